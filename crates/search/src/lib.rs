//! Thinking, for any game.
//!
//! | file | noun |
//! |---|---|
//! | [`bot`] | [`Bot`], who thinks, and [`Report`], what comes of it |
//! | [`leash`] | [`Leash`], how long a thinker may go on and whom it tells, with [`Limit`] and [`Stop`] |
//! | [`aids`] | [`Aids`], what a thinker may use besides its own wits |
//! | [`loan`] | [`Loan`], something large that thinkers need, carried by the program or lent by its host |
//! | [`chooser`] | [`Chooser`], a bot made of one rule for choosing |
//! | [`roster`] | [`Roster`], the named players a game offers |
//! | [`random`] | [`Random`], the seeded source of every random choice |
//! | [`playout`] | whole random games, the unit of work of benches and of searches |
//! | [`elo`] | strength from results, with its error |
//! | [`value`] | [`Value`] and [`Proven`], what a position is worth |
//! | [`oracle`] | [`Oracle`], who knows proven values |
//! | [`eval`] | [`Eval`], who guesses |
//! | [`chance`] | [`Chance`], how likely a win is, and [`Curve`], how a guess becomes one |
//! | [`alphabeta`] | [`AlphaBeta`], search for two seats, ever deeper |
//! | [`memo`] | [`Memo`], what a search remembers, and [`Memory`], which lasts from move to move |
//! | [`proof`] | [`proof::prove`], proofs that can be checked, for any number of seats |
//! | [`mcts`] | [`Mcts`], Monte Carlo tree search for any number of seats |
//! | [`study`] | [`Study`], a game that can be solved and explained |
//! | [`tablebase`] | [`Tablebase`], endgame tables: building, checking, opening |
//! | [`duel`] | a number of games between two players, seats swapped |

pub mod aids;
pub mod alphabeta;
pub mod bot;
pub mod chance;
pub mod chooser;
pub mod duel;
pub mod elo;
pub mod eval;
pub mod leash;
pub mod loan;
pub mod mcts;
pub mod memo;
pub mod oracle;
pub mod playout;
pub mod proof;
pub mod random;
pub mod roster;
pub mod study;
pub mod tablebase;
#[cfg(test)]
mod toy;
pub mod value;

pub use aids::Aids;
pub use alphabeta::AlphaBeta;
pub use bot::{Bot, Report};
pub use chance::{Chance, Curve};
pub use chooser::{Chooser, lowest, uniform};
pub use duel::{Tally, duel};
pub use eval::Eval;
pub use leash::{Budget, Leash, Limit, Stop};
pub use loan::{Lendable, Loan};
pub use mcts::Mcts;
pub use memo::{Keyed, Memo, Memory};
pub use oracle::{NoOracle, Oracle, Settled};
pub use playout::playout;
pub use random::Random;
pub use roster::{Entry, Make, Roster, Strength};
pub use study::{Progress, Solved, Study};
pub use tablebase::Tablebase;
pub use value::{Proven, Value};
