//! How much a search may do, and has done.

use tabuleiro_search::{Limit, Progress, Stop};

/// Counts the moves applied and says when to stop.
pub struct Effort<'a> {
    nodes: u64,
    most: u64,
    reins: Option<Reins<'a>>,
}

/// Who may stop a search, and who is told how far it has come.
type Reins<'a> = (&'a Stop, &'a mut dyn FnMut(&Progress));

/// A search was cut short: the limit was reached or the stop pulled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cut;

/// The stop is looked at, and progress told, after this many moves: every few hundredths of a millisecond.
const STRIDE: u64 = 1 << 10;

impl<'a> Effort<'a> {
    /// As much as it takes.
    pub const fn free() -> Effort<'static> {
        Effort { nodes: 0, most: u64::MAX, reins: None }
    }

    /// At most so many moves.
    pub const fn of(nodes: u64) -> Effort<'static> {
        Effort { nodes: 0, most: nodes, reins: None }
    }

    /// As much as the limit and the stop allow, telling how far it has come.
    pub fn within(limit: &Limit, stop: &'a Stop, tell: &'a mut dyn FnMut(&Progress)) -> Effort<'a> {
        Effort { nodes: 0, most: limit.nodes.unwrap_or(u64::MAX), reins: Some((stop, tell)) }
    }

    /// Moves applied so far.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Counts one more move, unless it must not be applied.
    #[inline]
    pub(super) fn spend(&mut self) -> Result<(), Cut> {
        if self.nodes >= self.most || (self.nodes.is_multiple_of(STRIDE) && self.is_stopped()) {
            return Err(Cut);
        }
        self.nodes += 1;
        Ok(())
    }

    fn is_stopped(&mut self) -> bool {
        let Some((stop, tell)) = &mut self.reins else { return false };
        if self.nodes > 0 {
            tell(&Progress { nodes: self.nodes, done: None });
        }
        stop.is_pulled()
    }
}
