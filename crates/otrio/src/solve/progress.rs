//! Counting the moves that a search applies, and telling how far it has come.

use tabuleiro_search::{Leash, Limit, Progress};

/// After so many moves something is told.
const TELL_EVERY: u64 = 1 << 18;

/// Counts a move about to be applied; `None` if it may not be.
#[inline]
pub(crate) fn step(leash: &mut Leash<'_, Progress>) -> Option<()> {
    if !leash.spend() {
        return None;
    }
    if leash.nodes().is_multiple_of(TELL_EVERY) {
        tell(leash);
    }
    Some(())
}

#[cold]
fn tell(leash: &mut Leash<'_, Progress>) {
    let nodes = leash.nodes();
    leash.tell(&Progress { nodes, done: None });
}

/// Works for no more than so many moves, the leash's own end included.
///
/// Short works follow each other quickly, so a stop that is pulled already ends each before its first move.
pub(crate) fn shortened<T>(
    leash: &mut Leash<'_, Progress>,
    nodes: u64,
    work: impl FnOnce(&mut Leash<'_, Progress>) -> T,
) -> T {
    let before = leash.nodes();
    let nodes = if leash.stop().is_pulled() { 0 } else { nodes };
    let since_the_start = |told: &Progress| Progress { nodes: before + told.nodes, ..*told };
    leash.lend(Limit::nodes(nodes), since_the_start, work)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabuleiro_search::Stop;

    fn steps(limit: Limit, stop: &Stop, more: u64) -> u64 {
        let mut leash = Leash::silent(limit, stop);
        shortened(&mut leash, more, |leash| while step(leash).is_some() {});
        leash.nodes()
    }

    #[test]
    fn the_nearer_end_counts() {
        let stop = Stop::new();
        assert_eq!(steps(Limit::nodes(5_000), &stop, 7_000), 5_000);
        assert_eq!(steps(Limit::nodes(5_000), &stop, 300), 300);
        assert_eq!(steps(Limit::default(), &stop, 3), 3);
        assert_eq!(steps(Limit::nodes(0), &stop, 3), 0);
    }

    #[test]
    fn a_pulled_stop_ends_it_at_once() {
        let stop = Stop::new();
        stop.pull();
        assert_eq!(steps(Limit::default(), &stop, u64::MAX), 0);
    }

    #[test]
    fn a_short_while_does_not_shorten_what_follows() {
        let mut leash = Leash::silent(Limit::nodes(10), &Stop::new());
        shortened(&mut leash, 2, |leash| while step(leash).is_some() {});
        assert!(step(&mut leash).is_some());
        assert_eq!(leash.nodes(), 3);
    }

    #[test]
    fn what_is_told_during_a_short_while_counts_from_the_start() {
        let mut told = Vec::new();
        let mut tell = |progress: &Progress| told.push(progress.nodes);
        let mut leash = Leash::new(Limit::default(), &Stop::new(), &mut tell);
        leash.count(5);
        shortened(&mut leash, TELL_EVERY, |leash| while step(leash).is_some() {});
        assert_eq!(told, [5 + TELL_EVERY]);
    }
}
