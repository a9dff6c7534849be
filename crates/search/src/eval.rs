//! Guesses at a position's worth, for searches that cannot see the end.

use tabuleiro_game::Game;

/// Guesses what a position is worth.
pub trait Eval<G: Game>: Send + Sync {
    /// For the seat to move, in hundredths of the game's own unit; within ±[`LIMIT`]. Not asked of finished games.
    fn value(&self, at: &G) -> i32;
}

/// No guess is larger than this: beyond it lie proven wins.
pub const LIMIT: i32 = 20_000;

impl<G: Game, F: Fn(&G) -> i32 + Send + Sync> Eval<G> for F {
    fn value(&self, at: &G) -> i32 {
        self(at)
    }
}
