//! How many think, and how many wait.

use std::num::NonZero;
use std::thread;

/// How many think, and how many wait.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// So many think at once, besides one that thinks briefly. At least one does.
    pub at_once: usize,
    /// So many questions may wait; what is asked beyond that is declined.
    pub waiting: usize,
}

impl Default for Limits {
    /// As many as the machine has processors for.
    fn default() -> Limits {
        Limits { at_once: thread::available_parallelism().map_or(1, NonZero::get), waiting: 1024 }
    }
}
