//! Which rule refuses a move.

use std::fmt;

use tabuleiro_game::{Message, Speak, message};

use crate::notation::say;
use crate::{Colour, Place, Size};

/// Which rule refuses a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// The colour stays in the box.
    InBox(Colour),
    /// Another colour is to act.
    NotToAct {
        /// The colour of the move.
        colour: Colour,
        /// The colour to act.
        to_act: Colour,
    },
    /// The colour has placed all its pieces of that size.
    NoneLeft(Colour, Size),
    /// There is a piece in the place.
    Taken {
        /// Where.
        place: Place,
        /// Whose piece is there.
        owner: Colour,
    },
}

impl Speak for Refusal {
    fn message(&self) -> Message {
        match *self {
            Refusal::Over => Message::new(&message::WORDS, "game-over"),
            Refusal::InBox(colour) => say("otrio-refused-box").with("colour", colour.name()),
            Refusal::NotToAct { colour, to_act } => {
                say("otrio-refused-turn").with("colour", colour.name()).with("turn", to_act.name())
            }
            Refusal::NoneLeft(colour, size) => {
                say("otrio-refused-none").with("colour", colour.name()).with("size", size.name())
            }
            Refusal::Taken { place, owner } => say("otrio-refused-taken")
                .with("size", place.size().name())
                .with("cell", place.cell().to_string())
                .with("owner", owner.name()),
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for Refusal {}
