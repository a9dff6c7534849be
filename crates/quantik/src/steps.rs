//! What happens, in words: a move, what it brings about, the question before it and the verdict after the last.

use tabuleiro_game::{Game, Message, Outcome, Show, Step};

use crate::piece::seat_word;
use crate::show::{cell_spot, hand_spot, look};
use crate::{Move, Piece, Quantik, said};

/// The piece goes from the hand to its cell; then what that brings about.
pub(crate) fn steps(at: &Quantik, mv: Move) -> Vec<Step> {
    let piece = Piece { seat: at.turn(), shape: mv.shape() };
    let mut steps = vec![Step::shift(look(piece), hand_spot(piece), cell_spot(mv.cell()), at.tell(mv))];
    let mut next = *at;
    next.apply(mv);
    steps.extend(
        next.completed_lines().map(|line| Step::said(said("quantik-completed").with("line", line.name()))),
    );
    if next.outcome().is_some() && !next.is_completed() {
        steps.push(Step::said(said("quantik-stuck").with("who", seat_word(next.turn()))));
    }
    steps
}

/// "White puts a cube on b3."
pub(crate) fn tell(at: &Quantik, mv: Move) -> Message {
    let who = seat_word(at.turn());
    said("quantik-tell").with("who", who).with("what", mv.shape().one()).with("cell", mv.cell().to_string())
}

pub(crate) fn question(at: &Quantik) -> Message {
    said("quantik-question").with("who", seat_word(at.turn()))
}

/// Who has won and by which line, or who could not move.
pub(crate) fn verdict(at: &Quantik, outcome: Outcome) -> Message {
    let stuck = seat_word(at.turn());
    let Some(winner) = outcome.winner.map(seat_word) else {
        return said("quantik-drawn").with("who", stuck);
    };
    match at.completed_lines().next() {
        Some(line) => said("quantik-won-by-line").with("who", winner).with("line", line.name()),
        None => said("quantik-won-by-block").with("who", winner).with("other", stuck),
    }
}
