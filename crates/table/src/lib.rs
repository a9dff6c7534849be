//! A game being played, whichever game it is.
//!
//! | file | noun |
//! |---|---|
//! | [`kinds`] | the only list of games |
//! | [`kind`] | [`Kind`], what can be asked of a game without a table |
//! | [`table`] | [`Table`], the one erased door |
//! | [`sitting`] | [`Sitting`], the one implementation behind it |
//! | [`setup`] | [`Setup`], how a game begins: options, position, deal |
//! | [`session`] | [`Session`], who sits where, and whose move it is |
//! | [`series`] | [`Series`], games in a row and their score |
//! | [`ending`] | [`Ending`], how a sitting ended |
//! | [`endings`] | [`Endings`], endgame tables on the disk |
//! | [`analysis`] | [`Judgement`], what a move is worth, and why |
//! | [`archive`] | [`Archive`], a game record as text |
//! | [`thought`] | [`Thought`], what a bot has found, in text |
//! | [`archive_error`] | [`ArchiveError`], why a record does not hold |
//! | [`wire`] | the JSON that machines read |
//! | [`works`] | fixed work for benches |

pub mod analysis;
pub mod archive;
pub mod archive_error;
mod archive_reader;
pub mod ending;
pub mod endings;
mod foreign;
pub mod kind;
pub mod kinds;
mod lexer;
pub mod series;
pub mod session;
pub mod setup;
pub mod sitting;
pub mod table;
pub mod thought;
pub mod wire;
pub mod works;

pub use analysis::Judgement;
pub use archive::Archive;
pub use archive_error::ArchiveError;
pub use ending::{End, Ending};
pub use endings::Endings;
pub use kind::{BotCard, Kind};
pub use kinds::{KINDS, find};
pub use series::Series;
pub use session::{Session, Who};
pub use setup::{Setup, SetupError};
pub use sitting::Sitting;
pub use table::{Played, Table};
pub use thought::Thought;
pub use wire::State;

use tabuleiro_game::Words;

/// The sentences of this crate.
pub static WORDS: Words = Words { en: include_str!("../words/en.ftl"), pt: include_str!("../words/pt.ftl") };
