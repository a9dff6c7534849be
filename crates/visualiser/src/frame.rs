//! From bytes to the texts of single messages.

use std::mem;

use crate::form::Form;
use crate::term;

/// No message is longer than this.
pub const MOST_BYTES: usize = 1024;

/// The text of one message, not yet read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Frame {
    /// Its text, without what ended it. Bytes that are no UTF-8 are replaced.
    Text(String),
    /// It was too long to be kept.
    TooLong,
}

/// Cuts what arrives into messages, however it was packed, and holds never more than [`MOST_BYTES`] of it.
///
/// A line ends with a line feed, before which a carriage return may stand. A term ends with a full stop, and blanks
/// between terms mean nothing. Where no more text could make a message of what came, the end of the line ends it too:
/// so a slip is answered at once and does not spoil the next message.
#[derive(Debug, Default)]
pub struct Framer {
    form: Option<Form>,
    kept: Vec<u8>,
    /// The rest of a message that was too long is being dropped.
    dropping: bool,
}

impl Framer {
    /// Nothing has arrived yet.
    pub fn new() -> Framer {
        Framer::default()
    }

    /// How this connection writes messages; until something arrives, as the report does.
    pub fn form(&self) -> Form {
        self.form.unwrap_or(Form::Plain)
    }

    /// Takes the next byte; a message if it has come to its end.
    pub fn take(&mut self, byte: u8) -> Option<Frame> {
        let form = *self.form.get_or_insert(Form::of(byte));
        if self.dropping {
            self.dropping = byte != b'\n' && !(form == Form::Term && byte == b'.');
            return None;
        }
        match form {
            Form::Plain => self.take_of_line(byte),
            Form::Term => self.take_of_term(byte),
        }
    }

    /// Nothing more will arrive; what is left without an end, if anything.
    pub fn end(&mut self) -> Option<Frame> {
        let is_blank = self.kept.iter().all(u8::is_ascii_whitespace);
        if is_blank { None } else { Some(self.cut()) }
    }

    fn take_of_line(&mut self, byte: u8) -> Option<Frame> {
        if byte == b'\n' { Some(self.cut()) } else { self.keep(byte) }
    }

    fn take_of_term(&mut self, byte: u8) -> Option<Frame> {
        if byte == b'.' {
            return Some(self.cut());
        }
        if !byte.is_ascii_whitespace() {
            return self.keep(byte);
        }
        // Blanks are kept as one, a line feed before any other, so that they cost nothing however many there are.
        match self.kept.last() {
            None | Some(b'\n') => None,
            Some(b' ') if byte != b'\n' => None,
            _ => {
                self.kept.push(if byte == b'\n' { b'\n' } else { b' ' });
                if byte == b'\n' && self.is_hopeless() { Some(self.cut()) } else { None }
            }
        }
    }

    fn is_hopeless(&self) -> bool {
        !std::str::from_utf8(&self.kept).is_ok_and(term::is_beginning)
    }

    fn keep(&mut self, byte: u8) -> Option<Frame> {
        if self.kept.len() < MOST_BYTES {
            self.kept.push(byte);
            return None;
        }
        self.kept.clear();
        self.dropping = true;
        Some(Frame::TooLong)
    }

    fn cut(&mut self) -> Frame {
        let kept = mem::take(&mut self.kept);
        Frame::Text(String::from_utf8_lossy(&kept).trim().to_owned())
    }
}
