//! What can be answered.

use serde::{Deserialize, Serialize};

use crate::board::Board;
use crate::choice::{Choice, Step};
use crate::event::Event;
use crate::kind::Kind;
use crate::preview::Preview;
use crate::puzzle::{Lesson, Puzzle};
use crate::record::Archive;
use crate::review::{Reviewed, Summary};
use crate::series::{Kept, Score};
use crate::standing::Standing;
use crate::terms::Player;
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
    /// What came of a command.
    Decided {
        /// What happened, in order; by time alone, if the command was refused.
        events: Vec<Event>,
        /// What came of it when it was done before; null if it was not.
        again: Option<Vec<Event>>,
        /// Why it was not done; null if it was.
        fault: Option<Fault>,
    },
    /// The score of the games in a row.
    Score {
        /// The game that is over included.
        score: Score,
    },
    /// All that is to be kept.
    Kept {
        /// Whoever gives it back takes the game up where it was.
        kept: Kept,
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
    /// A position that was looked at for a review.
    Appraised {
        /// What was found, for whoever asks for a review; null if it was stopped, or no such move was made.
        appraisal: Option<String>,
    },
    /// How good the moves of a game were.
    Review {
        /// Those that were looked at, in order.
        moves: Vec<Reviewed>,
        /// How well each seat played.
        seats: Vec<Summary>,
    },
    /// The exact value.
    Solved {
        /// Null if it could not be had.
        solved: Option<Solved>,
    },
    /// The game as a record.
    Record {
        /// With its text.
        record: Archive,
    },
    /// Records apart from each other.
    Records {
        /// Their texts, unchecked.
        texts: Vec<String>,
    },
    /// A text in another program's form.
    Foreign {
        /// The text.
        text: String,
    },
    /// Whether a level agrees to a draw.
    Draw {
        /// Whether it does.
        yes: bool,
    },
    /// What came of a try at a puzzle.
    Attempted {
        /// How it went.
        attempt: Attempted,
        /// The move of the solution that comes next, for whoever asks for help; null when it is solved.
        expected: Option<String>,
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
    pub players: Vec<Player>,
    /// The number of the last event.
    pub head: u32,
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

/// What came of a try at a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Attempted {
    /// It is right. These moves of the others followed; it is the solver's turn again.
    GoOn {
        /// What the others answered, in order.
        replies: Vec<String>,
    },
    /// It is right, and the puzzle is solved.
    Solved,
    /// It misses the goal. This line shows why: the move itself, and what follows.
    Wrong {
        /// The move and the replies to it.
        line: Vec<String>,
    },
    /// It is not the move of the solution, and nobody could say whether it reaches the goal.
    Unknown,
}

impl From<tabuleiro_learn::Answer> for Attempted {
    fn from(answer: tabuleiro_learn::Answer) -> Attempted {
        use tabuleiro_learn::Answer as It;
        match answer {
            It::GoOn { replies } => Attempted::GoOn { replies },
            It::Solved => Attempted::Solved,
            It::Wrong { line } => Attempted::Wrong { line },
            It::Unknown => Attempted::Unknown,
        }
    }
}
