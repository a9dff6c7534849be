//! Why a text is no record, or a record does not hold.

use std::fmt;

use tabuleiro_game::{Message, Speak};

use crate::WORDS;
use crate::archive::Verdict;

/// Why a text is no record, or a record does not hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ArchiveError {
    /// A tag on that line is not `[Name "value"]`.
    Tag(usize),
    /// The comment that begins on that line is not closed.
    Comment(usize),
    /// There is no `Game` tag.
    NoGame,
    /// No game has that name.
    UnknownGame(String),
    /// That tag stands twice.
    Twice(String),
    /// That tag has a value that means nothing there.
    Value(String, String),
    /// A move has the wrong number: the line, the number found, the number wanted.
    Number(usize, usize, usize),
    /// The text ends before the result.
    CutShort,
    /// Something stands after the result, on that line.
    AfterResult(usize),
    /// The `Result` tag and the result at the end differ.
    Results(Verdict, Verdict),
    /// The game cannot begin so.
    Setup(Message),
    /// A move cannot be played: which (from 1), its text, and why.
    Illegal(usize, String, Message),
    /// The moves come to another result than the record claims: claimed, found.
    Claim(Verdict, Verdict),
}

impl Speak for ArchiveError {
    fn message(&self) -> Message {
        let said = |key| Message::new(&WORDS, key);
        match self {
            ArchiveError::Tag(line) => said("table-record-tag").with("line", *line),
            ArchiveError::Comment(line) => said("table-record-comment").with("line", *line),
            ArchiveError::NoGame => said("table-record-no-game"),
            ArchiveError::UnknownGame(name) => said("table-record-unknown-game").with("name", name.as_str()),
            ArchiveError::Twice(name) => said("table-record-twice").with("name", name.as_str()),
            ArchiveError::Value(name, value) => {
                said("table-record-value").with("name", name.as_str()).with("value", value.as_str())
            }
            ArchiveError::Number(line, found, wanted) => {
                said("table-record-number").with("line", *line).with("found", *found).with("wanted", *wanted)
            }
            ArchiveError::CutShort => said("table-record-cut-short"),
            ArchiveError::AfterResult(line) => said("table-record-after-result").with("line", *line),
            ArchiveError::Results(tag, end) => {
                said("table-record-results").with("tag", tag.to_string()).with("end", end.to_string())
            }
            ArchiveError::Setup(message) => message.clone(),
            ArchiveError::Illegal(ply, text, why) => said("table-record-illegal")
                .with("ply", *ply)
                .with("move", text.as_str())
                .with("why", why.clone()),
            ArchiveError::Claim(claimed, found) => said("table-record-claim")
                .with("claimed", claimed.to_string())
                .with("found", found.to_string()),
        }
    }
}

impl fmt::Display for ArchiveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for ArchiveError {}
