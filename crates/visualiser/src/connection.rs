//! Bytes in and bytes out, over anything that can be written to.

use std::io::{self, Write};

use tabuleiro_thinkers::Question;

use crate::config::Config;
use crate::conversation::Conversation;
use crate::error::MessageError;
use crate::form;
use crate::frame::{Frame, Framer};
use crate::message::Said;
use crate::mind::{AtOnce, Mind};

/// One client: what it sends is given to [`Connection::take`], the answers are written to `W`, and its bots think where `M`
/// lets them.
pub struct Connection<W, M = AtOnce> {
    framer: Framer,
    conversation: Conversation,
    heard: u64,
    out: W,
    mind: M,
}

impl<W: Write> Connection<W> {
    /// A connection on which nothing has been said yet; clients are numbered. Bots think at once.
    pub fn new(config: Config, number: u64, out: W) -> Connection<W> {
        Connection::thinking(config, number, out, AtOnce)
    }
}

impl<W: Write, M: Mind> Connection<W, M> {
    /// The same, with bots that think elsewhere.
    pub fn thinking(config: Config, number: u64, out: W, mind: M) -> Connection<W, M> {
        Connection {
            framer: Framer::new(),
            conversation: Conversation::new(config, number),
            heard: 0,
            out,
            mind,
        }
    }

    /// How many messages have been heard, readable or not.
    pub fn heard(&self) -> u64 {
        self.heard
    }

    /// Whether a game is being played.
    pub fn is_playing(&self) -> bool {
        self.conversation.is_playing()
    }

    /// Takes bytes as they arrive, and answers every message that has come to its end. Fails only if the answer cannot
    /// be written, or a bot is kept from thinking.
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

    /// The client is told why nothing more is heard from it.
    pub fn part(mut self, why: MessageError) -> io::Result<W> {
        self.write(&Said::Error(why))?;
        self.out.flush()?;
        Ok(self.out)
    }

    fn answer(&mut self, frame: Frame) -> io::Result<()> {
        self.heard += 1;
        self.conversation.hear(match frame {
            Frame::Text(text) => form::read(&text),
            Frame::TooLong => Err(MessageError::TooLong),
        });
        self.say_all()?;
        while let Some(question) = self.conversation.question() {
            self.out.flush()?; // the board is seen while a bot thinks
            let best = self.think(question)?;
            self.conversation.answer(best.as_deref());
            self.say_all()?;
        }
        Ok(())
    }

    fn say_all(&mut self) -> io::Result<()> {
        while let Some(said) = self.conversation.say() {
            self.write(&said)?;
        }
        Ok(())
    }

    fn write(&mut self, said: &Said) -> io::Result<()> {
        self.out.write_all(self.framer.form().write(said).as_bytes())
    }

    fn think(&mut self, question: Question) -> io::Result<Option<String>> {
        let (form, out) = (self.framer.form(), &mut self.out);
        self.mind.think(question, &mut |problem| {
            out.write_all(form.write(&Said::Error(problem)).as_bytes())?;
            out.flush()
        })
    }
}

/// The whole answer to a client that sends these bytes and no more: the socket without the socket.
pub fn converse(input: &[u8], config: Config) -> Vec<u8> {
    let mut connection = Connection::new(config, 0, Vec::new());
    // Writing to memory does not fail.
    connection.take(input).and_then(|()| connection.end()).unwrap_or_default()
}
