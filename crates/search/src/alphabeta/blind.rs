//! Overlooking moves, as people do: some are never seen, but always the same ones in the same position.

use tabuleiro_game::{Game, Move as _};

use crate::memo::Keyed;

/// How much is overlooked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Blind {
    /// So many moves of a thousand are not seen.
    pub per_mille: u16,
    /// Which ones.
    pub seed: u64,
}

impl Blind {
    /// Leaves out the moves from `first` on that are overlooked in this position; one always remains.
    #[inline]
    pub(super) fn overlook<G: Keyed>(self, at: &G, moves: &mut Vec<(i32, G::Move)>, first: usize) {
        if self.per_mille > 0 {
            self.leave_out::<G>(at.key(), moves, first);
        }
    }

    #[cold]
    fn leave_out<G: Game>(self, key: u64, moves: &mut Vec<(i32, G::Move)>, first: usize) {
        let mut place = first;
        while place < moves.len() && moves.len() > first + 1 {
            if self.misses(key, moves[place].1.number()) {
                moves.swap_remove(place);
            } else {
                place += 1;
            }
        }
    }

    /// Whether a move is overlooked in the position with that key.
    pub(super) fn misses(self, key: u64, mv: u16) -> bool {
        let mixed = mix(key ^ self.seed ^ u64::from(mv) << 48);
        ((mixed >> 32) * 1_000) >> 32 < u64::from(self.per_mille)
    }
}

/// A number in which every bit of another has a say.
pub(super) const fn mix(number: u64) -> u64 {
    let number = (number ^ (number >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    number ^ (number >> 31)
}
