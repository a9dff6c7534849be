//! Which rule says no.

use std::fmt;

use tabuleiro_game::{Message, Seat, Speak, message};

use crate::piece::seat_word;
use crate::{Cell, Line, Piece, Shape, say};

/// Why a move is refused: one variant for each rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// Both pieces of the shape are on the board already.
    NoneLeft {
        /// The shape.
        shape: Shape,
    },
    /// Another piece stands on the cell.
    Taken {
        /// The cell.
        cell: Cell,
        /// What stands there.
        piece: Piece,
    },
    /// The opponent has the same shape in a line through the cell.
    Blocked {
        /// The shape.
        shape: Shape,
        /// Who blocks it.
        by: Seat,
        /// Where: the row if it is in the row, else the column, else the zone.
        line: Line,
    },
}

impl Speak for Refusal {
    fn message(&self) -> Message {
        match *self {
            Refusal::Over => Message::new(&message::WORDS, "game-over"),
            Refusal::NoneLeft { shape } => say("quantik-none-left").with("what", shape.several()),
            Refusal::Taken { cell, piece } => {
                say("quantik-taken").with("cell", cell.to_string()).with("what", piece.one())
            }
            Refusal::Blocked { shape, by, line } => {
                say(blocked(line)).with("what", shape.one()).with("who", seat_word(by))
            }
        }
    }
}

const fn blocked(line: Line) -> &'static str {
    match line {
        Line::Row(_) => "quantik-blocked-row",
        Line::Column(_) => "quantik-blocked-column",
        Line::Zone(_) => "quantik-blocked-zone",
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for Refusal {}
