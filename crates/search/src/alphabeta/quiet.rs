//! What is followed beyond the depth before a guess: whoever guesses in the middle of an exchange guesses badly.

use super::order::Promise;
use super::score::{self, Score};
use super::tree::{Tree, Window};
use crate::memo::Keyed;
use crate::{Eval, Oracle};

impl<G, E, O, P> Tree<'_, '_, G, E, O, P>
where
    G: Keyed,
    E: Eval<G>,
    O: Oracle<G>,
    P: Promise<G>,
{
    /// The guess at a position, or what a loud move makes of it, if that is better: nobody has to play one. At most `left` are
    /// played in a row. Loud moves come to another age, where no earlier position can come back.
    ///
    /// That the seat to move wins may be found here, for it plays a real move for it; that it loses may not, for the
    /// quiet moves were not looked at.
    pub(super) fn guess(&mut self, at: &G, ply: u32, mut window: Window, left: u32) -> Score {
        self.guesses += 1;
        let mut best = self.tools.eval.value(at);
        if left == 0 || best >= window.beta {
            return best;
        }
        window.alpha = window.alpha.max(best);
        let first = self.list_loud_moves(at);
        for place in first..self.moves.len() {
            let mv = self.next_best(place);
            let Some(next) = self.after(at, mv) else { break };
            let score = self.guess_after(at, &next, ply + 1, window, left - 1);
            if score > best {
                best = score;
                if score >= window.beta {
                    break;
                }
                window.alpha = window.alpha.max(score);
            }
        }
        self.moves.truncate(first);
        best
    }

    /// The score of the position after a loud move, for the seat that made it.
    fn guess_after(&mut self, at: &G, next: &G, ply: u32, window: Window, left: u32) -> Score {
        if let Some(outcome) = next.outcome() {
            return score::ended(outcome, at.turn(), ply);
        }
        let is_same = next.turn() == at.turn();
        let window = if is_same { window } else { window.for_other() };
        let score = match self.tools.oracle.probe(next) {
            Some(proven) if next.age() != at.age() || !self.repeats => score::known(proven, ply),
            _ => self.guess(next, ply, window, left),
        };
        if is_same { score } else { -score }
    }

    /// Puts the loud moves of a position behind all others; where they begin.
    #[inline]
    fn list_loud_moves(&mut self, at: &G) -> usize {
        let first = self.moves.len();
        for mv in at.moves() {
            let promise = self.tools.promise.promise(at, mv);
            if self.tools.promise.is_loud(promise) {
                self.moves.push((promise, mv));
            }
        }
        self.tools.settings.blind.overlook(at, &mut self.moves, first);
        first
    }
}
