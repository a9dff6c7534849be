//! Where the other side goes when it is sown upon, looked up instead of worked out.
//!
//! What a move adds to the other side, and how far a capture may run there, depends only on the house and its seeds; few such
//! ways to be sown upon exist. For each of them, and for every side it may fall on, the number of the side that comes
//! of it is worked out once for all boards.

use crate::level::Way;
use crate::rank::{Sides, rank};

/// Stands for a side from which something is captured.
pub(crate) const CAPTURE: u32 = u32::MAX;

/// What comes of sides, as whoever asks wants it noted.
pub(crate) struct Replies<T> {
    /// How the side that comes of it is noted, and how many seeds were captured from it.
    note: fn(u64, usize) -> T,
    /// What is added, where a capture may run, and, by the seeds of the side, what comes of each.
    sown: Vec<(u64, u64, Vec<Vec<T>>)>,
}

impl Replies<u32> {
    /// For boards with at most so many seeds: the numbers of the sides, or [`CAPTURE`].
    pub(crate) fn numbers(seeds: u8, sides: &Sides) -> Replies<u32> {
        let number = |reply, captured| if captured == 0 { rank(reply) as u32 } else { CAPTURE };
        Replies::up_to(seeds, sides, number)
    }
}

impl<T> Replies<T> {
    /// For boards with at most so many seeds.
    pub(crate) fn up_to(seeds: u8, sides: &Sides, note: fn(u64, usize) -> T) -> Replies<T> {
        let mut replies = Replies { note, sown: Vec::new() };
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
        let (note, replies) = (self.note, &mut self.sown[known].2);
        let reply = |&their: &u64| {
            let (reply, captured) = way.reply(their);
            note(reply, captured)
        };
        for seeds in replies.len()..=usize::from(left) {
            replies.push(sides.with(seeds).iter().map(reply).collect());
        }
    }

    fn find(&self, way: &Way) -> Option<usize> {
        self.sown.iter().position(|(add, reach, _)| (*add, *reach) == way.falls())
    }

    /// Which of the ways to be sown upon a move is, for whoever asks again and again.
    #[inline]
    pub(crate) fn place(&self, way: &Way) -> usize {
        self.find(way).expect("every way to be sown upon is known")
    }

    /// What comes of each side with so many seeds after a move that is in that place.
    #[inline]
    pub(crate) fn at(&self, place: usize, seeds: usize) -> &[T] {
        &self.sown[place].2[seeds]
    }

    /// What comes of each side with so many seeds after a move. (By way of [`Replies::place`] a build takes 2 % longer.)
    #[inline]
    pub(crate) fn of(&self, way: &Way, seeds: usize) -> &[T] {
        let falls = way.falls();
        let found = self.sown.iter().find(|(add, reach, _)| (*add, *reach) == falls);
        &found.expect("every way to be sown upon is known").2[seeds]
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
        let replies = Replies::numbers(SEEDS, &sides);
        for own_seeds in 0..=usize::from(SEEDS) {
            let their_seeds = usize::from(SEEDS) - own_seeds;
            for way in sides.with(own_seeds).iter().step_by(7).flat_map(|&own| ways(own, false)) {
                let found = replies.of(&way, their_seeds);
                for (&their, &number) in sides.with(their_seeds).iter().zip(found) {
                    let (reply, captured) = way.reply(their);
                    assert_eq!(number, if captured > 0 { CAPTURE } else { rank(reply) as u32 });
                }
            }
        }
    }
}
