//! The tree: every node in one arena, the children of a node side by side.

use super::Prospect;
use super::fate::Fate;

/// A node: a move, with what came of the games that went through it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node<M> {
    /// The sum of what came of it for the seat that makes the move; before it is tried, its share at a glance.
    pub(super) sum: f64,
    /// How many games went through it, those included that are still on their way.
    pub(super) visits: u32,
    /// Where its children stand.
    first: u32,
    /// How many legal moves follow it; 0 until somebody has looked.
    pub(super) total: u16,
    /// How many of them stand among its children.
    pub(super) listed: u16,
    /// How many of those have been tried: they come first.
    pub(super) tried: u16,
    /// The move that leads here.
    pub(super) mv: M,
    /// What is certain about the position after it.
    pub(super) fate: Fate,
    /// How likely it is to be the move to play; two bytes, so that a node fits into 32.
    prior: u16,
}

/// All nodes of a search.
#[derive(Clone, Debug)]
pub(super) struct Tree<M> {
    nodes: Vec<Node<M>>,
    most: usize,
}

/// Where a node stands. Children move when they are joined by others, so a place holds only until the next
/// [`Tree::list`]; the number of a child among its siblings holds for good.
pub(super) type Place = u32;

/// Where the root stands.
pub(super) const ROOT: Place = 0;

/// Where there are more moves than this, they are listed a few at a time.
const FEW: u16 = 32;

impl<M: Copy> Tree<M> {
    /// An empty tree that will hold no more than so many nodes.
    pub(super) fn new(most: usize) -> Tree<M> {
        Tree { nodes: Vec::new(), most: most.min(Place::MAX as usize) }
    }

    /// Forgets everything, but keeps the memory. The root has no move of its own and is given any.
    pub(super) fn plant(&mut self, any: M) {
        self.nodes.clear();
        self.nodes.push(Node::new(0.0, any));
    }

    #[inline]
    pub(super) fn node(&self, place: Place) -> &Node<M> {
        &self.nodes[place as usize]
    }

    #[inline]
    pub(super) fn node_mut(&mut self, place: Place) -> &mut Node<M> {
        &mut self.nodes[place as usize]
    }

    /// The place of the `n`-th child.
    #[inline]
    pub(super) fn child(&self, place: Place, n: u16) -> Place {
        self.node(place).first + Place::from(n)
    }

    /// The children that stand there, tried or not.
    #[inline]
    pub(super) fn listed(&self, place: Place) -> &[Node<M>] {
        let node = self.node(place);
        let first = node.first as usize;
        &self.nodes[first..first + usize::from(node.listed)]
    }

    /// The children that have been tried.
    pub(super) fn tried(&self, place: Place) -> &[Node<M>] {
        &self.listed(place)[..usize::from(self.node(place).tried)]
    }

    /// Whether there is room for so many more children.
    pub(super) fn has_room(&self, place: Place, more: usize) -> bool {
        self.nodes.len() + usize::from(self.node(place).listed) + more <= self.most
    }

    /// Puts these moves behind the children that stand there; they move together to where there is room.
    pub(super) fn list(&mut self, place: Place, moves: &[Prospect<M>]) {
        let node = *self.node(place);
        let (first, listed) = (node.first as usize, usize::from(node.listed));
        let end = self.nodes.len();
        if first + listed != end {
            self.nodes.extend_from_within(first..first + listed);
            self.node_mut(place).first = end as Place;
        }
        self.nodes.extend(moves.iter().map(Node::of));
        self.node_mut(place).listed += moves.len() as u16;
    }
}

impl<M> Node<M> {
    fn new(glance: f32, mv: M) -> Node<M> {
        let sum = f64::from(glance);
        Node { sum, visits: 0, first: 0, total: 0, listed: 0, tried: 0, mv, fate: Fate::Open, prior: 0 }
    }

    fn of(prospect: &Prospect<M>) -> Node<M>
    where
        M: Copy,
    {
        let prior = (prospect.prior.clamp(0.0, 1.0) * f32::from(u16::MAX)).round() as u16;
        Node { prior, ..Node::new(prospect.share, prospect.mv) }
    }

    /// How likely it is to be the move to play.
    #[inline]
    pub(super) fn prior(&self) -> f32 {
        f32::from(self.prior) / f32::from(u16::MAX)
    }

    /// How many legal moves do not stand among its children.
    pub(super) fn unlisted(&self) -> usize {
        usize::from(self.total - self.listed)
    }

    /// How many moves to list next: all of few, of many as many as there are already.
    pub(super) fn more(&self) -> usize {
        let is_most_there = self.total <= FEW || self.listed >= self.total / 2;
        usize::from(if is_most_there { self.total - self.listed } else { self.listed.max(FEW / 4) })
    }

    /// Whether every legal move has been tried.
    #[inline]
    pub(super) fn is_all_tried(&self) -> bool {
        self.tried == self.total
    }

    /// A game goes through here. Its result is added when it is known.
    #[inline]
    pub(super) fn enter(&mut self) {
        if self.visits == 0 {
            self.sum = 0.0;
        }
        self.visits += 1;
    }

    /// Adds what came of the same move in another tree.
    pub(super) fn add(&mut self, other: &Node<M>) {
        self.sum += other.sum;
        self.visits += other.visits;
        self.fate = self.fate.or(other.fate);
    }

    /// What came of it on average for the seat that makes the move.
    #[inline]
    pub(super) fn mean(&self) -> f32 {
        self.sum as f32 / self.visits as f32
    }
}

#[cfg(test)]
impl<M: Copy> Tree<M> {
    /// Every game that went through the node went on to a child, but for the first one, which ended at the node if it is
    /// not the root, and for those whose end was certain; no move brought more than it can.
    pub(super) fn assert_in_order(&self, place: Place) {
        let node = self.node(place);
        assert!(node.tried <= node.listed && node.listed <= node.total);
        let below: u32 = self.tried(place).iter().map(|child| child.visits).sum();
        let ended = node.visits - below;
        assert!(ended <= u32::from(place != ROOT) || node.fate != Fate::Open, "{ended} ended at {place}");
        for (n, child) in self.tried(place).iter().enumerate() {
            assert!(child.visits > 0 && (0.0..=f64::from(child.visits) + 1e-3).contains(&child.sum));
            self.assert_in_order(self.child(place, n as u16));
        }
    }
}

#[cfg(test)]
impl Node<char> {
    /// A move of that likelihood that was tried so often, with what came of it.
    pub(super) fn sample(prior: f32, visits: u32, sum: f64, fate: Fate) -> Node<char> {
        Node { sum, visits, fate, ..Node::of(&Prospect { share: 0.0, prior, mv: 'a' }) }
    }
}
