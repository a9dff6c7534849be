//! The player, on one thread or several.

use std::fmt;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use rand_core::Rng;
use tabuleiro_game::{Game, Record};

use super::fate::Fate;
use super::grow::{Bounds, Grower, lock};
use super::tree::Tree;
use super::{Leaf, Light, Settings, gather};
use crate::{Bot, Limit, Random, Report, Stop, random};

/// A player that thinks by Monte Carlo tree search. Each thread grows a tree of its own, and what they found about the first
/// moves is added up: an iteration takes so little time that threads that share a tree only wait for each other.
pub struct Mcts<G: Game, L = Light> {
    settings: Settings,
    leaf: L,
    rng: Random,
    /// One for each thread; kept for their memory.
    trees: Vec<Mutex<Tree<G::Move>>>,
}

impl<G: Game, L: Leaf<G>> Mcts<G, L> {
    /// A player of these settings that asks `leaf` what a leaf is worth. On one thread it repeats with the seed.
    pub fn new(settings: Settings, leaf: L, seed: u64) -> Mcts<G, L> {
        let threads = settings.threads.max(1);
        let trees = (0..threads).map(|_| Mutex::new(Tree::new(settings.nodes / threads))).collect();
        Mcts { settings, leaf, rng: random::seeded(seed), trees }
    }

    /// How it is set up.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The works that growers do, one for each thread.
    fn works<'w>(&'w self, at: &Record<G>, shared: &'w Shared<'w>, seeds: &[u64]) -> Vec<Work<'w, G, L>> {
        let work = |(n, seed): (usize, &u64)| {
            let (iterations, bounds) = shared.share(n as u64);
            let means = (self.settings, self.leaf.clone());
            let grower = Grower::new(&self.trees[n], at.positions(), means, bounds, random::seeded(*seed));
            Work { grower, iterations, shared }
        };
        seeds.iter().enumerate().map(work).collect()
    }

    /// How many iterations a move gets.
    fn iterations(&self, limit: &Limit) -> Option<u64> {
        let goes_on = self.settings.is_open && limit.nodes.is_some();
        self.settings.iterations.filter(|_| !goes_on)
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
        let any = if at.outcome().is_some() { None } else { at.now().sample(&mut self.rng) };
        let Some(any) = any else { return Report::of(None) };
        self.trees.iter().for_each(|tree| lock(tree).plant(any));
        let seeds: Vec<u64> = self.trees.iter().map(|_| self.rng.next_u64()).collect();
        let shared = Shared::new(stop, limit, self.iterations(limit), seeds.len() as u64);
        let found = || gather::report(&self.trees, at.now(), shared.nodes());
        let mut works = self.works(at, &shared, &seeds).into_iter();
        thread::scope(|scope| {
            let first = works.next();
            for mut work in works {
                scope.spawn(move || work.run(&mut || ()));
            }
            if let Some(mut first) = first {
                first.run(&mut || tell(&found()));
            }
        });
        let report = found();
        if report.best.is_some() { report } else { Report::of(Some(any)) }
    }
}

/// What the threads have in common.
struct Shared<'s> {
    stop: &'s Stop,
    limit: &'s Limit,
    iterations: Option<u64>,
    threads: u64,
    /// Whether the result is certain.
    is_solved: AtomicBool,
    nodes: AtomicU64,
}

impl<'s> Shared<'s> {
    fn new(stop: &'s Stop, limit: &'s Limit, iterations: Option<u64>, threads: u64) -> Shared<'s> {
        let (is_solved, nodes) = (AtomicBool::new(false), AtomicU64::new(0));
        Shared { stop, limit, iterations, threads, is_solved, nodes }
    }

    /// How many iterations the `n`-th thread does, and its bounds. What cannot be divided falls to the first ones.
    fn share(&self, n: u64) -> (u64, Bounds) {
        let part = |all: u64| all / self.threads + u64::from(n < all % self.threads);
        let nodes = self.limit.nodes.map_or(u64::MAX, part);
        let depth = self.limit.depth.map_or(usize::MAX, |depth| depth as usize);
        (self.iterations.map_or(u64::MAX, part), Bounds { nodes, depth })
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
/// More iterations than this do not fit into the counts.
const MOST: u64 = 1 << 31;

impl<G: Game, L: Leaf<G>> Work<'_, G, L> {
    /// Grows the tree until something ends it.
    fn run(&mut self, tell: &mut dyn FnMut()) {
        let most = self.iterations.min(MOST / self.shared.threads);
        let mut counted = 0;
        for done in 1..=most {
            if self.shared.is_over() {
                break;
            }
            match self.grower.iterate() {
                Some(Fate::Open) => (),
                Some(_) => self.shared.is_solved.store(true, Ordering::Relaxed),
                None => break,
            }
            if done % TOLD_EVERY == 0 || (done >= FIRST_TOLD && done.is_power_of_two()) {
                self.count(&mut counted);
                tell();
            }
        }
        self.count(&mut counted);
    }

    /// Adds the moves applied since the last time to what all threads have applied.
    fn count(&self, counted: &mut u64) {
        self.shared.nodes.fetch_add(self.grower.nodes - *counted, Ordering::Relaxed);
        *counted = self.grower.nodes;
    }
}

#[cfg(test)]
impl<G: Game, L> Mcts<G, L> {
    /// How many moves were tried at the root, and which stand there.
    pub(super) fn at_root(&self) -> (usize, Vec<G::Move>) {
        let tree = lock(&self.trees[0]);
        let root = super::tree::ROOT;
        (tree.tried(root).len(), tree.listed(root).iter().map(|node| node.mv).collect())
    }

    /// Nothing is lost or counted twice anywhere in the tree.
    pub(super) fn assert_in_order(&self) {
        self.trees.iter().for_each(|tree| lock(tree).assert_in_order(super::tree::ROOT));
    }
}
