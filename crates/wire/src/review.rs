//! A whole game looked at again.

use serde::{Deserialize, Serialize};
use tabuleiro_table as table;
use tabuleiro_table::review;

use crate::Message;
use crate::event::number;
use crate::thought::{Value, parts};

/// What a position or a move is worth to a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Valued {
    /// Its value, if that is known.
    pub value: Option<Value>,
    /// Whether that is proven.
    pub proven: bool,
    /// How many moves until the end, where that is proven.
    pub plies: Option<u32>,
    /// A guess in hundredths of the game's own unit, where nothing is proven.
    pub score: Option<i32>,
}

impl From<table::Valued> for Valued {
    fn from(worth: table::Valued) -> Valued {
        let (value, plies) = parts(worth.proven);
        Valued { value, proven: value.is_some(), plies, score: worth.score }
    }
}

/// How bad a move is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Grade {
    /// A little was given away: a slip.
    Inaccuracy,
    /// Much.
    Mistake,
    /// The game, or half of it.
    Blunder,
}

impl From<table::Grade> for Grade {
    fn from(grade: table::Grade) -> Grade {
        match grade {
            table::Grade::Inaccuracy => Grade::Inaccuracy,
            table::Grade::Mistake => Grade::Mistake,
            table::Grade::Blunder => Grade::Blunder,
        }
    }
}

/// A move of a game, looked at again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Reviewed {
    /// Which move, counted from 1.
    pub ply: u32,
    /// Who made it.
    pub seat: u8,
    /// The move.
    #[serde(rename = "move")]
    pub text: String,
    /// What the position was worth to whoever made it.
    pub before: Valued,
    /// What the move made of it.
    pub after: Valued,
    /// How likely a win was before and after, in thousandths; null where nothing is known.
    pub chance: Option<[u16; 2]>,
    /// The best move.
    pub best: String,
    /// How bad it was, if it was.
    pub grade: Option<Grade>,
    /// Why it was bad, if it was and that can be said.
    pub why: Option<Message>,
}

impl From<&table::Reviewed> for Reviewed {
    fn from(one: &table::Reviewed) -> Reviewed {
        Reviewed {
            ply: one.ply as u32,
            seat: number(one.seat),
            text: one.text.clone(),
            before: one.before.into(),
            after: one.after.into(),
            chance: one.chance.map(|both| both.map(tabuleiro_search::Chance::thousandths)),
            best: one.best.clone(),
            grade: one.grade.map(Grade::from),
            why: one.why.as_ref().map(Message::from),
        }
    }
}

/// How well one seat played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Summary {
    /// How many moves it made that were looked at.
    pub moves: u32,
    /// Of how many of them nobody can say what they are worth.
    pub unknown: u32,
    /// How many slips, mistakes and blunders.
    pub grades: [u32; 3],
    /// How much of what was to be had its moves kept, in thousandths; null where nothing is known of any.
    pub accuracy: Option<u16>,
}

impl From<&review::Summary> for Summary {
    fn from(summary: &review::Summary) -> Summary {
        Summary {
            moves: summary.moves as u32,
            unknown: summary.unknown as u32,
            grades: summary.grades.map(|count| count as u32),
            accuracy: summary.accuracy,
        }
    }
}
