//! Proven values, from a solved game or a table.

use tabuleiro_game::Game;

use crate::Proven;

/// Somebody who knows the proven value of some positions.
pub trait Oracle<G: Game>: Send + Sync {
    /// The value for the seat to move; `None` if it is not known here. Never a guess.
    fn probe(&self, at: &G) -> Option<Proven>;
}

/// Knows nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoOracle;

impl<G: Game> Oracle<G> for NoOracle {
    fn probe(&self, _at: &G) -> Option<Proven> {
        None
    }
}
