//! A record's result.

use std::fmt;

use tabuleiro_game::{Outcome, Seat};

/// A record's result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum GameResult {
    /// That seat won.
    Won(Seat),
    /// Nobody won.
    Draw,
    /// The game is not finished.
    #[default]
    Unfinished,
}

impl GameResult {
    /// The verdict of a result by the rules, or of a game without one.
    pub fn of(outcome: Option<Outcome>) -> GameResult {
        match outcome.map(|outcome| outcome.winner) {
            None => GameResult::Unfinished,
            Some(None) => GameResult::Draw,
            Some(Some(seat)) => GameResult::Won(seat),
        }
    }

    /// The result that it tells; `None` without one.
    pub fn outcome(self) -> Option<Outcome> {
        match self {
            GameResult::Won(seat) => Some(Outcome::won(seat)),
            GameResult::Draw => Some(Outcome::DRAW),
            GameResult::Unfinished => None,
        }
    }

    /// Reads `1`, `draw` or `*`.
    pub fn read(text: &str) -> Option<GameResult> {
        match text {
            "*" => Some(GameResult::Unfinished),
            "draw" => Some(GameResult::Draw),
            _ => read_seat(text).map(GameResult::Won),
        }
    }
}

/// A seat as records write it, counted from 1.
pub(super) fn read_seat(text: &str) -> Option<Seat> {
    Seat::all(Seat::MOST as u8).find(|seat| seat.to_string() == text)
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GameResult::Won(seat) => seat.fmt(f),
            GameResult::Draw => f.write_str("draw"),
            GameResult::Unfinished => f.write_str("*"),
        }
    }
}
