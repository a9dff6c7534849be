//! Numbers side by side.

/// How many numbers a row has. The last one goes straight into the value.
pub const WIDTH: usize = 64;
/// How many of them the voices listen to; the last of these is always 1.
pub const LANES: usize = 32;

/// What stands for 1 in a row, …
pub const SHARP: i16 = 256;
/// … in its last number, and in the lanes of a voice, …
pub const THOUSAND: i16 = 1_000;
/// … and in what the bent sum is multiplied by.
pub const ROUND: i16 = 4 * THOUSAND;

/// A row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(align(64))]
pub struct Row(pub [i16; WIDTH]);

/// The numbers that voices have, or listen to.
pub type Lanes = [i16; LANES];

impl Row {
    /// A row of the first so many numbers.
    pub(super) fn of(numbers: &[i16]) -> Row {
        let mut row = Row([0; WIDTH]);
        row.0.iter_mut().zip(numbers).for_each(|(to, from)| *to = *from);
        row
    }

    /// Adds another.
    #[inline]
    pub(super) fn add(&mut self, other: &Row) {
        self.0.iter_mut().zip(&other.0).for_each(|(to, more)| *to = to.wrapping_add(*more));
    }

    /// Takes another away.
    #[inline]
    pub(super) fn sub(&mut self, other: &Row) {
        self.0.iter_mut().zip(&other.0).for_each(|(to, less)| *to = to.wrapping_sub(*less));
    }

    /// What a sum of rows is worth, in thousandths.
    #[inline]
    pub(super) fn value(&self, last: &Row) -> i32 {
        let products =
            self.0.iter().zip(&last.0).map(|(sum, weight)| i32::from(bent(*sum)) * i32::from(*weight));
        products.sum::<i32>() / (i32::from(SHARP) * 4) + i32::from(self.0[WIDTH - 1])
    }

    /// What the voices listen to.
    #[inline]
    pub(super) fn lanes(&self) -> Lanes {
        let mut lanes = [SHARP; LANES];
        lanes.iter_mut().zip(&self.0[..LANES - 1]).for_each(|(lane, sum)| *lane = bent(*sum));
        lanes
    }
}

/// From 0 to 1, squared.
#[inline]
fn bent(sum: i16) -> i16 {
    let clipped = sum.clamp(0, SHARP - 1) as u16;
    ((clipped * clipped) >> 8) as i16
}
