//! Walks within one part of a graph, with everything they have passed.
//!
//! To have passed a node helps whom its return is good for and harms the other. So what one walk has shown for a winner holds for
//! every other that has passed the nodes which the winner came back to, and none of those that it goes through although
//! their return is bad for it.

use tabuleiro_search::Stop;

use super::{Graph, Node, Standing, Walker};

/// A set of nodes.
#[derive(Clone)]
struct Set(Box<[u64]>);

/// Why somebody wins from a node.
#[derive(Clone)]
struct Proof {
    winner: Walker,
    /// What must have been passed.
    needs: Set,
    /// What must not have been passed.
    avoids: Set,
}

/// So many proofs are kept for each node, the latest.
const KEPT: usize = 8;

/// The walks over a graph.
pub(super) struct Walks<'a> {
    graph: &'a Graph,
    expected: &'a [Walker],
    stop: &'a Stop,
    passed: Set,
    proofs: Vec<Vec<Proof>>,
}

impl<'a> Walks<'a> {
    pub(super) fn over(graph: &'a Graph, expected: &'a [Walker], stop: &'a Stop) -> Walks<'a> {
        let nodes = graph.0.len();
        Walks { graph, expected, stop, passed: Set::of(nodes), proofs: vec![Vec::new(); nodes] }
    }

    /// The winner of a walk that begins at each node; `None` if stopped.
    pub(super) fn all(mut self) -> Option<Vec<Walker>> {
        let mut standing = Standing::new(self.graph.0.len());
        self.graph.settle(&mut standing, Vec::new());
        self.graph
            .all()
            .map(|node| match standing.winner[node as usize] {
                Some(winner) => Some(winner),
                None => self.walk(node, &standing).map(|proof| proof.winner),
            })
            .collect()
    }

    /// The proof of a walk that has come to an open node; `None` if stopped.
    fn walk(&mut self, node: u32, standing: &Standing) -> Option<Proof> {
        if self.stop.is_pulled() {
            return None;
        }
        if let Some(proof) = self.kept(node) {
            return Some(proof.clone());
        }
        self.passed.insert(node);
        let proof = self.go_on(node, standing);
        self.passed.remove(node);
        let mut proof = proof?;
        proof.needs.remove(node);
        if self.graph.at(node).on_return != proof.winner {
            proof.avoids.insert(node);
        }
        let kept = &mut self.proofs[node as usize];
        if kept.len() == KEPT {
            kept.remove(0);
        }
        kept.push(proof.clone());
        Some(proof)
    }

    fn kept(&self, node: u32) -> Option<&Proof> {
        self.proofs[node as usize].iter().find(|proof| proof.holds(&self.passed))
    }

    /// The proof from a node that has just been passed: by one move if its mover wins, else by all of them.
    fn go_on(&mut self, node: u32, standing: &Standing) -> Option<Proof> {
        let Node { mover, on_return, next, .. } = self.graph.at(node);
        let wins =
            |to: &u32| standing.is_open(*to) && self.kept(*to).is_some_and(|proof| proof.winner == *mover);
        if let Some(&to) = next.iter().find(|to| wins(to)) {
            return self.kept(to).cloned();
        }
        let mut standing = standing.clone();
        standing.winner[node as usize] = Some(*on_return);
        self.graph.settle(&mut standing, vec![node]);
        if let Some(&to) = next.iter().find(|&&to| standing.is_won_by(*mover, to)) {
            let mut proof = self.nothing(*mover);
            self.gather(to, &standing, &mut proof);
            return Some(proof);
        }
        let mut whole = self.nothing(mover.other());
        let (mut open, lost): (Vec<u32>, Vec<u32>) = next.iter().partition(|&&to| standing.is_open(to));
        open.sort_by_key(|&to| self.expected[to as usize] != *mover);
        for to in open {
            let proof = self.walk(to, &standing)?;
            if proof.winner == *mover {
                return Some(proof);
            }
            whole.join(&proof);
        }
        for to in lost {
            self.gather(to, &standing, &mut whole);
        }
        Some(whole)
    }

    /// Adds what the winner comes back to and goes through from a node that the first two arguments have settled for it.
    fn gather(&self, from: u32, standing: &Standing, proof: &mut Proof) {
        let (mut seen, mut ahead) = (Set::of(self.graph.0.len()), vec![from]);
        while let Some(node) = ahead.pop() {
            let Node { mover, on_return, next, .. } = self.graph.at(node);
            if self.passed.contains(node) {
                proof.needs.insert(node);
            } else if !seen.contains(node) {
                seen.insert(node);
                if *on_return != proof.winner {
                    proof.avoids.insert(node);
                }
                if *mover == proof.winner {
                    ahead.push(standing.choice[node as usize]);
                } else {
                    ahead.extend(next);
                }
            }
        }
    }

    fn nothing(&self, winner: Walker) -> Proof {
        let empty = Set::of(self.graph.0.len());
        Proof { winner, needs: empty.clone(), avoids: empty }
    }
}

impl Proof {
    fn holds(&self, passed: &Set) -> bool {
        let mut words = self.needs.0.iter().zip(&self.avoids.0).zip(&passed.0);
        words.all(|((needs, avoids), passed)| needs & !passed == 0 && avoids & passed == 0)
    }

    fn join(&mut self, other: &Proof) {
        let join = |one: &mut Set, two: &Set| one.0.iter_mut().zip(&two.0).for_each(|(one, two)| *one |= two);
        join(&mut self.needs, &other.needs);
        join(&mut self.avoids, &other.avoids);
    }
}

impl Set {
    /// Nothing, of so many nodes.
    fn of(nodes: usize) -> Set {
        Set(vec![0; nodes.div_ceil(64)].into())
    }

    fn contains(&self, node: u32) -> bool {
        self.0[node as usize / 64] >> (node % 64) & 1 == 1
    }

    fn insert(&mut self, node: u32) {
        self.0[node as usize / 64] |= 1 << (node % 64);
    }

    fn remove(&mut self, node: u32) {
        self.0[node as usize / 64] &= !(1 << (node % 64));
    }
}
