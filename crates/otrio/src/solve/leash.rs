//! How long a search may go on.

use std::fmt;

use tabuleiro_search::{Limit, Stop};

/// How long a search may go on, and who is told how far it has come.
pub struct Leash<'l> {
    nodes: u64,
    most: u64,
    stop: &'l Stop,
    tell: &'l mut dyn FnMut(u64),
}

/// After so many moves the stop is looked at: often enough to answer it within a millisecond.
const LOOK_EVERY: u64 = 1 << 10;
/// After so many moves something is told.
const TELL_EVERY: u64 = 1 << 18;

impl<'l> Leash<'l> {
    /// As long as a limit on moves applied and a stop allow. `tell` hears now and then how many there have been.
    pub fn new(limit: &Limit, stop: &'l Stop, tell: &'l mut dyn FnMut(u64)) -> Leash<'l> {
        Leash { nodes: 0, most: limit.nodes.unwrap_or(u64::MAX), stop, tell }
    }

    /// Moves applied so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The cord that stops it.
    pub(crate) fn stop(&self) -> &'l Stop {
        self.stop
    }

    /// How many more moves may be applied.
    pub(crate) fn left(&self) -> u64 {
        self.most - self.nodes.min(self.most)
    }

    /// Counts moves that somebody else has applied.
    pub(crate) fn spend(&mut self, nodes: u64) {
        self.nodes += nodes;
    }

    /// Whether nothing more may be done.
    pub(crate) fn is_over(&self) -> bool {
        self.nodes >= self.most || self.stop.is_pulled()
    }

    /// Counts a move about to be applied; `None` if it may not be.
    #[inline]
    pub(crate) fn step(&mut self) -> Option<()> {
        if self.nodes >= self.most || self.nodes.is_multiple_of(LOOK_EVERY) && !self.look() {
            return None;
        }
        self.nodes += 1;
        Some(())
    }

    #[cold]
    fn look(&mut self) -> bool {
        if self.nodes > 0 && self.nodes.is_multiple_of(TELL_EVERY) {
            (self.tell)(self.nodes);
        }
        !self.stop.is_pulled()
    }

    /// Works for no more than so many moves, the leash's own end included.
    pub(crate) fn shortened<T>(&mut self, nodes: u64, work: impl FnOnce(&mut Leash<'l>) -> T) -> T {
        let most = self.most;
        self.most = most.min(self.nodes.saturating_add(nodes));
        let done = work(self);
        self.most = most;
        done
    }
}

impl fmt::Debug for Leash<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Leash({} of {})", self.nodes, self.most)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn steps(limit: Option<u64>, stop: &Stop, more: u64) -> u64 {
        let mut tell = |_| ();
        let limit = Limit { nodes: limit, depth: None };
        let mut leash = Leash::new(&limit, stop, &mut tell);
        leash.shortened(more, |leash| while leash.step().is_some() {});
        leash.nodes()
    }

    #[test]
    fn the_nearer_end_counts() {
        let stop = Stop::new();
        assert_eq!(steps(Some(5_000), &stop, 7_000), 5_000);
        assert_eq!(steps(Some(5_000), &stop, 300), 300);
        assert_eq!(steps(None, &stop, 3), 3);
        assert_eq!(steps(Some(0), &stop, 3), 0);
    }

    #[test]
    fn a_pulled_stop_ends_it_soon() {
        let stop = Stop::new();
        stop.pull();
        assert_eq!(steps(None, &stop, u64::MAX), 0);
    }

    #[test]
    fn a_short_while_does_not_shorten_what_follows() {
        let (stop, mut tell) = (Stop::new(), |_| ());
        let mut leash = Leash::new(&Limit { nodes: Some(10), depth: None }, &stop, &mut tell);
        leash.shortened(2, |leash| while leash.step().is_some() {});
        assert!(leash.step().is_some());
    }
}
