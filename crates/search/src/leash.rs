//! How long a thinker may go on, and whom it tells.

use std::fmt;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// How much may be thought. Nodes are moves applied. Time is no limit here: whoever holds the clock pulls the
/// [`Stop`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Limit {
    /// At most so many moves applied.
    pub nodes: Option<u64>,
    /// At most so many moves ahead.
    pub depth: Option<u32>,
}

impl Limit {
    /// At most so many moves applied.
    pub const fn nodes(nodes: u64) -> Limit {
        Limit { nodes: Some(nodes), depth: None }
    }
}

/// A cord that stops a thinker from another thread. Clones pull the same cord.
#[derive(Clone, Default)]
pub struct Stop(Arc<Cord>);

#[derive(Default)]
struct Cord {
    is_pulled: AtomicBool,
    /// Asked at every look, where nobody else could pull: whether it is time.
    watch: Option<Box<dyn Fn() -> bool + Send + Sync>>,
}

impl Stop {
    /// Not pulled yet.
    pub fn new() -> Stop {
        Stop::default()
    }

    /// One that the thinker pulls itself as soon as `is_time` says so, for where there is no other thread that could. It is asked now
    /// and then.
    pub fn watched(is_time: impl Fn() -> bool + Send + Sync + 'static) -> Stop {
        Stop(Arc::new(Cord { is_pulled: AtomicBool::new(false), watch: Some(Box::new(is_time)) }))
    }

    /// Asks the thinker to stop.
    pub fn pull(&self) {
        self.0.is_pulled.store(true, Ordering::Relaxed);
    }

    /// Whether somebody has asked.
    pub fn is_pulled(&self) -> bool {
        if self.0.is_pulled.load(Ordering::Relaxed) {
            return true;
        }
        let is_time = self.0.watch.as_ref().is_some_and(|is_time| is_time());
        if is_time {
            self.pull();
        }
        is_time
    }
}

impl fmt::Debug for Stop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Stop").field(&self.is_pulled()).finish()
    }
}

/// So many moves are applied between two looks at the stop.
const BREATH: u64 = 1_024;

/// How many moves have been applied, how many may be, and the stop.
#[derive(Clone, Debug)]
pub struct Budget {
    limit: Limit,
    stop: Stop,
    nodes: u64,
    most: u64,
    /// When to look at the stop again.
    next_look: u64,
    is_over: bool,
}

impl Budget {
    /// Within this limit, until the stop is pulled.
    pub fn new(limit: Limit, stop: &Stop) -> Budget {
        let most = limit.nodes.unwrap_or(u64::MAX);
        Budget { limit, stop: stop.clone(), nodes: 0, most, next_look: BREATH.min(most), is_over: false }
    }

    /// The limit that was asked for.
    pub fn limit(&self) -> Limit {
        self.limit
    }

    /// The stop.
    pub fn stop(&self) -> &Stop {
        &self.stop
    }

    /// How many moves have been applied.
    #[inline]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// How many more may be applied.
    #[inline]
    pub fn left(&self) -> u64 {
        self.most - self.nodes
    }

    /// Takes care that no more than so many moves are applied in all.
    pub fn shorten(&mut self, nodes: u64) {
        self.most = self.most.min(nodes.max(self.nodes));
        self.next_look = self.next_look.min(self.most);
    }

    /// Counts one more move applied; false, and nothing is counted, if it must not be.
    #[inline]
    pub fn spend(&mut self) -> bool {
        if self.nodes >= self.next_look && !self.look() {
            return false;
        }
        self.nodes += 1;
        true
    }

    /// Counts moves that were applied elsewhere, within [`Budget::left`].
    #[inline]
    pub fn count(&mut self, nodes: u64) {
        self.nodes = self.nodes.saturating_add(nodes).min(self.most);
    }

    /// Looks at the limit and the stop now: whether to go on.
    #[cold]
    pub fn look(&mut self) -> bool {
        self.is_over |= self.nodes >= self.most || self.stop.is_pulled();
        self.next_look = self.nodes.saturating_add(BREATH).min(self.most);
        !self.is_over
    }

    /// Whether the limit has been reached or the stop found pulled.
    #[inline]
    pub fn is_over(&self) -> bool {
        self.is_over
    }

    /// The budget of one of several who share the work: the `n`-th of `parts`. What cannot be divided falls to the first ones.
    pub fn part(&self, n: u64, parts: u64) -> Budget {
        let part = |all: u64| all / parts + u64::from(n < all % parts);
        Budget::new(Limit { nodes: self.limit.nodes.map(part), ..self.limit }, &self.stop)
    }
}

/// What holds a thinker: its [`Budget`], and who is told what it has found meanwhile.
///
/// ```
/// use tabuleiro_search::{Leash, Limit, Stop};
/// let mut told = Vec::new();
/// let mut tell = |found: &u32| told.push(*found);
/// let mut leash = Leash::new(Limit::nodes(3), &Stop::new(), &mut tell);
/// let mut found = 0;
/// while leash.spend() {
///     found += 1;
///     leash.tell(&found);
/// }
/// assert_eq!(leash.nodes(), 3);
/// assert_eq!(told, [1, 2, 3]);
/// ```
pub struct Leash<'t, T> {
    budget: Budget,
    tell: Option<&'t mut dyn FnMut(&T)>,
}

impl<T> Leash<'static, T> {
    /// No limit, no stop, nobody who listens.
    pub fn free() -> Leash<'static, T> {
        Leash::silent(Limit::default(), &Stop::new())
    }

    /// Nobody listens.
    pub fn silent(limit: Limit, stop: &Stop) -> Leash<'static, T> {
        Leash { budget: Budget::new(limit, stop), tell: None }
    }
}

impl<'t, T> Leash<'t, T> {
    /// Within this limit, until the stop is pulled; `tell` hears what is found meanwhile.
    pub fn new(limit: Limit, stop: &Stop, tell: &'t mut dyn FnMut(&T)) -> Leash<'t, T> {
        Leash { budget: Budget::new(limit, stop), tell: Some(tell) }
    }

    /// Tells whoever listens.
    pub fn tell(&mut self, found: &T) {
        if let Some(tell) = &mut self.tell {
            tell(found);
        }
    }

    /// Lets somebody else work on this leash within another limit, whose findings are told after translation; what they spend
    /// counts here.
    pub fn lend<U, R>(
        &mut self,
        limit: Limit,
        translate: impl Fn(&U) -> T,
        work: impl FnOnce(&mut Leash<'_, U>) -> R,
    ) -> R {
        let asked = self.limit();
        let limit = Limit {
            nodes: limit.nodes.map(|nodes| nodes.min(self.left())).or(asked.nodes.map(|_| self.left())),
            depth: limit.depth.or(asked.depth),
        };
        let stop = self.stop.clone();
        let mut tell = |found: &U| self.tell(&translate(found));
        let mut lent = Leash::new(limit, &stop, &mut tell);
        let done = work(&mut lent);
        let spent = lent.nodes;
        self.count(spent);
        done
    }
}

impl<T> Deref for Leash<'_, T> {
    type Target = Budget;

    #[inline]
    fn deref(&self) -> &Budget {
        &self.budget
    }
}

impl<T> DerefMut for Leash<'_, T> {
    #[inline]
    fn deref_mut(&mut self) -> &mut Budget {
        &mut self.budget
    }
}

impl<T> fmt::Debug for Leash<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Leash").field("budget", &self.budget).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicU64;

    use super::*;

    #[test]
    fn a_pulled_stop_is_noticed_within_a_breath_and_at_once_by_a_look() {
        let stop = Stop::new();
        stop.pull();
        let mut budget = Budget::new(Limit::default(), &stop);
        while budget.spend() {}
        assert_eq!(budget.nodes(), BREATH);
        assert!(!Budget::new(Limit::default(), &stop).look());
    }

    #[test]
    fn a_watched_stop_is_pulled_by_who_thinks_when_it_is_time() {
        let looks = Arc::new(AtomicU64::new(0));
        let counted = Arc::clone(&looks);
        let stop = Stop::watched(move || counted.fetch_add(1, Ordering::Relaxed) >= 2);
        let mut budget = Budget::new(Limit::default(), &stop);
        while budget.spend() {}
        assert_eq!(budget.nodes(), 3 * BREATH, "the third look finds that it is time");
        assert!(stop.is_pulled() && stop.clone().is_pulled());
        assert_eq!(looks.load(Ordering::Relaxed), 3, "nobody is asked once it is pulled");
    }

    #[test]
    fn nobody_spends_more_than_the_shortest_limit() {
        let mut budget = Budget::new(Limit::nodes(5_000), &Stop::new());
        budget.shorten(3_000);
        budget.shorten(9_000);
        while budget.spend() {}
        assert_eq!((budget.nodes(), budget.left(), budget.is_over()), (3_000, 0, true));
        assert!(!Budget::new(Limit::nodes(0), &Stop::new()).spend());
    }

    #[test]
    fn what_is_lent_counts_and_is_told_in_translation() {
        let mut told = Vec::new();
        let mut tell = |text: &String| told.push(text.clone());
        let mut leash = Leash::new(Limit::nodes(10), &Stop::new(), &mut tell);
        leash.count(4);
        let work = |lent: &mut Leash<'_, u8>| {
            while lent.spend() {}
            lent.tell(&7);
            lent.nodes()
        };
        assert_eq!(leash.lend(Limit::nodes(100), |number: &u8| number.to_string(), work), 6);
        assert_eq!(leash.left(), 0);
        assert_eq!(told, ["7"]);
    }

    #[test]
    fn parts_make_the_whole() {
        let budget = Budget::new(Limit::nodes(10), &Stop::new());
        assert_eq!((0..3).map(|n| budget.part(n, 3).left()).collect::<Vec<_>>(), [4, 3, 3]);
    }
}
