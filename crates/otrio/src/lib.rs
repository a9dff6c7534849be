//! Otrio: three in a row by size, by growing or shrinking size, or all three sizes in one cell.
//!
//! Brady Peterson's game, published by Marbles and Spin Master.
//!
//! | file | noun |
//! |---|---|
//! | `piece` | [`Colour`] and [`Size`], what a piece is |
//! | `place` | [`Cell`] and [`Place`], where it lies |
//! | `moves` | [`Move`], a piece put into a place |
//! | `position` | [`Otrio`], one position |
//! | `options` | [`OtrioOptions`], how many play and in which order the colours act |
//! | `rules` | the rules: `impl Game for Otrio` |
//! | `refusal` | [`Refusal`], which rule says no |
//! | `fast` | the 49 lines and other bit tricks |
//! | `symmetry` | the sixteen symmetries |
//! | `notation`, `lists` | positions and moves as text, and the report's lists |
//! | `observe` | what is seen by who learns from numbers |
//! | `read` | what a person types |
//! | `board` | the board: cells, trays, looks and what they are made of |
//! | `show`, `steps` | what can be seen of a position, and what is told of a move |
//! | `bots` | the computer players |
//! | `solve` | exact values, and why moves are bad |
//!
//! ```
//! use tabuleiro_game::Game;
//! use tabuleiro_otrio::{Otrio, OtrioOptions};
//!
//! let mut at = Otrio::start(OtrioOptions::default());
//! for text in ["rL@a1", "gL@b1", "bM@b2", "pS@c3"] {
//!     at.play(text.parse().unwrap()).unwrap();
//! }
//! assert_eq!(at.to_string(), "...,...,..p/...,.b.,.../r..,g..,... r");
//! let refusal = at.play("rL@b1".parse().unwrap()).unwrap_err();
//! assert_eq!(refusal.to_string(), "You cannot put a large piece on b1: Green already has one there.");
//! ```

mod board;
pub mod bots;
mod fast;
mod lists;
mod moves;
mod notation;
mod observe;
mod options;
mod piece;
mod place;
mod position;
mod read;
mod refusal;
mod remark;
mod rules;
mod show;
mod solve;
mod steps;
mod symmetry;

use tabuleiro_game::Words;

pub use bots::careful;
pub use moves::Move;
pub use options::{OtrioOptions, Players};
pub use piece::{Colour, Size};
pub use place::{Cell, Place};
pub use position::Otrio;
pub use refusal::Refusal;
pub use solve::{Solver, Truth, can_force_a_win, first_positions};

/// The sentences of the game.
pub static WORDS: Words =
    Words { name: "otrio", en: include_str!("../words/en.ftl"), pt: include_str!("../words/pt.ftl") };
