//! What thinking has found.

use serde::{Deserialize, Serialize};
use tabuleiro_search::{self as search, Curve, Proven};
use tabuleiro_table::{self as table, Valued};

use crate::Message;
use crate::review::Grade;

/// A result for the seat to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Value {
    /// It wins.
    Win,
    /// Nobody wins.
    Draw,
    /// It loses.
    Loss,
}

/// What a bot has found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Thought {
    /// The move it would play.
    pub best: Option<String>,
    /// What the position is worth for the seat to move, if that is known.
    pub value: Option<Value>,
    /// Whether that is proven.
    pub proven: bool,
    /// How many moves until the end, if that is proven.
    pub plies: Option<u32>,
    /// A guess in hundredths of the game's own unit.
    pub score: Option<i32>,
    /// The line of play it expects.
    pub line: Vec<String>,
    /// How many moves it applied.
    pub nodes: u64,
}

/// What a legal move is worth to the seat that makes it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Judgement {
    /// The move.
    #[serde(rename = "move")]
    pub text: String,
    /// Its value, if that is known.
    pub value: Option<Value>,
    /// Whether that is proven.
    pub proven: bool,
    /// How many moves until the end.
    pub plies: Option<u32>,
    /// A guess in hundredths of the game's own unit.
    pub score: Option<i32>,
    /// Why it is bad, if there is something to point at.
    pub why: Option<Message>,
    /// How likely a win it makes, in thousandths; null where nothing is known.
    pub chance: Option<u16>,
    /// How bad it is beside the best one, if it is.
    pub grade: Option<Grade>,
}

/// A solved position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Solved {
    /// Its value for the seat to move.
    pub value: Value,
    /// How many moves until the end.
    pub plies: Option<u32>,
    /// A line of best play to the end.
    pub line: Vec<String>,
    /// Moves applied to find it.
    pub nodes: u64,
}

impl From<search::Value> for Value {
    fn from(value: search::Value) -> Value {
        match value {
            search::Value::Win => Value::Win,
            search::Value::Draw => Value::Draw,
            search::Value::Loss => Value::Loss,
        }
    }
}

/// The value and length of what is proven.
pub(crate) fn parts(proven: Option<Proven>) -> (Option<Value>, Option<u32>) {
    (proven.map(|proven| proven.value.into()), proven.and_then(|proven| proven.plies))
}

impl From<&table::Thought> for Thought {
    fn from(thought: &table::Thought) -> Thought {
        let (value, plies) = parts(thought.proven);
        Thought {
            best: thought.best.clone(),
            value,
            proven: value.is_some(),
            plies,
            score: thought.score,
            line: thought.line.clone(),
            nodes: thought.nodes,
        }
    }
}

impl Judgement {
    /// Every legal move, best first, each with how bad it is beside that.
    pub(crate) fn all(judged: &[table::Judgement], curve: Curve) -> Vec<Judgement> {
        let best = judged.first().map(Valued::from).unwrap_or_default();
        judged.iter().map(|one| Judgement::of(one, best, curve)).collect()
    }

    fn of(one: &table::Judgement, best: Valued, curve: Curve) -> Judgement {
        let ((value, plies), worth) = (parts(one.proven), Valued::from(one));
        Judgement {
            text: one.text.clone(),
            value,
            proven: value.is_some(),
            plies,
            score: one.score,
            why: one.why.as_ref().map(Message::from),
            chance: worth.chance(curve).map(search::Chance::thousandths),
            grade: table::Grade::of(best, worth, curve).map(Grade::from),
        }
    }
}

impl From<&search::Solved<String>> for Solved {
    fn from(solved: &search::Solved<String>) -> Solved {
        Solved {
            value: solved.proven.value.into(),
            plies: solved.proven.plies,
            line: solved.line.clone(),
            nodes: solved.nodes,
        }
    }
}
