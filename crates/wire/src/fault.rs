//! What is wrong: a stable code beside a sentence.

use std::fmt;

use serde::{Deserialize, Serialize};
use tabuleiro_game::quote::shortened;
use tabuleiro_game::{self as game, Speak};
use tabuleiro_table::Refusal;

use crate::{Message, WORDS};

/// Why something was not done. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Fault {
    /// Which rule it is; stays the same whatever becomes of the sentence.
    pub code: String,
    /// The sentence.
    pub say: Message,
    /// The spot it is about, if it is about one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub about: Option<u16>,
    /// The spots that forbid it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub because: Vec<u16>,
}

impl Fault {
    /// A fault with nothing to point at.
    pub fn of(error: &impl Speak) -> Fault {
        Fault::from(&Refusal::new(error.message()))
    }
}

impl From<&Refusal> for Fault {
    fn from(refusal: &Refusal) -> Fault {
        Fault {
            code: refusal.code().to_owned(),
            say: Message::from(&refusal.message),
            about: refusal.about.map(|spot| spot.0),
            because: refusal.because.iter().map(|spot| spot.0).collect(),
        }
    }
}

impl From<Refusal> for Fault {
    fn from(refusal: Refusal) -> Fault {
        Fault::from(&refusal)
    }
}

impl From<Refusal> for Box<Fault> {
    fn from(refusal: Refusal) -> Box<Fault> {
        Box::new(Fault::from(&refusal))
    }
}

/// Why a text that has travelled cannot be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WireError {
    /// It is longer than anything that is read.
    TooLarge(usize),
    /// It is not JSON, or not of the right form; why.
    Malformed(String),
    /// It is of another version.
    Version(u32),
    /// No game has that name.
    UnknownGame(String),
    /// No bundle of sentences has that name.
    UnknownBundle(String),
    /// The bundle has no sentence of that key.
    UnknownKey(String, String),
    /// The board has no such spot; how many it has.
    UnknownSpot(u16, usize),
    /// The table has no such seat.
    UnknownSeat(u8),
    /// No command has a name of so many bytes.
    CommandId(usize),
    /// No puzzle has that name.
    UnknownPuzzle(String),
    /// The text says nothing of what a move is worth.
    UnknownWorth(String),
    /// The game has no other form of records.
    NoForeignForm(String),
    /// No game ends so.
    UnknownEnding(String),
    /// No game has been opened yet.
    NotOpen,
    /// The rule book of this game is not part of the program, or its puzzles and lessons have not been lent.
    NotTaught(String),
    /// What was lent as puzzles and lessons of this game is damaged, or it has none.
    BadLessons(String),
    /// Its players need a file that nobody has lent.
    NotLent(&'static str),
    /// What was lent as this file is damaged, or of another version.
    BadLoan(&'static str),
    /// The players of this game need nothing to be lent.
    NoLoan(String),
}

impl From<WireError> for Box<Fault> {
    fn from(error: WireError) -> Box<Fault> {
        Box::new(Fault::of(&error))
    }
}

impl Speak for WireError {
    fn message(&self) -> game::Message {
        let say = |key| game::Message::new(&WORDS, key);
        match self {
            WireError::TooLarge(found) => {
                say("wire-too-large").with("found", *found).with("most", crate::envelope::LARGEST)
            }
            WireError::Malformed(why) => say("wire-malformed").with("why", quote(why)),
            WireError::Version(found) => {
                say("wire-version").with("found", *found).with("known", crate::envelope::VERSION)
            }
            WireError::UnknownGame(name) => say("wire-unknown-game").with("name", quote(name)),
            WireError::UnknownBundle(name) => say("wire-unknown-bundle").with("name", quote(name)),
            WireError::UnknownKey(bundle, key) => {
                say("wire-unknown-key").with("bundle", quote(bundle)).with("key", quote(key))
            }
            WireError::UnknownSpot(spot, count) => {
                say("wire-unknown-spot").with("spot", *spot).with("count", *count)
            }
            WireError::UnknownSeat(seat) => say("wire-unknown-seat").with("seat", *seat),
            WireError::CommandId(found) => {
                say("wire-command-id").with("found", *found).with("most", tabuleiro_table::CommandId::LONGEST)
            }
            WireError::UnknownPuzzle(name) => say("wire-unknown-puzzle").with("name", quote(name)),
            WireError::UnknownWorth(text) => say("wire-unknown-worth").with("text", quote(text)),
            WireError::NoForeignForm(game) => say("wire-no-foreign-form").with("game", quote(game)),
            WireError::UnknownEnding(text) => say("wire-unknown-ending").with("text", quote(text)),
            WireError::NotOpen => say("wire-not-open"),
            WireError::NotTaught(game) => say("wire-not-taught").with("game", quote(game)),
            WireError::BadLessons(game) => say("wire-bad-lessons").with("game", quote(game)),
            WireError::NotLent(file) => say("wire-not-lent").with("file", *file),
            WireError::BadLoan(file) => say("wire-bad-loan").with("file", *file),
            WireError::NoLoan(game) => say("wire-no-loan").with("game", quote(game)),
        }
    }
}

/// What came over the wire, cut so that a sentence that repeats it stays one.
fn quote(text: &str) -> String {
    shortened(text, 120)
}

impl fmt::Display for WireError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for WireError {}
