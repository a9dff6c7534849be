//! What somebody who learns from numbers sees of a position: eight planes of four rows and four columns.
//!
//! | planes | what is in them |
//! |---|---|
//! | 0 to 3 | 1 where whoever looks has a cone, a cube, a cylinder, a sphere |
//! | 4 to 7 | the same for the opponent |
//!
//! Who looks is the one to move if nobody else is named. Rows go from the top, columns from the left, as the cells are numbered. What is
//! left to be played follows from what lies on the board, and so does whose turn it is: White's while both have played as many.

use tabuleiro_game::observe::flags;
use tabuleiro_game::{Game, Observe, Seat};

use crate::{Quantik, QuantikOptions};

impl Observe for Quantik {
    fn shape(_options: QuantikOptions) -> [usize; 3] {
        [8, 4, 4]
    }

    #[inline]
    fn observe_from(&self, seat: Seat, out: &mut [u8]) {
        let (own, their) = out.split_at_mut(64);
        let planes = if seat == self.turn() { [own, their] } else { [their, own] };
        for (side, planes) in self.sides().into_iter().zip(planes) {
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
        let mut from_white = [99; 128];
        at.observe_from(Seat::FIRST, &mut from_white);
        out.rotate_left(64);
        assert_eq!(from_white, out, "White sees its own first, on Brown's turn as well");
    }
}
