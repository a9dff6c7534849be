//! One iteration after another: down the tree, a leaf, and back up.

use tabuleiro_game::{Game, Seat, chance};

use super::fate::Fate;
use super::select::{Choice, Decider, choose};
use super::tree::{Place, ROOT, Tree};
use super::{Chances, Leaf, Settings};
use crate::Random;

/// A search under way in one tree.
pub(super) struct Grower<'t, G: Game, L> {
    pub(super) tree: &'t mut Tree<G::Move>,
    settings: Settings,
    leaf: L,
    rng: Random,
    root: G,
    seats: u8,
    /// In games where a position that comes back ends the game, the positions before now and down to the leaf.
    past: Vec<G>,
    before: usize,
    /// The nodes from the root down, each with the seat that chose it.
    path: Vec<(Place, Seat)>,
    bounds: Bounds,
    /// Moves about to become children.
    fresh: Vec<G::Move>,
    nodes: u64,
}

/// How far a search may go.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bounds {
    /// Moves applied.
    pub(super) nodes: u64,
    /// The depth of the tree.
    pub(super) depth: usize,
}

impl<'t, G: Game, L: Leaf<G>> Grower<'t, G, L> {
    /// Begins anew in this tree with a game that is not over, whose positions so far are given.
    pub(super) fn new(
        tree: &'t mut Tree<G::Move>,
        positions: &[G],
        (settings, leaf): (Settings, L),
        bounds: Bounds,
        mut rng: Random,
    ) -> Grower<'t, G, L> {
        let root = *positions.last().expect("a game has a position");
        let past = if G::REPETITION { positions.to_vec() } else { Vec::new() };
        tree.plant(root.sample(&mut rng).expect("the game is not over"));
        let (before, seats) = (past.len(), root.seats());
        let (path, fresh) = (Vec::new(), Vec::new());
        Grower { tree, settings, leaf, rng, root, seats, past, before, path, bounds, fresh, nodes: 0 }
    }

    /// How many moves have been applied.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// One iteration. False if it would have taken more moves than are allowed; then nothing has been learnt.
    pub(super) fn iterate(&mut self) -> bool {
        self.path.clear();
        self.past.truncate(self.before);
        match self.descend() {
            Some(chances) => {
                self.back_up(chances);
                true
            }
            None => false,
        }
    }

    /// From the root down to a leaf; what that is worth.
    fn descend(&mut self) -> Option<Chances> {
        let mut at = self.root;
        let mut place = ROOT;
        loop {
            let node = self.tree.node(place);
            if let Some(chances) = node.fate.chances(self.seats) {
                return Some(chances);
            }
            if node.visits == 0 && place != ROOT {
                return self.arrive(place, &at);
            }
            let seat = at.turn();
            let Some(child) = self.step(place, &at, seat) else { return self.ask_leaf(&at) };
            if self.nodes == self.bounds.nodes {
                return None;
            }
            if G::REPETITION && place != ROOT {
                self.past.push(at);
            }
            self.nodes += 1;
            at.apply(self.tree.node(child).mv);
            self.path.push((child, seat));
            place = child;
        }
    }

    /// The child to go to; `None` where the tree may not grow.
    fn step(&mut self, place: Place, at: &G, seat: Seat) -> Option<Place> {
        if self.path.len() >= self.bounds.depth {
            return None;
        }
        if self.tree.node(place).total == 0 {
            self.tree.node_mut(place).total = at.count_moves() as u16;
        }
        let node = self.tree.node(place);
        match choose(node, self.tree.tried(place), Decider { seat, seats: self.seats }, &self.settings) {
            Choice::Tried(n) => Some(self.tree.child(place, n)),
            Choice::Fresh => self.add(place, at),
        }
    }

    /// A child that was never tried.
    fn add(&mut self, place: Place, at: &G) -> Option<Place> {
        if !self.tree.has_untried(place) {
            let more = self.tree.node(place).more();
            if !self.tree.has_room(place, more) {
                return None;
            }
            self.find_fresh(place, at, more);
            self.tree.list(place, &self.fresh);
        }
        Some(self.tree.take_next(place))
    }

    /// So many moves that do not stand among the children yet, in random order.
    fn find_fresh(&mut self, place: Place, at: &G, more: usize) {
        let listed = self.tree.listed(place);
        let is_new = |mv: G::Move| listed.iter().all(|child| child.mv != mv);
        self.fresh.clear();
        if listed.len() + more == usize::from(self.tree.node(place).total) {
            self.fresh.extend(at.moves().filter(|mv| is_new(*mv)));
            chance::shuffle(&mut self.rng, &mut self.fresh);
            return;
        }
        while self.fresh.len() < more {
            let Some(mv) = at.sample(&mut self.rng) else { return };
            if is_new(mv) && !self.fresh.contains(&mv) {
                self.fresh.push(mv);
            }
        }
    }

    /// The first visit of a node: the game is over there, or goes on and a leaf is asked.
    fn arrive(&mut self, place: Place, at: &G) -> Option<Chances> {
        let is_back = G::REPETITION && self.past.contains(at);
        let outcome = at.outcome().or_else(|| at.on_repeat().filter(|_| is_back));
        if let Some(outcome) = outcome {
            self.tree.node_mut(place).fate = Fate::of(outcome);
            self.prove_above();
            return Some(Chances::of(outcome, self.seats));
        }
        self.ask_leaf(at)
    }

    fn ask_leaf(&mut self, at: &G) -> Option<Chances> {
        let most = self.bounds.nodes - self.nodes;
        let (chances, moves) = self.leaf.chances(at, most.min(u64::from(u32::MAX)) as u32, &mut self.rng);
        self.nodes += u64::from(moves);
        chances
    }

    fn back_up(&mut self, chances: Chances) {
        self.tree.node_mut(ROOT).visits += 1;
        for (place, seat) in &self.path {
            let node = self.tree.node_mut(*place);
            node.visits += 1;
            node.sum += f64::from(chances.share(*seat));
        }
    }

    /// The last node of the path has become certain: what follows for those above it.
    fn prove_above(&mut self) {
        for n in (0..self.path.len()).rev() {
            let (child, seat) = self.path[n];
            let above = if n == 0 { ROOT } else { self.path[n - 1].0 };
            let is_won = self.tree.node(child).fate == Fate::Won(seat);
            if !is_won && !self.tree.node(above).is_all_tried() {
                return;
            }
            let fate = Fate::above(self.tree.tried(above).iter().map(|node| node.fate), seat, self.seats);
            if fate == Fate::Open {
                return;
            }
            self.tree.node_mut(above).fate = fate;
        }
    }
}
