//! The result of a game by its rules.

use crate::Seat;

/// Who won by the rules, or that nobody did. *Why* it ended is told by [`crate::Show::verdict`].
///
/// ```
/// use tabuleiro_game::{Outcome, Seat};
/// assert_eq!(Outcome::won(Seat::SECOND).winner, Some(Seat::SECOND));
/// assert_eq!(Outcome::scores([27, 12]).winner, Some(Seat::FIRST));
/// assert_eq!(Outcome::scores([24, 24]).winner, None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// The winning seat; `None` is a draw.
    pub winner: Option<Seat>,
    /// What some games add to it.
    pub detail: Detail,
}

/// What a game's result has besides a winner.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Detail {
    /// Nothing.
    Plain,
    /// Points of the two seats.
    Scores([u8; 2]),
    /// The letter of the winning colour, where a seat plays more than one.
    Colour(char),
}

impl Outcome {
    /// Nobody won.
    pub const DRAW: Outcome = Outcome { winner: None, detail: Detail::Plain };

    /// That seat won.
    pub const fn won(seat: Seat) -> Outcome {
        Outcome { winner: Some(seat), detail: Detail::Plain }
    }

    /// The larger score won; equal scores are a draw.
    pub const fn scores(scores: [u8; 2]) -> Outcome {
        let winner = if scores[0] == scores[1] {
            None
        } else if scores[0] > scores[1] {
            Some(Seat::FIRST)
        } else {
            Some(Seat::SECOND)
        };
        Outcome { winner, detail: Detail::Scores(scores) }
    }

    /// That seat won with that colour.
    pub const fn colour(seat: Seat, letter: char) -> Outcome {
        Outcome { winner: Some(seat), detail: Detail::Colour(letter) }
    }
}
