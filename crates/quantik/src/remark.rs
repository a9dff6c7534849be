//! What there is to know about a move that is looked at: what the opponent may then not do.

use tabuleiro_game::{Game, Message};

use crate::piece::seat_word;
use crate::{Move, Piece, Quantik, Shape, say};

/// What a move that does not end the game bars, or that it bars nothing.
pub(crate) fn remark(at: &Quantik, mv: Move) -> Message {
    let after = at.after(mv);
    let opponent = at.turn().other();
    let about = |key| say(key).with("who", seat_word(opponent));
    if after.left(Piece { seat: opponent, shape: mv.shape() }) == 0 {
        return about("quantik-remark-none-left").with("what", mv.shape().several());
    }
    // A sphere is of another gender than the others in Portuguese.
    let key = if mv.shape() == Shape::Sphere { "quantik-remark-bars-sphere" } else { "quantik-remark-bars" };
    let cell = mv.cell();
    about(key).with("row", cell.row_name()).with("column", cell.column_letter())
}
