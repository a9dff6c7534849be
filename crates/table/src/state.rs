//! A position of a game, in texts.

use tabuleiro_game::{Outcome, Seat};

/// A position of a game, in texts, as machines read it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// How many moves have been played.
    pub ply: usize,
    /// The move that led here; `None` at the beginning.
    pub mv: Option<String>,
    /// The position.
    pub position: String,
    /// Who must decide; `None` when it is over.
    pub turn: Option<Seat>,
    /// The legal moves in canonical text, sorted.
    pub moves: Vec<String>,
    /// The result; `None` while the game goes on.
    pub outcome: Option<Outcome>,
}
