//! The engine protocol UGI, in both directions, and contests between players of any origin.
//!
//! | file | noun |
//! |---|---|
//! | [`heard`] | [`Heard`](heard::Heard), what a user interface may say, one line each |
//! | [`engine`] | [`Engine`], which answers it |
//! | [`outside`] | [`Outside`], another program that speaks UGI |
//! | [`contest`] | [`Contest`](contest::Contest), many games between two players |

pub mod contest;
pub mod engine;
pub mod heard;
pub mod outside;

pub use engine::Engine;
pub use outside::{Failure, Outside};

use tabuleiro_game::Words;

/// The sentences of this crate.
pub static WORDS: Words =
    Words { name: "engine", en: include_str!("../words/en.ftl"), pt: include_str!("../words/pt.ftl") };
