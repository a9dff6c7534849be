//! Alpha-beta search for games of two seats: ever deeper, with a memory and a good order of moves.
//!
//! | file | noun |
//! |---|---|
//! | `tree` | the search itself |
//! | `lines` | the best lines found so far |
//! | `order` | [`Promise`], which moves to try first |
//! | `score` | scores, and what they prove |
//! | `blind` | [`Blind`], moves that are overlooked |
//! | `noise` | [`Noisy`], guesses with a little chance in them |
//!
//! Each depth is searched to its end: nothing is cut off by guesswork, so that without a memory the score is that of
//! plain minimax. Turns need not alternate. Where a repeated position ends the game, the positions of the record count, and a
//! win by repetition is never called proven, for it rests on the way that led to it; nor is an oracle asked
//! before the game has left its present age (see [`Keyed::age`]), for its word holds for games that begin there.

mod blind;
mod lines;
mod noise;
mod order;
mod score;
#[cfg(test)]
mod tests;
mod tree;

use tabuleiro_game::{Move, Record};

pub use blind::Blind;
pub use noise::Noisy;
pub use order::{NoPromise, Promise};

use crate::eval::LIMIT;
use crate::memo::{Keyed, Memo};
use crate::{Bot, Eval, Leash, Oracle, Report};
use order::Lore;
use tree::{Found, Tools, Tree};

/// How a player searches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// It thinks at most so many moves applied.
    pub nodes: u64,
    /// And so many if nobody says how many.
    pub usual: u64,
    /// It looks at most so far ahead.
    pub depth: u32,
    /// It remembers so many positions.
    pub notes: usize,
    /// What it overlooks.
    pub blind: Blind,
}

impl Default for Settings {
    /// As strong as time allows, with 4 MB of memory: more is no faster, for it no longer lies near the processor.
    fn default() -> Settings {
        Settings {
            nodes: u64::MAX,
            usual: u64::MAX,
            depth: FURTHEST,
            notes: 1 << 18,
            blind: Blind::default(),
        }
    }
}

/// No search goes further than this.
pub const FURTHEST: u32 = 200;

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
    memo: Memo,
    lore: Lore,
}

impl<E, O, P> AlphaBeta<E, O, P> {
    /// A player with that guess, those proven values and that order of moves.
    pub fn new(eval: E, oracle: O, promise: P, settings: Settings) -> AlphaBeta<E, O, P> {
        AlphaBeta {
            eval,
            oracle,
            promise,
            settings,
            memo: Memo::with_notes(settings.notes),
            lore: Lore::default(),
        }
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
        let depth = limit.depth.unwrap_or(FURTHEST).min(self.settings.depth).clamp(1, FURTHEST);
        leash.shorten(limit.nodes.unwrap_or(self.settings.usual).min(self.settings.nodes));
        self.memo.renew();
        self.lore.forget(G::Move::SPACE);
        let tools = Tools {
            eval: &self.eval,
            oracle: &self.oracle,
            promise: &self.promise,
            memo: &mut self.memo,
            lore: &mut self.lore,
            blind: self.settings.blind,
            leash,
            line: Vec::new(),
        };
        deepen(Tree::new(at, tools), at.now(), depth)
    }
}

/// Searches one move further each time, until something stops it.
fn deepen<G, E, O, P>(mut tree: Tree<'_, '_, G, E, O, P>, root: &G, furthest: u32) -> Report<G::Move>
where
    G: Keyed,
    E: Eval<G>,
    O: Oracle<G>,
    P: Promise<G>,
{
    let mut moves = tree.root_moves(root);
    let mut report = Report::of(moves.first().copied());
    report.proven = tree.proven_at_once(root);
    for depth in 1..=furthest {
        let Some(found) = tree.search_root(root, &mut moves, depth) else { break };
        let Found { score, searched, solid } = found;
        if searched < moves.len() && score < -LIMIT {
            // What was tried so far loses, and time is up: the next move cannot be worse.
            report.best = Some(moves[searched]);
            report.line = vec![moves[searched]];
            break;
        }
        report = Report {
            best: moves.first().copied(),
            score: (!score::is_decided(score)).then_some(score),
            proven: tree.proven(score, solid).or(report.proven),
            line: tree.best_line().to_vec(),
            nodes: tree.nodes(),
        };
        tree.tell(&report);
        if tree.is_over() || score::is_decided(score) || solid {
            break;
        }
    }
    report.nodes = tree.nodes();
    report
}

impl<E: std::fmt::Debug, O: std::fmt::Debug, P> std::fmt::Debug for AlphaBeta<E, O, P> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let AlphaBeta { eval, oracle, settings, .. } = self;
        let mut shown = f.debug_struct("AlphaBeta");
        shown.field("eval", eval).field("oracle", oracle).field("settings", settings).finish_non_exhaustive()
    }
}
