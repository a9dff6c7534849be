//! New children: which moves to list next.

use std::sync::MutexGuard;

use tabuleiro_game::{Game, chance};

use super::grow::{Grower, lock};
use super::tree::Tree;
use super::{Chances, Leaf, Prospect};

impl<'t, G: Game, L: Leaf<G>> Grower<'t, G, L> {
    /// Lists so many more children where the path leads to. The lock is given up while they are looked for. `None` if that
    /// would take too many moves.
    pub(super) fn list(
        &mut self,
        tree: MutexGuard<'t, Tree<G::Move>>,
        more: usize,
    ) -> Option<MutexGuard<'t, Tree<G::Move>>> {
        let listed: Vec<G::Move> = tree.listed(self.place(&tree)).iter().map(|child| child.mv).collect();
        drop(tree);
        self.find_fresh(&listed, more)?;
        let mut tree = lock(self.tree);
        let place = self.place(&tree);
        tree.list(place, &self.fresh);
        Some(tree)
    }

    /// So many moves that are not listed yet, the best at a glance first or else in random order.
    fn find_fresh(&mut self, listed: &[G::Move], more: usize) -> Option<()> {
        self.fresh.clear();
        if L::LISTS {
            return self.ask_list(listed);
        }
        if L::GLANCES {
            self.glance(listed)?;
            self.fresh.truncate(more);
            return Some(());
        }
        let total = self.at.count_moves() as usize;
        if listed.len() + more == total {
            self.fresh
                .extend(self.at.moves().filter(|mv| !listed.contains(mv)).map(|mv| Prospect::new(0.0, mv)));
            chance::shuffle(&mut self.rng, &mut self.fresh);
            return Some(());
        }
        while self.fresh.len() < more {
            let mv = self.at.sample(&mut self.rng)?;
            if !listed.contains(&mv) && self.fresh.iter().all(|other| other.mv != mv) {
                self.fresh.push(Prospect::new(0.0, mv));
            }
        }
        Some(())
    }

    /// The moves that the leaf lists, the best at a glance first.
    fn ask_list(&mut self, listed: &[G::Move]) -> Option<()> {
        if self.budget.left() < u64::from(self.at.count_moves()) {
            return None;
        }
        let applied = self.leaf.list(&self.at, listed, &mut self.fresh);
        self.budget.count(applied.into());
        sort(&mut self.fresh);
        Some(())
    }

    /// All moves that are not listed yet, the best at a glance first.
    fn glance(&mut self, listed: &[G::Move]) -> Option<()> {
        let seat = self.at.turn();
        for mv in self.at.moves().filter(|mv| !listed.contains(mv)) {
            if self.budget.left() == 0 {
                return None;
            }
            self.budget.count(1);
            let mut after = self.at;
            after.apply(mv);
            let share = match after.outcome() {
                Some(outcome) => Chances::of(outcome, self.seats).share(seat),
                None => self.leaf.glance(&after, seat),
            };
            self.fresh.push(Prospect::new(share, mv));
        }
        sort(&mut self.fresh);
        Some(())
    }
}

/// The best at a glance first. It knows nothing of leaves, so that all of them share it.
fn sort<M: Copy>(fresh: &mut [Prospect<M>]) {
    fresh.sort_by(|one, other| other.share.total_cmp(&one.share));
}
