//! Bytes in and bytes out, over anything that can be written to.

use std::io::{self, Write};

use crate::config::Config;
use crate::conversation::Conversation;
use crate::form;
use crate::frame::{Frame, Framer};
use crate::message::Said;
use crate::problem::Problem;

/// One client: what it sends is given to [`Connection::take`], and the answers are written to `W`.
pub struct Connection<W> {
    framer: Framer,
    conversation: Conversation,
    out: W,
}

impl<W: Write> Connection<W> {
    /// A connection on which nothing has been said yet; clients are numbered.
    pub fn new(config: Config, number: u64, out: W) -> Connection<W> {
        Connection { framer: Framer::new(), conversation: Conversation::new(config, number), out }
    }

    /// Takes bytes as they arrive, and answers every message that has come to its end. Fails only if the answer cannot
    /// be written.
    pub fn take(&mut self, bytes: &[u8]) -> io::Result<()> {
        for &byte in bytes {
            if let Some(frame) = self.framer.take(byte) {
                self.answer(frame)?;
            }
        }
        self.out.flush()
    }

    /// The client has nothing more to send: a last message without an end is answered too.
    pub fn end(mut self) -> io::Result<W> {
        if let Some(frame) = self.framer.end() {
            self.answer(frame)?;
        }
        self.out.flush()?;
        Ok(self.out)
    }

    fn answer(&mut self, frame: Frame) -> io::Result<()> {
        self.conversation.hear(match frame {
            Frame::Text(text) => form::read(&text),
            Frame::TooLong => Err(Problem::TooLong),
        });
        while let Some(said) = self.conversation.say() {
            self.out.write_all(self.framer.form().write(&said).as_bytes())?;
            if matches!(said, Said::Status { .. }) {
                self.out.flush()?; // the board is seen while a bot thinks
            }
        }
        Ok(())
    }
}

/// The whole answer to a client that sends these bytes and no more: the socket without the socket.
pub fn converse(input: &[u8], config: Config) -> Vec<u8> {
    let mut connection = Connection::new(config, 0, Vec::new());
    // Writing to memory does not fail.
    connection.take(input).and_then(|()| connection.end()).unwrap_or_default()
}
