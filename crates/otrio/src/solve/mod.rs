//! Otrio solved: what positions are worth when everybody plays as well as can be.
//!
//! | file | noun |
//! |---|---|
//! | `standing` | [`Standing`], a position as the solver sees it |
//! | `threats` | `Outlook`, what the threats on the board decide at once |
//! | `goal` | [`Goal`], what a seat wants to reach |
//! | `prove` | [`Prover`], who shows whether it does |
//! | `guess`, `memo`, `key` | first guesses at the odds, odds that are remembered, and by which key |
//! | `progress` | counting the moves applied, and telling how many there have been |
//! | `solver` | [`Solver`], exact values and distances for two players |
//! | `book` | what the first positions are worth |
//! | `study` | [`Truth`], who knows values, and the game as one to be studied |
//! | `why` | why moves are bad |
//! | `coalition` | `Coalition`, all others together against one seat |

mod book;
mod coalition;
mod goal;
mod guess;
mod key;
mod memo;
mod progress;
mod prove;
mod solver;
mod standing;
mod study;
mod threats;
mod why;

pub(crate) use book::at_hand;
pub use book::first_positions;
pub use coalition::can_force_a_win;
pub(crate) use goal::Goal;
pub(crate) use progress::shortened;
pub(crate) use prove::Prover;
pub use solver::Solver;
pub(crate) use standing::Standing;
pub use study::Truth;
pub(crate) use threats::Outlook;
