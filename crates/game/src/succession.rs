//! Who begins the next of several games in a row.

use crate::{Outcome, Seat};

/// Who begins the next of several games in a row, by a game's own book.
///
/// ```
/// use tabuleiro_game::{Outcome, Seat, Succession};
/// // Whoever sits on a seat now, by the seats of the game before.
/// let won = Some(Outcome::won(Seat::SECOND));
/// assert_eq!(Succession::LoserBegins.next(won, 2), [0, 1]); // the loser sits on the first seat already
/// assert_eq!(Succession::SeatsMoveOn.next(won, 2), [1, 0]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Succession {
    /// The seats move on after every game.
    SeatsMoveOn,
    /// The loser begins; after a draw the seats change. At a table of more than two the seats move on.
    LoserBegins,
}

impl Succession {
    /// Who sits on each seat in the next game, by the seats of the one that ended so. A game without a result is played again.
    pub fn next(self, outcome: Option<Outcome>, seats: u8) -> Vec<usize> {
        let stays = match (self, outcome) {
            (_, None) => true,
            (Succession::SeatsMoveOn, Some(_)) => false,
            (Succession::LoserBegins, Some(outcome)) => seats == 2 && outcome.winner == Some(Seat::SECOND),
        };
        let mut seating: Vec<usize> = (0..usize::from(seats)).collect();
        if !stays && !seating.is_empty() {
            seating.rotate_left(1);
        }
        seating
    }
}
