//! Where the other side goes when it is sown upon, looked up instead of worked out.
//!
//! What a move adds to the other side, and how far a capture may run there, depends only on the house and its seeds; few such
//! ways to be sown upon exist. For each of them, and for every side it may fall on, the number of the side that comes
//! of it is worked out once for a whole build.

use crate::level::Way;
use crate::rank::{Sides, rank};

/// Stands for a side from which something is captured.
pub(crate) const CAPTURE: u32 = u32::MAX;

/// The numbers of the sides that come of others.
pub(crate) struct Replies {
    /// What is added, where a capture may run, and, by the seeds of the side, the numbers.
    sown: Vec<(u64, u64, Vec<Vec<u32>>)>,
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
        let known = self.sown.iter().position(|(a, r, _)| (*a, *r) == (add, reach));
        let known = known.unwrap_or_else(|| {
            self.sown.push((add, reach, Vec::new()));
            self.sown.len() - 1
        });
        let numbers = &mut self.sown[known].2;
        let number = |&their: &u64| match way.reply(their) {
            (reply, 0) => rank(reply) as u32,
            _ => CAPTURE,
        };
        for seeds in numbers.len()..=usize::from(left) {
            numbers.push(sides.with(seeds).iter().map(number).collect());
        }
    }

    /// What comes of each side with so many seeds after a move: its number, or [`CAPTURE`].
    #[inline]
    pub(crate) fn of(&self, way: &Way, seeds: usize) -> &[u32] {
        let (add, reach) = way.falls();
        let found = self.sown.iter().find(|(a, r, _)| (*a, *r) == (add, reach));
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
        let replies = Replies::up_to(SEEDS, &sides);
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
