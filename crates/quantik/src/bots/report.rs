//! The report's computer players that value moves.
//!
//! `level2` and `level3` value every legal move and play a random one among those of the *lowest* value.

use tabuleiro_game::{Game, Outcome, Rules};
use tabuleiro_search::{Random, lowest};

use crate::moves::Moves;
use crate::{Move, Quantik};

/// Which of the two players that value moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// Looks for wins and threats; all other moves are alike.
    Two,
    /// The same, and counts the replies left to the opponent.
    Three,
}

/// The value of a move that wins.
pub const WINS: i32 = -66;
/// The value of a move after which the opponent cannot parry with the same shape.
pub const THREATENS: i32 = -65;
/// The value of a move that lets the opponent win.
pub const LOSES: i32 = 10;

/// The report's value of a legal move: the lower, the better.
pub fn value(at: &Quantik, mv: Move, level: Level) -> i32 {
    let mut next = *at;
    next.apply(mv);
    if is_won(&next) {
        return WINS;
    }
    if next.moves().any(|reply| wins(&next, reply)) {
        return LOSES;
    }
    if threatens(&next) {
        return THREATENS;
    }
    match level {
        Level::Two => 0,
        Level::Three => -64 + next.count_moves() as i32,
    }
}

/// Whether who moved last has won: by a completed line, or by the book also if there is no reply.
fn is_won(at: &Quantik) -> bool {
    at.outcome().is_some_and(|outcome| outcome != Outcome::DRAW)
}

fn wins(at: &Quantik, mv: Move) -> bool {
    if at.rules() == Rules::Report {
        return at.completes(mv.bit()); // no need to see whether a reply is left: that wins nothing here
    }
    let mut next = *at;
    next.apply(mv);
    is_won(&next)
}

/// Whether who moved last could complete a line by a move that the opponent cannot make with the same shape: for want
/// of the piece, or because the cell is blocked.
fn threatens(at: &Quantik) -> bool {
    Moves(at.open_to_the_other() & !at.open()).any(|mv| at.completes(mv.bit()))
}

pub(super) fn level2(at: &Quantik, rng: &mut Random) -> Option<Move> {
    lowest(at.moves().map(|mv| (value(at, mv, Level::Two), mv)), rng)
}

pub(super) fn level3(at: &Quantik, rng: &mut Random) -> Option<Move> {
    lowest(at.moves().map(|mv| (value(at, mv, Level::Three), mv)), rng)
}
