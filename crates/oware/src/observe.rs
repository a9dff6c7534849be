//! What somebody who learns from numbers sees of a position: three planes of two rows and six columns.
//!
//! | plane | what is in it |
//! |---|---|
//! | 0 | how many seeds each house holds |
//! | 1 | how many seeds the row's side has captured, in every column |
//! | 2 | in the first row 1 if North looks, in the second 1 if North is to move, else 0 |
//!
//! The first row is the side that looks, which is the one to move if nobody else is named, and the second its opponent; both have their
//! houses in the order in which they are sown. The last plane says which six of the twelve moves are one's own, since their numbers do not
//! depend on who looks: on one's own turn it is the same everywhere.

use tabuleiro_game::observe::flags;
use tabuleiro_game::{Game, Observe, Seat};

use crate::{Oware, OwareOptions};

const HOUSES: usize = 6;

impl Observe for Oware {
    fn shape(_options: OwareOptions) -> [usize; 3] {
        [3, 2, HOUSES]
    }

    fn highest(_options: OwareOptions, plane: usize) -> u8 {
        if plane == 2 { 1 } else { 48 }
    }

    #[inline]
    fn observe_from(&self, seat: Seat, out: &mut [u8]) {
        let (seeds, rest) = out.split_at_mut(2 * HOUSES);
        let (captures, turn) = rest.split_at_mut(2 * HOUSES);
        let [own, their] = self.sides();
        let sides = if seat == self.turn() { [own, their] } else { [their, own] };
        for (row, side) in sides.into_iter().enumerate() {
            // From the top: what belongs to the whole position, the captures, the houses in the order of sowing.
            let [_, captured, houses @ ..] = side.to_be_bytes();
            seeds[row * HOUSES..][..HOUSES].copy_from_slice(&houses);
            captures[row * HOUSES..][..HOUSES].fill(captured);
        }
        let (looks, decides) = turn.split_at_mut(HOUSES);
        looks.fill(seat.index() as u8);
        decides.fill(self.turn().index() as u8);
    }

    #[inline]
    fn mark_legal(&self, mask: &mut [u8]) {
        flags(u64::from(self.legal()) << (HOUSES * self.turn().index()), mask);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_side_to_move_sees_its_own_houses_first() {
        let mut at: Oware = "0-0-0-7-0-1-0-4-2-1-1-0-20-12-S".parse().expect("a position");
        let seen = |at: &Oware| {
            let mut out = [99; 36];
            at.observe(&mut out);
            let rows: Vec<[u8; 6]> = out.as_chunks().0.to_vec();
            rows
        };
        let south = [[0, 0, 0, 7, 0, 1], [0, 4, 2, 1, 1, 0], [20; 6], [12; 6], [0; 6], [0; 6]];
        assert_eq!(seen(&at), south);
        at.play("D".parse().expect("a house")).expect("it holds seeds");
        let north = [[1, 5, 0, 0, 0, 0], [0, 0, 0, 0, 1, 2], [12; 6], [27; 6], [1; 6], [1; 6]];
        assert_eq!(seen(&at), north);
    }

    #[test]
    fn who_is_not_to_move_sees_its_own_houses_first_all_the_same() {
        let at: Oware = "0-0-0-7-0-1-0-4-2-1-1-0-20-12-S".parse().expect("a position");
        let mut out = [99; 36];
        at.observe_from(Seat::SECOND, &mut out);
        let north = [[0, 4, 2, 1, 1, 0], [0, 0, 0, 7, 0, 1], [12; 6], [20; 6], [1; 6], [0; 6]];
        assert_eq!(out.as_chunks().0, north);
        at.observe_from(Seat::FIRST, &mut out);
        assert_eq!(out[24..], [0; 12], "South looks and is to move");
    }
}
