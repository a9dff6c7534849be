//! What can be chosen: announced, and set.

use std::io::Write;

use tabuleiro_game::{Message, OptionField, OptionValues, Speak};
use tabuleiro_search::Memory;

use super::Engine;
use crate::heard::say;
use crate::quote::quote;

/// So many megabytes are remembered from move to move unless told otherwise.
pub(super) const MEMORY: usize = 16;
/// No more megabytes can be asked for.
const HASH: usize = 4_096;
/// No more threads can be asked for.
const THREADS: usize = 256;

impl<W: Write + Send + 'static> Engine<W> {
    /// Says who it is and what can be chosen.
    pub(super) fn introduce(&self) {
        let bots = self.kind.bots();
        let names: Vec<String> = bots.iter().map(|card| format!(" var {}", card.name)).collect();
        self.say(&format!("id name Tabuleiro {} ({})", env!("CARGO_PKG_VERSION"), self.kind.title()));
        self.say("id author The Tabuleiro authors");
        self.say(&format!("option name Bot type combo default {}{}", self.bot, names.concat()));
        self.say(&format!("option name Seed type spin default {} min 0 max {}", self.seed, u64::MAX));
        self.say(&format!(
            "option name Threads type spin default {} min 1 max {THREADS}",
            self.aids.threads()
        ));
        self.say(&format!("option name Book type check default {}", self.aids.has_book()));
        self.say(&format!("option name Hash type spin default {} min 1 max {HASH}", self.memory));
        let chosen = self.kind.open(&self.setup).map(|table| table.setting().options).unwrap_or_default();
        for field in self.kind.options() {
            let mut words = chosen.split_whitespace().filter_map(|word| word.split_once('='));
            let now = words.find(|(key, _)| *key == field.key);
            self.say(&described(&field, now.map_or(&field.usual, |(_, value)| value)));
        }
        self.say("ugiok");
    }

    /// Takes over what was chosen; a value that does not hold changes nothing.
    pub(super) fn choose(&mut self, name: &str, value: &str) -> Result<(), Message> {
        let bad = || say("engine-bad-value").with("name", quote(name)).with("value", quote(value));
        match name {
            "Bot" if self.kind.has_bot(value) => value.clone_into(&mut self.bot),
            "Bot" => return Err(bad()),
            "Seed" => self.seed = value.parse().map_err(|_| bad())?,
            "Threads" => {
                let threads = spin(value, THREADS).ok_or_else(bad)?;
                self.aids = self.aids.clone().with_threads(threads);
            }
            "Book" => match value {
                "false" => self.aids = self.aids.clone().without_book(),
                "true" => self.aids = self.aids.clone().with_book(),
                _ => return Err(bad()),
            },
            "Hash" => {
                self.memory = spin(value, HASH).ok_or_else(bad)?;
                self.aids = self.aids.clone().with(Memory::new(self.memory));
            }
            key if self.kind.options().iter().any(|field| field.key == key) => {
                let mut setup = self.setup.clone();
                setup.words.retain(|(known, _)| known != key);
                setup.words.push((key.to_owned(), value.to_owned()));
                self.kind.open(&setup).map_err(|error| error.message())?;
                self.setup = setup;
                (self.position, self.moves) = (self.setup.position.clone(), Vec::new());
            }
            _ => return Err(say("engine-unknown-option").with("name", quote(name))),
        }
        Ok(())
    }
}

/// A number from 1 to the most.
fn spin(value: &str, most: usize) -> Option<usize> {
    value.parse().ok().filter(|number| (1..=most).contains(number))
}

/// An option as the protocol announces it, with the value that holds now.
fn described(field: &OptionField, now: &str) -> String {
    let key = field.key;
    match &field.values {
        OptionValues::OneOf(values) => {
            let values: Vec<String> = values.iter().map(|(value, _)| format!(" var {value}")).collect();
            format!("option name {key} type combo default {now}{}", values.concat())
        }
        OptionValues::Text(_) => format!("option name {key} type string default {now}"),
    }
}
