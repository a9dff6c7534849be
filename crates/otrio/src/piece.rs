//! What a piece is: a colour and a size.

use tabuleiro_game::Message;

use crate::notation::say;

/// A colour, in the usual acting order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Colour {
    /// `r`.
    Red,
    /// `g`.
    Green,
    /// `b`.
    Blue,
    /// `p`.
    Purple,
}

impl Colour {
    /// All four.
    pub const ALL: [Colour; 4] = [Colour::Red, Colour::Green, Colour::Blue, Colour::Purple];

    /// The number of the colour, counted from 0.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The small letter that stands for it in every text.
    pub const fn letter(self) -> char {
        ['r', 'g', 'b', 'p'][self.index()]
    }

    /// The colour of a small letter.
    pub fn of_letter(letter: char) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.letter() == letter)
    }

    /// Its name, as of somebody who plays.
    pub fn name(self) -> Message {
        let key = ["otrio-red", "otrio-green", "otrio-blue", "otrio-purple"][self.index()];
        say(key)
    }

    /// Its name as a word that says how a piece looks.
    pub(crate) fn adjective(self) -> Message {
        let key = ["otrio-is-red", "otrio-is-green", "otrio-is-blue", "otrio-is-purple"][self.index()];
        say(key)
    }

    /// The same for more than one piece.
    pub(crate) fn adjectives(self) -> Message {
        let key = ["otrio-are-red", "otrio-are-green", "otrio-are-blue", "otrio-are-purple"][self.index()];
        say(key)
    }
}

/// A size, the outermost first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Size {
    /// `L`, the ring around the others.
    Large,
    /// `M`, the ring between.
    Medium,
    /// `S`, the peg in the middle.
    Small,
}

impl Size {
    /// All three.
    pub const ALL: [Size; 3] = [Size::Large, Size::Medium, Size::Small];
    /// How many pieces of each size a colour has.
    pub const PIECES: u8 = 3;

    /// The number of the size, counted from 0.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The capital letter that stands for it in every text.
    pub const fn letter(self) -> char {
        ['L', 'M', 'S'][self.index()]
    }

    /// The size of a capital letter.
    pub fn of_letter(letter: char) -> Option<Size> {
        Size::ALL.into_iter().find(|size| size.letter() == letter)
    }

    /// Its name as a word that says how a piece looks.
    pub fn name(self) -> Message {
        let key = ["otrio-large", "otrio-medium", "otrio-small"][self.index()];
        say(key)
    }

    /// The same for more than one piece.
    pub(crate) fn plural(self) -> Message {
        let key = ["otrio-larges", "otrio-mediums", "otrio-smalls"][self.index()];
        say(key)
    }
}
