//! The shares of all boards with so many seeds, and the moves between them.

use tabuleiro_oware::{Share, sides};

use crate::code::decode;
use crate::rank::{Shape, rank, sides_with};

/// All boards with so many seeds.
pub(crate) struct Level {
    pub(crate) shape: Shape,
    /// A byte for each board: see [`crate::code`].
    pub(crate) codes: Vec<u8>,
    /// The boards whose share rests on who first has to repeat a position, in order: for files, which list them.
    #[cfg_attr(not(feature = "files"), allow(dead_code))]
    pub(crate) cyclic: Vec<u32>,
    /// How many shares are exact.
    pub(crate) exact: usize,
}

impl Level {
    /// All boards of a shape with their codes and the list of those that rest on repetition.
    pub(crate) fn new(shape: Shape, codes: Vec<u8>, cyclic: Vec<u32>) -> Level {
        let exact = codes.iter().filter(|&&code| usize::from(code) <= shape.seeds).count();
        Level { shape, codes, cyclic, exact }
    }

    /// The share of a board.
    pub(crate) fn share(&self, own: u64, their: u64) -> Share {
        let code = self.codes[self.shape.index(usize::from(sides::sum(own)), own, their)];
        decode(code, self.shape.seeds as u8)
    }
}

/// A move of one side, as far as it does not depend on the other.
#[derive(Clone, Copy, Default)]
pub(crate) struct Way {
    /// The mover's side after it.
    pub(crate) own: u64,
    /// The seeds of that side.
    pub(crate) kept: usize,
    /// What the other side is given.
    add: u64,
    /// Where a capture may run.
    reach: u64,
}

impl Way {
    /// A move of so many seeds from a house, as far as the other side is concerned.
    pub(crate) fn sown_from(house: u8, seeds: u8) -> Way {
        let sowing = sides::sowing(true, house, seeds);
        Way { own: 0, kept: 0, add: sowing.their, reach: sowing.reach }
    }

    /// What the other side is given, and where a capture may run.
    #[inline]
    pub(crate) fn falls(&self) -> (u64, u64) {
        (self.add, self.reach)
    }

    /// The other side after the move, and how many seeds were captured from it. A grand slam captures none.
    #[inline]
    pub(crate) fn reply(&self, their: u64) -> (u64, usize) {
        let given = their + self.add;
        let captured = sides::captured(given, self.reach);
        if captured == given { (given, 0) } else { (given - captured, usize::from(sides::sum(captured))) }
    }
}

/// The moves of a side; `must_feed` if the other is empty.
pub(crate) fn ways(own: u64, must_feed: bool) -> impl Iterator<Item = Way> {
    (0..6).filter_map(move |house| {
        let shift = sides::shift(house);
        let seeds = (own >> shift) as u8;
        let may = if must_feed { seeds + house >= 6 } else { seeds > 0 };
        may.then(|| {
            let sowing = sides::sowing(true, house, seeds);
            let own = (own & !(0xFF << shift)) + sowing.own;
            Way { own, kept: usize::from(sides::sum(own)), add: sowing.their, reach: sowing.reach }
        })
    })
}

/// Where the boards after a move lie, if nothing is captured: the first plus the rank of the replying side times the step.
#[derive(Clone, Copy, Default)]
pub(crate) struct Landing {
    pub(crate) first: usize,
    pub(crate) step: usize,
}

impl Landing {
    /// Among the boards of a shape.
    #[inline]
    pub(crate) fn of(shape: &Shape, kept: usize, own_rank: usize) -> Landing {
        Landing { first: shape.first(shape.seeds - kept) + own_rank, step: sides_with(kept) }
    }

    /// The board on which that side replies.
    #[inline]
    pub(crate) fn index(self, reply: u64) -> usize {
        self.first + rank(reply) * self.step
    }
}
