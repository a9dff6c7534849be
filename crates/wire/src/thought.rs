//! What thinking has found.

use serde::{Deserialize, Serialize};
use tabuleiro_search::{self as search, Proven};
use tabuleiro_table::{self as table, review};

use crate::Message;

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
    /// What it gives away beside the best one, if it is a mistake.
    pub cost: Option<Cost>,
}

/// What a mistake gives away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Cost {
    /// Something that was proven.
    Value {
        /// What was to be had.
        had: Value,
        /// What is left.
        left: Value,
    },
    /// So much of a guess.
    Score {
        /// In hundredths of the game's own unit.
        score: i32,
    },
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
    /// Every legal move, best first, each with what it gives away.
    pub(crate) fn all(judged: &[table::Judgement]) -> Vec<Judgement> {
        let cost = |one: &table::Judgement| review::look(0, &one.text, judged)?.cost;
        judged.iter().map(|one| Judgement::of(one, cost(one))).collect()
    }

    fn of(one: &table::Judgement, cost: Option<table::Cost>) -> Judgement {
        let (value, plies) = parts(one.proven);
        Judgement {
            text: one.text.clone(),
            value,
            proven: value.is_some(),
            plies,
            score: one.score,
            why: one.why.as_ref().map(Message::from),
            cost: cost.map(Cost::from),
        }
    }
}

impl From<table::Cost> for Cost {
    fn from(cost: table::Cost) -> Cost {
        match cost {
            table::Cost::Value(had, left) => Cost::Value { had: had.into(), left: left.into() },
            table::Cost::Score(score) => Cost::Score { score },
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
