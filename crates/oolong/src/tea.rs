//! Which tea a player serves.

use tabuleiro_game::{Message, Seat};

use crate::say;

/// A player's tea, and the colour of the cups it comes in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Tea {
    /// Served by seat 0, who moves first.
    Black,
    /// Served by seat 1.
    Green,
}

impl Tea {
    /// Both, in the order of their seats.
    pub const ALL: [Tea; 2] = [Tea::Black, Tea::Green];

    /// The other one.
    pub const fn other(self) -> Tea {
        match self {
            Tea::Black => Tea::Green,
            Tea::Green => Tea::Black,
        }
    }

    /// Who serves it.
    pub const fn seat(self) -> Seat {
        Seat::new(self as u8)
    }

    /// The tea of a seat.
    pub const fn of(seat: Seat) -> Tea {
        if seat.index() == 0 { Tea::Black } else { Tea::Green }
    }

    /// The letter in texts.
    pub const fn letter(self) -> char {
        match self {
            Tea::Black => 'b',
            Tea::Green => 'g',
        }
    }

    /// The tea of a letter.
    pub const fn read(letter: char) -> Option<Tea> {
        match letter {
            'b' => Some(Tea::Black),
            'g' => Some(Tea::Green),
            _ => None,
        }
    }

    pub(crate) const fn index(self) -> usize {
        self as usize
    }

    /// What its player is called.
    pub fn name(self) -> Message {
        say(match self {
            Tea::Black => "oolong-black",
            Tea::Green => "oolong-green",
        })
    }
}
