//! Proof-number search: whether a seat can force a result against all others together, with a proof that can be checked.
//!
//! | file | noun |
//! |---|---|
//! | `hunt` | the search (depth-first, led by proof numbers) |
//! | `strategy` | [`Strategy`], the proof: what to play, whatever the others do |
//!
//! The search may err as much as it likes: who doubts it asks [`Strategy::check`], which knows only the rules of the game.
//!
//! ```
//! # use tabuleiro_game::Game;
//! # use tabuleiro_search::proof::{Claim, prove};
//! # use tabuleiro_search::Leash;
//! fn can_win<G: Game>(at: &G) -> bool {
//!     let claim = Claim::wins(at.turn());
//!     let found = prove(at, claim, &mut Leash::free()).expect("nothing stops it");
//!     found.plan.check(at).expect("the proof is sound");
//!     found.holds
//! }
//! ```

mod hunt;
mod strategy;
#[cfg(test)]
mod tests;

use tabuleiro_game::{Game, Outcome, Seat};

pub use hunt::{Found, prove};
pub use strategy::{Flaw, Strategy};

use crate::Value;

/// That a seat can force a result, whatever the others do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Claim {
    /// Whose result it is.
    pub seat: Seat,
    /// At least this.
    pub at_least: Value,
}

impl Claim {
    /// That the seat can win.
    pub const fn wins(seat: Seat) -> Claim {
        Claim { seat, at_least: Value::Win }
    }

    /// That the seat can keep all others from winning.
    pub const fn holds(seat: Seat) -> Claim {
        Claim { seat, at_least: Value::Draw }
    }

    /// Whether a finished game is as the claim says.
    pub fn is_met_by(&self, outcome: Outcome) -> bool {
        let value = match outcome.winner {
            None => Value::Draw,
            Some(winner) if winner == self.seat => Value::Win,
            Some(_) => Value::Loss,
        };
        value >= self.at_least
    }
}

/// Whether proofs can be sought in a game: one in which a position comes back has none that are trees.
const fn is_finite<G: Game>() -> bool {
    G::LONGEST.is_some() && !G::REPETITION
}
