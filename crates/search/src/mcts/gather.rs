//! What several trees have found together.

use std::collections::HashMap;

use tabuleiro_game::{Game, Seat};

use super::fate::Fate;
use super::tree::{Place, ROOT, Tree};
use crate::{Proven, Report, Value};

/// What is known of one move at the root.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tried<M> {
    mv: M,
    sum: f64,
    visits: u64,
    fate: Fate,
}

/// What the trees have found about the position in which `at` stands.
pub(super) fn report<G: Game>(trees: &[&Tree<G::Move>], at: &G, nodes: u64) -> Report<G::Move> {
    let (seat, seats) = (at.turn(), at.seats());
    let all = gather(trees);
    let best = all.iter().max_by(|one, other| one.rank(seat).total_cmp(&other.rank(seat)));
    let fate = fate(trees, &all, seat, seats);
    Report {
        best: best.map(|best| best.mv),
        score: best.map(|best| score(best.worth(seats, seat), seats)),
        proven: value(fate, seat).map(Proven::of),
        line: best.map(|best| line(trees, best.mv)).unwrap_or_default(),
        nodes,
    }
}

/// The moves that were tried in any tree.
fn gather<M: Copy + Eq + std::hash::Hash>(trees: &[&Tree<M>]) -> Vec<Tried<M>> {
    let mut all: Vec<Tried<M>> = Vec::new();
    let mut places = HashMap::new();
    for child in trees.iter().flat_map(|tree| tree.tried(ROOT)).filter(|child| child.visits > 0) {
        let n = *places.entry(child.mv).or_insert(all.len());
        if n == all.len() {
            all.push(Tried { mv: child.mv, sum: 0.0, visits: 0, fate: Fate::Open });
        }
        let tried = &mut all[n];
        tried.sum += child.sum;
        tried.visits += u64::from(child.visits);
        if child.fate != Fate::Open {
            tried.fate = child.fate;
        }
    }
    all
}

/// What is certain about the root: a single tree may know, or all of them together.
fn fate<M: Copy + PartialEq>(trees: &[&Tree<M>], all: &[Tried<M>], seat: Seat, seats: u8) -> Fate {
    let known = trees.iter().map(|tree| tree.node(ROOT).fate).find(|fate| *fate != Fate::Open);
    let is_all_tried = trees.iter().any(|tree| usize::from(tree.node(ROOT).total) == all.len());
    match known {
        Some(fate) => fate,
        None if is_all_tried => Fate::above(all.iter().map(|tried| tried.fate), seat, seats),
        None => Fate::Open,
    }
}

impl<M> Tried<M> {
    /// The greater the better to play: a certain win, then what was tried most, a certain loss last.
    fn rank(&self, seat: Seat) -> f64 {
        let tried = self.visits as f64 + self.sum / self.visits as f64;
        match self.fate {
            Fate::Won(winner) if winner == seat => f64::MAX,
            Fate::Won(_) => tried - f64::from(u32::MAX) * 1e3,
            Fate::Open | Fate::Draw => tried,
        }
    }

    fn worth(&self, seats: u8, seat: Seat) -> f64 {
        let certain = self.fate.chances(seats);
        certain.map_or(self.sum / self.visits as f64, |chances| f64::from(chances.share(seat)))
    }
}

fn value(fate: Fate, seat: Seat) -> Option<Value> {
    match fate {
        Fate::Open => None,
        Fate::Draw => Some(Value::Draw),
        Fate::Won(winner) if winner == seat => Some(Value::Win),
        Fate::Won(_) => Some(Value::Loss),
    }
}

/// A share of the point in hundredths of a win: 100 for all of it, 0 for no more than everybody else.
fn score(share: f64, seats: u8) -> i32 {
    let seats = f64::from(seats);
    (100.0 * (seats * share - 1.0) / (seats - 1.0)).round() as i32
}

/// The moves that were tried most, after a first one, in the tree that has tried that most.
fn line<M: Copy + PartialEq>(trees: &[&Tree<M>], first: M) -> Vec<M> {
    let find = |tree: &Tree<M>| {
        let n = tree.tried(ROOT).iter().position(|child| child.mv == first)?;
        Some((tree.tried(ROOT)[n].visits, tree.child(ROOT, n)))
    };
    let most =
        trees.iter().filter_map(|tree| Some((find(tree)?, tree))).max_by_key(|((visits, _), _)| *visits);
    let Some(((_, mut place), tree)) = most else { return vec![first] };
    let mut line = vec![first];
    while let Some(next) = most_tried(tree, place) {
        line.push(tree.node(next).mv);
        place = next;
    }
    line
}

/// The child to expect: one that keeps a certain result, else the one that was tried most, if that was often enough to
/// mean anything.
fn most_tried<M: Copy + PartialEq>(tree: &Tree<M>, place: Place) -> Option<Place> {
    const ENOUGH: u32 = 10;
    let fate = tree.node(place).fate;
    let is_kept = |child_fate: Fate| fate != Fate::Open && child_fate == fate;
    let children = tree.tried(place).iter().enumerate();
    let (n, child) = children.max_by_key(|(_, child)| (is_kept(child.fate), child.visits))?;
    (child.visits >= ENOUGH || is_kept(child.fate)).then(|| tree.child(place, n))
}
