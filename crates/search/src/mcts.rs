//! Monte Carlo tree search, for any game with any number of seats.
//!
//! An iteration goes down the tree by what came of earlier ones, adds a node, asks a [`Leaf`] what that is worth
//! (usually by a random game to the end), and tells the nodes on the way back up. Each node counts for the seat that
//! chooses it, so nothing assumes two seats or that they take turns. What is certain is proven on the way up, so that
//! a forced win is found and said. Moves are listed a few at a time where there are many. A leaf that lists the moves itself,
//! with a prior for each, leads the search by those: what is likely to be the move to play is tried sooner and more.
//!
//! | file | noun |
//! |---|---|
//! | `settings` | [`Settings`], how a search is set up |
//! | `leaf` | [`Leaf`], who says what a leaf is worth, and [`Chances`], how it is said |
//! | `fate` | what is certain about a position, and what follows from it |
//! | `tree` | the arena of nodes |
//! | `select` | which child to look at next |
//! | `grow` | one iteration after another; `fresh`: new children |
//! | `think` | [`Mcts`], the player, on one thread or several |
//! | `gather` | what a tree has to say |
//!
//! ```
//! use tabuleiro_search::mcts::{Light, Settings};
//! let settings = Settings { iterations: Some(1_000), ..Settings::default() };
//! // `Mcts::new(settings, Light, seed)` is then a `Bot` for any game.
//! # let _ = (settings, Light);
//! ```

mod fate;
mod fresh;
mod gather;
mod grow;
mod leaf;
mod select;
mod settings;
#[cfg(test)]
mod tests;
mod think;
mod tree;

pub use leaf::{Chances, Leaf, Light, Prospect};
pub use settings::Settings;
pub use think::Mcts;
