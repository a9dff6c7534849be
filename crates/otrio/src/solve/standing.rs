//! A position as the solver sees it: who holds what from the colour to act on, and what would complete a line.

use crate::fast::{self, ALL, LINE_COUNT, LINES};
use crate::{Otrio, Place};

/// For any two places, the place that makes a line of them, as a set; empty if none does.
static THIRD: [[u32; Place::COUNT]; Place::COUNT] = third();

const fn third() -> [[u32; Place::COUNT]; Place::COUNT] {
    let mut table = [[0; Place::COUNT]; Place::COUNT];
    let mut line = 0;
    while line < LINE_COUNT {
        let mut one = LINES[line];
        while one != 0 {
            let mut other = LINES[line] & !(one & one.wrapping_neg());
            while other != 0 {
                let (a, b) = (one.trailing_zeros(), other.trailing_zeros());
                table[a as usize][b as usize] = LINES[line] & !(1 << a) & !(1 << b);
                other &= other - 1;
            }
            one &= one - 1;
        }
        line += 1;
    }
    table
}

/// A position, the colour to act first and the others behind it in acting order. With three players there is a fourth
/// colour nevertheless, which has no piece that fits anywhere and so is always passed over.
///
/// What each colour threatens is carried along, since it is asked far more often than it changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Standing {
    /// The places that each colour has filled.
    held: [u32; 4],
    /// The places that would complete a line of it, empty or not.
    near: [u32; 4],
    /// The places of the sizes that it has left, empty or not.
    sizes: [u32; 4],
    empty: u32,
    /// The number of the colour to act in the acting order.
    acting: u8,
}

impl Standing {
    /// The solver's view of a position.
    pub(crate) fn of(at: &Otrio) -> Standing {
        let (colours, acting) = (usize::from(at.setup().colours()), usize::from(at.acting()));
        let mut held = [0; 4];
        for (n, set) in at.held_in_turn().into_iter().take(colours).enumerate() {
            held[(acting + n) % colours] = set;
        }
        let mut sizes = held.map(fast::places_of_sizes_left);
        sizes[colours..].fill(0);
        let empty = ALL & !held.iter().fold(0, |all, set| all | set);
        let mut standing = Standing { held, near: held.map(fast::completing), sizes, empty, acting: 0 };
        (0..acting).for_each(|_| standing.hand_on());
        standing
    }

    /// The empty places.
    pub(crate) const fn empty(&self) -> u32 {
        self.empty
    }

    /// How many pieces lie on the board.
    pub(crate) const fn pieces(&self) -> u32 {
        Place::COUNT as u32 - self.empty.count_ones()
    }

    /// The places that the colour acting as `n`-th from now has filled.
    pub(crate) const fn held(&self, n: usize) -> u32 {
        self.held[n]
    }

    /// Where it has a piece that fits.
    #[inline]
    pub(crate) const fn fitting(&self, n: usize) -> u32 {
        self.sizes[n] & self.empty
    }

    /// Where it would win if it were to act.
    #[inline]
    pub(crate) const fn winning(&self, n: usize) -> u32 {
        self.near[n] & self.sizes[n] & self.empty
    }

    /// The number of the colour to act in the acting order.
    pub(crate) const fn acting(&self) -> u8 {
        self.acting
    }

    /// The position after the colour to act has filled an empty place. The next colour is to act, whether or not it
    /// can.
    #[inline]
    pub(crate) fn after(&self, place: u32) -> Standing {
        let mut after = *self;
        let mut others = self.held[0];
        while others != 0 {
            after.near[0] |= THIRD[place as usize][others.trailing_zeros() as usize];
            others &= others - 1;
        }
        after.held[0] |= 1 << place;
        after.sizes[0] = fast::places_of_sizes_left(after.held[0]);
        after.empty &= !(1 << place);
        after.hand_on();
        after
    }

    /// Makes the next colour the one to act.
    #[inline]
    pub(crate) fn hand_on(&mut self) {
        self.held.rotate_left(1);
        self.near.rotate_left(1);
        self.sizes.rotate_left(1);
        self.acting = (self.acting + 1) & 3;
    }

    /// How many lines through a place are open to the colour to act, if nobody hinders it.
    pub(crate) fn open_lines(&self, place: Place) -> usize {
        let reach = self.held[0] | self.fitting(0);
        LINES.iter().filter(|line| *line & place.bit() != 0 && *line & reach == **line).count()
    }

    /// Whether a colour can still get a line, if nobody hinders it.
    pub(crate) fn has_hope(&self, n: usize) -> bool {
        let reach = self.held[n] | self.fitting(n);
        LINES.iter().any(|line| line & reach == *line)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabuleiro_game::{Game, Outcome, Seat};
    use tabuleiro_search::random;

    /// Positions along random games for two, three and four players.
    fn games(mut test: impl FnMut(&Otrio, &Standing)) {
        for (options, seed) in ["", "players=3", "players=4"]
            .iter()
            .flat_map(|options| (0..200).map(move |seed| (options, seed)))
        {
            let mut at = Otrio::start(options.parse().expect("the options are good"));
            let mut rng = random::seeded(seed);
            let mut standing = Standing::of(&at);
            while let Some(mv) = at.sample(&mut rng) {
                test(&at, &standing);
                at.apply(mv);
                standing = standing.after(mv.place.index() as u32);
                while at.outcome().is_none() && standing.acting() != at.acting() {
                    standing.hand_on();
                }
            }
        }
    }

    #[test]
    fn what_is_carried_along_is_what_a_fresh_look_gives() {
        games(|at, standing| {
            let fresh = Standing::of(at);
            assert_eq!(standing.held, fresh.held, "{at}");
            for n in 0..4 {
                assert_eq!(standing.fitting(n), fresh.fitting(n), "{at}");
                assert_eq!(standing.winning(n), fresh.winning(n), "{at}");
            }
        });
    }

    #[test]
    fn winning_places_are_those_that_end_the_game() {
        games(|at, standing| {
            for mv in at.moves() {
                let mut after = *at;
                after.apply(mv);
                let won = after.outcome().is_some_and(|end| end.winner == Some(at.turn()));
                assert_eq!(won, standing.winning(0) & mv.place.bit() != 0, "{mv} at {at}");
            }
        });
    }

    #[test]
    fn a_colour_without_hope_never_wins() {
        for seed in 0..300 {
            let mut at = Otrio::start("players=4".parse().expect("the options are good"));
            let mut rng = random::seeded(seed);
            let mut without = Vec::new();
            while let Some(mv) = at.sample(&mut rng) {
                let standing = Standing::of(&at);
                let colour = |n: usize| at.setup().seat((standing.acting() + n as u8) & 3);
                without.extend((0..4).filter(|n| !standing.has_hope(*n)).map(colour));
                at.apply(mv);
            }
            let winner: Option<Seat> = at.outcome().and_then(|end: Outcome| end.winner);
            assert!(winner.is_none_or(|winner| !without.contains(&winner)), "{at}");
        }
    }
}
