//! What somebody who learns from numbers sees of a position: eight planes of four rows and four columns.
//!
//! | planes | what is in them |
//! |---|---|
//! | 0 to 3 | 1 where whoever is to move has a cone, a cube, a cylinder, a sphere |
//! | 4 to 7 | the same for the opponent |
//!
//! Rows go from the top, columns from the left, as the cells are numbered. What is left to be played follows from what lies on
//! the board, and so does whose turn it is: White's while both have played as many.

use tabuleiro_game::Observe;
use tabuleiro_game::observe::flags;

use crate::{Quantik, QuantikOptions};

impl Observe for Quantik {
    fn shape(_options: QuantikOptions) -> [usize; 3] {
        [8, 4, 4]
    }

    #[inline]
    fn observe(&self, out: &mut [u8]) {
        let (own, their) = out.split_at_mut(64);
        for (side, planes) in self.sides().into_iter().zip([own, their]) {
            flags(side, planes);
        }
    }

    #[inline]
    fn mark_legal(&self, mask: &mut [u8]) {
        flags(self.open(), mask);
    }
}
