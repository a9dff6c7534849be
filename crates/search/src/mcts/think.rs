//! The player, on one thread or several.

use std::fmt;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use rand_core::Rng;
use tabuleiro_game::{Game, Record};

use super::fate::Fate;
use super::grow::{Grower, lock};
use super::tree::Tree;
use super::{Leaf, Light, Settings, gather};
use crate::{Bot, Leash, Random, Report, Stop, random};

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
    fn works<'w>(
        &'w self,
        at: &Record<G>,
        leash: &Leash<'_, Report<G::Move>>,
        shared: &'w Shared,
        seeds: &[u64],
    ) -> Vec<Work<'w, G, L>> {
        let work = |(n, seed): (usize, &u64)| {
            let iterations = shared.iterations_of(n as u64);
            let budget = leash.part(n as u64, shared.threads);
            let means = (self.settings, self.leaf.clone());
            let grower = Grower::new(&self.trees[n], at.positions(), means, budget, random::seeded(*seed));
            Work { grower, iterations, shared }
        };
        seeds.iter().enumerate().map(work).collect()
    }

    /// How many iterations a move gets.
    fn iterations(&self, is_limited: bool) -> Option<u64> {
        let goes_on = self.settings.is_open && is_limited;
        self.settings.iterations.filter(|_| !goes_on)
    }
}

impl<G: Game, L> fmt::Debug for Mcts<G, L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Mcts").field("settings", &self.settings).finish_non_exhaustive()
    }
}

impl<G: Game, L: Leaf<G>> Bot<G> for Mcts<G, L> {
    fn think(&mut self, at: &Record<G>, leash: &mut Leash<'_, Report<G::Move>>) -> Report<G::Move> {
        let any = if at.outcome().is_some() { None } else { at.now().sample(&mut self.rng) };
        let Some(any) = any else { return Report::of(None) };
        self.trees.iter().for_each(|tree| lock(tree).plant(any));
        let seeds: Vec<u64> = self.trees.iter().map(|_| self.rng.next_u64()).collect();
        let iterations = self.iterations(leash.limit().nodes.is_some());
        let shared = Shared::new(leash.stop(), iterations, seeds.len() as u64);
        let found = || gather::report(&self.trees, at.now(), shared.nodes());
        let works = self.works(at, leash, &shared, &seeds);
        side_by_side(works, &mut || leash.tell(&found()));
        let report = found();
        leash.count(shared.nodes());
        if report.best.is_some() { report } else { Report::of(Some(any)) }
    }
}

/// Does all works, each on a thread of its own; the first tells.
#[cfg(feature = "threads")]
fn side_by_side<G: Game, L: Leaf<G>>(works: Vec<Work<'_, G, L>>, tell: &mut dyn FnMut()) {
    let mut works = works.into_iter();
    std::thread::scope(|scope| {
        let first = works.next();
        for mut work in works {
            // Where no more threads can be begun, those that there are do it.
            if std::thread::Builder::new().spawn_scoped(scope, move || work.run(&mut || ())).is_err() {
                break;
            }
        }
        if let Some(mut first) = first {
            first.run(tell);
        }
    });
}

/// Does all works, one after another; each tells.
#[cfg(not(feature = "threads"))]
fn side_by_side<G: Game, L: Leaf<G>>(works: Vec<Work<'_, G, L>>, tell: &mut dyn FnMut()) {
    for mut work in works {
        work.run(tell);
    }
}

/// What the threads have in common.
struct Shared {
    stop: Stop,
    iterations: Option<u64>,
    threads: u64,
    /// Whether the result is certain.
    is_solved: AtomicBool,
    nodes: AtomicU64,
}

impl Shared {
    fn new(stop: &Stop, iterations: Option<u64>, threads: u64) -> Shared {
        let (is_solved, nodes) = (AtomicBool::new(false), AtomicU64::new(0));
        Shared { stop: stop.clone(), iterations, threads, is_solved, nodes }
    }

    /// How many iterations the `n`-th thread does. What cannot be divided falls to the first ones.
    fn iterations_of(&self, n: u64) -> u64 {
        let part = |all: u64| all / self.threads + u64::from(n < all % self.threads);
        self.iterations.map_or(u64::MAX, part)
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
    shared: &'w Shared,
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
        let nodes = self.grower.budget.nodes();
        self.shared.nodes.fetch_add(nodes - *counted, Ordering::Relaxed);
        *counted = nodes;
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
