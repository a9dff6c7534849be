//! How hard a position looks before anything is known of what follows.

use super::Standing;
use super::memo::Odds;
use super::threats::is_many;
use crate::fast::LINES;

impl Standing {
    /// A first guess at the odds of the seat to act, with these moves to consider.
    ///
    /// The weights are those, of some hundred that were tried, that took the fewest nodes to value all first moves.
    pub(super) fn guess(&self, moves: u32) -> Odds {
        let places = |n: usize| self.winning(n).count_ones() as i32;
        let (own, other, last) = (places(0), places(2), places(3));
        let proof = 3 + 2 * last - 6 * other - 3 * self.promise() / 16;
        let disproof = 10 * moves.count_ones() as i32 / 8 + 4 * (own + other) - 5 * last;
        Odds { proof: proof.max(1) as u32, disproof: disproof.max(1) as u32 }
    }

    /// How many lines with one piece in them and nothing else are of the seat to act, less those of its opponent.
    fn promise(&self) -> i32 {
        let (empty, own) = (self.empty(), self.held(0) | self.held(2));
        let promise = |line: &u32| {
            let taken = line & !empty;
            let is_one = i32::from(taken != 0) & i32::from(!is_many(taken));
            is_one * if taken & own == 0 { -1 } else { 1 }
        };
        LINES.iter().map(promise).sum()
    }
}
