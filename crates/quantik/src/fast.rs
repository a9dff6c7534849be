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

/// For each lane, every cell in a row, column or zone with a cell of the lane.
#[inline]
pub(crate) const fn reach(word: u64) -> u64 {
    let pairs = word | word >> 1;
    let rows = (pairs | pairs >> 2) & (LANES * 0x1111);
    let zones = (pairs | pairs >> 4) & (LANES * 0x0505);
    let halves = word | word >> 8;
    let columns = (halves | halves >> 4) & (LANES * 0x000F);
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
