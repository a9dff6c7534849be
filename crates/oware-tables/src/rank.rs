//! Numbering boards: every side with so many seeds, every board with so many seeds, without gaps.
//!
//! A side is the word of [`tabuleiro_oware::sides`]: six houses in six bytes. The sides with the same number of seeds are numbered by the
//! combinatorial number system: the sums of the bytes from the lowest up to each (one multiplication makes them all)
//! name a combination. A board is numbered by the seeds of the side to move, then that side, then the other.

/// No table has more seeds on the board: beyond, they would take more memory than most machines have.
pub const MOST: u8 = 26;

const SUMS: usize = MOST as usize + 1;

/// How many ways there are to choose `k` of `n`.
pub(crate) const fn choose(n: u64, k: u64) -> u64 {
    let (mut ways, mut i) = (1, 0);
    while i < k {
        ways = ways * (n - i) / (i + 1);
        i += 1;
    }
    ways
}

/// How many boards have exactly so many seeds, whose turn it is left aside.
pub const fn boards_with(seeds: u8) -> u64 {
    choose(seeds as u64 + 11, 11)
}

/// How many boards have at most so many seeds.
pub const fn boards_up_to(seeds: u8) -> u64 {
    choose(seeds as u64 + 12, 12)
}

/// How many sides have exactly so many seeds.
#[inline]
pub(crate) fn sides_with(seeds: usize) -> usize {
    static SIDES: [u32; 32] = {
        let mut table = [0; 32];
        let mut seeds = 0;
        while seeds < SUMS {
            table[seeds] = choose(seeds as u64 + 5, 5) as u32;
            seeds += 1;
        }
        table
    };
    SIDES[seeds & 31] as usize
}

/// The number of a side among those with as many seeds.
#[inline]
pub(crate) fn rank(side: u64) -> usize {
    // What each sum adds; rows of 32, so that five bits find a place without a check.
    static STEPS: [[u32; 32]; 5] = {
        let mut table = [[0; 32]; 5];
        let mut house = 0;
        while house < 5 {
            let mut sum = 1;
            while sum < SUMS {
                table[house][sum] = choose((sum + house) as u64, house as u64 + 1) as u32;
                sum += 1;
            }
            house += 1;
        }
        table
    };
    let sums = side.wrapping_mul(0x0001_0101_0101);
    let step = |house: usize| STEPS[house][(sums >> (8 * house)) as usize & 31];
    (step(0) + step(1) + step(2) + step(3) + step(4)) as usize
}

/// Every side, by its seeds and its number.
pub(crate) struct Sides(Vec<Vec<u64>>);

impl Sides {
    /// All sides with at most so many seeds.
    pub(crate) fn up_to(seeds: u8) -> Sides {
        let with = |seeds: u8| {
            let mut sides = vec![0; sides_with(usize::from(seeds))];
            spread(seeds, 0, 0, &mut |side| sides[rank(side)] = side);
            sides
        };
        Sides((0..=seeds).map(with).collect())
    }

    /// The sides with so many seeds, in order.
    #[inline]
    pub(crate) fn with(&self, seeds: usize) -> &[u64] {
        &self.0[seeds]
    }
}

/// Spreads seeds over the houses from `house` on in every way.
fn spread(seeds: u8, house: u32, so_far: u64, found: &mut impl FnMut(u64)) {
    if house == 5 {
        return found(so_far | u64::from(seeds) << 40);
    }
    for here in 0..=seeds {
        spread(seeds - here, house + 1, so_far | u64::from(here) << (8 * house), found);
    }
}

/// How the boards with so many seeds lie in a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Shape {
    pub(crate) seeds: usize,
    /// The number of the first board on which the side to move has so many seeds.
    first: [u32; SUMS + 1],
}

impl Shape {
    /// The shape for so many seeds, at most [`MOST`].
    pub(crate) fn of(seeds: u8) -> Shape {
        let seeds = usize::from(seeds);
        let mut first = [0; SUMS + 1];
        for own in 0..=seeds {
            first[own + 1] = first[own] + (sides_with(own) * sides_with(seeds - own)) as u32;
        }
        Shape { seeds, first }
    }

    /// How many boards there are.
    pub(crate) fn len(&self) -> usize {
        self.first[self.seeds + 1] as usize
    }

    /// The first board on which the side to move has `own` seeds.
    #[inline]
    pub(crate) fn first(&self, own: usize) -> usize {
        self.first[own] as usize
    }

    /// The number of a board, the side to move with `own_seeds` seeds first.
    #[inline]
    pub(crate) fn index(&self, own_seeds: usize, own: u64, their: u64) -> usize {
        self.first(own_seeds) + rank(own) * sides_with(self.seeds - own_seeds) + rank(their)
    }

    /// The board with that number: the seeds of the side to move, that side, the other.
    pub(crate) fn board(&self, sides: &Sides, index: usize) -> (usize, u64, u64) {
        let own_seeds = (0..self.seeds).find(|&own| index < self.first(own + 1)).unwrap_or(self.seeds);
        let width = sides_with(self.seeds - own_seeds);
        let place = index - self.first(own_seeds);
        (own_seeds, sides.with(own_seeds)[place / width], sides.with(self.seeds - own_seeds)[place % width])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabuleiro_oware::sides::sum;

    #[test]
    fn every_side_has_its_own_number() {
        let sides = Sides::up_to(12);
        for seeds in 0..=12 {
            for (number, &side) in sides.with(seeds).iter().enumerate() {
                assert_eq!((rank(side), usize::from(sum(side))), (number, seeds));
            }
        }
    }

    #[test]
    fn every_board_has_its_own_number() {
        let sides = Sides::up_to(8);
        for seeds in 0..=8 {
            let shape = Shape::of(seeds);
            assert_eq!(shape.len() as u64, boards_with(seeds));
            for index in 0..shape.len() {
                let (own_seeds, own, their) = shape.board(&sides, index);
                assert_eq!(usize::from(sum(own)), own_seeds);
                assert_eq!(sum(own) + sum(their), seeds);
                assert_eq!(shape.index(own_seeds, own, their), index);
            }
        }
    }

    #[test]
    fn there_are_as_many_boards_as_known() {
        assert_eq!(boards_up_to(20), 225_792_840);
        assert_eq!(boards_up_to(12), 2_704_156);
        assert_eq!((0..=MOST).map(boards_with).sum::<u64>(), boards_up_to(MOST));
    }

    #[test]
    fn the_largest_numbers_fit() {
        for seeds in 0..=MOST {
            let last = u64::from(seeds); // all in the lowest house: the greatest sums
            assert_eq!(rank(last), sides_with(usize::from(seeds)) - 1);
            assert!(Shape::of(seeds).len() as u64 == boards_with(seeds));
        }
    }
}
