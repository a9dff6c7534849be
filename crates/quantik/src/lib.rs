//! Quantik, designed by Nouri Khalifa and published by Gigamic (2019).
//!
//! Two players, White and Brown, put cones, cubes, cylinders and spheres on a board of four rows, four columns and
//! four zones. Whoever completes one of these twelve lines with four different shapes wins, whoever owns the pieces.
//! The rule book is `RULES.md` beside this crate; the worked positions in it run as tests.
//!
//! ```
//! use tabuleiro_game::{Game, Outcome, Seat};
//! use tabuleiro_quantik::Quantik;
//!
//! let mut at: Quantik = "D..A/bC.A/.Bad/...b".parse()?;
//! assert_eq!(at.turn(), Seat::SECOND);
//! at.play("D@c3".parse()?)?;
//! assert_eq!(at.to_string(), "D..A/bCdA/.Bad/...b");
//! assert_eq!(at.outcome(), Some(Outcome::won(Seat::SECOND)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! | file | noun |
//! |---|---|
//! | [`position`] | [`Quantik`], a position |
//! | [`piece`] | [`Shape`], and a [`Piece`] of it |
//! | [`cell`], [`mod@line`] | [`Cell`], and the twelve [`Line`]s they make |
//! | [`moves`] | [`Move`], a shape put on a cell |
//! | [`options`] | [`QuantikOptions`], which rules are played |
//! | [`rules`] | the rules: `Game` for [`Quantik`] |
//! | [`refusal`] | [`Refusal`], which rule says no |
//! | [`notation`] | positions and moves as text |
//! | [`observe`] | what is seen by who learns from numbers |
//! | [`read`] | what a person types |
//! | [`symmetry`] | the 3072 ways to look at a position |
//! | [`board`] | what never changes: spots, looks, paints |
//! | [`show`], [`steps`] | what can be seen of a position, and told |
//! | [`bots`] | the computer players: the report's, and a ladder from beginner to perfect |
//! | [`solve`] | the game solved: exact values, proofs, all positions there are |
//! | [`fast`] | four shapes in one machine word |

use tabuleiro_game::{Message, Words};

pub mod board;
pub mod bots;
pub mod cell;
pub mod fast;
pub mod line;
pub mod moves;
pub mod notation;
pub mod observe;
pub mod options;
pub mod piece;
pub mod position;
pub mod read;
pub mod refusal;
pub mod remark;
pub mod rules;
pub mod show;
pub mod solve;
pub mod steps;
pub mod symmetry;

pub use cell::Cell;
pub use line::Line;
pub use moves::Move;
pub use options::QuantikOptions;
pub use piece::{Piece, Shape};
pub use position::Quantik;
pub use refusal::Refusal;

/// Every sentence of the game, in English and Portuguese.
pub static WORDS: Words =
    Words { name: "quantik", en: include_str!("../words/en.ftl"), pt: include_str!("../words/pt.ftl") };

/// The sentence of that key.
pub(crate) const fn say(key: &'static str) -> Message {
    Message::new(&WORDS, key)
}
