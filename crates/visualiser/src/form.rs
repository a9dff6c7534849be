//! The two ways in which messages are written.

use crate::error::MessageError;
use crate::message::{Heard, Said};
use crate::{plain, term};

/// How messages are written on a connection. Its first letter decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// As in the report, one a line.
    Plain,
    /// As Prolog terms, each ended by a full stop.
    Term,
}

impl Form {
    /// The form of a connection that begins with this byte.
    pub const fn of(first: u8) -> Form {
        if first == b'[' { Form::Term } else { Form::Plain }
    }

    /// The bytes that say it, line end included.
    pub fn write(self, said: &Said) -> String {
        let text = match self {
            Form::Plain => plain::write(said),
            Form::Term => term::write(said),
        };
        text + "\n"
    }
}

/// Reads one message. How it is written shows in itself: on either kind of connection both are understood.
pub fn read(text: &str) -> Result<Heard, MessageError> {
    let text = text.trim();
    if text.starts_with('[') { term::read(text.strip_suffix('.').unwrap_or(text)) } else { plain::read(text) }
}
