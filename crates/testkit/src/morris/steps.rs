//! What happens during a move.

use tabuleiro_game::{Game, Step};

use super::board::{hand_spot, man_look, point_spot};
use super::show::{seat_word, told};
use super::{Morris, MorrisMove, say};

/// The man goes its way; then it is said that it completes a line, if it does.
pub(crate) fn steps(at: &Morris, mv: MorrisMove) -> Vec<Step> {
    let seat = at.turn();
    let (from, to) = match mv {
        MorrisMove::Put(point) => (hand_spot(seat), point_spot(point)),
        MorrisMove::Go { from, to } => (point_spot(from), point_spot(to)),
    };
    let mut steps = vec![Step::shift(man_look(seat), from, to, told(seat, mv))];
    let mut after = *at;
    after.apply(mv);
    if let Some([from, _, to]) = after.line(seat) {
        let line = say("morris-completes").with("who", seat_word(seat));
        steps.push(Step::said(line.with("from", from.to_string()).with("to", to.to_string())));
    }
    steps
}
