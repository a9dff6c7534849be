//! Games in a row between the same players, and their score.

use tabuleiro_game::{Outcome, Seat};

/// The players of a series, numbered as they first sat down, with who sits where now.
///
/// The loser of a game moves first in the next, and after a draw the seats change, as Oolong's book has it; at a
/// table of three or four everybody moves on by one seat.
///
/// ```
/// use tabuleiro_game::{Outcome, Seat};
/// use tabuleiro_table::Series;
/// let mut series = Series::new(2);
/// series.finish(Outcome::won(Seat::FIRST)); // player 0 won …
/// assert_eq!(series.seating(), [1, 0]); // … so player 1 begins
/// series.finish(Outcome::won(Seat::SECOND)); // player 0 again
/// assert_eq!((series.won(), series.drawn()), (&[2, 0][..], 0));
/// assert_eq!(series.seating(), [1, 0]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Series {
    seating: Vec<usize>,
    won: Vec<u32>,
    drawn: u32,
}

impl Series {
    /// A series that begins, everyone on the seat of their own number.
    pub fn new(seats: u8) -> Series {
        Series { seating: (0..usize::from(seats)).collect(), won: vec![0; usize::from(seats)], drawn: 0 }
    }

    /// Which player sits on each seat.
    pub fn seating(&self) -> &[usize] {
        &self.seating
    }

    /// How many games each player has won.
    pub fn won(&self) -> &[u32] {
        &self.won
    }

    /// How many games nobody won.
    pub fn drawn(&self) -> u32 {
        self.drawn
    }

    /// Notes a result and seats everybody for the next game.
    pub fn finish(&mut self, outcome: Outcome) {
        match outcome.winner {
            Some(seat) => self.won[self.seating[seat.index()]] += 1,
            None => self.drawn += 1,
        }
        // At a table of two, a winner who moved second lost nothing: the loser moves first already.
        if self.seating.len() > 2 || outcome.winner != Some(Seat::SECOND) {
            self.seating.rotate_left(1);
        }
    }
}
