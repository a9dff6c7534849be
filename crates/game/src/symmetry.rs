//! Positions that are alike.

use crate::Game;

/// A game whose board can be turned, mirrored or renamed without changing anything that matters. A game without
/// symmetries has only the identity, and implements this with nothing in it.
pub trait Symmetry: Game {
    /// How many symmetries the game has, the identity (number 0) included.
    const SYMMETRIES: u16 = 1;

    /// The position as it looks under a symmetry. Commutes with play.
    fn image(&self, symmetry: u16) -> Self {
        debug_assert_eq!(symmetry, 0);
        *self
    }

    /// The move as it looks under a symmetry.
    fn image_move(mv: Self::Move, symmetry: u16) -> Self::Move {
        debug_assert_eq!(symmetry, 0);
        mv
    }

    /// The smallest of all images: the same for all positions that are alike.
    fn canonical(&self) -> Self {
        (0..Self::SYMMETRIES).map(|symmetry| self.image(symmetry)).min().unwrap_or(*self)
    }
}
