//! Views and sentences as text. This renderer names no game but in a skin: it is handed a board and a view of it.
//!
//! | file | noun |
//! |---|---|
//! | [`speaker`] | [`Speaker`], says messages in a language |
//! | [`ink`] | [`Ink`], whether to use colour and Unicode, and on which ground |
//! | [`sketch`] | [`Sketch`], a board as text with fields to fill in; its module explains the fields |
//! | [`drawing`] | [`Drawing`], a sketch filled in for one view; it knows where each spot stands |
//! | [`skins`] | how each game is drawn; a board without a skin is drawn from its geometry |
//! | [`spoken`] | a view in words, for a screen reader |
//! | [`markdown`] | a rule book made pleasant in a terminal |
//! | [`wrap()`] | a text broken into lines |

mod artist;
mod ascii;
pub mod drawing;
mod example;
mod field;
mod grid;
pub mod ink;
pub mod markdown;
#[cfg(test)]
mod sample;
mod shade;
pub mod sketch;
pub mod skins;
pub mod speaker;
pub mod spoken;
mod wrap;

pub use drawing::{Area, Drawing};
pub use ink::{Ground, Ink};
pub use sketch::Sketch;
pub use speaker::{Speaker, grouped};
pub use spoken::say_view;
pub use tabuleiro_game::Lang;
pub use wrap::wrap;

use tabuleiro_game::{Message, Words};

/// The sentences of this crate.
pub static WORDS: Words =
    Words { name: "text", en: include_str!("../words/en.ftl"), pt: include_str!("../words/pt.ftl") };

/// How wide text and boards may be: what fits any terminal.
pub const WIDTH: usize = 78;

/// A sentence of this crate.
fn say(key: &'static str) -> Message {
    Message::new(&WORDS, key)
}
