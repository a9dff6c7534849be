//! Alpha-beta search for games of two seats: ever deeper, with a memory and a good order of moves.
//!
//! | file | noun |
//! |---|---|
//! | `settings` | [`Settings`], how a player searches |
//! | `root` | the moves of the root, and ever deeper |
//! | `tree` | what lies behind them |
//! | `quiet` | what is followed beyond the depth before a guess |
//! | `crew` | several threads that share a memory |
//! | `lines` | the best lines found so far |
//! | `order` | [`Promise`], which moves to try first |
//! | `score` | scores, and what they prove |
//! | `blind` | [`Blind`], moves that are overlooked |
//! | `noise` | [`Noisy`], guesses with a little chance in them |
//!
//! As it is set by default each depth is searched to its end: nothing is cut off by guesswork, so that without a memory the
//! score is that of plain minimax. [`Settings`] tells what else can be had: loud moves followed beyond the depth, late
//! moves looked at less far, a narrow window around the last score, guesses that are better than they need be believed a little sooner. None of these makes it call proven what is not. Turns need not alternate. Where a repeated position ends the game, the positions of the record count, and a
//! win by repetition is never called proven, for it rests on the way that led to it; nor is an oracle asked about a position
//! before the game has left its present age (see [`Keyed::age`]), for its word holds for games that begin there. What the game as it stands
//! is worth it may know all the same ([`Oracle::settle`]): then only moves that keep that are searched.

mod blind;
mod crew;
mod lines;
mod noise;
mod order;
mod quiet;
mod root;
mod score;
mod settings;
#[cfg(test)]
mod tests;
mod tree;

use std::sync::Arc;

use tabuleiro_game::Record;

pub use blind::Blind;
pub use noise::Noisy;
pub use order::{NoPromise, Promise};
pub use settings::{FURTHEST, Settings};

use crate::memo::{Keyed, Memo};
use crate::{Bot, Eval, Leash, Oracle, Report};
use crew::Crew;

/// A player that searches by alpha-beta. It thinks alike whenever it is asked alike: it remembers nothing from one
/// move to the next.
///
/// ```
/// # use tabuleiro_search::alphabeta::{AlphaBeta, NoPromise, Settings};
/// # use tabuleiro_search::memo::Keyed;
/// # use tabuleiro_search::{Bot, NoOracle};
/// fn player<G: Keyed>(guess: fn(&G) -> i32) -> impl Bot<G> {
///     let settings = Settings { nodes: 10_000, ..Settings::default() };
///     AlphaBeta::new(guess, NoOracle, NoPromise, settings)
/// }
/// ```
pub struct AlphaBeta<E, O, P> {
    eval: E,
    oracle: O,
    promise: P,
    settings: Settings,
    memo: Arc<Memo>,
    is_kept: bool,
    threads: usize,
}

impl<E, O, P> AlphaBeta<E, O, P> {
    /// A player with that guess, those proven values and that order of moves.
    pub fn new(eval: E, oracle: O, promise: P, settings: Settings) -> AlphaBeta<E, O, P> {
        let memo = Arc::new(Memo::with_notes(settings.notes));
        AlphaBeta { eval, oracle, promise, settings, memo, is_kept: false, threads: 1 }
    }

    /// The same player, who when it is given time, not nodes, remembers what this memory holds from earlier moves. Then it no
    /// longer thinks alike whenever it is asked alike.
    pub fn with_memory(self, memo: Arc<Memo>) -> AlphaBeta<E, O, P> {
        AlphaBeta { memo, is_kept: true, ..self }
    }

    /// The same player, who when it is given time, not nodes, thinks on so many threads.
    pub fn with_threads(self, threads: usize) -> AlphaBeta<E, O, P> {
        AlphaBeta { threads: threads.max(1), ..self }
    }

    /// Lets it believe guesses that are better by so much than what is asked for, from now on; see [`Settings::ample`].
    pub fn believe(&mut self, ample: i32) {
        self.settings.ample = ample;
    }

    /// Gives it another guess and other proven values from now on.
    pub fn rely_on(&mut self, eval: E, oracle: O) {
        (self.eval, self.oracle) = (eval, oracle);
    }
}

impl<G, E, O, P> Bot<G> for AlphaBeta<E, O, P>
where
    G: Keyed,
    E: Eval<G>,
    O: Oracle<G>,
    P: Promise<G>,
{
    fn think(&mut self, at: &Record<G>, leash: &mut Leash<'_, Report<G::Move>>) -> Report<G::Move> {
        if at.outcome().is_some() {
            return Report::of(None);
        }
        debug_assert_eq!(at.now().seats(), 2);
        let limit = leash.limit();
        let settings = &self.settings;
        leash.shorten(limit.nodes.unwrap_or(settings.usual).min(settings.nodes));
        // Who is given nodes thinks alike everywhere; who is given time uses whatever is at hand.
        let is_free = leash.left() == u64::MAX;
        if self.is_kept && is_free {
            self.memo.age();
        } else {
            self.memo.renew();
        }
        let depth = limit.depth.unwrap_or(FURTHEST).min(settings.depth).clamp(1, FURTHEST);
        let crew = Crew {
            at,
            depth,
            eval: &self.eval,
            oracle: &self.oracle,
            promise: &self.promise,
            memo: &self.memo,
            settings,
            // Who overlooks moves overlooks what they keep.
            settled: if settings.blind.per_mille > 0 { None } else { self.oracle.settle(at) },
            threads: if is_free { self.threads } else { 1 },
        };
        crew.think(leash)
    }
}

impl<E: std::fmt::Debug, O: std::fmt::Debug, P> std::fmt::Debug for AlphaBeta<E, O, P> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let AlphaBeta { eval, oracle, settings, .. } = self;
        let mut shown = f.debug_struct("AlphaBeta");
        shown.field("eval", eval).field("oracle", oracle).field("settings", settings).finish_non_exhaustive()
    }
}
