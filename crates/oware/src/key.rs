//! Positions as numbers, for searches that remember.

use tabuleiro_search::Keyed;

use crate::{Oware, sides};

impl Keyed for Oware {
    #[inline]
    fn key(&self) -> u64 {
        let [own, their] = self.sides();
        let mixed = own.wrapping_mul(0x9E37_79B9_7F4A_7C15)
            ^ their.wrapping_mul(0xC2B2_AE3D_27D4_EB4F).rotate_left(32);
        let mixed = (mixed ^ (mixed >> 29)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed ^ (mixed >> 32)
    }

    /// The seeds that are still on the board: captured ones never return.
    #[inline]
    fn age(&self) -> u32 {
        let [own, their] = self.sides();
        u32::from(sides::sum(own)) + u32::from(sides::sum(their))
    }
}
