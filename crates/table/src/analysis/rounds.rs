//! How the moves of an analysis share what may be spent: in rounds, so that no move that is hard to judge takes everything.
//!
//! In every round each move of which more can be found out gets the same share. Where there is little to share the first round gives it
//! all; what easy moves leave over goes to the others, once it is worth to look again. Where there is much of it, or nobody knows how
//! much because a clock ends the analysis, the first round is short and the next ones ever longer, so that at any moment each move
//! has been looked at about as long as every other.

use tabuleiro_search::{Aids, Leash, Limit};

use super::{Considered, Judgement};
use crate::kind::Listed;
use crate::share::share;

/// What each move gets in the first of many rounds: a fraction of a tenth of a second.
const FIRST: u64 = 1 << 17;
/// Shares up to this are given at once.
const AT_ONCE: u64 = 1 << 20;
/// How much more each round gives than the one before: what was done in all of them is done again in a third of the time.
const GROWTH: u64 = 4;
/// To look again is worth it for so much more than the last time.
const WORTH: u64 = 2;

/// Looks at all moves until each is judged for good, or nothing is left to spend.
pub(super) fn go<G: Listed>(moves: &mut [Considered<G>], aids: &Aids, leash: &mut Leash<'_, Judgement>) {
    let mut last = None;
    loop {
        let open = moves.iter().filter(|one| one.is_open).count() as u64;
        let left = leash.limit().nodes.map(|_| leash.left());
        let Some(nodes) = next_share(left, open, last) else { return };
        let round = Round { share: Limit { nodes: Some(nodes), ..leash.limit() }, is_first: last.is_none() };
        round.go(moves, aids, leash);
        if !leash.look() {
            return;
        }
        last = Some(nodes);
    }
}

/// What each of so many open moves gets after the last share, if so much is left in all; `None` if that is not worth it.
fn next_share(left: Option<u64>, open: u64, last: Option<u64>) -> Option<u64> {
    if open == 0 && last.is_some() {
        return None;
    }
    let fair = left.map(|left| left / open.max(1));
    match (fair, last) {
        (None, None) => Some(FIRST),
        (None, Some(last)) => last.checked_mul(GROWTH),
        (Some(fair), None) => Some(if fair <= AT_ONCE { fair.max(1) } else { FIRST }),
        (Some(fair), Some(last)) => {
            let next = last.saturating_mul(GROWTH);
            // Rather all at once than a round after this that is not worth it.
            let share = if next.saturating_mul(WORTH) > fair { fair } else { next };
            (share >= last.saturating_mul(WORTH)).then_some(share)
        }
    }
}

/// One look at every move that is open; in the first round at all of them.
struct Round {
    share: Limit,
    is_first: bool,
}

impl Round {
    fn go<G: Listed>(&self, moves: &mut [Considered<G>], aids: &Aids, leash: &mut Leash<'_, Judgement>) {
        let mut due: Vec<&mut Considered<G>> =
            moves.iter_mut().filter(|one| one.is_open || self.is_first).collect();
        if aids.threads() > 1 {
            return self.go_together(due, aids, leash);
        }
        for one in &mut due {
            one.look(self.share, aids, leash);
            leash.tell(&one.found);
        }
    }

    /// As many at a time as there are threads, each on one.
    fn go_together<G: Listed>(
        &self,
        due: Vec<&mut Considered<G>>,
        aids: &Aids,
        leash: &mut Leash<'_, Judgement>,
    ) {
        let (alone, stop) = (aids.clone().with_threads(1), leash.stop().clone());
        let mut due = due.into_iter();
        loop {
            let some: Vec<_> = due.by_ref().take(aids.threads()).collect();
            if some.is_empty() {
                return;
            }
            let looked = share(some, |one| {
                let mut own = Leash::silent(self.share, &stop);
                one.look(self.share, &alone, &mut own);
                (one, own.nodes())
            });
            for (one, nodes) in looked {
                leash.count(nodes);
                leash.tell(&one.found);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn little_is_given_at_once_and_what_is_left_over_when_it_is_worth_it() {
        assert_eq!(next_share(Some(2_000_000), 6, None), Some(333_333));
        assert_eq!(next_share(Some(3), 6, None), Some(1), "everybody gets something");
        // Of six moves four took nothing.
        assert_eq!(next_share(Some(1_333_334), 2, Some(333_333)), Some(666_667));
        assert_eq!(next_share(Some(1_000_000), 3, Some(333_333)), None, "the same again would find the same");
        assert_eq!(next_share(Some(1_000_000), 0, Some(333_333)), None, "nothing is open");
    }

    #[test]
    fn much_is_given_in_ever_longer_rounds_and_all_of_it() {
        let (mut left, mut last, mut rounds) = (60_000_000, None, Vec::new());
        while let Some(share) = next_share(Some(left), 6, last) {
            left -= 6 * share;
            last = Some(share);
            rounds.push(share);
        }
        assert_eq!(rounds[..2], [FIRST, GROWTH * FIRST]);
        assert!(rounds.windows(2).all(|pair| pair[1] >= WORTH * pair[0]), "{rounds:?}");
        assert!(rounds[rounds.len() - 1] > 6_000_000 && left < 6, "the most in the last: {rounds:?}, {left}");
    }

    #[test]
    fn a_round_is_shortened_only_where_the_next_would_not_be_worth_it() {
        assert_eq!(next_share(Some(1_600), 2, Some(100)), Some(400), "what is left is worth another round");
        assert_eq!(next_share(Some(1_598), 2, Some(100)), Some(799), "rather all at once");
    }

    #[test]
    fn a_clock_is_shared_in_ever_longer_rounds() {
        assert_eq!(next_share(None, 6, None), Some(FIRST));
        assert_eq!(next_share(None, 1, Some(FIRST)), Some(GROWTH * FIRST));
        assert_eq!(next_share(None, 0, Some(FIRST)), None);
        assert_eq!(next_share(None, 1, Some(u64::MAX)), None);
    }
}
