//! What a tree has to say.

use tabuleiro_game::{Game, Seat};

use super::fate::Fate;
use super::tree::{Node, Place, ROOT, Tree};
use crate::{Proven, Report, Value};

/// What has been found about the position at the root.
pub(super) fn report<G: Game>(tree: &Tree<G::Move>, at: &G, nodes: u64) -> Report<G::Move> {
    let (seat, seats) = (at.turn(), at.seats());
    let tried = tree.tried(ROOT).iter().enumerate().filter(|(_, child)| child.visits > 0);
    let best = tried.max_by(|(_, one), (_, other)| rank(one, seat).total_cmp(&rank(other, seat)));
    Report {
        best: best.map(|(_, best)| best.mv),
        score: best.map(|(_, best)| score(worth(best, seat, seats), seats)),
        proven: value(tree.node(ROOT).fate, seat).map(Proven::of),
        line: best.map(|(n, _)| line(tree, n as u16)).unwrap_or_default(),
        nodes,
    }
}

/// The greater the better to play: a certain win, then what was tried most, a certain loss last.
fn rank<M>(node: &Node<M>, seat: Seat) -> f64 {
    let tried = f64::from(node.visits) + f64::from(node.mean());
    match node.fate {
        Fate::Won(winner) if winner == seat => f64::MAX,
        Fate::Won(_) => tried - 1e12,
        Fate::Open | Fate::Draw => tried,
    }
}

fn worth<M>(node: &Node<M>, seat: Seat, seats: u8) -> f32 {
    node.fate.chances(seats).map_or_else(|| node.mean(), |chances| chances.share(seat))
}

fn value(fate: Fate, seat: Seat) -> Option<Value> {
    match fate {
        Fate::Open => None,
        Fate::Draw => Some(Value::Draw),
        Fate::Won(winner) if winner == seat => Some(Value::Win),
        Fate::Won(_) => Some(Value::Loss),
    }
}

/// A share of the point in hundredths of a win: 100 for all of it, 0 for no more than everybody else's.
fn score(share: f32, seats: u8) -> i32 {
    let seats = f32::from(seats);
    (100.0 * (seats * share - 1.0) / (seats - 1.0)).round() as i32
}

/// The `first` child of the root, and what is expected to follow.
fn line<M: Copy>(tree: &Tree<M>, first: u16) -> Vec<M> {
    let mut place = tree.child(ROOT, first);
    let mut line = vec![tree.node(place).mv];
    while let Some(next) = expected(tree, place) {
        line.push(tree.node(next).mv);
        place = next;
    }
    line
}

/// The child to expect: one that keeps a certain result, else the one that was tried most, if that was often enough to
/// mean anything.
fn expected<M: Copy>(tree: &Tree<M>, place: Place) -> Option<Place> {
    const ENOUGH: u32 = 10;
    let fate = tree.node(place).fate;
    let is_kept = |child: &Node<M>| fate != Fate::Open && child.fate == fate;
    let children = tree.tried(place).iter().enumerate();
    let (n, child) = children.max_by_key(|(_, child)| (is_kept(child), child.visits))?;
    (child.visits >= ENOUGH || is_kept(child)).then(|| tree.child(place, n as u16))
}
