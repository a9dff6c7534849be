//! What the threats on the board decide, without looking at what follows each move.
//!
//! Two players only: the colours that act as 0 and 2 from now are of the seat to act, 1 and 3 of its opponent. A colour
//! cannot get a winning place but by its own moves, so whoever has one keeps it until somebody fills it or it wins.

use super::{Goal, Standing};

/// What can be said of a position at once, for the seat to act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Outlook {
    /// It wins, or reaches its goal.
    Wins,
    /// It loses, or fails.
    Loses,
    /// The colour to act has nothing that fits; so many colours on there is one that has. With 0 there is none, and it
    /// is a draw.
    Passed(u32),
    /// Any move that is not in this set loses, and those in it may not. There is at least one.
    Open(u32),
}

impl Outlook {
    /// Whether nothing is decided yet.
    pub(super) const fn is_open(self) -> bool {
        matches!(self, Outlook::Open(_))
    }
}

impl Standing {
    /// What can be said at once of a goal of the seat to act.
    #[inline]
    pub(crate) fn outlook_for(&self, goal: Goal) -> Outlook {
        if goal.is_bounded() { self.outlook_within(goal) } else { self.outlook() }
    }

    /// What can be said at once of the result.
    #[inline]
    pub(crate) fn outlook(&self) -> Outlook {
        let near = self.outlook_of_the_next();
        if !matches!(near, Outlook::Open(_)) || self.winning(1) != 0 {
            return near;
        }
        if self.wins_with_the_other_colour() { Outlook::Wins } else { open(self.not_lost_to_the_last()) }
    }

    /// What can be said at once of a goal that counts moves. As long as nobody can be passed over soon, it is known
    /// after how many moves a decided position ends.
    fn outlook_within(&self, goal: Goal) -> Outlook {
        let is_calm = self.can_wait() && (0..4).all(|n| self.fitting(n).count_ones() > 4);
        let outlook = if is_calm { self.outlook() } else { self.outlook_of_the_next() };
        let soonest = match outlook {
            Outlook::Wins if self.winning(0) == 0 => 3,
            Outlook::Loses if self.winning(1) == 0 => 4,
            Outlook::Loses => 2,
            // All four colours act before one of them can win with a place that it does not have yet.
            Outlook::Open(_) if is_calm && self.winning(1) == 0 => 5,
            Outlook::Open(_) | Outlook::Passed(_) | Outlook::Wins => 1,
        };
        let is_lost = outlook == Outlook::Loses && goal.is_win;
        let is_won = outlook == Outlook::Wins && !goal.is_win;
        match goal.is_win {
            _ if goal.within >= soonest || is_lost || is_won => outlook,
            true => Outlook::Loses,
            false => Outlook::Wins,
        }
    }

    /// What the colour to act and the next one decide, whoever may be passed over after them.
    #[inline]
    pub(super) fn outlook_of_the_next(&self) -> Outlook {
        let (mine, threat) = (self.fitting(0), self.winning(1));
        if mine == 0 {
            Outlook::Passed((1..4).find(|&n| self.fitting(n) != 0).map_or(0, |n| n as u32))
        } else if self.winning(0) != 0 {
            Outlook::Wins
        } else if threat != 0 {
            // It wins at its next move unless its only winning place is filled now.
            open(if is_many(threat) { 0 } else { threat & mine })
        } else {
            open(mine)
        }
    }

    /// Whether a move of the colour to act leaves its seat's other colour, which acts next but one, a winning place that
    /// the colour between cannot fill. That colour has no winning place itself.
    pub(super) fn wins_with_the_other_colour(&self) -> bool {
        let (mine, between, places) = (self.fitting(0), self.fitting(1), self.winning(2));
        let is_left = |places: u32| is_many(places) || places & !between != 0;
        if mine & !places != 0 { is_left(places) } else { each(places & mine).any(|x| is_left(places & !x)) }
    }

    /// The moves after which the opponent's last colour does not have more winning places than this seat's other colour
    /// can fill before. Nobody else has a winning place that is not sure to be filled first.
    fn not_lost_to_the_last(&self) -> u32 {
        let (mine, other) = (self.fitting(0), self.fitting(2));
        if other == 0 || !self.can_wait() {
            return mine;
        }
        // A winning place of this seat's other colour is filled before, by the colour to act or by the next one.
        let places = self.winning(3) & !self.winning(2);
        let is_held = |places: u32| !is_many(places) && places & !other == 0;
        if is_held(places) {
            return mine;
        }
        each(places & mine).filter(|x| is_held(places & !x)).fold(0, |all, x| all | x)
    }

    /// Whether the next colour will have a move that leaves the winning places of the last one, its own seat's, alone.
    fn can_wait(&self) -> bool {
        is_many(self.fitting(1) & !self.winning(3))
    }
}

/// The outlook with these moves to consider.
fn open(moves: u32) -> Outlook {
    if moves == 0 { Outlook::Loses } else { Outlook::Open(moves) }
}

/// Whether a set has more than one place.
#[inline]
pub(crate) const fn is_many(set: u32) -> bool {
    set & set.wrapping_sub(1) != 0
}

/// Each place of a set, as a set of its own.
#[inline]
fn each(set: u32) -> impl Iterator<Item = u32> {
    let mut rest = set;
    std::iter::from_fn(move || {
        let lowest = rest & rest.wrapping_neg();
        rest ^= lowest;
        (lowest != 0).then_some(lowest)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Move, Otrio};
    use std::collections::HashMap;
    use tabuleiro_game::{Game, Seat, chance};
    use tabuleiro_search::random;

    /// What a position is worth to a seat, by looking at everything.
    fn worth(at: &Otrio, seat: Seat, known: &mut HashMap<Otrio, i32>) -> i32 {
        if let Some(outcome) = at.outcome() {
            return outcome.winner.map_or(0, |winner| if winner == seat { 1 } else { -1 });
        }
        if let Some(worth) = known.get(at) {
            return *worth;
        }
        let mut values = Vec::new();
        for mv in at.moves() {
            let mut after = *at;
            after.apply(mv);
            values.push(worth(&after, seat, known));
        }
        let best = if at.turn() == seat { values.iter().max() } else { values.iter().min() };
        let best = *best.expect("the game goes on");
        known.insert(*at, best);
        best
    }

    /// Says what can be said at once, and compares it with what a position is worth.
    fn assert_true(at: &Otrio) {
        let (standing, seat, mut known) = (Standing::of(at), at.turn(), HashMap::new());
        let exact = worth(at, seat, &mut known);
        match standing.outlook() {
            Outlook::Wins => assert_eq!(exact, 1, "{at}"),
            Outlook::Loses => assert_eq!(exact, -1, "{at}"),
            Outlook::Passed(_) => panic!("whoever cannot act has been passed over: {at}"),
            Outlook::Open(places) => {
                for mv in at.moves().filter(|mv| mv.place.bit() & places == 0) {
                    let mut after = *at;
                    after.apply(mv);
                    assert_eq!(worth(&after, seat, &mut known), -1, "{mv} at {at}");
                }
            }
        }
    }

    /// Games in which nobody makes a line as long as there is another move, so that they become late.
    #[test]
    fn what_is_said_at_once_is_true() {
        let mut said = 0;
        for seed in 0..400 {
            let mut at = Otrio::start("".parse().expect("the default"));
            let mut rng = random::seeded(seed);
            while at.outcome().is_none() {
                let standing = Standing::of(&at);
                if standing.empty().count_ones() <= 9 {
                    assert_true(&at);
                    said += 1;
                }
                let quiet = standing.fitting(0) & !standing.winning(0);
                let places = if quiet == 0 { standing.fitting(0) } else { quiet };
                let place = crate::fast::nth(places, chance::below(&mut rng, places.count_ones()));
                at.apply(Move { colour: at.to_act(), place });
            }
        }
        assert!(said > 3_000);
    }
}
