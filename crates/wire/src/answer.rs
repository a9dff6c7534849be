//! What can be answered.

use serde::{Deserialize, Serialize};

use crate::board::Board;
use crate::choice::{Choice, Step};
use crate::kind::Kind;
use crate::preview::Preview;
use crate::puzzle::{Lesson, Puzzle};
use crate::record::Record;
use crate::session::{Event, Standing};
use crate::thought::{Judgement, Solved, Thought};
use crate::view::View;
use crate::{Fault, Message};

/// What can be answered.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Answer {
    /// Every game there is.
    Kinds {
        /// In order.
        kinds: Vec<Kind>,
    },
    /// The options fit together.
    Fits,
    /// The rule book.
    Rules {
        /// In Markdown.
        book: String,
    },
    /// Puzzles.
    Puzzles {
        /// Easy ones first.
        puzzles: Vec<Puzzle>,
    },
    /// Lessons.
    Lessons {
        /// In order.
        lessons: Vec<Lesson>,
    },
    /// A session is open.
    Opened(Opened),
    /// The board.
    Board {
        /// It never changes during a game.
        board: Board,
    },
    /// What can be seen.
    View {
        /// Of the position asked for.
        view: View,
    },
    /// What may be decided.
    Choices {
        /// Every legal move.
        choices: Vec<Choice>,
    },
    /// What happened.
    Steps {
        /// In order.
        steps: Vec<Step>,
    },
    /// What a move would do.
    Preview {
        /// The move is only looked at.
        preview: Preview,
    },
    /// Spots touched so lead to a legal move.
    LeadsOn,
    /// What a typed text means.
    Read {
        /// A move, or a question for the next part.
        reading: Read,
    },
    /// What happened.
    Events {
        /// In order.
        events: Vec<Event>,
    },
    /// How a session stands.
    Standing {
        /// At the moment it was asked.
        standing: Standing,
    },
    /// What a bot found.
    Thought {
        /// Its move, and what it expects.
        thought: Thought,
    },
    /// What every legal move is worth.
    Judged {
        /// Best first.
        moves: Vec<Judgement>,
    },
    /// The exact value.
    Solved {
        /// Null if it could not be had.
        solved: Option<Solved>,
    },
    /// The game as a record.
    Record {
        /// With its text.
        record: Record,
    },
    /// It was not done.
    Fault {
        /// Why.
        fault: Fault,
    },
}

/// A session that was opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Opened {
    /// The game.
    pub game: String,
    /// What each seat is called.
    pub seats: Vec<Message>,
    /// Who sits there.
    pub players: Vec<String>,
    /// How many moves have been played.
    pub ply: u32,
    /// The position now.
    pub position: String,
}

/// What a typed text means.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Read {
    /// A move.
    Move {
        /// Its canonical text.
        text: String,
    },
    /// Right so far.
    More {
        /// Asks for the next part.
        question: Message,
    },
}
