//! Why a text is not the state of a contest, or not of this one.

use std::fmt;

use tabuleiro_game::{Message, Speak};

use crate::heard::say;
use crate::quote::quote;

/// Why a contest cannot go on from a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StateError {
    /// It is not UTF-8.
    NotText,
    /// It is something else than the state of a contest.
    NoState,
    /// It is of another version.
    Version(String),
    /// Something has no line.
    Missing(&'static str),
    /// A line, by its number, is not one that may stand there.
    Line(usize, String),
    /// Its end is missing.
    Cut,
    /// It is the state of another contest: in what they differ, what is kept, and what was asked for.
    Other(&'static str, String, String),
}

impl Speak for StateError {
    fn message(&self) -> Message {
        match self {
            StateError::NotText => say("engine-state-not-text"),
            StateError::NoState => say("engine-state-none"),
            StateError::Version(found) => {
                say("engine-state-version").with("found", quote(found)).with("known", super::VERSION)
            }
            StateError::Missing(what) => say("engine-state-missing").with("what", *what),
            StateError::Line(number, text) => {
                say("engine-state-line").with("number", *number).with("text", quote(text))
            }
            StateError::Cut => say("engine-state-cut"),
            StateError::Other(what, kept, asked) => say("engine-state-other")
                .with("what", *what)
                .with("kept", quote(kept))
                .with("asked", quote(asked)),
        }
    }
}

impl fmt::Display for StateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for StateError {}
