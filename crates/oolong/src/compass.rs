//! The nine names of the compass, by which tables and the seats at a table are called.

use std::fmt;

use tabuleiro_game::Message;

use crate::moves::Steps;
use crate::say;

/// One of nine tables, or one of the nine seats of a table, in the order of the board: rows from the top.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Compass {
    /// North-west.
    Nw,
    /// North.
    N,
    /// North-east.
    Ne,
    /// West.
    W,
    /// The centre.
    C,
    /// East.
    E,
    /// South-west.
    Sw,
    /// South.
    S,
    /// South-east.
    Se,
}

/// The eight outer names, clockwise.
const RING: [Compass; 8] = {
    use Compass::{E, N, Ne, Nw, S, Se, Sw, W};
    [N, Ne, E, Se, S, Sw, W, Nw]
};

/// Where each name stands in [`RING`]; the centre stands nowhere.
const ON_RING: [u8; 9] = [7, 0, 1, 6, 0, 2, 5, 4, 3];

impl Compass {
    /// All nine, in the order of the board.
    pub const ALL: [Compass; 9] = {
        use Compass::{C, E, N, Ne, Nw, S, Se, Sw, W};
        [Nw, N, Ne, W, C, E, Sw, S, Se]
    };

    /// Its number in the order of the board, from 0.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its bit in a set of nine.
    pub(crate) const fn bit(self) -> u16 {
        1 << self as u16
    }

    /// Row and column, from 0 at the top left.
    pub const fn row_and_column(self) -> (usize, usize) {
        (self as usize / 3, self as usize % 3)
    }

    /// Where it comes to when what it is part of is turned clockwise by steps of 45°. The centre stays.
    ///
    /// ```
    /// use tabuleiro_oolong::{Compass, Steps};
    /// assert_eq!(Compass::N.turned(Steps::of(1)), Compass::Ne);
    /// assert_eq!(Compass::N.turned(Steps::of(-1)), Compass::Nw);
    /// assert_eq!(Compass::C.turned(Steps::of(3)), Compass::C);
    /// ```
    pub const fn turned(self, steps: Steps) -> Compass {
        match self {
            Compass::C => Compass::C,
            outer => RING[(ON_RING[outer as usize] + steps.count()) as usize % 8],
        }
    }

    /// Where it comes to in a mirror that swaps west and east.
    pub const fn mirrored(self) -> Compass {
        Compass::ALL[self as usize / 3 * 3 + 2 - self as usize % 3]
    }

    /// The short name in texts.
    pub const fn name(self) -> &'static str {
        ["nw", "n", "ne", "w", "c", "e", "sw", "s", "se"][self as usize]
    }

    /// The short name as it is said in a language: texts keep [`Compass::name`].
    pub fn short(self) -> Message {
        say(match self {
            Compass::Nw => "oolong-short-nw",
            Compass::N => "oolong-short-n",
            Compass::Ne => "oolong-short-ne",
            Compass::W => "oolong-short-w",
            Compass::C => "oolong-short-c",
            Compass::E => "oolong-short-e",
            Compass::Sw => "oolong-short-sw",
            Compass::S => "oolong-short-s",
            Compass::Se => "oolong-short-se",
        })
    }

    /// The one of that short name.
    pub fn read(name: &str) -> Option<Compass> {
        Compass::ALL.into_iter().find(|compass| compass.name() == name)
    }

    /// The whole name, for a screen reader.
    pub fn words(self) -> Message {
        say(match self {
            Compass::Nw => "oolong-nw",
            Compass::N => "oolong-n",
            Compass::Ne => "oolong-ne",
            Compass::W => "oolong-w",
            Compass::C => "oolong-c",
            Compass::E => "oolong-e",
            Compass::Sw => "oolong-sw",
            Compass::S => "oolong-s",
            Compass::Se => "oolong-se",
        })
    }
}

impl fmt::Display for Compass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// One of the 81 seats. In code it is a chair, because a `Seat` is who plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Chair {
    /// At which table.
    pub table: Compass,
    /// Which seat of that table.
    pub seat: Compass,
}

impl Chair {
    /// How many there are.
    pub const COUNT: usize = 81;

    /// Its short name as it is said in a language.
    pub fn short(self) -> Message {
        say("oolong-short-chair").with("table", self.table.short()).with("seat", self.seat.short())
    }

    /// The chair at that table and seat.
    pub const fn new(table: Compass, seat: Compass) -> Chair {
        Chair { table, seat }
    }

    /// Its number, table by table in the order of the board, from 0.
    pub const fn index(self) -> usize {
        self.table.index() * 9 + self.seat.index()
    }

    /// The chair of that number.
    pub const fn numbered(index: usize) -> Option<Chair> {
        if index < Chair::COUNT {
            Some(Chair { table: Compass::ALL[index / 9], seat: Compass::ALL[index % 9] })
        } else {
            None
        }
    }

    /// All 81, in order.
    pub fn all() -> impl Iterator<Item = Chair> {
        Compass::ALL.into_iter().flat_map(|table| Compass::ALL.map(|seat| Chair { table, seat }))
    }

    /// Table and seat exchanged: where the waiter goes after a cup has been put here.
    pub const fn crossed(self) -> Chair {
        Chair { table: self.seat, seat: self.table }
    }

    /// The chair written as `table/seat`.
    pub fn read(text: &str) -> Option<Chair> {
        let (table, seat) = text.split_once('/')?;
        Some(Chair { table: Compass::read(table)?, seat: Compass::read(seat)? })
    }
}

impl fmt::Display for Chair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.table, self.seat)
    }
}
