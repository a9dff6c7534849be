//! Sharing rows out to threads.

use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use tabuleiro_search::Stop;

use super::Flaw;
use super::board::Row;

/// Threads that work together until they are stopped.
pub(super) struct Threads<'a> {
    /// How many, this one included.
    pub(super) count: usize,
    pub(super) stop: &'a Stop,
}

impl Threads<'_> {
    /// Does the work for every row, a few at a time; `meanwhile` is called now and then, by this thread.
    pub(super) fn share_out(
        &self,
        rows: &[Row],
        work: impl Fn(Row) + Sync,
        meanwhile: &mut dyn FnMut(),
    ) -> Result<(), Flaw> {
        const AT_ONCE: usize = 16;
        let parts: Vec<&[Row]> = rows.chunks(AT_ONCE).collect();
        let next = AtomicUsize::new(0);
        let toil = |meanwhile: &mut dyn FnMut()| {
            while let Some(part) = parts.get(next.fetch_add(1, Relaxed)).filter(|_| !self.stop.is_pulled()) {
                part.iter().for_each(|&row| work(row));
                meanwhile();
            }
        };
        std::thread::scope(|scope| {
            for _ in 1..self.count {
                scope.spawn(|| toil(&mut || ()));
            }
            toil(meanwhile);
        });
        if self.stop.is_pulled() { Err(Flaw::Stopped) } else { Ok(()) }
    }
}
