//! Counts for all tables at once.

use crate::fast::Cups;

/// How many there are of something at each table: a byte for each of the first eight. The ninth is for who asks to know.
#[derive(Clone, Copy)]
pub(super) struct Piles(pub(super) u64);

/// A one in every byte. A product with it has, in each byte, the sum of all up to there.
pub(super) const ONES: u64 = 0x0101_0101_0101_0101;

/// One at each table. At the ninth it is not counted.
static ONE_AT: [u64; 16] =
    [1, 1 << 8, 1 << 16, 1 << 24, 1 << 32, 1 << 40, 1 << 48, 1 << 56, 0, 0, 0, 0, 0, 0, 0, 0];

impl Piles {
    /// None at any table.
    pub(super) const NONE: Piles = Piles(0);

    /// Nine at every table.
    pub(super) const NINE: Piles = Piles(9 * ONES);

    /// The cups of a tea.
    #[inline]
    pub(super) fn of(cups: &[Cups; 9]) -> Piles {
        Piles(u64::from_le_bytes(std::array::from_fn(|table| cups[table].count() as u8)))
    }

    /// One more at a table.
    #[inline]
    pub(super) fn add(&mut self, table: usize) {
        self.0 = self.0.wrapping_add(ONE_AT[table]);
    }

    /// One less at a table that has one.
    #[inline]
    pub(super) fn take(&mut self, table: usize) {
        self.0 = self.0.wrapping_sub(ONE_AT[table]);
    }

    /// What is at two tables changes places. The numbers differ by these bits.
    #[inline]
    pub(super) fn swap(&mut self, one: usize, other: usize, bits: u16) {
        self.0 ^= (ONE_AT[one] | ONE_AT[other]) * u64::from(bits);
    }

    /// None at a table.
    #[inline]
    pub(super) fn without(self, table: usize) -> Piles {
        Piles(self.0 & !(ONE_AT[table] * 0xFF))
    }

    /// Fewer at each table by so many.
    #[inline]
    pub(super) const fn less(self, other: Piles) -> Piles {
        Piles(self.0.wrapping_sub(other.0))
    }

    /// How many there are at the first eight.
    #[inline]
    pub(super) const fn sum(self) -> u32 {
        (self.0.wrapping_mul(ONES) >> 56) as u32
    }

    /// How many at each table, with so many at the ninth.
    #[inline]
    pub(super) fn with_ninth(self, ninth: u32) -> [u32; 9] {
        std::array::from_fn(|table| if table < 8 { (self.0 >> (8 * table)) as u32 & 0xFF } else { ninth })
    }

    /// At which table the `n`-th is, counted from 0, and which it is there. There must be less than 128 of them.
    #[inline]
    pub(super) fn seek(self, n: u32) -> (u32, u32) {
        let sums = self.0.wrapping_mul(ONES);
        // The highest bit of a byte stays if there are no more than n up to there.
        let passed = ((u64::from(n) | 0x80) * ONES).wrapping_sub(sums) >> 7 & ONES;
        let table = passed.wrapping_mul(ONES) >> 56;
        let before =
            std::hint::select_unpredictable(table == 0, 0, sums.rotate_left(8) >> ((8 * table) & 63) & 0xFF);
        ((table & 15) as u32, n.wrapping_sub(before as u32))
    }
}
