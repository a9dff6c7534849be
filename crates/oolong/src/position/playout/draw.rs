//! Random numbers, and what they choose.

use tabuleiro_game::Rng;

use crate::fast::FULL;

/// Sets of seats.
const SETS: usize = 512;
/// All numbers of 32 bits are cut into so many equal parts, by their highest twelve bits.
const PARTS: usize = 1 << 13;
const PART_BITS: u32 = 19;
/// The column of parts whose numbers do not all choose alike, or where one may have to be drawn anew; in it nothing is chosen.
const NO_COLUMN: u8 = 31;
/// What is no seat.
const NO_SEAT: u8 = 9;

/// The column of each part. The numbers of a column choose the same of one, of two, … and of nine, so that it need not be
/// counted among how many they choose: there are 28 columns, since so many fractions below 1 have denominators up to nine.
static COLUMN: [u8; PARTS] = {
    let mut table = [0; PARTS];
    let (mut part, mut column) = (0, 0);
    while part < PARTS {
        let (mut is_new, mut is_mixed, mut count) = (false, false, 2);
        while count <= 9 {
            is_new |= part > 0 && part * count / PARTS != (part - 1) * count / PARTS;
            is_mixed |= part * count / PARTS != ((part + 1) * count - 1) / PARTS;
            // The first number that chooses the next is drawn anew, unless the count divides all numbers evenly.
            is_mixed |= part * count % PARTS == 0 && !count.is_power_of_two();
            count += 1;
        }
        column += is_new as u8;
        table[part] = if is_mixed { NO_COLUMN } else { column };
        part += 1;
    }
    table
};

/// For each column and each set of seats, the seat that is chosen among the others.
static CHOSEN: [[u8; SETS]; 32] = {
    let mut table = [[NO_SEAT; SETS]; 32];
    let mut part = 0;
    while part < PARTS {
        let column = COLUMN[part] as usize;
        let is_new = COLUMN[part] != NO_COLUMN && table[column][0] == NO_SEAT;
        let mut set = 0;
        while is_new && set < SETS - 1 {
            let others = !(set as u16) & FULL;
            let n = part as u32 * others.count_ones() / PARTS as u32;
            table[column][set] = nth(others as u32, n) as u8;
            set += 1;
        }
        part += 1;
    }
    table
};

/// The members of each set, four bits for each, the first in the lowest.
static MEMBERS: [u64; SETS] = {
    let mut table = [0; SETS];
    let mut set = 0;
    while set < SETS {
        let (mut left, mut place) = (set, 0);
        while left != 0 {
            table[set] |= (left.trailing_zeros() as u64) << place;
            left &= left - 1;
            place += 4;
        }
        set += 1;
    }
    table
};

/// The `n`-th of a set of nine, counted from 0. It must have more than `n`.
#[inline]
pub(super) const fn nth(set: u32, n: u32) -> u32 {
    (MEMBERS[set as usize & (SETS - 1)] >> ((4 * n) & 63) & 15) as u32
}

/// A random number that will choose, as [`chance::below`](tabuleiro_game::chance::below) lets it.
#[derive(Clone, Copy)]
pub(super) struct Draw(u32);

impl Draw {
    #[inline]
    pub(super) fn from(rng: &mut impl Rng) -> Draw {
        Draw(rng.next_u32())
    }

    /// Which seat it chooses among those not in the set; more than any if there is none, or if that cannot be looked up.
    #[inline]
    pub(super) fn seat(self, taken: u32) -> u32 {
        let column = &CHOSEN[usize::from(COLUMN[(self.0 >> PART_BITS) as usize] & 31)];
        u32::from(column[..SETS - 1].get(taken as usize).copied().unwrap_or(NO_SEAT))
    }

    /// A number below `bound`; none if this draw is one of the few that would favour some.
    #[inline]
    pub(super) fn below(self, bound: u32) -> Option<u32> {
        let wide = u64::from(self.0) * u64::from(bound);
        let low = wide as u32;
        (low >= bound || low >= bound.wrapping_neg() % bound.max(1)).then_some((wide >> 32) as u32)
    }
}
