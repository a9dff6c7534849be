//! What is wrong with a puzzle or a lesson.

use std::fmt;

use tabuleiro_game::{Message, Speak};
use tabuleiro_table::{ArchiveError, Refusal};

use crate::say;

/// What is wrong with a puzzle or a lesson.
#[derive(Clone, PartialEq, Debug)]
pub enum Flaw {
    /// A tag that every puzzle has is missing or says nothing we know.
    Tag(&'static str),
    /// The record cannot be read or replayed.
    Record(ArchiveError),
    /// A move was refused.
    Refused(Refusal),
    /// There is no move in the solution.
    NoSolution(String),
    /// The leash ended before the worth of this move was proven.
    Unproven(String),
    /// This move of the solution does not reach the goal.
    Fails(String),
    /// This other first move reaches the goal as well.
    Second(String),
    /// The win takes another number of moves than is said.
    Length {
        /// What the puzzle says.
        said: Option<u32>,
        /// What was proven.
        found: Option<u32>,
    },
    /// This line of a file of lessons means nothing.
    Lesson(usize, String),
    /// A page of a lesson, counted from 1, does not stand in both languages.
    Languages(String, usize),
}

impl Speak for Flaw {
    fn message(&self) -> Message {
        match self {
            Flaw::Tag(tag) => say("learn-no-tag").with("tag", *tag),
            Flaw::Record(error) => say("learn-broken").with("why", error.message()),
            Flaw::Refused(refusal) => say("learn-broken").with("why", refusal.message()),
            Flaw::NoSolution(id) => say("learn-no-solution").with("id", id.clone()),
            Flaw::Unproven(text) => say("learn-unproven").with("move", text.clone()),
            Flaw::Fails(text) => say("learn-fails").with("move", text.clone()),
            Flaw::Second(text) => say("learn-second").with("move", text.clone()),
            Flaw::Length { said, found } => {
                say("learn-length").with("said", length(*said)).with("found", length(*found))
            }
            Flaw::Lesson(line, text) => {
                say("learn-lesson").with("line", *line as u32).with("text", text.clone())
            }
            Flaw::Languages(id, page) => {
                say("learn-languages").with("id", id.clone()).with("page", *page as u32)
            }
        }
    }
}

/// A number of moves, in words where there is none.
fn length(plies: Option<u32>) -> Message {
    plies.map_or_else(|| say("learn-no-length"), |plies| say("learn-plies").with("plies", plies))
}

impl From<ArchiveError> for Flaw {
    fn from(error: ArchiveError) -> Flaw {
        Flaw::Record(error)
    }
}

impl From<Refusal> for Flaw {
    fn from(refusal: Refusal) -> Flaw {
        Flaw::Refused(refusal)
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for Flaw {}
