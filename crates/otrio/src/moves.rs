//! A move: one piece of a colour put into a place.

use crate::{Colour, Place};

/// One piece of a colour put into the place of its size.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Move {
    /// Whose piece it is.
    pub colour: Colour,
    /// Where it goes, and so how large it is.
    pub place: Place,
}

impl tabuleiro_game::Move for Move {
    /// 27 places for each of the four colours.
    const SPACE: u16 = 4 * Place::COUNT as u16;

    /// By colour, then by place.
    fn number(self) -> u16 {
        (self.colour.index() * Place::COUNT + self.place.index()) as u16
    }

    fn numbered(number: u16) -> Option<Move> {
        let colour = *Colour::ALL.get(usize::from(number) / Place::COUNT)?;
        let place = Place::numbered((usize::from(number) % Place::COUNT) as u8)?;
        Some(Move { colour, place })
    }
}
