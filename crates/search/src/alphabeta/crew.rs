//! Several threads that search the same position and share what they remember.
//!
//! Each searches for itself. What one has found out the others find in the memory, so that together they come further than
//! one alone; whoever is asked for the answer is the first.

use tabuleiro_game::{Move, Record};

use super::order::{Lore, Promise};
use super::settings::Settings;
use super::tree::{Tools, Tree};
use crate::memo::{Keyed, Memo};
use crate::{Eval, Leash, Oracle, Report, Settled};

/// What all threads share.
pub(super) struct Crew<'a, G: Keyed, E, O, P> {
    pub(super) at: &'a Record<G>,
    /// They look no further than this.
    pub(super) depth: u32,
    pub(super) eval: &'a E,
    pub(super) oracle: &'a O,
    pub(super) promise: &'a P,
    pub(super) memo: &'a Memo,
    pub(super) settings: &'a Settings,
    /// What the game is known to be worth, and the moves that keep that.
    pub(super) settled: Option<Settled<G::Move>>,
    /// One, where there are no threads.
    #[cfg_attr(not(feature = "threads"), allow(dead_code))]
    pub(super) threads: usize,
}

impl<G, E, O, P> Crew<'_, G, E, O, P>
where
    G: Keyed,
    E: Eval<G>,
    O: Oracle<G>,
    P: Promise<G>,
{
    /// Searches on all threads; what the first of them reports, with the moves that all applied.
    #[cfg(feature = "threads")]
    pub(super) fn think(&self, leash: &mut Leash<'_, Report<G::Move>>) -> Report<G::Move> {
        let done = crate::Stop::new();
        std::thread::scope(|scope| {
            // Every second one is a move ahead, so that not all do the same.
            let mate = |n: usize| {
                let nearest = (1 + (n as u32 & 1)).min(self.depth);
                let stop = done.clone();
                let search = move || {
                    let mut leash = Leash::silent(crate::Limit::default(), &stop);
                    self.search(nearest, &mut leash).nodes
                };
                std::thread::Builder::new().spawn_scoped(scope, search).ok()
            };
            // Where no more threads can be begun, those that there are do it.
            let mates: Vec<_> = (1..self.threads).map_while(mate).collect();
            let mut report = self.search(1, leash);
            done.pull();
            let nodes: u64 = mates.into_iter().filter_map(|mate| mate.join().ok()).sum();
            leash.count(nodes);
            report.nodes += nodes;
            report
        })
    }

    /// Searches on the caller's own thread.
    #[cfg(not(feature = "threads"))]
    pub(super) fn think(&self, leash: &mut Leash<'_, Report<G::Move>>) -> Report<G::Move> {
        self.search(1, leash)
    }

    /// What one thread does.
    fn search(&self, nearest: u32, leash: &mut Leash<'_, Report<G::Move>>) -> Report<G::Move> {
        let tools = Tools {
            eval: self.eval,
            oracle: self.oracle,
            promise: self.promise,
            memo: self.memo,
            lore: Lore::new(G::Move::SPACE),
            settings: self.settings,
            leash,
            line: Vec::new(),
        };
        Tree::new(self.at, tools).deepen(self.at.now(), self.settled.as_ref(), nearest, self.depth)
    }
}
