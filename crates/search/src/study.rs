//! Studying a game: exact values where they can be had, and reasons in words.

use tabuleiro_game::{Arg, Game, Message, Record, Show};

use crate::{Aids, Bot, Budget, Curve, Leash, Limit, Proven, Report, Roster, Value};

/// A game that can be studied. What a game cannot do it leaves at the provided answer.
///
/// Values are asked of a game with its past: where a repeated position ends it, the past has a say.
pub trait Study: Roster + Show {
    /// The exact value of a game as it stands, with a line of best play, worked out now. `None` if the stop was pulled, the limit
    /// reached, or the game has no solver.
    fn solve(
        record: &Record<Self>,
        aids: &Aids,
        leash: &mut Leash<'_, Progress>,
    ) -> Option<Solved<Self::Move>> {
        let _ = (record, aids, leash);
        None
    }

    /// The exact value if it is known at once, from a table or by a short search.
    fn known(record: &Record<Self>, aids: &Aids) -> Option<Proven> {
        let _ = (record, aids);
        None
    }

    /// The same within a leash, for whoever must keep a limit. A game whose [`Study::known`] may search for long says how.
    fn known_within(record: &Record<Self>, aids: &Aids, leash: &mut Leash<'_, Progress>) -> Option<Proven> {
        let _ = leash;
        Self::known(record, aids)
    }

    /// How many points the seat to move ends with when both play for as many as they can, what it has already included; `None` if that
    /// is not known at once, or the game counts none.
    fn points(at: &Self, aids: &Aids) -> Option<u8> {
        let _ = (at, aids);
        None
    }

    /// How many moves it takes until the end that is proven, if the winner plays for the shortest and the loser for the longest way;
    /// what no table tells is worked out within the budget. `None` if that could not be had.
    fn length(at: &Self, proven: Proven, aids: &Aids, budget: &mut Budget) -> Option<u32> {
        let _ = (at, aids, budget);
        proven.plies
    }

    /// Who is asked about positions that nobody knows: the strongest player, with whatever is at hand.
    fn analyst(aids: &Aids) -> Option<Box<dyn Bot<Self>>> {
        Self::roster().last().map(|strongest| (strongest.make)(1, aids))
    }

    /// How its guesses become chances of winning, as measured (`docs/strength.md`).
    fn curve() -> Curve {
        Curve::USUAL
    }

    /// What a score of one whole unit stands for, if its scores can be put into words.
    fn unit() -> Option<Message> {
        None
    }

    /// So many units of its scores, in words: “2.8 seeds”; `None` if the number has to stand alone.
    fn measured(amount: Arg) -> Option<Message> {
        let _ = amount;
        None
    }

    /// Why a legal move is bad, in a sentence, if there is something to point at beyond its value.
    fn why(at: &Self, mv: Self::Move) -> Option<Message> {
        let _ = (at, mv);
        None
    }
}

/// How far a long work has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Progress {
    /// Moves applied so far.
    pub nodes: u64,
    /// How much is done, in thousandths; `None` if nobody can say.
    pub done: Option<u32>,
}

/// A solved position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solved<M> {
    /// Its value for the seat to move.
    pub proven: Proven,
    /// A line of best play to the end.
    pub line: Vec<M>,
    /// Moves applied to find it.
    pub nodes: u64,
}

/// The value of a game by a player that looks as far ahead as the game lasts, for [`Study::solve`]. `None` if it was stopped before all was
/// seen, or the game is over.
///
/// Where games can go on for ever but no win takes longer than the player looks, `else_drawn` says that what is not won by then is
/// drawn.
pub fn to_the_end<G: Game>(
    mut searcher: impl Bot<G>,
    record: &Record<G>,
    else_drawn: bool,
    leash: &mut Leash<'_, Progress>,
) -> Option<Solved<G::Move>> {
    if record.outcome().is_some() {
        return None;
    }
    let told = |report: &Report<G::Move>| Progress { nodes: report.nodes, done: None };
    let think = |lent: &mut Leash<'_, Report<G::Move>>| (searcher.think(record, lent), lent.is_over());
    let (report, was_cut_short) = leash.lend(Limit::default(), told, think);
    let is_drawn = else_drawn && !was_cut_short;
    let proven = report.proven.or(is_drawn.then_some(Proven::of(Value::Draw)))?;
    Some(Solved { proven, line: report.line, nodes: report.nodes })
}

/// A winning reply to a move: one that ends the game at once in favour of whoever makes it.
pub fn winning_reply<G: Game>(at: &G, mv: G::Move) -> Option<G::Move> {
    let mut after = *at;
    after.apply(mv);
    let seat = after.turn();
    let wins = |reply: &G::Move| {
        let mut end = after;
        end.apply(*reply);
        end.outcome().is_some_and(|outcome| outcome.winner == Some(seat))
    };
    if seat == at.turn() { None } else { after.moves().find(wins) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::alphabeta::{NoPromise, Settings};
    use crate::toy::{Wood, WoodOptions};
    use crate::{AlphaBeta, NoOracle, Stop};

    /// A player that looks so far ahead, and guesses nothing.
    fn searcher(depth: u32) -> impl Bot<Wood<false>> {
        let settings = Settings { depth, ..Settings::default() };
        AlphaBeta::new((|_| 0) as fn(&Wood<false>) -> i32, NoOracle, NoPromise, settings)
    }

    #[test]
    fn a_game_is_solved_exactly_if_it_is_seen_to_its_end() {
        let records = (0..60).map(|number| Wood::<false>::record(WoodOptions { number, ..MANY }));
        for record in records {
            let whole =
                to_the_end(searcher(6), &record, false, &mut Leash::free()).expect("all of it is seen");
            assert!(!whole.line.is_empty() && whole.nodes > 0, "{whole:?}");
            // Nobody wins or loses before the sixth move.
            let nearer = |else_drawn| to_the_end(searcher(5), &record, else_drawn, &mut Leash::free());
            assert_eq!(nearer(false), None);
            assert_eq!(nearer(true).map(|solved| solved.proven), Some(Proven::of(Value::Draw)));
            let mut short = Leash::silent(Limit::nodes(3), &Stop::new());
            assert_eq!(
                to_the_end(searcher(6), &record, true, &mut short),
                None,
                "what was cut short is not drawn"
            );
            let end = whole.line.iter().fold(record, |mut at, mv| {
                at.play(*mv).expect("a legal move");
                at
            });
            assert!(end.outcome().is_some());
            assert_eq!(to_the_end(searcher(6), &end, true, &mut Leash::free()), None, "it is over");
        }
    }

    const MANY: WoodOptions =
        WoodOptions { number: 0, more_seats: 0, more_moves: 3, more_plies: 0, early: 0 };

    /// Every move of the second half of some small games, beside trying every reply.
    #[test]
    fn a_winning_reply_ends_the_game_for_whoever_makes_it() {
        let (mut found, mut none, mut same) = (0, 0, 0);
        for number in 0..200 {
            let mut record = Wood::<false>::record(WoodOptions {
                number,
                more_seats: 0,
                more_moves: 2,
                ..WoodOptions::default()
            });
            while record.ply() < 4 {
                let mv = record.legal()[0];
                record.play(mv).expect("a legal move");
            }
            for mv in record.legal() {
                let mut after = record.clone();
                after.play(mv).expect("a legal move");
                let seat = after.now().turn();
                let wins = |reply: &_| {
                    let mut end = after.clone();
                    end.play(*reply).expect("a legal move");
                    end.outcome().expect("it is the sixth move").winner == Some(seat)
                };
                let is_same = seat == record.now().turn();
                let first = after.legal().into_iter().find(wins).filter(|_| !is_same);
                assert_eq!(winning_reply(record.now(), mv), first);
                same += u32::from(is_same);
                found += u32::from(first.is_some());
                none += u32::from(first.is_none());
            }
        }
        assert!(found > 20 && none > 20 && same > 20, "{found} {none} {same}");
    }
}
