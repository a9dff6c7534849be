//! Thinking, for any game.
//!
//! | file | noun |
//! |---|---|
//! | [`bot`] | [`Bot`], who thinks, with [`Limit`], [`Stop`] and [`Report`] |
//! | [`chooser`] | [`Chooser`], a bot made of one rule for choosing |
//! | [`roster`] | [`Roster`], the named players a game offers |
//! | [`random`] | [`Random`], the seeded source of every random choice |
//! | [`playout`] | whole random games, the unit of work of benches and of searches |
//! | [`duel`] | a number of games between two players, seats swapped |

pub mod bot;
pub mod chooser;
pub mod duel;
pub mod playout;
pub mod random;
pub mod roster;

pub use bot::{Bot, Limit, Report, Stop};
pub use chooser::{Chooser, lowest, uniform};
pub use duel::{Tally, duel};
pub use playout::playout;
pub use random::Random;
pub use roster::{Entry, Roster, Strength};
