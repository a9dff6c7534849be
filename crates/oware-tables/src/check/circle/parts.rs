//! The parts of a graph within which every node leads to every other, by two walks: along the moves and against them.

use super::{Graph, Standing};

impl Graph {
    /// The parts of what is open, each before those that lead to it.
    pub(super) fn parts(&self, standing: &Standing) -> Vec<Vec<u32>> {
        let mut taken: Vec<bool> = self.all().map(|node| !standing.is_open(node)).collect();
        let left = self.in_order_of_leaving(taken.clone());
        let mut parts = Vec::new();
        for &root in left.iter().rev() {
            if !take(&mut taken, root) {
                continue;
            }
            let (mut part, mut at) = (vec![root], 0);
            while let Some(&node) = part.get(at) {
                part.extend(self.at(node).before.iter().filter(|&&from| take(&mut taken, from)));
                at += 1;
            }
            parts.push(part);
        }
        parts.reverse();
        parts
    }

    /// The nodes that have not been seen, each when all that can be seen from it has been.
    fn in_order_of_leaving(&self, mut seen: Vec<bool>) -> Vec<u32> {
        let mut left = Vec::new();
        for root in self.all() {
            let mut way: Vec<(u32, usize)> = Vec::new();
            way.extend(take(&mut seen, root).then_some((root, 0)));
            while let Some((node, at)) = way.pop() {
                let Some(&to) = self.at(node).next.get(at) else {
                    left.push(node);
                    continue;
                };
                way.push((node, at + 1));
                way.extend(take(&mut seen, to).then_some((to, 0)));
            }
        }
        left
    }
}

/// Takes a node; whether nobody had before.
fn take(taken: &mut [bool], node: u32) -> bool {
    !std::mem::replace(&mut taken[node as usize], true)
}
