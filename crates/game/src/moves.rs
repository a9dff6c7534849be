//! What a move is, in any game.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use crate::TextError;

/// A move. Its text is the same in every position, and so is its number.
pub trait Move:
    Copy + Eq + Ord + Hash + Debug + Display + FromStr<Err = TextError> + Send + Sync + 'static
{
    /// Moves are numbered `0..SPACE`.
    const SPACE: u16;

    /// The number of the move.
    fn number(self) -> u16;

    /// The move with that number. Some numbers may be no move.
    fn numbered(number: u16) -> Option<Self>;
}
