//! The best lines of play found so far, from each distance on.

/// The best line from each distance from the root.
pub(super) struct Lines<M>(Vec<Vec<M>>);

impl<M> Default for Lines<M> {
    fn default() -> Lines<M> {
        Lines(Vec::new())
    }
}

impl<M: Copy> Lines<M> {
    /// Nothing is known yet about the best line from this distance on.
    pub(super) fn start(&mut self, ply: u32) {
        let ply = ply as usize;
        if self.0.len() < ply + 2 {
            self.0.resize_with(ply + 2, Vec::new);
        }
        self.0[ply].clear();
    }

    /// The best line at this distance is a move and what follows it.
    pub(super) fn extend(&mut self, ply: u32, mv: M) {
        let (before, after) = self.0.split_at_mut(ply as usize + 1);
        let line = &mut before[ply as usize];
        line.clear();
        line.push(mv);
        line.extend_from_slice(&after[0]);
    }

    /// The best line from the root.
    pub(super) fn best(&self) -> &[M] {
        self.0.first().map_or(&[], Vec::as_slice)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_a_move_and_the_line_behind_it() {
        let mut lines = Lines::default();
        (0..3).for_each(|ply| lines.start(ply));
        for (ply, mv) in [(2, 'c'), (1, 'b'), (0, 'a')] {
            lines.extend(ply, mv);
        }
        assert_eq!(lines.best(), ['a', 'b', 'c']);
        lines.start(1);
        lines.extend(0, 'd');
        assert_eq!(lines.best(), ['d']);
    }
}
