//! Which rule says no.

use std::fmt;

use tabuleiro_game::{Message, Speak, message};

use super::{Point, say};

/// Why a move is refused: one variant for each rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// All three men have been put down.
    NoneLeft,
    /// There are men still to be put down.
    PutFirst,
    /// A man stands on the point already.
    Taken {
        /// The point.
        point: Point,
    },
    /// No man stands on the point.
    Empty {
        /// The point.
        point: Point,
    },
    /// The man on the point is the opponent's.
    NotYours {
        /// The point.
        point: Point,
    },
    /// No line leads straight there.
    TooFar {
        /// From here.
        from: Point,
        /// To there.
        to: Point,
    },
}

impl Speak for Refusal {
    fn message(&self) -> Message {
        let about = |key, point: Point| say(key).with("point", point.to_string());
        match *self {
            Refusal::Over => Message::new(&message::WORDS, "game-over"),
            Refusal::NoneLeft => say("morris-none-left"),
            Refusal::PutFirst => say("morris-put-first"),
            Refusal::Taken { point } => about("morris-taken", point),
            Refusal::Empty { point } => about("morris-empty", point),
            Refusal::NotYours { point } => about("morris-not-yours", point),
            Refusal::TooFar { from, to } => {
                say("morris-too-far").with("from", from.to_string()).with("to", to.to_string())
            }
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for Refusal {}
