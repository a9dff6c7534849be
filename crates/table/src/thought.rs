//! What a bot has found, in text, whichever game it thinks about.

use tabuleiro_game::Move;
use tabuleiro_search::{Proven, Report};

/// A report whose moves are canonical text.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Thought {
    /// The move it would play.
    pub best: Option<String>,
    /// How good it is for the seat to move, in hundredths of the game's own unit, if the bot knows.
    pub score: Option<i32>,
    /// What the position is proven to be worth for the seat to move, if the bot knows.
    pub proven: Option<Proven>,
    /// The line of play it expects, the best move first.
    pub line: Vec<String>,
    /// How many moves it applied.
    pub nodes: u64,
}

impl Thought {
    /// A report in text.
    pub fn of<M: Move>(report: &Report<M>) -> Thought {
        Thought {
            best: report.best.as_ref().map(ToString::to_string),
            score: report.score,
            proven: report.proven,
            line: report.line.iter().map(ToString::to_string).collect(),
            nodes: report.nodes,
        }
    }
}
