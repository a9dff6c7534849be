//! Where the other side goes when it is sown upon, looked up instead of worked out.
//!
//! What a move adds to the other side, and how far a capture may run there, depends only on the house and its seeds; few such
//! ways to be sown upon exist. For each of them, and for every side it may fall on, the number of the side that comes
//! of it is worked out once for a whole build.

use crate::level::Way;
use crate::rank::{Sides, rank};

/// What comes of a side: its number, and in the highest byte how many seeds were captured from it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Reply(u32);

impl Reply {
    fn new(side: u64, captured: usize) -> Reply {
        Reply((captured as u32) << 24 | rank(side) as u32)
    }

    /// The number of the side if nothing was captured.
    #[inline]
    pub(crate) fn quiet(self) -> Option<usize> {
        (self.0 < 1 << 24).then_some(self.0 as usize)
    }

    /// How many seeds were captured.
    #[inline]
    pub(crate) fn captured(self) -> usize {
        (self.0 >> 24) as usize
    }

    /// The number of the side among those with as many seeds.
    #[inline]
    pub(crate) fn number(self) -> usize {
        (self.0 & 0x00FF_FFFF) as usize
    }
}

/// What comes of sides when they are sown upon.
pub(crate) struct Replies {
    /// What is added, where a capture may run, and, by the seeds of the side, what comes of each.
    sown: Vec<(u64, u64, Vec<Vec<Reply>>)>,
}

impl Replies {
    /// For boards with at most so many seeds.
    pub(crate) fn up_to(seeds: u8, sides: &Sides) -> Replies {
        let mut replies = Replies { sown: Vec::new() };
        for house in 0..6 {
            for sown in 1..=seeds {
                replies.add(&Way::sown_from(house, sown), seeds - sown, sides);
            }
        }
        replies
    }

    /// Fewer seeds make the same of another side before more do, so that the first to come leaves most for the other side.
    fn add(&mut self, way: &Way, left: u8, sides: &Sides) {
        let (add, reach) = way.falls();
        let known = self.find(way).unwrap_or_else(|| {
            self.sown.push((add, reach, Vec::new()));
            self.sown.len() - 1
        });
        let replies = &mut self.sown[known].2;
        let reply = |&their: &u64| {
            let (reply, captured) = way.reply(their);
            Reply::new(reply, captured)
        };
        for seeds in replies.len()..=usize::from(left) {
            replies.push(sides.with(seeds).iter().map(reply).collect());
        }
    }

    fn find(&self, way: &Way) -> Option<usize> {
        self.sown.iter().position(|(add, reach, _)| (*add, *reach) == way.falls())
    }

    /// Which of the ways to be sown upon a move is, for whoever asks again and again.
    pub(crate) fn place(&self, way: &Way) -> usize {
        self.find(way).expect("every way to be sown upon is known")
    }

    /// What comes of each side with so many seeds after a move in that place.
    #[inline]
    pub(crate) fn at(&self, place: usize, seeds: usize) -> &[Reply] {
        &self.sown[place].2[seeds]
    }

    /// What comes of each side with so many seeds after a move.
    #[inline]
    pub(crate) fn of(&self, way: &Way, seeds: usize) -> &[Reply] {
        self.at(self.place(way), seeds)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::level::ways;

    #[test]
    fn what_is_looked_up_is_what_the_moves_make() {
        const SEEDS: u8 = 14; // enough for a lap
        let sides = Sides::up_to(SEEDS);
        let replies = Replies::up_to(SEEDS, &sides);
        for own_seeds in 0..=usize::from(SEEDS) {
            let their_seeds = usize::from(SEEDS) - own_seeds;
            for way in sides.with(own_seeds).iter().step_by(7).flat_map(|&own| ways(own, false)) {
                let found = replies.of(&way, their_seeds);
                for (&their, found) in sides.with(their_seeds).iter().zip(found) {
                    let (reply, captured) = way.reply(their);
                    assert_eq!((found.number(), found.captured()), (rank(reply), captured));
                    assert_eq!(found.quiet(), (captured == 0).then(|| rank(reply)));
                }
            }
        }
    }
}
