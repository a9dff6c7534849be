//! Scenes and sentences as text. This renderer names no game: it is handed a scene and fills in its sketch.
//!
//! | file | noun |
//! |---|---|
//! | [`lang`] | [`Lang`], English or Portuguese |
//! | [`speaker`] | [`Speaker`], says messages in a language |
//! | [`ink`] | [`Ink`], whether to use colour and Unicode |
//! | [`drawing`] | the board of a scene as text |
//! | [`markdown`] | a rule book made pleasant in a terminal |

pub mod drawing;
mod example;
mod field;
pub mod ink;
pub mod lang;
pub mod markdown;
pub mod speaker;

pub use drawing::draw;
pub use ink::Ink;
pub use lang::Lang;
pub use speaker::Speaker;

use tabuleiro_game::Words;

/// The sentences of this crate.
pub static WORDS: Words = Words { en: include_str!("../words/en.ftl"), pt: include_str!("../words/pt.ftl") };
