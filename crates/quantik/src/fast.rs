//! Four shapes in one machine word.
//!
//! A word holds four lanes of sixteen bits, one lane for each shape, one bit for each cell in reading order. So bit
//! `n` of a word is the move of number `n`: "the shape of lane `n / 16` on cell `n % 16`", and what is computed here
//! is computed for all four shapes at once. The slow second implementation in the tests checks all of it.

use tabuleiro_game::{Rng, chance};

use crate::{Cell, Line};

/// The lowest bit of every lane.
const LANES: u64 = 0x0001_0001_0001_0001;
/// The highest bit of every lane.
const TOPS: u64 = LANES << 15;
/// The lowest bit of every byte.
const BYTES: u64 = 0x0101_0101_0101_0101;

/// For each lane, the first cell of every row, of every zone and of every column with a cell of the lane.
#[inline]
const fn lines_of(word: u64) -> [u64; 3] {
    let pairs = word | word >> 1;
    let rows = (pairs | pairs >> 2) & (LANES * 0x1111);
    let zones = (pairs | pairs >> 4) & (LANES * 0x0505);
    let halves = word | word >> 8;
    let columns = (halves | halves >> 4) & (LANES * 0x000F);
    [rows, zones, columns]
}

/// For each lane, every cell in a row, column or zone with a cell of the lane.
#[inline]
pub(crate) const fn reach(word: u64) -> u64 {
    let [rows, zones, columns] = lines_of(word);
    (rows * 0x000F) | (zones * 0x0033) | (columns * 0x1111)
}

/// The lanes that have two cells or more, filled; the others empty.
#[inline]
pub(crate) const fn full_lanes(word: u64) -> u64 {
    let without_lowest = word & ((word | TOPS) - LANES);
    let tops = (((without_lowest & !TOPS) + !TOPS) | without_lowest) & TOPS;
    tops | (tops - (tops >> 15))
}

/// In every lane, the cells that any lane has.
#[inline]
pub(crate) const fn in_every_lane(word: u64) -> u64 {
    let halves = word | word.rotate_left(32);
    halves | halves.rotate_left(16)
}

/// For each move, the shapes it adds to the lines it touches: four bits for each of the twelve lines.
static GAINS: [u64; 64] = {
    let mut gains = [0; 64];
    let mut number = 0;
    while number < 64 {
        let lines = Line::through(Cell::numbered(number as u8));
        let mut which = 0;
        while which < 3 {
            gains[number] |= 1 << (lines[which].index() * 4 + number / 16);
            which += 1;
        }
        number += 1;
    }
    gains
};

/// What the move of that number adds to the shapes of the lines.
#[inline]
pub(crate) fn gain(number: u8) -> u64 {
    GAINS[usize::from(number & 63)]
}

/// The lowest of the four bits of every line that has all four shapes.
#[inline]
pub(crate) const fn completed(shapes: u64) -> u64 {
    let twos = shapes & shapes >> 1;
    twos & twos >> 2 & 0x1111_1111_1111
}

/// For each lane, the cells of every line in which the other three lanes have cells, given the cells of all pieces: the
/// moves that would complete a line if their cell is empty. (Three shapes and an empty cell leave no room for more.)
#[inline]
pub(crate) const fn completing(word: u64) -> u64 {
    let [rows, zones, columns] = lines_of(word);
    in_the_others(rows * 0x000F) | in_the_others(zones * 0x0033) | in_the_others(columns * 0x1111)
}

/// The moves that leave a line with three shapes and an empty cell on which the opponent may put the fourth, given the
/// cells of all pieces and the opponent's moves. Lines that are so already do not count.
#[inline]
pub(crate) const fn enabling(word: u64, theirs: u64) -> u64 {
    let [rows, zones, columns] = lines_of(word);
    let (in_rows, rows) = in_two_others(rows * 0x000F, theirs);
    let (in_zones, zones) = in_two_others(zones * 0x0033, theirs);
    let (in_columns, columns) = in_two_others(columns * 0x1111, theirs);
    let beside = swapped(rows, 0x5555, 1);
    let in_rows = in_rows & (beside | swapped(rows | beside, 0x3333, 2));
    let beside = swapped(zones, 0x5555, 1);
    let in_zones = in_zones & (beside | swapped(zones | beside, 0x0F0F, 4));
    let beside = swapped(columns, 0x0F0F, 4);
    let in_columns = in_columns & (beside | swapped(columns | beside, 0x00FF, 8));
    in_rows | in_zones | in_columns
}

/// In each lane, the cells of the lines that have two of the other shapes and not yet this one or the fourth; and
/// those of them on which the fourth may be put.
#[inline]
const fn in_two_others(lines: u64, theirs: u64) -> (u64, u64) {
    let [one, two, three] = [lines.rotate_right(16), lines.rotate_right(32), lines.rotate_right(48)];
    let lacking_one = !one & two & three & !lines;
    let lacking_two = one & !two & three & !lines;
    let lacking_three = one & two & !three & !lines;
    let fourth = (lacking_one & theirs.rotate_right(16))
        | (lacking_two & theirs.rotate_right(32))
        | (lacking_three & theirs.rotate_right(48));
    (lacking_one | lacking_two | lacking_three, fourth)
}

/// In every lane, the cells of `mask` and those `shift` above them change places.
#[inline]
const fn swapped(word: u64, mask: u64, shift: u32) -> u64 {
    (word >> shift & (LANES * mask)) | (word & (LANES * mask)) << shift
}

/// The moves after which the opponent may no longer make the move of that number: on its cell, or with its shape in
/// one of the lines through it.
#[inline]
pub(crate) const fn parries(number: u32) -> u64 {
    let cell = LANES << (number & 15);
    cell | reach(1 << (number & 63))
}

/// In each lane, the cells that all three other lanes have.
#[inline]
const fn in_the_others(word: u64) -> u64 {
    let next_two = word.rotate_left(16) & word.rotate_left(32);
    next_two & word.rotate_left(48)
}

/// For each byte, the places of its set bits in ascending order.
static PLACES: [[u8; 8]; 256] = {
    let mut places = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut found, mut bit) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                places[byte][found] = bit;
                found += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    places
};

/// The place of a uniformly random set bit, `None` if there is none.
///
/// Counting the bits leaves the sums of the bytes, and from these the byte of the `n`-th bit is found without a
/// branch: in random games half as fast again as clearing bits one by one.
#[inline]
pub(crate) fn random_bit(word: u64, rng: &mut impl Rng) -> Option<u8> {
    if word == 0 {
        return None;
    }
    let twos = word - (word >> 1 & (BYTES * 0x55));
    let fours = (twos & (BYTES * 0x33)) + (twos >> 2 & (BYTES * 0x33));
    let sums = ((fours + (fours >> 4)) & (BYTES * 0x0F)).wrapping_mul(BYTES); // byte i: how many in bytes 0..=i
    let wanted = u64::from(chance::below(rng, (sums >> 56) as u32));
    let passed = ((wanted * BYTES) | (BYTES << 7)) - sums; // the top bit of byte i: whether it lies above byte i
    let shift = (!passed & (BYTES << 7)).trailing_zeros() & !7;
    let before = (sums << 8) >> shift & 0xFF;
    let places = &PLACES[(word >> shift & 0xFF) as usize];
    Some(shift as u8 + places[(wanted - before) as usize & 7])
}

#[cfg(test)]
mod tests {
    use tabuleiro_search::random;

    use super::*;

    #[test]
    fn reach_is_the_union_of_the_lines_through_each_cell() {
        for one in 0..64u8 {
            for other in 0..64u8 {
                let lines = |number: u8| {
                    let cells =
                        Line::through(Cell::numbered(number)).iter().fold(0, |all, line| all | line.mask());
                    u64::from(cells) << (number & 0x30)
                };
                assert_eq!(reach(1 << one | 1 << other), lines(one) | lines(other), "{one} and {other}");
            }
        }
    }

    #[test]
    fn full_lanes_are_those_with_two_cells() {
        for one in 0..64u8 {
            for other in 0..64u8 {
                let lane = 0xFFFF << (one & 0x30);
                let expected = if one != other && one / 16 == other / 16 { lane } else { 0 };
                assert_eq!(full_lanes(1 << one | 1 << other), expected, "{one} and {other}");
            }
        }
    }

    #[test]
    fn random_bits_are_set_and_all_come_up() {
        let mut rng = random::seeded(1);
        assert_eq!(random_bit(0, &mut rng), None);
        for word in [1, 1 << 63, u64::MAX, 0x8000_0000_0000_0001, 0x00FF_1234_0000_8001] {
            let mut seen = 0u64;
            for _ in 0..2_000 {
                seen |= 1 << random_bit(word, &mut rng).expect("a bit is set");
            }
            assert_eq!(seen, word);
        }
    }
}
