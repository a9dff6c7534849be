//! Requests and responses: versioned, bounded, numbered by the asker.

use serde::{Deserialize, Serialize};

use crate::board::Board;
use crate::choice::{Choice, Step};
use crate::kind::Kind;
use crate::puzzle::{Lesson, Puzzle};
use crate::record::Record;
use crate::session::{Command, Event, TimeControl};
use crate::thought::{Judgement, Solved, Thought};
use crate::view::View;
use crate::{Fault, WireError};

/// The version of everything here. What is of another is refused.
pub const VERSION: u32 = 1;

/// No text with more bytes is read.
pub const LARGEST: usize = 1 << 16;

/// Something asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Request {
    /// The version.
    pub v: u32,
    /// The asker's own number, which the response repeats.
    pub id: u32,
    /// What is asked.
    pub ask: Ask,
}

/// What can be asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Ask {
    /// Every game there is.
    Kinds,
    /// Whether options of a game fit together.
    Fits {
        /// The game.
        game: String,
        /// The options, as `key=value` words.
        options: String,
    },
    /// The rule book, in Markdown.
    Rules {
        /// The game.
        game: String,
        /// In which language.
        lang: Lang,
    },
    /// Puzzles with one right first move, which is proven.
    Puzzles {
        /// The game.
        game: String,
    },
    /// The rules in short steps.
    Lessons {
        /// The game.
        game: String,
    },
    /// To open a session.
    Open(Open),
    /// To take up a game from a record.
    Load {
        /// Its text.
        record: String,
    },
    /// The board.
    Board,
    /// What can be seen.
    View {
        /// After so many moves; now, if null.
        #[serde(default)]
        ply: Option<u32>,
    },
    /// Every legal move.
    Choices,
    /// What happened during a move.
    Steps {
        /// Which, counted from 1.
        ply: u32,
    },
    /// What would happen during a move.
    Preview {
        /// Its canonical text.
        text: String,
    },
    /// Why spots touched lead to no legal move.
    Why {
        /// In this order.
        path: Vec<u16>,
    },
    /// What a typed text means.
    Read {
        /// What was typed.
        text: String,
        /// In which language.
        lang: Lang,
    },
    /// What a seat asks for.
    Command(Command),
    /// Everything that happened after an event.
    Events {
        /// Its number.
        after: u32,
    },
    /// What a bot finds, within so many nodes.
    Think(Think),
    /// Every legal move with its value.
    Analyse {
        /// Within so many nodes.
        nodes: u64,
    },
    /// The exact value.
    Solve {
        /// Within so many nodes.
        nodes: u64,
    },
    /// The game as a record.
    Record,
}

/// A language.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// English.
    En,
    /// Portuguese.
    Pt,
}

/// How a session begins.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Open {
    /// The game.
    pub game: String,
    /// Its options, as `key=value` words.
    #[serde(default)]
    pub options: String,
    /// Where it begins, if not at the start.
    #[serde(default)]
    pub position: Option<String>,
    /// The seed of the deal, where chance decides something.
    #[serde(default)]
    pub deal: Option<u64>,
    /// Who plays, in seat order: `human`, a bot's name, or any other name of a person after `@`. Empty: people on all seats.
    #[serde(default)]
    pub players: Vec<String>,
    /// How time is measured out.
    #[serde(default)]
    pub control: TimeControl,
    /// From which every random choice of the bots follows.
    #[serde(default)]
    pub seed: u64,
    /// Whether everybody sits at one screen, so that nobody need be asked before a move is taken back.
    #[serde(default)]
    pub friendly: bool,
}

/// How a bot is to think.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Think {
    /// Which; the one to move, if null, or else the game's usual one.
    #[serde(default)]
    pub bot: Option<String>,
    /// From which its random choices follow, if it is not the one to move.
    #[serde(default)]
    pub seed: u64,
    /// At most so many moves applied; as many as the bot usually does, if null.
    #[serde(default)]
    pub nodes: Option<u64>,
}

/// An answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Response {
    /// The version.
    pub v: u32,
    /// The number of the request.
    pub id: u32,
    /// The answer.
    pub answer: Answer,
}

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
    /// What happened, or would.
    Steps {
        /// In order.
        steps: Vec<Step>,
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
    pub seats: Vec<crate::Message>,
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
        question: crate::Message,
    },
}

impl From<Lang> for tabuleiro_game::Lang {
    fn from(lang: Lang) -> tabuleiro_game::Lang {
        match lang {
            Lang::En => tabuleiro_game::Lang::En,
            Lang::Pt => tabuleiro_game::Lang::Pt,
        }
    }
}

impl Request {
    /// A request of this version.
    pub fn new(id: u32, ask: Ask) -> Request {
        Request { v: VERSION, id, ask }
    }

    /// Reads a request: its size first, then its version, then the rest.
    pub fn read(text: &str) -> Result<Request, WireError> {
        #[derive(Deserialize)]
        struct Versioned {
            v: u32,
        }
        if text.len() > LARGEST {
            return Err(WireError::TooLarge(text.len()));
        }
        let malformed = |error: serde_json::Error| WireError::Malformed(error.to_string());
        let Versioned { v } = serde_json::from_str(text).map_err(malformed)?;
        if v != VERSION {
            return Err(WireError::Version(v));
        }
        serde_json::from_str(text).map_err(malformed)
    }

    /// The number of a request that cannot be read as a whole, if it has one: so that its fault finds the asker.
    pub fn number(text: &str) -> u32 {
        #[derive(Deserialize)]
        struct Numbered {
            id: u32,
        }
        let is_readable = text.len() <= LARGEST;
        is_readable.then(|| serde_json::from_str(text).ok()).flatten().map_or(0, |Numbered { id }| id)
    }
}

impl Response {
    /// An answer to the request of that number.
    pub fn to(id: u32, answer: Answer) -> Response {
        Response { v: VERSION, id, answer }
    }

    /// The response as a line of JSON.
    pub fn write(&self) -> String {
        crate::line::write(self)
    }
}
