//! A record's result.

use std::fmt;

use tabuleiro_game::{Outcome, Seat};

/// A record's result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Verdict {
    /// That seat won.
    Won(Seat),
    /// Nobody won.
    Draw,
    /// The game is not finished.
    #[default]
    Unfinished,
}

impl Verdict {
    /// The verdict of a result by the rules, or of a game without one.
    pub fn of(outcome: Option<Outcome>) -> Verdict {
        match outcome.map(|outcome| outcome.winner) {
            None => Verdict::Unfinished,
            Some(None) => Verdict::Draw,
            Some(Some(seat)) => Verdict::Won(seat),
        }
    }

    /// The result that it tells; `None` without one.
    pub fn outcome(self) -> Option<Outcome> {
        match self {
            Verdict::Won(seat) => Some(Outcome::won(seat)),
            Verdict::Draw => Some(Outcome::DRAW),
            Verdict::Unfinished => None,
        }
    }

    /// Reads `1`, `draw` or `*`.
    pub fn read(text: &str) -> Option<Verdict> {
        match text {
            "*" => Some(Verdict::Unfinished),
            "draw" => Some(Verdict::Draw),
            _ => read_seat(text).map(Verdict::Won),
        }
    }
}

/// A seat as records write it, counted from 1.
pub(super) fn read_seat(text: &str) -> Option<Seat> {
    Seat::all(Seat::MOST as u8).find(|seat| seat.to_string() == text)
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Verdict::Won(seat) => seat.fmt(f),
            Verdict::Draw => f.write_str("draw"),
            Verdict::Unfinished => f.write_str("*"),
        }
    }
}
