//! Who thinks, for how long, and what comes of it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tabuleiro_game::{Game, Record};

use crate::Proven;

/// A computer player.
pub trait Bot<G: Game>: Send {
    /// Thinks about the game as it stands and reports the move to play, `None` only if the game is over.
    ///
    /// It keeps within `limit`, gives its best so far soon after `stop` is pulled, and may `tell` what it has found
    /// meanwhile.
    fn think(
        &mut self,
        at: &Record<G>,
        limit: &Limit,
        stop: &Stop,
        tell: &mut dyn FnMut(&Report<G::Move>),
    ) -> Report<G::Move>;
}

/// How much a bot may think. Nodes are moves applied. Time is no limit here: whoever holds the clock pulls the
/// [`Stop`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Limit {
    /// At most so many moves applied.
    pub nodes: Option<u64>,
    /// At most so many moves ahead.
    pub depth: Option<u32>,
}

/// A cord that stops a bot from another thread. Clones pull the same cord.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Not pulled yet.
    pub fn new() -> Stop {
        Stop::default()
    }

    /// Asks the thinker to stop.
    pub fn pull(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether somebody has asked.
    pub fn is_pulled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
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
