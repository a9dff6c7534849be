//! Why a text is no record, or a record does not hold.

use std::fmt;

use tabuleiro_game::quote::shortened;
use tabuleiro_game::{Message, Speak};

use super::GameResult;
use crate::WORDS;

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
    /// The variation that begins on that line is not closed.
    NotClosed(usize),
    /// A parenthesis closes on that line that was not opened.
    NotOpened(usize),
    /// The variation on that line stands before any move that it could replace.
    ReplacesNothing(usize),
    /// The variation that ends on that line has no moves.
    EmptyVariation(usize),
    /// Variations stand inside each other more deeply than this.
    TooDeep(usize),
    /// The text ends before the result.
    CutShort,
    /// Something stands after the result, on that line.
    AfterResult(usize),
    /// The `Result` tag and the result at the end differ.
    Results(GameResult, GameResult),
    /// The game cannot begin so.
    Setup(Message),
    /// A move cannot be played: which (from 1), its text, and why.
    Illegal(usize, String, Message),
    /// A move of a variation cannot be played: where the variations around it begin, outermost first (`2. c, 5. E`), which
    /// move it is (from 1, counted as in the game), its text, and why.
    IllegalVariation(String, usize, String, Message),
    /// The moves come to another result than the record claims: claimed, found.
    Claim(GameResult, GameResult),
}

impl Speak for ArchiveError {
    fn message(&self) -> Message {
        let on_line = |key, line: &usize| say(key).with("line", *line);
        let on_move = |key, ply: &usize, text: &str, why: &Message| {
            say(key).with("ply", *ply).with("move", quote(text)).with("why", why.clone())
        };
        let differ = |key, [one, other]: [(&'static str, &GameResult); 2]| {
            say(key).with(one.0, one.1.to_string()).with(other.0, other.1.to_string())
        };
        match self {
            ArchiveError::Tag(line) => on_line("table-record-tag", line),
            ArchiveError::Comment(line) => on_line("table-record-comment", line),
            ArchiveError::NoGame => say("table-record-no-game"),
            ArchiveError::UnknownGame(name) => say("table-record-unknown-game").with("name", quote(name)),
            ArchiveError::Twice(name) => say("table-record-twice").with("name", quote(name)),
            ArchiveError::Value(name, value) => {
                say("table-record-value").with("name", quote(name)).with("value", quote(value))
            }
            ArchiveError::Number(line, found, wanted) => {
                on_line("table-record-number", line).with("found", *found).with("wanted", *wanted)
            }
            ArchiveError::NotClosed(line) => on_line("table-record-not-closed", line),
            ArchiveError::NotOpened(line) => on_line("table-record-not-opened", line),
            ArchiveError::ReplacesNothing(line) => on_line("table-record-replaces-nothing", line),
            ArchiveError::EmptyVariation(line) => on_line("table-record-empty-variation", line),
            ArchiveError::TooDeep(most) => say("table-record-too-deep").with("most", *most),
            ArchiveError::CutShort => say("table-record-cut-short"),
            ArchiveError::AfterResult(line) => on_line("table-record-after-result", line),
            ArchiveError::Results(tag, end) => differ("table-record-results", [("tag", tag), ("end", end)]),
            ArchiveError::Setup(message) => message.clone(),
            ArchiveError::Illegal(ply, text, why) => on_move("table-record-illegal", ply, text, why),
            ArchiveError::IllegalVariation(place, ply, text, why) => {
                on_move("table-record-illegal-variation", ply, text, why).with("place", quote(place))
            }
            ArchiveError::Claim(claimed, found) => {
                differ("table-record-claim", [("claimed", claimed), ("found", found)])
            }
        }
    }
}

fn say(key: &'static str) -> Message {
    Message::new(&WORDS, key)
}

/// What stood in a record, cut so that an error that repeats it stays a sentence.
pub(crate) fn quote(text: &str) -> String {
    shortened(text, 60)
}

impl fmt::Display for ArchiveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for ArchiveError {}
