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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_shape_of_each_player_has_a_plane_of_its_own() {
        let at: Quantik = "D..A/bC.A/.Bad/...b".parse().expect("a position");
        let mut out = [99; 128];
        at.observe(&mut out);
        let planes = out.as_chunks::<16>().0;
        let cells = |plane: usize| (0..16).filter(|&cell| planes[plane][cell] == 1).collect::<Vec<_>>();
        // Brown is to move, whose letters are small.
        let brown = [vec![10], vec![4, 15], vec![], vec![11]];
        let white = [vec![3, 7], vec![9], vec![5], vec![0]];
        let wanted: Vec<Vec<usize>> = brown.into_iter().chain(white).collect();
        assert_eq!((0..8).map(cells).collect::<Vec<_>>(), wanted);
    }
}
