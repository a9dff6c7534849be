//! The shares of all boards with so many seeds, and the moves between them.

use super::rank::{Shape, rank, sides_with};
use super::share::Share;
use crate::fast;

/// All boards with so many seeds.
pub(super) struct Level {
    pub(super) shape: Shape,
    /// A byte for each board: see [`Share`].
    pub(super) codes: Vec<u8>,
    /// The boards whose share rests on who first has to repeat a position, in order.
    pub(super) cyclic: Vec<u32>,
    /// How many shares are exact.
    pub(super) exact: usize,
}

impl Level {
    /// All boards of a shape with their codes and the list of those that rest on repetition.
    pub(super) fn new(shape: Shape, codes: Vec<u8>, cyclic: Vec<u32>) -> Level {
        let exact = codes.iter().filter(|&&code| usize::from(code) <= shape.seeds).count();
        Level { shape, codes, cyclic, exact }
    }

    /// The share of a board.
    pub(super) fn share(&self, own: u64, their: u64) -> Share {
        let code = self.codes[self.shape.index(usize::from(fast::sum(own)), own, their)];
        Share::of(code, self.shape.seeds as u8)
    }
}

/// A move of one side, as far as it does not depend on the other.
#[derive(Clone, Copy, Default)]
pub(super) struct Way {
    /// The mover's side after it.
    pub(super) own: u64,
    /// The seeds of that side.
    pub(super) kept: usize,
    /// What the other side is given.
    add: u64,
    /// Where a capture may run.
    reach: u64,
}

impl Way {
    /// A move of so many seeds from a house, as far as the other side is concerned.
    pub(super) fn sown_from(house: u8, seeds: u8) -> Way {
        let sowing = fast::sowing(true, house, seeds);
        Way { own: 0, kept: 0, add: sowing.their, reach: sowing.reach }
    }

    /// What the other side is given, and where a capture may run.
    #[inline]
    pub(super) fn falls(&self) -> (u64, u64) {
        (self.add, self.reach)
    }

    /// The other side after the move, and how many seeds were captured from it. A grand slam captures none.
    #[inline]
    pub(super) fn reply(&self, their: u64) -> (u64, usize) {
        let given = their + self.add;
        let captured = fast::captured(given, self.reach);
        if captured == given { (given, 0) } else { (given - captured, usize::from(fast::sum(captured))) }
    }
}

/// The moves of a side; `must_feed` if the other is empty.
pub(super) fn ways(own: u64, must_feed: bool) -> impl Iterator<Item = Way> {
    (0..6).filter_map(move |house| {
        let shift = fast::shift(house);
        let seeds = (own >> shift) as u8;
        let may = if must_feed { seeds + house >= 6 } else { seeds > 0 };
        may.then(|| {
            let sowing = fast::sowing(true, house, seeds);
            let own = (own & !(0xFF << shift)) + sowing.own;
            Way { own, kept: usize::from(fast::sum(own)), add: sowing.their, reach: sowing.reach }
        })
    })
}

/// Where the boards after a move lie, if nothing is captured: this plus the rank of the replying side times the step.
#[derive(Clone, Copy, Default)]
pub(super) struct Place {
    pub(super) first: usize,
    pub(super) step: usize,
}

impl Place {
    /// Among the boards of a shape.
    #[inline]
    pub(super) fn of(shape: &Shape, kept: usize, own_rank: usize) -> Place {
        Place { first: shape.first(shape.seeds - kept) + own_rank, step: sides_with(kept) }
    }

    /// The board on which that side replies.
    #[inline]
    pub(super) fn index(self, reply: u64) -> usize {
        self.first + rank(reply) * self.step
    }
}
