//! Sowing and capturing on whole machine words.
//!
//! A side's six houses lie in the six low bytes of a word, the last to be sown lowest, so that a capture, which runs
//! against the sowing, runs upwards: there, the lowest bit that stops it is found without a search. All seeds together
//! are at most 255, so that no byte ever runs over into the next.

/// The six bytes of the houses.
pub(crate) const HOUSES: u64 = 0x0000_FFFF_FFFF_FFFF;
/// One in each house.
const ONES: u64 = 0x0000_0101_0101_0101;
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

/// Where the byte of a side's house begins; houses are counted from 0 in the order of sowing.
#[inline]
pub(crate) const fn shift(house: u8) -> u32 {
    40_u32.wrapping_sub(8 * house as u32)
}

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
    static PICKS: [[u8; 64]; 64] = picks();
    PICKS[usize::from(set & 63)][way as usize & 63]
}

const fn picks() -> [[u8; 64]; 64] {
    let mut table = [[0; 64]; 64];
    let mut set = 1u8;
    while set < 64 {
        let (mut way, mut left) = (0, set);
        while way < WAYS as usize {
            table[set as usize][way] = left.trailing_zeros() as u8;
            left &= left - 1;
            left = if left == 0 { set } else { left };
            way += 1;
        }
        set += 1;
    }
    table
}

/// The seeds of all houses together.
#[inline]
pub(crate) const fn sum(houses: u64) -> u8 {
    ((houses & HOUSES).wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
}

/// The houses that are captured, each with its seeds, once the last seed has fallen; `reach` covers the opponent's
/// houses from that of the last seed back to the first.
#[inline]
pub(crate) const fn captured(houses: u64, reach: u64) -> u64 {
    let neither_two_nor_three = (houses & (ONES * 0xFE)) ^ (ONES * 2);
    let stops = (holding(neither_two_nor_three, ANY_SEED) & reach) >> 7;
    let before_stop = !stops & stops.wrapping_sub(1);
    houses & reach & before_stop
}

/// What sowing a house adds to both sides, and which of the opponent's houses a capture may run over.
#[derive(Clone, Copy)]
pub(crate) struct Sowing {
    pub(crate) own: u64,
    pub(crate) their: u64,
    pub(crate) reach: u64,
}

/// By whether the house they came from gets seeds too, by that house, by how many seeds.
///
/// There are two houses too many, so that three bits find a house without a check.
type Sowings = [[[Sowing; 256]; 8]; 2];

static SOWINGS: Sowings = [sowings(true), sowings(false)];

/// How so many seeds from that house are sown. `skipping` passes over the house they came from.
#[inline]
pub(crate) fn sowing(skipping: bool, house: u8, seeds: u8) -> &'static Sowing {
    &SOWINGS[usize::from(!skipping)][usize::from(house & 7)][usize::from(seeds)]
}

// The table is made by the compiler and never stands on a stack.
#[allow(clippy::large_stack_arrays)]
const fn sowings(skipping: bool) -> [[Sowing; 256]; 8] {
    let mut table = [[Sowing { own: 0, their: 0, reach: 0 }; 256]; 8];
    let mut house = 0;
    while house < 6 {
        let mut seeds = 1;
        let mut at = house;
        while seeds < 256 {
            at = (at + 1) % 12;
            if skipping && at == house {
                at = (at + 1) % 12;
            }
            table[house][seeds] = one_more(table[house][seeds - 1], at);
            seeds += 1;
        }
        house += 1;
    }
    table
}

/// A sowing with one seed more, which falls into the house `at`, counted from the sower's first.
const fn one_more(so_far: Sowing, at: usize) -> Sowing {
    let shift = shift(at as u8 % 6);
    if at < 6 {
        Sowing { own: so_far.own + (1 << shift), their: so_far.their, reach: 0 }
    } else {
        Sowing { own: so_far.own, their: so_far.their + (1 << shift), reach: (HOUSES >> shift) << shift }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn word([a, b, c, d, e, f]: [u8; 6]) -> u64 {
        u64::from_le_bytes([f, e, d, c, b, a, 0, 0])
    }

    /// The houses from this one back to the first.
    const fn back_from(house: u8) -> u64 {
        (HOUSES >> shift(house)) << shift(house)
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

    #[test]
    fn captures_run_back_over_twos_and_threes_only() {
        assert_eq!(captured(word([2, 1, 3, 2, 3, 2]), back_from(4)), word([0, 0, 3, 2, 3, 0]));
        assert_eq!(captured(word([2, 3, 2, 3, 2, 3]), back_from(5)), word([2, 3, 2, 3, 2, 3]));
        assert_eq!(captured(word([2, 3, 4, 0, 0, 0]), back_from(2)), 0);
        assert_eq!(captured(word([2, 3, 2, 0, 0, 0]), 0), 0);
        assert_eq!(captured(word([130, 2, 0, 0, 0, 0]), back_from(1)), word([0, 2, 0, 0, 0, 0]));
    }

    #[test]
    fn every_seed_is_sown() {
        for skipping in [true, false] {
            for house in 0..6 {
                for seeds in 0..=255 {
                    let Sowing { own, their, .. } = *sowing(skipping, house, seeds);
                    assert_eq!(u16::from(sum(own)) + u16::from(sum(their)), u16::from(seeds));
                    assert!(!skipping || (own >> shift(house)) as u8 == 0);
                }
            }
        }
    }
}
