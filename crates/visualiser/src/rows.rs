//! The report's two rows: as they are written, as a position, and as they lie on the table's board.

use tabuleiro_game::{Board, Seat, SpotIndex, View};
use tabuleiro_oware::{Move, Oware, OwareOptions};

use crate::error::MessageError;
use crate::message::Begin;

/// Both rows of the board as the report writes them: player 1's `F E D C B A`, then player 2's `a b c d e f`.
pub type Rows = [[u32; 6]; 2];

/// The rows from which a game usually begins.
pub const NEW_BOARD: Rows = [[4; 6]; 2];

/// The position at which a game begins. Its seeds need not be 48.
pub fn position(begin: &Begin, options: OwareOptions) -> Result<Oware, MessageError> {
    let all = begin.rows.iter().flatten().chain(&begin.scores);
    let total = all.fold(0, |sum: u32, &seeds| sum.saturating_add(seeds));
    if total > u32::from(u8::MAX) {
        return Err(MessageError::TooMany(total));
    }
    let [mut south, north] = begin.rows.map(|row| row.map(|seeds| seeds as u8));
    south.reverse();
    let captures = begin.scores.map(|seeds| seeds as u8);
    Oware::with_board(south, north, captures, begin.starter, options).map_err(MessageError::Board)
}

/// Where the houses of both rows lie on the table's board.
pub struct RowSpots([[Option<SpotIndex>; 6]; 2]);

impl RowSpots {
    /// Finds the houses by their letters.
    pub fn of(board: &Board) -> RowSpots {
        let spot = |seat, position| board.find(&Move::house_at(seat, position)?.to_string());
        RowSpots(
            [Seat::FIRST, Seat::SECOND].map(|seat| [1, 2, 3, 4, 5, 6].map(|position| spot(seat, position))),
        )
    }

    /// How many seeds lie in each house.
    pub fn read(&self, view: &View) -> Rows {
        self.0.map(|row| row.map(|spot| spot.map_or(0, |spot| view.count(spot))))
    }
}
