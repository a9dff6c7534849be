//! The player, on one thread or several.

use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use rand_core::Rng;
use tabuleiro_game::{Game, Record};

use super::fate::Fate;
use super::grow::{Bounds, Grower};
use super::tree::{ROOT, Tree};
use super::{Leaf, Light, Settings, gather};
use crate::{Bot, Limit, Random, Report, Stop, random};

/// A player that thinks by Monte Carlo tree search.
///
/// Several threads grow a tree each, from different seeds, and put together what they have found; that repeats with the
/// seed, too, as long as nothing stops them.
pub struct Mcts<G: Game, L = Light> {
    settings: Settings,
    leaf: L,
    rng: Random,
    /// Kept only for their memory.
    trees: Vec<Tree<G::Move>>,
}

impl<G: Game, L: Leaf<G>> Mcts<G, L> {
    /// A player of these settings that asks `leaf` what a leaf is worth. It repeats with the seed.
    pub fn new(settings: Settings, leaf: L, seed: u64) -> Mcts<G, L> {
        let trees = (0..settings.threads.max(1)).map(|_| Tree::new(settings.nodes)).collect();
        Mcts { settings, leaf, rng: random::seeded(seed), trees }
    }
}

impl<G: Game, L> fmt::Debug for Mcts<G, L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Mcts").field("settings", &self.settings).finish_non_exhaustive()
    }
}

impl<G: Game, L: Leaf<G>> Bot<G> for Mcts<G, L> {
    fn think(
        &mut self,
        at: &Record<G>,
        limit: &Limit,
        stop: &Stop,
        tell: &mut dyn FnMut(&Report<G::Move>),
    ) -> Report<G::Move> {
        if at.outcome().is_some() {
            return Report::of(None);
        }
        let shared = Shared::new(stop, limit, self.settings.iterations, self.trees.len() as u64);
        let works = self.works(at, &shared);
        thread::scope(|scope| {
            let mut works = works.into_iter();
            let first = works.next();
            for mut work in works {
                scope.spawn(move || work.run(&mut |_| ()));
            }
            if let Some(mut first) = first {
                first.run(&mut |tree| tell(&gather::report(&[tree], at.now(), shared.nodes())));
            }
        });
        let trees: Vec<_> = self.trees.iter().collect();
        let report = gather::report(&trees, at.now(), shared.nodes());
        if report.best.is_some() { report } else { Report::of(at.now().sample(&mut self.rng)) }
    }
}

impl<G: Game, L: Leaf<G>> Mcts<G, L> {
    /// The work of each thread.
    fn works<'w>(&'w mut self, at: &Record<G>, shared: &'w Shared<'w>) -> Vec<Work<'w, G, L>> {
        let (settings, leaf, rng) = (self.settings, &self.leaf, &mut self.rng);
        let work = |(n, tree): (usize, &'w mut Tree<G::Move>)| {
            let share = shared.share(n as u64);
            let seeded = random::seeded(rng.next_u64());
            let grower = Grower::new(tree, at.positions(), (settings, leaf.clone()), share.bounds, seeded);
            Work { grower, iterations: share.iterations, shared }
        };
        self.trees.iter_mut().enumerate().map(work).collect()
    }
}

/// What the threads have in common.
struct Shared<'s> {
    stop: &'s Stop,
    /// One of them knows the result for certain.
    is_solved: AtomicBool,
    nodes: AtomicU64,
    limit: &'s Limit,
    iterations: Option<u64>,
    threads: u64,
}

/// How much of the work a thread does.
struct Share {
    iterations: u64,
    bounds: Bounds,
}

impl<'s> Shared<'s> {
    fn new(stop: &'s Stop, limit: &'s Limit, iterations: Option<u64>, threads: u64) -> Shared<'s> {
        let (is_solved, nodes) = (AtomicBool::new(false), AtomicU64::new(0));
        Shared { stop, is_solved, nodes, limit, iterations, threads }
    }

    /// The `n`-th thread's share: what cannot be divided falls to the first ones.
    fn share(&self, n: u64) -> Share {
        let part = |all: Option<u64>| {
            all.map_or(u64::MAX, |all| all / self.threads + u64::from(n < all % self.threads))
        };
        let depth = self.limit.depth.map_or(usize::MAX, |depth| depth as usize);
        Share { iterations: part(self.iterations), bounds: Bounds { nodes: part(self.limit.nodes), depth } }
    }

    fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }

    fn is_over(&self) -> bool {
        self.stop.is_pulled() || self.is_solved.load(Ordering::Relaxed)
    }
}

/// What one thread does.
struct Work<'w, G: Game, L> {
    grower: Grower<'w, G, L>,
    iterations: u64,
    shared: &'w Shared<'w>,
}

/// After how many iterations something is told for the first time, and how often at the least from then on.
const FIRST_TOLD: u64 = 1 << 10;
const TOLD_EVERY: u64 = 1 << 17;

impl<G: Game, L: Leaf<G>> Work<'_, G, L> {
    /// Grows the tree until something ends it.
    fn run(&mut self, tell: &mut dyn FnMut(&Tree<G::Move>)) {
        let mut counted = 0;
        for done in 1..=self.iterations.min(u64::from(u32::MAX) - 1) {
            if self.shared.is_over() || !self.grower.iterate() {
                break;
            }
            if self.grower.tree.node(ROOT).fate != Fate::Open {
                self.shared.is_solved.store(true, Ordering::Relaxed);
                break;
            }
            if done % TOLD_EVERY == 0 || (done >= FIRST_TOLD && done.is_power_of_two()) {
                self.count(&mut counted);
                tell(self.grower.tree);
            }
        }
        self.count(&mut counted);
    }

    /// Adds the moves applied since the last time to what all threads have applied.
    fn count(&self, counted: &mut u64) {
        self.shared.nodes.fetch_add(self.grower.nodes() - *counted, Ordering::Relaxed);
        *counted = self.grower.nodes();
    }
}

#[cfg(test)]
impl<G: Game, L> Mcts<G, L> {
    /// How many moves were tried at the root of the first tree, and which stand there.
    pub(super) fn at_root(&self) -> (usize, Vec<G::Move>) {
        let tree = &self.trees[0];
        (tree.tried(ROOT).len(), tree.listed(ROOT).iter().map(|node| node.mv).collect())
    }
}
