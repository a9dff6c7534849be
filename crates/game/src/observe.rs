//! What somebody who learns from numbers sees of a position.

use crate::{Game, Move, Seat};

/// A game whose positions can be seen as numbers, by a program that learns.
///
/// A position is a stack of planes, each of rows and columns, filled with flags and small counts. It is seen from the seat that
/// must decide: what is its own comes first, then what belongs to the others in the order in which they sit after it. Two
/// positions that look alike have the same legal moves, lead by the same move to positions that look alike, and end alike for
/// whoever sees them. What is settled before the game and stands at the end of a position's text ([`crate::Options::IN_POSITION`])
/// is not seen: it never changes, and whoever learns has chosen it.
///
/// Any other seat sees the same from its own side ([`Observe::observe_from`]): no more and no less.
///
/// Each promise is tested for every game by a law of the test kit.
pub trait Observe: Game {
    /// How many planes, rows and columns there are: the same for all positions under these options.
    fn shape(options: Self::Options) -> [usize; 3];

    /// No number in that plane is higher than this.
    fn highest(options: Self::Options, plane: usize) -> u8 {
        let _ = (options, plane);
        1
    }

    /// Writes the planes one after another, row by row, as the seat that must decide sees them. There must be room for exactly as many
    /// numbers as [`Observe::shape`] says; every one is written.
    #[inline]
    fn observe(&self, out: &mut [u8]) {
        self.observe_from(self.turn(), out);
    }

    /// The same as any seat sees it, on its turn or not: what is its own comes first.
    fn observe_from(&self, seat: Seat, out: &mut [u8]);

    /// Writes a 1 for each legal move at its number and a 0 everywhere else. There must be room for [`Move::SPACE`] of them.
    #[inline]
    fn mark_legal(&self, mask: &mut [u8]) {
        mask.fill(0);
        for mv in self.moves() {
            mask[usize::from(mv.number())] = 1;
        }
    }
}

/// Writes the lowest bits of a word as flags, the lowest first, as many as there is room for; at most 64.
///
/// ```
/// use tabuleiro_game::observe::flags;
/// let mut out = [9; 10];
/// flags(0b10_0000_1011, &mut out);
/// assert_eq!(out, [1, 1, 0, 1, 0, 0, 0, 0, 0, 1]);
/// ```
#[inline]
pub fn flags(mut bits: u64, out: &mut [u8]) {
    debug_assert!(out.len() <= 64);
    let mut eights = out.chunks_exact_mut(8);
    for eight in &mut eights {
        eight.copy_from_slice(&spread(bits as u8));
        bits >>= 8;
    }
    let rest = eights.into_remainder();
    rest.copy_from_slice(&spread(bits as u8)[..rest.len()]);
}

/// The bits of a byte as flags, the lowest first.
#[inline]
const fn spread(byte: u8) -> [u8; 8] {
    const ONES: u64 = 0x0101_0101_0101_0101;
    // Byte n of the product keeps its n-th bit only; what is added carries it up to the highest, whichever it was.
    let each_its_own = (byte as u64).wrapping_mul(ONES) & 0x8040_2010_0804_0201;
    ((each_its_own + ONES * 0x7F) >> 7 & ONES).to_le_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_is_spread_into_its_bits() {
        for byte in 0..=255 {
            assert_eq!(spread(byte), std::array::from_fn(|bit| byte >> bit & 1), "{byte:b}");
        }
    }

    #[test]
    fn flags_are_the_lowest_bits_of_a_word() {
        let word = 0xF0A5_3C96_1842_7EDB_u64;
        for room in 0..=64 {
            let mut out = vec![7; room];
            flags(word, &mut out);
            assert!(out.iter().enumerate().all(|(bit, &flag)| u64::from(flag) == word >> bit & 1), "{room}");
        }
    }
}
