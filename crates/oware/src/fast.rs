//! Questions about all houses of a side at once, asked of its whole machine word (see [`crate::sides`]).

use crate::sides::HOUSES;

/// One in each house.
pub(crate) const ONES: u64 = 0x0000_0101_0101_0101;
/// The highest bit of each house, where questions about houses are answered.
const HIGH: u64 = ONES << 7;

/// What [`holding`] is asked for to find the houses that are not empty.
pub(crate) const ANY_SEED: u64 = ONES * 0x7F;
/// What [`holding`] is asked for to find the houses that cannot be captured from: three seeds or more.
pub(crate) const THREE: u64 = ONES * (128 - 3);
/// What [`holding`] is asked for to find the houses whose seeds come round to where they began.
pub(crate) const TWELVE: u64 = ONES * (128 - 12);
/// What [`holding`] is asked for to find the houses whose seeds reach the other side: 6 in the first, 1 in the last.
pub(crate) const REACHING: u64 = ANY_SEED - 0x0000_0504_0302_0100;

/// The high bit of each house that holds enough; `asked` has 128 less that number in each byte.
#[inline]
pub(crate) const fn holding(houses: u64, asked: u64) -> u64 {
    (((houses & (HOUSES ^ HIGH)) + asked) | houses) & HIGH
}

/// For each pair of houses that lie alike, how many more of the first side's than of the other's hold enough, and one:
/// 0, 1 or 2 in each byte.
#[inline]
pub(crate) const fn more(own: u64, their: u64, asked: u64) -> u64 {
    (holding(own, asked) >> 7) + ONES - (holding(their, asked) >> 7)
}

/// The answers of [`holding`] as the six low bits of a byte, the first house to be sown lowest.
#[inline]
pub(crate) const fn gathered(answers: u64) -> u8 {
    // Each factor brings the bit of its own house, and no other, to its place in the top byte.
    const EACH: u64 = 1 << 16 | 1 << 25 | 1 << 34 | 1 << 43 | 1 << 52 | 1 << 61;
    ((answers >> 7).wrapping_mul(EACH) >> 56) as u8
}

/// How many ways [`pick`] can choose: each set of one to six houses divides them evenly.
pub(crate) const WAYS: u32 = 60;

/// A member of a set of houses as [`gathered`] gives it, which must not be empty. Each is picked by as many of the
/// ways `0..WAYS` as any other.
///
/// The way does not depend on the set, so a processor can draw it before the set is known.
#[inline]
pub(crate) fn pick(set: u8, way: u32) -> u8 {
    PICKS[way as usize & 63][usize::from(set & 63)]
}

/// The same, with the place of the way in a table of 4096 instead of the way itself: 64 for each.
#[inline]
pub(crate) fn pick_at(set: u8, way: u16) -> u8 {
    PICKS.as_flattened()[usize::from(way | u16::from(set)) & 4095]
}

static PICKS: [[u8; 64]; 64] = picks();

const fn picks() -> [[u8; 64]; 64] {
    let mut table = [[0; 64]; 64];
    let mut set = 1u8;
    while set < 64 {
        let (mut way, mut left) = (0, set);
        while way < WAYS as usize {
            table[way][set as usize] = left.trailing_zeros() as u8;
            left &= left - 1;
            left = if left == 0 { set } else { left };
            way += 1;
        }
        set += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn word([a, b, c, d, e, f]: [u8; 6]) -> u64 {
        u64::from_le_bytes([f, e, d, c, b, a, 0, 0])
    }

    #[test]
    fn every_set_of_houses_is_gathered() {
        for set in 0..64u8 {
            for seeds in [1, 2, 127, 128, 200] {
                let houses = word(std::array::from_fn(|house| if set >> house & 1 == 1 { seeds } else { 0 }));
                assert_eq!(gathered(holding(houses, ANY_SEED)), set);
            }
        }
    }

    #[test]
    fn a_house_reaches_the_other_side_with_seeds_enough() {
        assert_eq!(gathered(holding(word([5, 4, 3, 2, 1, 0]), REACHING)), 0);
        assert_eq!(gathered(holding(word([6, 5, 4, 3, 2, 1]), REACHING)), 0b11_1111);
        assert_eq!(gathered(holding(word([255, 0, 0, 0, 0, 0]), REACHING)), 1);
    }
}
