//! What happens, in words: a move, what it brings about, the question before it and the verdict after the last.

use tabuleiro_game::{Game, Message, Outcome, Step};

use crate::board::{cell_spot, hand_spot, look};
use crate::piece::seat_word;
use crate::{Line, Move, Piece, Quantik, say};

/// The piece goes from the hand to its cell; then what that brings about.
pub(crate) fn steps(at: &Quantik, mv: Move) -> Vec<Step> {
    let piece = Piece { seat: at.turn(), shape: mv.shape() };
    let mut steps = vec![Step::shift(look(piece), hand_spot(piece), cell_spot(mv.cell()), tell(at, mv))];
    let mut next = *at;
    next.apply(mv);
    steps.extend(
        next.completed_lines().map(|line| Step::said(say("quantik-completed").with("line", line.name()))),
    );
    if next.outcome().is_some() && !next.is_completed() {
        steps.push(Step::said(stuck(&next)));
    }
    steps
}

/// "White puts a cube on b3."
pub(crate) fn tell(at: &Quantik, mv: Move) -> Message {
    let who = seat_word(at.turn());
    say("quantik-tell").with("who", who).with("what", mv.shape().one()).with("cell", mv.cell().to_string())
}

/// "Brown has no move left."
pub(crate) fn stuck(at: &Quantik) -> Message {
    say("quantik-stuck").with("who", seat_word(at.turn()))
}

pub(crate) fn question(at: &Quantik) -> Message {
    say("quantik-question").with("who", seat_word(at.turn()))
}

/// Who has won and by which lines, or who could not move.
pub(crate) fn verdict(at: &Quantik, outcome: Outcome) -> Message {
    let stuck = seat_word(at.turn());
    let Some(winner) = outcome.winner.map(seat_word) else {
        return say("quantik-drawn").with("who", stuck);
    };
    let lines: Vec<Line> = at.completed_lines().collect();
    let several = match lines[..] {
        [] => return say("quantik-won-by-block").with("who", winner).with("other", stuck),
        [line] => return say("quantik-won-by-line").with("who", winner).with("line", line.name()),
        [one, two] => say("quantik-two-lines").with("one", one.name()).with("two", two.name()),
        // No more than a row, a column and a zone meet on the cell of the last move.
        [one, two, three, ..] => {
            let lines = say("quantik-three-lines").with("one", one.name()).with("two", two.name());
            lines.with("three", three.name())
        }
    };
    say("quantik-won-by-lines").with("who", winner).with("lines", several)
}
