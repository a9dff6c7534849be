//! A side as a machine word: sowing and capturing on whole words, for whoever values very many boards.
//!
//! A side's six houses lie in the six low bytes of a word, the last to be sown lowest, so that a capture, which runs
//! against the sowing, runs upwards: there, the lowest bit that stops it is found without a search. All seeds together
//! are at most 255, so that no byte ever runs over into the next. [`crate::Oware::sides`] gives both words of a position.
//!
//! ```
//! use tabuleiro_game::Game;
//! use tabuleiro_oware::{Oware, OwareOptions, sides};
//! let [own, their] = Oware::start(OwareOptions::default()).sides();
//! assert_eq!(sides::sum(own) + sides::sum(their), 48);
//! assert_eq!(own & sides::HOUSES, 0x0000_0404_0404_0404);
//! ```

use crate::fast::{ANY_SEED, ONES, holding};

/// The six bytes of the houses.
pub const HOUSES: u64 = 0x0000_FFFF_FFFF_FFFF;

/// Where the byte of a side's house begins; houses are counted from 0 in the order of sowing.
#[inline]
pub const fn shift(house: u8) -> u32 {
    40_u32.wrapping_sub(8 * house as u32)
}

/// The seeds of all houses together.
#[inline]
pub const fn sum(houses: u64) -> u8 {
    ((houses & HOUSES).wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
}

/// The houses that are captured, each with its seeds, once the last seed has fallen; `reach` covers the opponent's
/// houses from that of the last seed back to the first.
#[inline]
pub const fn captured(houses: u64, reach: u64) -> u64 {
    let neither_two_nor_three = (houses & (ONES * 0xFE)) ^ (ONES * 2);
    let stops = (holding(neither_two_nor_three, ANY_SEED) & reach) >> 7;
    let before_stop = !stops & stops.wrapping_sub(1);
    houses & reach & before_stop
}

/// What sowing a house adds to both sides, and which of the opponent's houses a capture may run over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sowing {
    /// What the sower's own houses get; the house that is sown must be emptied besides.
    pub own: u64,
    /// What the opponent's houses get.
    pub their: u64,
    /// The opponent's houses from that of the last seed back to the first; nothing if it fell on the sower's side.
    pub reach: u64,
}

/// By whether the house they came from gets seeds too, by that house, by how many seeds.
///
/// There are two houses too many, so that three bits find a house without a check.
type Sowings = [[[Sowing; 256]; 8]; 2];

static SOWINGS: Sowings = [sowings(true), sowings(false)];

/// How so many seeds from that house are sown. `skipping` passes over the house they came from.
#[inline]
pub fn sowing(skipping: bool, house: u8, seeds: u8) -> &'static Sowing {
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
