//! A move that an outside program has been asked for and is thinking about.

use std::time::{Duration, Instant};

use crate::failure::Failure;
use crate::mailbox::Missing;
use crate::outside::Outside;

/// A move that an outside program has been asked for. Whoever does not wait for it should let the program go too: a later question
/// could be given the answer to this one.
#[derive(Debug)]
pub struct AwaitedMove<'o> {
    pub(crate) outside: &'o mut Outside,
    pub(crate) until: Option<Instant>,
    /// How long it may take from when it was last told something, for the sentence.
    pub(crate) allowed: Duration,
}

impl AwaitedMove<'_> {
    /// Waits for the move, for so long at most; `None` if it is still being thought about.
    pub fn wait(&mut self, time: Duration) -> Result<Option<String>, Failure> {
        let pause = Instant::now().checked_add(time);
        let until = self.until.into_iter().chain(pause).min();
        match self.outside.heard.wait(until) {
            Ok(line) => self.outside.move_in(&line).map(Some),
            Err(Missing::Late) if self.until.is_none_or(|until| Instant::now() < until) => Ok(None),
            Err(missing) => Err(self.outside.fail(missing, self.allowed)),
        }
    }

    /// Waits for the move to the end.
    pub fn wait_long(mut self) -> Result<String, Failure> {
        loop {
            if let Some(text) = self.wait(Duration::from_mins(1))? {
                return Ok(text);
            }
        }
    }

    /// Tells the program to answer at once with what it has found.
    pub fn stop(&mut self) -> Result<(), Failure> {
        let soon = Instant::now().checked_add(self.outside.patience);
        self.until = self.until.into_iter().chain(soon).min();
        self.allowed = self.allowed.min(self.outside.patience);
        self.outside.say("stop")
    }

    /// How many nodes it says that it has looked at so far.
    pub fn nodes(&self) -> Option<u64> {
        self.outside.heard.nodes()
    }
}
