//! A whole game looked at again: what each move kept or gave away.

use tabuleiro_search::{Aids, Leash, Limit, Proven, Stop, Value};

use crate::{Archive, ArchiveError, Judgement, Kind, Kinds};

/// What a position or a move is worth to the seat that moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Valued {
    /// Its proven value, counted from before the move.
    pub proven: Option<Proven>,
    /// A guess in hundredths of the game's own unit, where nothing is proven.
    pub score: Option<i32>,
}

/// What a mistake gives away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cost {
    /// What was proven to be had, and what is left.
    Value(Value, Value),
    /// So many hundredths of the game's own unit.
    Score(i32),
}

/// A move of a game, looked at again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reviewed {
    /// How many moves had been played when it was made, it included.
    pub ply: usize,
    /// The move in canonical text.
    pub text: String,
    /// What the position was worth: what the best move makes of it.
    pub before: Valued,
    /// What the move made of it.
    pub after: Valued,
    /// The best move.
    pub best: String,
    /// What it gave away, if it was a mistake.
    pub cost: Option<Cost>,
}

/// A move that gives away so many hundredths is a mistake where nothing is proven. Less than that is within the doubt of a short
/// search.
pub const MISTAKE: i32 = 100;

/// Looks at every move of a record again, each position with so many nodes, and tells each as it is known; whether to go on.
///
/// A move that cannot be played stops it, and so does a claim of the record that does not hold.
pub fn review(
    archive: &Archive,
    kinds: Kinds,
    aids: impl Fn(&dyn Kind) -> Aids,
    nodes: u64,
    tell: &mut dyn FnMut(Reviewed) -> bool,
) -> Result<(), ArchiveError> {
    let mut table = archive.open(kinds)?;
    let aids = aids(table.kind());
    while table.ply() < archive.moves().len() {
        let judged = table.task(&aids).analyse(&mut Leash::silent(Limit::nodes(nodes), &Stop::new()));
        let Some(played) = archive.play_next(table.as_mut())? else { break };
        let reviewed = look(table.ply(), &played.text, &judged);
        if reviewed.is_some_and(|reviewed| !tell(reviewed)) {
            return Ok(());
        }
    }
    archive.check_result(table.as_ref()).map(drop)
}

/// One move among all that could be played, best first. `None` if it is not among them.
pub fn look(ply: usize, text: &str, judged: &[Judgement]) -> Option<Reviewed> {
    let worth = |one: &Judgement| Valued { proven: one.proven, score: one.score };
    let best = judged.first()?;
    let (before, after) = (worth(best), worth(judged.iter().find(|one| one.text == text)?));
    let (text, best) = (text.to_owned(), best.text.clone());
    Some(Reviewed { ply, text, before, after, best, cost: cost(before, after) })
}

/// What a move gives away. Between what is proven and what is guessed nobody can say it, unless both were guessed too.
fn cost(before: Valued, after: Valued) -> Option<Cost> {
    let value = |worth: Valued| worth.proven.map(|proven| proven.value);
    if let (Some(had), Some(left)) = (value(before), value(after)) {
        return (rank(left) < rank(had)).then_some(Cost::Value(had, left));
    }
    let lost = before.score?.checked_sub(after.score?)?;
    (lost >= MISTAKE).then_some(Cost::Score(lost))
}

fn rank(value: Value) -> u8 {
    match value {
        Value::Loss => 0,
        Value::Draw => 1,
        Value::Win => 2,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judged(text: &str, proven: Option<Proven>, score: Option<i32>) -> Judgement {
        Judgement { text: text.to_owned(), proven, score, why: None }
    }

    fn within_three(value: Value) -> Proven {
        Proven::within(value, 3)
    }

    fn cost_of(best: (Option<Proven>, Option<i32>), played: (Option<Proven>, Option<i32>)) -> Option<Cost> {
        let all = [judged("a", best.0, best.1), judged("b", played.0, played.1)];
        let reviewed = look(7, "b", &all).expect("it is there");
        assert_eq!((reviewed.ply, reviewed.text.as_str(), reviewed.best.as_str()), (7, "b", "a"));
        assert_eq!(reviewed.before, Valued { proven: best.0, score: best.1 });
        assert_eq!(reviewed.after, Valued { proven: played.0, score: played.1 });
        reviewed.cost
    }

    #[test]
    fn a_proven_value_that_gets_worse_is_a_mistake() {
        use Value::{Draw, Loss, Win};
        for (had, left) in [(Win, Draw), (Win, Loss), (Draw, Loss)] {
            assert_eq!(
                cost_of((Some(within_three(had)), None), (Some(within_three(left)), None)),
                Some(Cost::Value(had, left))
            );
        }
        for same in [Win, Draw, Loss] {
            assert_eq!(
                cost_of((Some(within_three(same)), None), (Some(within_three(same)), None)),
                None,
                "{same:?}"
            );
        }
        assert_eq!(cost_of((Some(within_three(Draw)), None), (Some(within_three(Win)), None)), None);
    }

    #[test]
    fn a_longer_win_is_no_mistake() {
        let [short, long] = [1, 9].map(|plies| Some(Proven::within(Value::Win, plies)));
        assert_eq!(cost_of((short, None), (long, None)), None);
    }

    #[test]
    fn scores_count_from_a_whole_unit_on() {
        assert_eq!(cost_of((None, Some(50)), (None, Some(50 - MISTAKE))), Some(Cost::Score(MISTAKE)));
        assert_eq!(cost_of((None, Some(50)), (None, Some(51 - MISTAKE))), None);
        assert_eq!(cost_of((None, Some(50)), (None, Some(90))), None);
        assert_eq!(cost_of((None, Some(i32::MAX)), (None, Some(i32::MIN))), None, "no sum runs over");
    }

    #[test]
    fn nothing_is_said_where_nothing_is_known() {
        assert_eq!(cost_of((None, None), (None, Some(-900))), None);
        assert_eq!(cost_of((None, Some(900)), (None, None)), None);
        assert_eq!(look(1, "c", &[judged("a", None, None)]), None);
        assert_eq!(look(1, "a", &[]), None);
    }

    #[test]
    fn the_best_move_costs_nothing() {
        let reviewed =
            look(1, "a", &[judged("a", Some(within_three(Value::Loss)), None)]).expect("it is there");
        assert_eq!((reviewed.cost, reviewed.best.as_str()), (None, "a"));
    }
}
