//! A sentence as it travels: bundle, key and values, to be spoken at its destination in the reader's language.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tabuleiro_game::{self as game, Words};
use tabuleiro_table::Kinds;

use crate::{WORDS, WireError};

/// A sentence: where it stands, its key, and what to fill in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Message {
    /// The name of the bundle of sentences.
    pub bundle: String,
    /// The key of the sentence.
    pub key: String,
    /// What is filled in, by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub values: BTreeMap<String, Arg>,
}

/// Something to fill into a sentence.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Arg {
    /// A number.
    Number(i64),
    /// Text that is the same in every language.
    Text(String),
    /// Another sentence, said in the same language.
    Say(Box<Message>),
}

impl From<&game::Message> for Message {
    fn from(message: &game::Message) -> Message {
        let value = |(name, arg): &(&'static str, game::Arg)| ((*name).to_owned(), Arg::from(arg));
        // Collecting would put them in order first, by a sort that is larger than all this.
        let mut values = BTreeMap::new();
        values.extend(message.args().iter().map(value));
        Message { bundle: message.words().name.to_owned(), key: message.key().to_owned(), values }
    }
}

impl From<game::Message> for Message {
    fn from(message: game::Message) -> Message {
        Message::from(&message)
    }
}

impl From<&game::Arg> for Arg {
    fn from(arg: &game::Arg) -> Arg {
        match arg {
            game::Arg::Number(number) => Arg::Number(*number),
            game::Arg::Text(text) => Arg::Text(text.clone()),
            game::Arg::Say(message) => Arg::Say(Box::new(Message::from(message))),
        }
    }
}

/// The bundles of sentences that a destination knows.
#[derive(Clone, Debug)]
pub struct Bundles {
    words: Vec<&'static Words>,
    /// Whether sentences are for whoever touches the board, and types nothing.
    is_touched: bool,
}

/// What the key of a sentence ends with that is for whoever touches the board: the same without what could be typed.
const TOUCHED: &str = "-touched";

impl Bundles {
    /// Those of the core and of all games, and any others that the destination has itself.
    pub fn new(kinds: Kinds, others: &[&'static Words]) -> Bundles {
        let words = kinds.words().chain([&WORDS]).chain(others.iter().copied()).collect();
        Bundles { words, is_touched: false }
    }

    /// The same for a destination where the board is touched: where a sentence has a form for that, it is the one that is said.
    #[must_use]
    pub fn touched(self) -> Bundles {
        Bundles { is_touched: true, ..self }
    }

    /// The key as it is said here.
    fn key(&self, words: &'static Words, key: &str) -> Option<&'static str> {
        let touched = self.is_touched.then(|| words.key(&format!("{key}{TOUCHED}"))).flatten();
        touched.or_else(|| words.key(key))
    }

    fn find(&self, name: &str) -> Option<&'static Words> {
        self.words.iter().copied().find(|words| words.name == name)
    }

    /// The message that has travelled, ready to be spoken. Values that its sentence does not use are left behind.
    pub fn message(&self, travelled: &Message) -> Result<game::Message, WireError> {
        let words =
            self.find(&travelled.bundle).ok_or_else(|| WireError::UnknownBundle(travelled.bundle.clone()))?;
        let unknown = || WireError::UnknownKey(travelled.bundle.clone(), travelled.key.clone());
        let key = self.key(words, &travelled.key).ok_or_else(unknown)?;
        let mut message = game::Message::new(words, key);
        for (name, value) in &travelled.values {
            if let Some(name) = words.value_name(key, name) {
                message = message.with(name, self.arg(value)?);
            }
        }
        Ok(message)
    }

    fn arg(&self, value: &Arg) -> Result<game::Arg, WireError> {
        Ok(match value {
            Arg::Number(number) => game::Arg::Number(*number),
            Arg::Text(text) => game::Arg::Text(text.clone()),
            Arg::Say(inner) => game::Arg::Say(self.message(inner)?),
        })
    }
}
