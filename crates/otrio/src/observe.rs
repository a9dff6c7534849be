//! What somebody who learns from numbers sees of a position: sixteen planes of three rows and three columns.
//!
//! | planes | what is in them |
//! |---|---|
//! | 0 to 2 | 1 where the colour of whoever looks has a large, a medium, a small piece |
//! | 3 to 5, 6 to 8, 9 to 11 | the same for the colours that act after it, in their order |
//! | 12 to 15 | 1 everywhere in the plane of the colour to act: red, green, blue, purple; 2 in that of the colour that looks, if it is another; else 0 |
//!
//! Who looks is the one to act if nobody else is named; of two colours of one's own, it is the one that acts sooner.
//! With two players, planes 6 to 8 are one's own other colour; with three, planes 9 to 11 are empty. Rows go from the bottom,
//! columns from the left, as the cells are numbered. The last planes say which 27 of the 108 moves can be one's own: their numbers
//! do not depend on who looks. What is left to be placed follows from what lies on the board.

use tabuleiro_game::observe::flags;
use tabuleiro_game::{Observe, Seat};

use crate::{Cell, Colour, Otrio, OtrioOptions, Place};

/// The planes of one colour.
const SIZES: usize = Place::COUNT / Cell::COUNT;

impl Observe for Otrio {
    fn shape(_options: OtrioOptions) -> [usize; 3] {
        [Colour::ALL.len() * SIZES + Colour::ALL.len(), 3, 3]
    }

    fn highest(_options: OtrioOptions, plane: usize) -> u8 {
        if plane < Colour::ALL.len() * SIZES { 1 } else { 2 }
    }

    #[inline]
    fn observe_from(&self, seat: Seat, out: &mut [u8]) {
        let (pieces, colours) = out.split_at_mut(Colour::ALL.len() * Place::COUNT);
        let turns = self.turns_until(seat);
        let mut held = self.held_in_turn();
        held[..usize::from(self.setup().colours())].rotate_left(usize::from(turns));
        for (held, planes) in held.into_iter().zip(pieces.chunks_exact_mut(Place::COUNT)) {
            flags(u64::from(held), planes);
        }
        colours.fill(0);
        let own = self.setup().colour((self.acting() + turns) % self.setup().colours());
        colours[own.index() * Cell::COUNT..][..Cell::COUNT].fill(2);
        colours[self.to_act().index() * Cell::COUNT..][..Cell::COUNT].fill(1);
    }

    #[inline]
    fn mark_legal(&self, mask: &mut [u8]) {
        mask.fill(0);
        flags(u64::from(self.open()), &mut mask[self.to_act().index() * Place::COUNT..][..Place::COUNT]);
    }
}

impl Otrio {
    /// In how many turns a colour of that seat acts, if none is passed over; 0 if one is to act.
    #[inline]
    fn turns_until(&self, seat: Seat) -> u8 {
        let (options, colours) = (self.setup(), self.setup().colours());
        (0..colours).find(|turns| options.seat((self.acting() + turns) % colours) == seat).unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use tabuleiro_game::Game;

    use super::*;

    #[test]
    fn the_colour_to_act_comes_first_and_the_others_follow_as_they_act() {
        let mut at = Otrio::start(OtrioOptions::default());
        for text in ["rL@a1", "gS@b3"] {
            at.play(text.parse().expect("a move")).expect("a legal one");
        }
        let mut out = [99; 144];
        at.observe(&mut out);
        // Blue acts, then purple, then red with its large piece on a1, then green with its small one on b3.
        let filled: Vec<usize> = (0..108).filter(|&number| out[number] == 1).collect();
        assert_eq!(filled, [6 * 9, 11 * 9 + 7]);
        assert_eq!(out[108..], [[0; 9], [0; 9], [1; 9], [0; 9]].concat());
        // Of the two colours of the second seat purple acts sooner, then red, then green, then blue, which is to act.
        at.observe_from(Seat::SECOND, &mut out);
        let filled: Vec<usize> = (0..108).filter(|&number| out[number] == 1).collect();
        assert_eq!(filled, [3 * 9, 8 * 9 + 7]);
        assert_eq!(out[108..], [[0; 9], [0; 9], [1; 9], [2; 9]].concat());
    }

    #[test]
    fn of_three_the_box_stays_empty_whoever_looks() {
        let mut at = Otrio::start("players=3".parse().expect("options"));
        at.play("rL@a1".parse().expect("a move")).expect("a legal one");
        for (seat, plane) in [(Seat::FIRST, 0), (Seat::SECOND, 6), (Seat::new(2), 3)] {
            let mut out = [99; 144];
            at.observe_from(seat, &mut out);
            let filled: Vec<usize> = (0..108).filter(|&number| out[number] == 1).collect();
            assert_eq!(filled, [plane * 9], "seat {seat}");
        }
    }
}
