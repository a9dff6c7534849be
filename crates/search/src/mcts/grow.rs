//! One iteration after another: down the tree, a leaf, and back up.
//!
//! A grower holds the lock of its tree on the way down and on the way up; what takes time, asking leaves and looking at new
//! moves, is done outside it, so that others can see how far it has come.

use std::sync::{Mutex, MutexGuard, PoisonError};

use tabuleiro_game::{Game, Outcome, Seat};

use super::fate::Fate;
use super::select::{Chooser, Next};
use super::tree::{Node, Place, ROOT, Tree};
use super::{Chances, Leaf, Prospect, Settings};
use crate::{Budget, Random};

/// Somebody who grows a tree.
pub(super) struct Grower<'t, G: Game, L> {
    pub(super) tree: &'t Mutex<Tree<G::Move>>,
    settings: Settings,
    pub(super) leaf: L,
    pub(super) rng: Random,
    /// Counts the moves it applies. Whether it is stopped is looked at between iterations.
    pub(super) budget: Budget,
    root: G,
    pub(super) seats: u8,
    /// The position on the way down.
    pub(super) at: G,
    /// How it was reached: the number of each child, and the seat that chose it.
    path: Vec<(u16, Seat)>,
    /// In games where a position that comes back ends the game, the positions before now and on the way down.
    past: Vec<G>,
    before: usize,
    /// Moves about to become children.
    pub(super) fresh: Vec<Prospect<G::Move>>,
    /// Whether the way down has ended where a game newly came to its end.
    is_proof: bool,
}

/// Where the way down ends.
enum End {
    /// The leaf is worth this.
    Known(Chances),
    /// A leaf must be asked.
    Ask,
    /// The node needs so many more children before the way goes on.
    List(usize),
    /// The next move would be one too many.
    OutOfNodes,
}

/// The tree, whatever happened to the others who grow it: it is in order whenever nobody holds the lock.
pub(super) fn lock<M>(tree: &Mutex<Tree<M>>) -> MutexGuard<'_, Tree<M>> {
    tree.lock().unwrap_or_else(PoisonError::into_inner)
}

impl<'t, G: Game, L: Leaf<G>> Grower<'t, G, L> {
    /// Somebody who grows this tree, whose root is the last of these positions.
    pub(super) fn new(
        tree: &'t Mutex<Tree<G::Move>>,
        positions: &[G],
        (settings, leaf): (Settings, L),
        budget: Budget,
        rng: Random,
    ) -> Grower<'t, G, L> {
        let root = *positions.last().expect("a game has a position");
        let past = if G::REPETITION { positions.to_vec() } else { Vec::new() };
        let (before, seats) = (past.len(), root.seats());
        let (path, fresh) = (Vec::new(), Vec::new());
        let (at, is_proof) = (root, false);
        Grower { tree, settings, leaf, rng, budget, root, seats, at, path, past, before, fresh, is_proof }
    }

    /// One iteration; what is then certain about the root. `None` if it would have taken more moves than are allowed.
    pub(super) fn iterate(&mut self) -> Option<Fate> {
        self.at = self.root;
        self.is_proof = false;
        self.path.clear();
        self.past.truncate(self.before);
        let mut tree = lock(self.tree);
        tree.node_mut(ROOT).enter();
        let chances = loop {
            match self.descend(&mut tree) {
                End::Known(chances) => break chances,
                End::OutOfNodes => return None,
                End::Ask => {
                    drop(tree);
                    let chances = self.ask_leaf()?;
                    tree = lock(self.tree);
                    break chances;
                }
                End::List(more) => tree = self.list(tree, more)?,
            }
        };
        self.back_up(&mut tree, chances);
        Some(tree.node(ROOT).fate)
    }

    /// Where the path leads to.
    pub(super) fn place(&self, tree: &Tree<G::Move>) -> Place {
        self.path.iter().fold(ROOT, |place, (n, _)| tree.child(place, *n))
    }

    /// On from where the path leads to, down to where something must be found out.
    fn descend(&mut self, tree: &mut Tree<G::Move>) -> End {
        let mut place = self.place(tree);
        loop {
            if let Some(chances) = tree.node(place).fate.chances(self.seats) {
                return End::Known(chances);
            }
            let seat = self.at.turn();
            let n = match self.next(tree, place, seat) {
                Ok(_) if self.budget.left() == 0 => return End::OutOfNodes,
                Ok(n) => n,
                Err(end) => return end,
            };
            place = tree.child(place, n);
            let child = tree.node_mut(place);
            let (is_new, glance) = (child.visits == 0, child.sum as f32);
            child.enter();
            self.go(n, child.mv, seat);
            if is_new {
                return self.arrive(child, seat, glance);
            }
        }
    }

    /// The number of the child to go to, or what must be done before.
    fn next(&self, tree: &mut Tree<G::Move>, place: Place, seat: Seat) -> Result<u16, End> {
        if self.budget.limit().depth.is_some_and(|depth| self.path.len() >= depth as usize) {
            return Err(End::Ask);
        }
        if let Next::Tried(n) = self.choose(tree, place, seat) {
            return Ok(n);
        }
        let node = tree.node_mut(place);
        if node.tried < node.listed {
            node.tried += 1;
            return Ok(node.tried - 1);
        }
        let more = if L::LISTS { node.unlisted() } else { node.more() };
        Err(if tree.has_room(place, more) { End::List(more) } else { End::Ask })
    }

    fn choose(&self, tree: &mut Tree<G::Move>, place: Place, seat: Seat) -> Next {
        if tree.node(place).total == 0 {
            tree.node_mut(place).total = self.at.count_moves() as u16;
        }
        let (glances, priors) = (L::GLANCES, L::LISTS);
        let chooser = Chooser { seat, seats: self.seats, glances, priors, settings: &self.settings };
        chooser.choose(tree.node(place), tree.listed(place))
    }

    /// Makes a move on the way down.
    fn go(&mut self, n: u16, mv: G::Move, seat: Seat) {
        if G::REPETITION && !self.path.is_empty() {
            self.past.push(self.at);
        }
        self.budget.count(1);
        self.at.apply(mv);
        self.path.push((n, seat));
    }

    /// The first visit of a node: the game is over there, or its worth must be found out.
    fn arrive(&mut self, node: &mut Node<G::Move>, seat: Seat, glance: f32) -> End {
        if let Some(outcome) = self.outcome() {
            node.fate = Fate::of(outcome);
            self.is_proof = true;
            End::Known(Chances::of(outcome, self.seats))
        } else if L::GLANCES && self.seats == 2 {
            End::Known(Chances::between_two(seat, glance))
        } else {
            End::Ask
        }
    }

    /// The result if the game is over here, by the position or because it came back.
    fn outcome(&self) -> Option<Outcome> {
        let is_back = || G::REPETITION && self.past.contains(&self.at);
        self.at.outcome().or_else(|| self.at.on_repeat().filter(|_| is_back()))
    }

    fn ask_leaf(&mut self) -> Option<Chances> {
        let most = self.budget.left().min(u64::from(u32::MAX)) as u32;
        let (chances, moves) = self.leaf.chances(&self.at, most, &mut self.rng);
        self.budget.count(u64::from(moves));
        chances
    }

    /// Tells the nodes on the path what came of it, and what is now certain.
    fn back_up(&self, tree: &mut Tree<G::Move>, chances: Chances) {
        let mut place = ROOT;
        for (n, seat) in &self.path {
            place = tree.child(place, *n);
            tree.node_mut(place).sum += f64::from(chances.share(*seat));
        }
        if self.is_proof {
            self.prove_above(tree);
        }
    }

    /// The last node of the path is certain: what follows for those above it.
    fn prove_above(&self, tree: &mut Tree<G::Move>) {
        let step = |place: &mut Place, (n, _): &(u16, Seat)| {
            let above = *place;
            *place = tree.child(above, *n);
            Some(above)
        };
        let above: Vec<Place> = self.path.iter().scan(ROOT, step).collect();
        for (place, (n, seat)) in above.into_iter().zip(&self.path).rev() {
            let is_won = tree.node(tree.child(place, *n)).fate == Fate::Won(*seat);
            if !is_won && !tree.node(place).is_all_tried() {
                return;
            }
            let fate = Fate::above(tree.tried(place).iter().map(|node| node.fate), *seat, self.seats);
            if fate == Fate::Open || tree.node(place).fate != Fate::Open {
                return;
            }
            tree.node_mut(place).fate = fate;
        }
    }
}
