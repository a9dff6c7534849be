//! Who thinks, and what comes of it.

use tabuleiro_game::{Game, Record};

use crate::{Leash, Proven};

/// A computer player.
pub trait Bot<G: Game>: Send {
    /// Thinks about the game as it stands and reports the move to play, `None` only if the game is over.
    ///
    /// It keeps within the leash, gives its best so far soon after the stop is pulled, and may tell what it has found
    /// meanwhile.
    fn think(&mut self, at: &Record<G>, leash: &mut Leash<'_, Report<G::Move>>) -> Report<G::Move>;
}

/// What a bot has found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report<M> {
    /// The move it would play.
    pub best: Option<M>,
    /// How good it is for the seat to move, in hundredths of the game's own unit, if the bot knows.
    pub score: Option<i32>,
    /// What the position is proven to be worth for the seat to move, if the bot knows.
    pub proven: Option<Proven>,
    /// The line of play it expects, the best move first.
    pub line: Vec<M>,
    /// How many moves it applied.
    pub nodes: u64,
}

impl<M: Copy> Report<M> {
    /// Just a move.
    pub fn of(best: Option<M>) -> Report<M> {
        Report { best, score: None, proven: None, line: best.into_iter().collect(), nodes: 0 }
    }
}
