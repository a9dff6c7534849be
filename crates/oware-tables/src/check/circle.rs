//! A walk of two players over a graph that ends where it first comes back, and who wins it.
//!
//! Each node says who wins a walk that comes back to it. Three things are true of such walks whatever has been passed:
//!
//! 1. Who leads the walk to a node that is won for it, or leaves the other nothing else, wins.
//! 2. Who can keep the walk among nodes whose return is good for it, or lead it to what it has won, wins.
//! 3. A node that has been passed is from then on an end, won by whom its return is good for.
//!
//! So to know who wins a walk from a node, that node becomes an end; the first two arguments are followed until they give no more; and
//! where they leave a move open, its node is tried in the same way (`walk.rs`). What the first two arguments give stays true
//! while the walk goes on among nodes that are open: whoever has won one of the others never needs to come back to those.

mod parts;
mod walk;

use tabuleiro_search::Stop;

use walk::Walks;

/// Who walks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Walker {
    /// Wants to get a number of seeds.
    Seeker,
    /// Wants to keep the seeker from it.
    Keeper,
}

impl Walker {
    pub(super) const BOTH: [Walker; 2] = [Walker::Seeker, Walker::Keeper];

    pub(super) const fn other(self) -> Walker {
        match self {
            Walker::Seeker => Walker::Keeper,
            Walker::Keeper => Walker::Seeker,
        }
    }
}

/// A node of the graph.
#[derive(Clone, Debug)]
pub(super) struct Node {
    pub(super) mover: Walker,
    /// Who wins if the walk comes back here.
    pub(super) on_return: Walker,
    /// Where it can go on. What leads out of the graph is lost for the mover.
    pub(super) next: Vec<u32>,
    /// From where it can have come.
    pub(super) before: Vec<u32>,
}

/// What is known of each node.
#[derive(Clone)]
struct Standing {
    winner: Vec<Option<Walker>>,
    /// Where the winner goes, if it is to move.
    choice: Vec<u32>,
}

impl Standing {
    fn new(nodes: usize) -> Standing {
        Standing { winner: vec![None; nodes], choice: vec![u32::MAX; nodes] }
    }

    fn is_won_by(&self, walker: Walker, node: u32) -> bool {
        self.winner[node as usize] == Some(walker)
    }

    fn is_open(&self, node: u32) -> bool {
        self.winner[node as usize].is_none()
    }
}

/// The nodes and the moves between them.
pub(super) struct Graph(Vec<Node>);

impl Graph {
    /// The graph of nodes of which the moves are known.
    pub(super) fn of(mut nodes: Vec<Node>) -> Graph {
        for from in 0..nodes.len() {
            for at in 0..nodes[from].next.len() {
                let to = nodes[from].next[at];
                nodes[to as usize].before.push(from as u32);
            }
        }
        Graph(nodes)
    }

    /// The winner of a walk that begins at each node, `None` if stopped. The moves that are expected to win are tried first.
    pub(super) fn winners(&self, expected: &[Walker], stop: &Stop) -> Option<Vec<Walker>> {
        let mut standing = Standing::new(self.0.len());
        // A node without a move is lost for its mover.
        let stuck: Vec<u32> = self.all().filter(|&node| self.at(node).next.is_empty()).collect();
        for &node in &stuck {
            standing.winner[node as usize] = Some(self.at(node).mover.other());
        }
        self.settle(&mut standing, stuck);
        for part in self.parts(&standing) {
            let open: Vec<u32> = part.into_iter().filter(|&node| standing.is_open(node)).collect();
            if open.is_empty() {
                continue;
            }
            let (inner, wanted) = self.within(&open, expected);
            let found = Walks::over(&inner, &wanted, stop).all()?;
            for (&node, winner) in open.iter().zip(found) {
                standing.winner[node as usize] = Some(winner);
            }
            self.spread(&mut standing, open);
        }
        standing.winner.into_iter().collect()
    }

    fn at(&self, node: u32) -> &Node {
        &self.0[node as usize]
    }

    fn all(&self) -> std::ops::Range<u32> {
        0..self.0.len() as u32
    }

    /// The graph of some nodes alone, from which all other ways out are known and lost.
    fn within(&self, nodes: &[u32], expected: &[Walker]) -> (Graph, Vec<Walker>) {
        let mut number = vec![u32::MAX; self.0.len()];
        for (inner, &node) in nodes.iter().enumerate() {
            number[node as usize] = inner as u32;
        }
        let inner = |&node: &u32| {
            let Node { mover, on_return, next, .. } = &self.0[node as usize];
            let next = next.iter().map(|&to| number[to as usize]).filter(|&to| to != u32::MAX).collect();
            Node { mover: *mover, on_return: *on_return, next, before: Vec::new() }
        };
        let expected = nodes.iter().map(|&node| expected[node as usize]).collect();
        (Graph::of(nodes.iter().map(inner).collect()), expected)
    }

    /// Follows the first two arguments until they give no more. `news` is what has just become known.
    fn settle(&self, standing: &mut Standing, news: Vec<u32>) {
        self.spread(standing, news);
        let mut idle = 0;
        for walker in Walker::BOTH.into_iter().cycle() {
            let staying = self.stay(standing, walker);
            idle = if staying.is_empty() { idle + 1 } else { 0 };
            if idle == 2 {
                return;
            }
            self.spread(standing, staying);
        }
    }

    /// The first argument: from what has become known to what follows from it.
    fn spread(&self, standing: &mut Standing, mut news: Vec<u32>) {
        while let Some(node) = news.pop() {
            let winner = standing.winner[node as usize].expect("news are known");
            for &before in &self.at(node).before {
                let Node { mover, next, .. } = self.at(before);
                let follows = || *mover == winner || next.iter().all(|&to| standing.is_won_by(winner, to));
                if standing.is_open(before) && follows() {
                    standing.winner[before as usize] = Some(winner);
                    standing.choice[before as usize] = node;
                    news.push(before);
                }
            }
        }
    }

    /// The second argument: the nodes among which a walker can stay become known, and are returned.
    fn stay(&self, standing: &mut Standing, walker: Walker) -> Vec<u32> {
        let suits = |node: u32| standing.is_open(node) && self.at(node).on_return == walker;
        let mut stays: Vec<bool> = self.all().map(suits).collect();
        let mut doubtful: Vec<u32> = self.all().filter(|&node| stays[node as usize]).collect();
        while let Some(node) = doubtful.pop() {
            let Node { mover, next, before, .. } = self.at(node);
            let is_good = |&to: &u32| stays[to as usize] || standing.is_won_by(walker, to);
            let can = if *mover == walker { next.iter().any(is_good) } else { next.iter().all(is_good) };
            if stays[node as usize] && !can {
                stays[node as usize] = false;
                doubtful.extend(before.iter().filter(|&&from| stays[from as usize]));
            }
        }
        let staying: Vec<u32> = self.all().filter(|&node| stays[node as usize]).collect();
        for &node in &staying {
            standing.winner[node as usize] = Some(walker);
        }
        for &node in &staying {
            let good =
                self.at(node).next.iter().find(|&&to| stays[to as usize] || standing.is_won_by(walker, to));
            standing.choice[node as usize] = good.copied().unwrap_or(u32::MAX);
        }
        staying
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A walk by hand: every way tried, nothing kept.
    fn wins(nodes: &[Node], node: u32, walker: Walker, passed: &mut Vec<u32>) -> bool {
        let Node { mover, next, .. } = &nodes[node as usize];
        passed.push(node);
        let good = |to: &u32, passed: &mut Vec<u32>| {
            let back = passed.contains(to).then(|| nodes[*to as usize].on_return == walker);
            back.unwrap_or_else(|| wins(nodes, *to, walker, passed))
        };
        let won = if *mover == walker {
            next.iter().any(|to| good(to, passed))
        } else {
            next.iter().all(|to| good(to, passed))
        };
        passed.pop();
        won
    }

    /// A graph made of numbers that follow from the seed.
    fn nodes(size: u32, mut seed: u64) -> Vec<Node> {
        let mut next = |below: u32| {
            seed = seed.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(0x1405_7B7E_F767_814F);
            (seed >> 33) as u32 % below
        };
        let node = |_| Node {
            mover: Walker::BOTH[next(2) as usize],
            on_return: Walker::BOTH[next(2) as usize],
            next: (0..next(4)).map(|_| next(size)).collect(),
            before: Vec::new(),
        };
        (0..size).map(node).collect()
    }

    #[test]
    fn winners_are_those_of_trying_every_walk() {
        for seed in 0..3_000 {
            let nodes = nodes(4 + seed % 9, u64::from(seed));
            // Whoever is expected to win changes the order of the work, never the result.
            let expected = vec![Walker::BOTH[seed as usize % 2]; nodes.len()];
            let winners = Graph::of(nodes.clone()).winners(&expected, &Stop::new()).expect("nobody stops it");
            for (node, winner) in (0..).zip(winners) {
                assert!(wins(&nodes, node, winner, &mut Vec::new()), "seed {seed}, node {node}");
                assert!(!wins(&nodes, node, winner.other(), &mut Vec::new()), "seed {seed}, node {node}");
            }
        }
    }

    #[test]
    fn a_walk_that_is_stopped_says_nothing() {
        let nodes: Vec<Node> = (0..2)
            .map(|node| Node {
                mover: Walker::BOTH[node],
                on_return: Walker::BOTH[node],
                next: vec![1 - node as u32],
                before: Vec::new(),
            })
            .collect();
        let stop = Stop::new();
        let graph = Graph::of(nodes);
        assert_eq!(graph.winners(&Walker::BOTH, &stop), Some(Walker::BOTH.to_vec()));
        stop.pull();
        assert_eq!(graph.winners(&Walker::BOTH, &stop), None);
    }
}
