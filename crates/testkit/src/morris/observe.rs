//! What somebody who learns from numbers sees of a position: two planes of three rows and three columns.
//!
//! | plane | what is in it |
//! |---|---|
//! | 0 | 1 where whoever looks has a man |
//! | 1 | 1 where the opponent has one |
//!
//! Rows go from the top, columns from the left. How many men are yet to be put down follows.

use tabuleiro_game::observe::flags;
use tabuleiro_game::{Observe, Seat};

use super::{Morris, MorrisOptions, Point};

impl Observe for Morris {
    fn shape(_options: MorrisOptions) -> [usize; 3] {
        [2, 3, 3]
    }

    fn observe_from(&self, seat: Seat, out: &mut [u8]) {
        let seats = [seat, seat.other()];
        for (seat, plane) in seats.into_iter().zip(out.chunks_exact_mut(usize::from(Point::COUNT))) {
            flags(u64::from(self.men_of(seat)), plane);
        }
    }
}
