//! A move: the house to sow.

use std::fmt;
use std::str::FromStr;

use tabuleiro_game::{Seat, TextError, quote};

use crate::say;

/// A house, and the move of sowing it: `A` to `F` are South's, `a` to `f` North's.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Move(u8);

/// How many houses there are.
const HOUSES: u8 = 12;

impl tabuleiro_game::Move for Move {
    const SPACE: u16 = HOUSES as u16;

    #[inline]
    fn number(self) -> u16 {
        u16::from(self.0)
    }

    /// 0 to 5 are `A` to `F`, 6 to 11 `a` to `f`.
    fn numbered(number: u16) -> Option<Move> {
        (number < Move::SPACE).then_some(Move(number as u8))
    }
}

impl Move {
    /// Every house, in the order in which they are sown.
    pub fn all() -> impl Iterator<Item = Move> {
        (0..HOUSES).map(Move)
    }

    /// The house of a seat at one of the report's positions 1 to 6: player 1's are `F E D C B A`, player 2's
    /// `a b c d e f`.
    ///
    /// ```
    /// use tabuleiro_game::Seat;
    /// use tabuleiro_oware::Move;
    /// assert_eq!(Move::house_at(Seat::FIRST, 3), Some("D".parse()?));
    /// assert_eq!(Move::house_at(Seat::SECOND, 3), Some("c".parse()?));
    /// assert_eq!(Move::house_at(Seat::FIRST, 7), None);
    /// # Ok::<(), tabuleiro_game::TextError>(())
    /// ```
    pub const fn house_at(seat: Seat, position: u8) -> Option<Move> {
        match (seat.index(), position) {
            (0, 1..=6) => Some(Move(6 - position)),
            (1, 1..=6) => Some(Move(5 + position)),
            _ => None,
        }
    }

    /// The report's position of this house, 1 to 6.
    pub const fn position_of(self) -> u8 {
        if self.0 < 6 { 6 - self.0 } else { self.0 - 5 }
    }

    /// Whose house it is.
    pub const fn owner(self) -> Seat {
        Seat::new(self.0 / 6)
    }

    /// The next house to be sown.
    pub const fn next(self) -> Move {
        Move((self.0 + 1) % HOUSES)
    }

    /// The letter of the house.
    pub const fn letter(self) -> char {
        (if self.0 < 6 { b'A' + self.0 } else { b'a' + self.0 - 6 }) as char
    }

    /// The house with that letter.
    pub const fn lettered(letter: char) -> Option<Move> {
        match letter {
            'A'..='F' => Some(Move(letter as u8 - b'A')),
            'a'..='f' => Some(Move(letter as u8 - b'a' + 6)),
            _ => None,
        }
    }

    /// Which of its owner's houses it is, 0 to 5 in the order of sowing.
    #[inline]
    pub(crate) const fn lane(self) -> u8 {
        if self.0 < 6 { self.0 } else { self.0 - 6 }
    }

    /// A seat's house by its lane.
    #[inline]
    pub(crate) const fn of(seat: Seat, lane: u8) -> Move {
        Move(seat.index() as u8 * 6 + lane)
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl FromStr for Move {
    type Err = TextError;

    /// The letter alone: what it captures depends on the position, so `D+7` is read where the position is known.
    fn from_str(text: &str) -> Result<Move, TextError> {
        let mut letters = text.chars();
        match (letters.next().and_then(Move::lettered), letters.next()) {
            (Some(house), None) => Ok(house),
            _ => Err(say("oware-move-text").with("text", quote(text)).into()),
        }
    }
}
