//! A fair queue: who has been given much waits longer than who asks for little.
//!
//! Work is done in the order in which it would be finished if everybody who waits were served at the same time, each an equal
//! share (weighted fair queuing). So a short request passes hundreds of long ones, nobody who asks for much is kept waiting for
//! ever, and an address gets no larger share for having more clients. Effort is counted in moves applied, not in time: the
//! order does not depend on how busy the machine is.

use std::collections::{BTreeMap, HashMap};

/// What a thought costs besides the moves that are applied: the work around it.
const AROUND: u64 = 100;

/// A thought of at most so many moves is short: a few milliseconds.
const SHORT: u64 = 10_000;

/// How long a thought is taken to be while the first of its kind is still being thought.
const UNKNOWN: u64 = 500_000;

/// An expectation that was too high falls by this part each time.
const FALLS_BY: u64 = 64;

/// Which work is meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lane {
    /// Only what is expected to be short.
    Short,
    /// Whatever there is.
    Any,
}

/// Somebody who asks: what it has been given so far, and how many others share its address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Account {
    /// The queue's own time at which all it has been given would have been done.
    pub given_until: u64,
    /// How many clients its address has, itself included.
    pub neighbours: u64,
}

impl Default for Account {
    fn default() -> Account {
        Account { given_until: 0, neighbours: 1 }
    }
}

/// A place in the queue. Places are ordered as they are served.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Ticket {
    /// The queue's own time at which it would be done.
    until: u64,
    /// Of two alike, who came first.
    number: u64,
}

/// Work that was taken from the queue, to be told of by [`Fair::done`] or [`Fair::break_off`].
#[derive(Debug)]
pub struct Taken<T> {
    /// What is to be done.
    pub work: T,
    /// Its place, which nobody else ever has.
    pub ticket: Ticket,
    kind: String,
    account: Account,
}

/// The queue. Kinds of work are known by name; how much effort each takes is learnt.
#[derive(Debug)]
pub struct Fair<T> {
    short: BTreeMap<Ticket, Taken<T>>,
    long: BTreeMap<Ticket, Taken<T>>,
    /// `None` while the first of a kind is still on its way.
    expected: HashMap<String, Option<u64>>,
    /// What everybody who waits has been given, were they served at the same time.
    now: u64,
    number: u64,
}

impl<T> Fair<T> {
    /// Nobody waits yet.
    pub fn new() -> Fair<T> {
        let (short, long, expected) = (BTreeMap::new(), BTreeMap::new(), HashMap::new());
        Fair { short, long, expected, now: 0, number: 0 }
    }

    /// How many wait.
    pub fn len(&self) -> usize {
        self.short.len() + self.long.len()
    }

    /// Whether nobody waits.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Somebody joins the queue with work of some kind.
    pub fn join(&mut self, account: Account, kind: &str, work: T) -> Ticket {
        let effort = self.expect(kind);
        let given_until = account.given_until.max(self.now);
        let account = Account { given_until, neighbours: account.neighbours.max(1) };
        self.number += 1;
        let ticket = Ticket { until: account.after(effort), number: self.number };
        let lane = if effort <= SHORT { &mut self.short } else { &mut self.long };
        lane.insert(ticket, Taken { work, ticket, kind: kind.to_owned(), account });
        ticket
    }

    /// The effort that work of this kind will take. The first of its kind is tried at once; until it is known, others are taken
    /// to be long.
    fn expect(&mut self, kind: &str) -> u64 {
        if let Some(known) = self.expected.get(kind) {
            return known.unwrap_or(UNKNOWN);
        }
        self.expected.insert(kind.to_owned(), None);
        AROUND
    }

    /// Whether the work of that ticket has not been taken yet.
    pub fn is_waiting(&self, ticket: Ticket) -> bool {
        self.short.contains_key(&ticket) || self.long.contains_key(&ticket)
    }

    /// Leaves the queue, if the work has not been taken yet: the work.
    pub fn leave(&mut self, ticket: Ticket) -> Option<T> {
        if let Some(left) = self.long.remove(&ticket) {
            return Some(left.work);
        }
        let left = self.short.remove(&ticket)?;
        self.break_off(&left);
        Some(left.work)
    }

    /// Work that was taken came to no end, and nothing is learnt of it: the account of whoever asked for it, on which it counts as
    /// what it was expected to be. If it was the first of its kind, another must be.
    pub fn break_off(&mut self, taken: &Taken<T>) -> Account {
        if self.expected.get(&taken.kind) == Some(&None) {
            self.expected.remove(&taken.kind);
        }
        Account { given_until: taken.ticket.until, ..taken.account }
    }

    /// The next work to be done.
    pub fn take(&mut self, lane: Lane) -> Option<Taken<T>> {
        let next = |of: &BTreeMap<Ticket, Taken<T>>| of.first_key_value().map(|(ticket, _)| *ticket);
        let (short, long) = (next(&self.short), next(&self.long).filter(|_| lane == Lane::Any));
        let is_short = long.is_none_or(|long| short.is_some_and(|short| short < long));
        let from = if is_short { &mut self.short } else { &mut self.long };
        from.pop_first().map(|(_, taken)| taken)
    }

    /// Work was done with that effort: the account of whoever asked for it.
    pub fn done(&mut self, taken: &Taken<T>, nodes: u64) -> Account {
        let effort = nodes.saturating_add(AROUND);
        let known = self.expected.entry(taken.kind.clone()).or_default();
        *known = Some(known.map_or(effort, |known| effort.max(known - known.div_ceil(FALLS_BY))));
        // Whoever was served and those who still wait shared that time.
        let shared = effort.saturating_mul(taken.account.neighbours) / (self.len() as u64 + 1);
        self.now = self.now.saturating_add(shared);
        Account { given_until: taken.account.after(effort), ..taken.account }
    }

    /// Everybody leaves: all work that was waiting, in the order of the lanes.
    pub fn clear(&mut self) -> Vec<T> {
        let (short, long) = (std::mem::take(&mut self.short), std::mem::take(&mut self.long));
        for first in short.values() {
            self.break_off(first);
        }
        short.into_values().chain(long.into_values()).map(|left| left.work).collect()
    }
}

impl<T> Default for Fair<T> {
    fn default() -> Fair<T> {
        Fair::new()
    }
}

impl Account {
    /// When so much more would have been done. Clients of one address share what one client gets.
    fn after(self, effort: u64) -> u64 {
        self.given_until.saturating_add(effort.saturating_mul(self.neighbours))
    }
}
