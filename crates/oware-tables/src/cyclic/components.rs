//! The parts of a graph within which every node can be reached from every other (Tarjan's algorithm).

/// The parts, each before those that lead to it. `edges` gives where each of the `nodes` nodes leads.
pub(super) fn components<'e>(nodes: usize, edges: impl Fn(u32) -> &'e Vec<u32>) -> Vec<Vec<u32>> {
    let mut visit = Visit {
        number: vec![UNSEEN; nodes],
        earliest: vec![0; nodes],
        waits: vec![false; nodes],
        waiting: Vec::new(),
        next: 0,
    };
    let mut parts = Vec::new();
    for root in 0..nodes as u32 {
        if visit.number[root as usize] == UNSEEN {
            visit.from(root, &edges, &mut parts);
        }
    }
    parts
}

const UNSEEN: u32 = u32::MAX;

struct Visit {
    /// In which order the nodes were first seen.
    number: Vec<u32>,
    /// The earliest node that still waits and can be reached.
    earliest: Vec<u32>,
    waits: Vec<bool>,
    waiting: Vec<u32>,
    next: u32,
}

impl Visit {
    /// Depth first, with a stack of its own: the way can be long.
    fn from<'e>(&mut self, root: u32, edges: &impl Fn(u32) -> &'e Vec<u32>, parts: &mut Vec<Vec<u32>>) {
        self.enter(root);
        let mut way = vec![(root, 0)];
        while let Some((node, at)) = way.last_mut() {
            let (node, to) = (*node as usize, edges(*node).get(*at).copied());
            *at += 1;
            match to {
                Some(to) if self.number[to as usize] == UNSEEN => {
                    self.enter(to);
                    way.push((to, 0));
                }
                Some(to) if self.waits[to as usize] => {
                    self.earliest[node] = self.earliest[node].min(self.number[to as usize]);
                }
                Some(_) => (),
                None => {
                    way.pop();
                    self.leave(node, way.last().map(|(before, _)| *before as usize), parts);
                }
            }
        }
    }

    fn enter(&mut self, node: u32) {
        self.number[node as usize] = self.next;
        self.earliest[node as usize] = self.next;
        self.next += 1;
        self.waits[node as usize] = true;
        self.waiting.push(node);
    }

    fn leave(&mut self, node: usize, before: Option<usize>, parts: &mut Vec<Vec<u32>>) {
        if let Some(before) = before {
            self.earliest[before] = self.earliest[before].min(self.earliest[node]);
        }
        if self.earliest[node] == self.number[node] {
            let first = self.waiting.iter().rposition(|&waiting| waiting as usize == node);
            let part = self.waiting.split_off(first.expect("a node waits until its part is complete"));
            for &member in &part {
                self.waits[member as usize] = false;
            }
            parts.push(part);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_come_before_those_that_lead_to_them() {
        let edges = [vec![1], vec![2], vec![0, 3], vec![4], vec![3], vec![0, 5], vec![]];
        let parts = components(edges.len(), |node| &edges[node as usize]);
        let sorted: Vec<Vec<u32>> = parts
            .into_iter()
            .map(|mut part| {
                part.sort_unstable();
                part
            })
            .collect();
        assert_eq!(sorted, [vec![3, 4], vec![0, 1, 2], vec![5], vec![6]]);
    }
}
