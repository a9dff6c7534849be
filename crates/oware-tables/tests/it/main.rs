//! The tests of the tables, in one binary.

#[cfg(feature = "files")]
mod files;
mod history;
mod memory;
mod players;
mod truth;

use tabuleiro_oware::Oware;

/// The position of a text.
fn at(text: &str) -> Oware {
    text.parse().unwrap_or_else(|error| panic!("“{text}”: {error}"))
}
