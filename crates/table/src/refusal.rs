//! Why something asked for was not done.

use std::fmt;

use tabuleiro_game::{Message, Pointer, Speak, SpotIndex};

use crate::WORDS;

/// Why something asked for was not done: the rule's own sentence, and what to point at. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The sentence.
    pub message: Message,
    /// The spot it is about, if it is about one.
    pub about: Option<SpotIndex>,
    /// The spots that forbid it.
    pub because: Vec<SpotIndex>,
}

impl Refusal {
    /// A refusal with nothing to point at.
    pub fn new(message: Message) -> Refusal {
        Refusal::pointing(message, Pointer::default())
    }

    /// A refusal with something to point at.
    pub fn pointing(message: Message, Pointer { about, because }: Pointer) -> Refusal {
        Refusal { message, about, because }
    }

    /// One of this crate's own.
    pub(crate) fn of(key: &'static str) -> Refusal {
        Refusal::new(Message::new(&WORDS, key))
    }

    /// Which rule it is: stays the same whatever becomes of the sentence, and whether it speaks of one or of several.
    pub fn code(&self) -> &'static str {
        let key = self.message.key();
        key.strip_suffix("-many").unwrap_or(key)
    }
}

impl From<Message> for Refusal {
    fn from(message: Message) -> Refusal {
        Refusal::new(message)
    }
}

impl Speak for Refusal {
    fn message(&self) -> Message {
        self.message.clone()
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message.fmt(f)
    }
}

impl std::error::Error for Refusal {}
