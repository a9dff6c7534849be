//! Sets of seats at a table: which is the n-th, and where they come to; looked up, since every move asks.

use crate::{Compass, Steps};

/// All nine seats.
pub(crate) const FULL: u16 = 0x1FF;

const SETS: usize = 512;

/// The seats of every set, in the order of the board.
static SEATS: [[Compass; 9]; SETS] = {
    let mut table = [[Compass::C; 9]; SETS];
    let mut set = 0;
    while set < SETS {
        let (mut seat, mut n) = (0, 0);
        while seat < 9 {
            if set >> seat & 1 != 0 {
                table[set][n] = Compass::ALL[seat];
                n += 1;
            }
            seat += 1;
        }
        set += 1;
    }
    table
};

static TURNED: [[u16; SETS]; 8] = {
    let mut table = [[0; SETS]; 8];
    let mut steps = 0;
    while steps < 8 {
        let mut set = 0;
        while set < SETS {
            let mut seat = 0;
            while seat < 9 {
                if set >> seat & 1 != 0 {
                    table[steps][set] |= Compass::ALL[seat].turned(Steps::of(steps as i32)).bit();
                }
                seat += 1;
            }
            set += 1;
        }
        steps += 1;
    }
    table
};

static MIRRORED: [u16; SETS] = {
    let mut table = [0; SETS];
    let mut set = 0;
    while set < SETS {
        let mut seat = 0;
        while seat < 9 {
            if set >> seat & 1 != 0 {
                table[set] |= Compass::ALL[seat].mirrored().bit();
            }
            seat += 1;
        }
        set += 1;
    }
    table
};

/// The `n`-th member of a set, counted from 0. It must have more than `n`.
#[inline]
pub(crate) fn nth(set: u16, n: u32) -> Compass {
    debug_assert!(n < set.count_ones());
    SEATS[usize::from(set & FULL)][n as usize]
}

/// The members of a set, in the order of the board.
pub(crate) fn members(set: u16) -> impl Iterator<Item = Compass> {
    SEATS[usize::from(set & FULL)].into_iter().take(set.count_ones() as usize)
}

/// Where a set comes to when its table is turned.
#[inline]
pub(crate) fn turned(set: u16, steps: Steps) -> u16 {
    TURNED[usize::from(steps.count() & 7)][usize::from(set & FULL)]
}

/// Where each seat comes to, by its number; four bits name no other.
static TURNED_SEAT: [[u8; 16]; 8] = {
    let mut table = [[0; 16]; 8];
    let mut steps = 0;
    while steps < 8 {
        let mut seat = 0;
        while seat < 9 {
            table[steps][seat] = Compass::ALL[seat].turned(Steps::of(steps as i32)) as u8;
            seat += 1;
        }
        steps += 1;
    }
    table
};

/// Where the seat of a number comes to when its table is turned.
#[inline]
pub(crate) fn turned_seat(seat: u32, steps: Steps) -> u32 {
    TURNED_SEAT[usize::from(steps.count() & 7)][seat as usize & 15].into()
}

/// The seats of a table that have a cup of one tea, and how many they are: nine bits for the seats, four for the count.
///
/// Nearly every rule asks for the count, so it is kept rather than counted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub(crate) struct Cups(u16);

/// One cup among the bits of [`Cups`], without its seat.
pub(crate) const ONE: u16 = 1 << 12;

impl Cups {
    /// The seats.
    #[inline]
    pub(crate) const fn seats(self) -> u16 {
        self.0 & FULL
    }

    /// How many.
    #[inline]
    pub(crate) const fn count(self) -> u32 {
        (self.0 / ONE) as u32
    }

    /// The bits in which it is kept.
    #[inline]
    pub(crate) const fn bits(self) -> u16 {
        self.0
    }

    /// What such bits stand for.
    #[inline]
    pub(crate) const fn of_bits(bits: u16) -> Cups {
        Cups(bits)
    }

    /// One more, on a seat that has none.
    #[inline]
    pub(crate) fn put(&mut self, seat: Compass) {
        debug_assert_eq!(self.0 & seat.bit(), 0);
        self.0 += seat.bit() + ONE;
    }

    /// One less, from a seat that has one.
    #[inline]
    pub(crate) fn lift(&mut self, seat: Compass) {
        debug_assert_ne!(self.0 & seat.bit(), 0);
        self.0 -= seat.bit() + ONE;
    }

    /// Where they come to when their table is turned.
    pub(crate) fn turned(self, steps: Steps) -> Cups {
        Cups(self.0 & !FULL | turned(self.seats(), steps))
    }

    /// Where they come to when west and east are swapped.
    pub(crate) fn mirrored(self) -> Cups {
        Cups(self.0 & !FULL | MIRRORED[usize::from(self.seats())])
    }
}
