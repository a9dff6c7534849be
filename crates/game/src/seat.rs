//! Who plays.

use std::fmt;

/// A place at the table, counted from 0. Games have two, three or four of them; nothing assumes two.
///
/// ```
/// use tabuleiro_game::Seat;
/// assert_eq!(Seat::FIRST.after(3), Seat::new(1));
/// assert_eq!(Seat::new(2).after(3), Seat::FIRST);
/// assert_eq!(Seat::new(2).to_string(), "3"); // people count from one
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(u8);

impl Seat {
    /// The seat that moves first.
    pub const FIRST: Seat = Seat(0);
    /// The second seat.
    pub const SECOND: Seat = Seat(1);
    /// No game has more seats than this.
    pub const MOST: usize = 4;

    /// The seat with this number, counted from 0.
    pub const fn new(index: u8) -> Seat {
        debug_assert!((index as usize) < Seat::MOST);
        Seat(index)
    }

    /// The number of the seat, counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat around a table of `seats`.
    pub const fn after(self, seats: u8) -> Seat {
        Seat((self.0 + 1) % seats)
    }

    /// The opponent at a table of two.
    pub const fn other(self) -> Seat {
        Seat(self.0 ^ 1)
    }

    /// All seats of a table, in order.
    pub fn all(seats: u8) -> impl Iterator<Item = Seat> {
        (0..seats).map(Seat)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

/// Some of the seats of a table.
///
/// ```
/// use tabuleiro_game::{Seat, Seats};
/// let out = Seats::NONE.with(Seat::SECOND);
/// assert!(out.contains(Seat::SECOND) && !out.contains(Seat::FIRST));
/// assert_eq!(out.len(), 1);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Seats(u8);

impl Seats {
    /// None of them.
    pub const NONE: Seats = Seats(0);

    /// These and one more.
    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    /// Whether a seat is one of them.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// How many there are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Each of them, in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..Seat::MOST as u8).map(Seat).filter(move |seat| self.contains(*seat))
    }
}
