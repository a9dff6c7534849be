//! Three Men's Morris, an old game for two on three times three points.
//!
//! ```
//! use tabuleiro_game::{Game, Outcome, Seat};
//! use tabuleiro_testkit::Morris;
//!
//! let mut at: Morris = "ww./bb./... w".parse()?;
//! at.play("c3".parse()?)?;
//! assert_eq!(at.to_string(), "www/bb./... b");
//! assert_eq!(at.outcome(), Some(Outcome::won(Seat::FIRST)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! | file | noun |
//! |---|---|
//! | [`position`] | [`Morris`], a position |
//! | [`point`] | [`Point`], and the six lines |
//! | [`moves`] | [`MorrisMove`], a man put down or moved on |
//! | [`options`] | [`MorrisOptions`], whether men may fly |
//! | [`rules`] | the rules: `Game` for [`Morris`] |
//! | [`refusal`] | [`Refusal`], which rule says no |
//! | [`notation`] | positions and moves as text |
//! | [`observe`] | what is seen by who learns from numbers |
//! | [`mod@read`] | what a person types |
//! | [`symmetry`] | the eight ways to look at a position |
//! | [`board`] | the board: spots, looks, materials |
//! | [`show`], [`steps`] | what can be seen of it, and told |
//! | [`bots`] | the computer players |
//! | [`study`] | exact values, and reasons |

#![allow(clippy::trivially_copy_pass_by_ref, reason = "positions are handed on as the traits hand them over")]

use tabuleiro_game::{Message, Words};

pub mod board;
pub mod bots;
pub mod moves;
pub mod notation;
pub mod observe;
pub mod options;
pub mod point;
pub mod position;
pub mod read;
pub mod refusal;
pub mod rules;
pub mod show;
pub mod steps;
pub mod study;
pub mod symmetry;

pub use moves::MorrisMove;
pub use options::MorrisOptions;
pub use point::Point;
pub use position::Morris;
pub use refusal::Refusal;

/// Every sentence of the game, in English and Portuguese.
pub static WORDS: Words =
    Words { name: "morris", en: include_str!("words/en.ftl"), pt: include_str!("words/pt.ftl") };

/// The rule book, in English and Portuguese.
pub static RULES: Words =
    Words { name: "morris-rules", en: include_str!("RULES.md"), pt: include_str!("RULES.pt.md") };

/// The numbers that guard the rules.
pub const PERFT: &str = include_str!("perft.txt");

/// The sentence of that key.
pub(crate) const fn say(key: &'static str) -> Message {
    Message::new(&WORDS, key)
}
