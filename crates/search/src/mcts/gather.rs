//! What the trees have to say.

use std::sync::Mutex;

use tabuleiro_game::{Game, Seat};

use super::fate::Fate;
use super::grow::lock;
use super::tree::{Node, Place, ROOT, Tree};
use crate::{Proven, Report, Value};

/// What has been found about the position at the root of all these trees.
pub(super) fn report<G: Game>(trees: &[Mutex<Tree<G::Move>>], at: &G, nodes: u64) -> Report<G::Move> {
    let (seat, seats) = (at.turn(), at.seats());
    let (tried, fate) = added_up(trees);
    let best = tried.iter().max_by(|one, other| rank(one, seat).total_cmp(&rank(other, seat)));
    Report {
        best: best.map(|best| best.mv),
        score: best.map(|best| score(worth(best, seat, seats), seats)),
        proven: value(fate, seat).map(Proven::of),
        line: best.map(|best| longest_tried(trees, best.mv)).unwrap_or_default(),
        nodes,
    }
}

/// The moves that were tried at the root, with what came of them in all trees, and what is certain of the root.
fn added_up<M: Copy + Eq>(trees: &[Mutex<Tree<M>>]) -> (Vec<Node<M>>, Fate) {
    let (mut sums, mut fate): (Vec<Node<M>>, Fate) = (Vec::new(), Fate::Open);
    for tree in trees {
        let tree = lock(tree);
        fate = fate.or(tree.node(ROOT).fate);
        for child in tree.tried(ROOT).iter().filter(|child| child.visits > 0) {
            match sums.iter_mut().find(|sum| sum.mv == child.mv) {
                Some(sum) => sum.add(child),
                None => sums.push(*child),
            }
        }
    }
    (sums, fate)
}

/// The line that begins with a move at the root, from the tree in which it was tried most.
fn longest_tried<M: Copy + Eq>(trees: &[Mutex<Tree<M>>], mv: M) -> Vec<M> {
    let in_tree = |tree: &Tree<M>| {
        let (n, child) = tree.tried(ROOT).iter().enumerate().find(|(_, child)| child.mv == mv)?;
        Some((child.visits, line(tree, n as u16)))
    };
    let lines = trees.iter().filter_map(|tree| in_tree(&lock(tree)));
    lines.max_by_key(|(visits, _)| *visits).map(|(_, line)| line).unwrap_or_default()
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

#[cfg(test)]
mod tests {
    use super::*;

    fn node(visits: u32, sum: f64, fate: Fate) -> Node<char> {
        Node::sample(0.0, visits, sum, fate)
    }

    #[test]
    fn a_certain_win_comes_first_then_what_was_tried_most_and_a_certain_loss_last() {
        let sorted = [
            node(1, 1.0, Fate::Won(Seat::FIRST)),
            node(9, 2.0, Fate::Open),
            node(8, 6.0, Fate::Draw),
            node(8, 5.0, Fate::Open),
            node(1_000, 0.0, Fate::Won(Seat::SECOND)),
            node(900, 0.0, Fate::Won(Seat::SECOND)),
        ];
        for pair in sorted.windows(2) {
            assert!(rank(&pair[0], Seat::FIRST) > rank(&pair[1], Seat::FIRST), "{pair:?}");
        }
    }

    #[test]
    fn a_share_is_told_in_hundredths_of_a_win() {
        assert_eq!([1.0, 0.75, 0.5, 0.0].map(|share| score(share, 2)), [100, 50, 0, -100]);
        assert_eq!([1.0, 1.0 / 3.0, 0.0].map(|share| score(share, 3)), [100, 0, -50]);
    }

    #[test]
    fn what_is_certain_counts_before_what_was_tried() {
        let worth = |fate| worth(&node(4, 1.0, fate), Seat::FIRST, 2);
        let all = [
            worth(Fate::Open),
            worth(Fate::Draw),
            worth(Fate::Won(Seat::FIRST)),
            worth(Fate::Won(Seat::SECOND)),
        ];
        assert!(
            all.iter().zip([0.25, 0.5, 1.0, 0.0]).all(|(one, wanted)| (one - wanted).abs() < 1e-6),
            "{all:?}"
        );
        let value = |fate| value(fate, Seat::SECOND);
        assert_eq!([value(Fate::Open), value(Fate::Draw)], [None, Some(Value::Draw)]);
        assert_eq!(
            [Seat::FIRST, Seat::SECOND].map(|seat| value(Fate::Won(seat))),
            [Some(Value::Loss), Some(Value::Win)]
        );
    }
}
