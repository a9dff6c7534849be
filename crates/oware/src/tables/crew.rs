//! Sharing work out to threads.

use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering::Relaxed};

use tabuleiro_search::Stop;

use super::rank::sides_with;

/// The boards on which the side to move is the same.
#[derive(Clone, Copy)]
pub(super) struct Row {
    /// The seeds of that side.
    pub(super) own: usize,
    /// Its number.
    pub(super) rank: usize,
}

impl Row {
    /// Every row of a level, in order.
    pub(super) fn all(seeds: usize) -> Vec<Row> {
        (0..=seeds).flat_map(|own| (0..sides_with(own)).map(move |rank| Row { own, rank })).collect()
    }
}

/// Somebody pulled the stop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Stopped;

/// Threads that work together until they are stopped.
pub(super) struct Crew<'a> {
    /// How many, this one included.
    pub(super) threads: usize,
    pub(super) stop: &'a Stop,
}

impl Crew<'_> {
    /// Does the work for every row and adds up what it gives. Each thread has tools of its own; rows are taken a few at
    /// a time, in order. `meanwhile` is called now and then, by this thread.
    pub(super) fn share_out<T: Default>(
        &self,
        rows: &[Row],
        work: impl Fn(Row, &mut T) -> u64 + Sync,
        meanwhile: &mut dyn FnMut(),
    ) -> Result<u64, Stopped> {
        const AT_ONCE: usize = 16;
        let (next, sum, stopped) = (AtomicUsize::new(0), AtomicU64::new(0), AtomicBool::new(false));
        let toil = |meanwhile: &mut dyn FnMut()| {
            let mut tools = T::default();
            loop {
                let first = next.fetch_add(AT_ONCE, Relaxed);
                let Some(mine) = rows.get(first..rows.len().min(first + AT_ONCE)) else { return };
                if mine.is_empty() {
                    return;
                }
                for &row in mine {
                    if self.stop.is_pulled() {
                        return stopped.store(true, Relaxed);
                    }
                    sum.fetch_add(work(row, &mut tools), Relaxed);
                }
                meanwhile();
            }
        };
        if self.threads > 1 {
            std::thread::scope(|scope| {
                for _ in 1..self.threads {
                    scope.spawn(|| toil(&mut || ()));
                }
                toil(meanwhile);
            });
        } else {
            toil(meanwhile);
        }
        if stopped.into_inner() { Err(Stopped) } else { Ok(sum.into_inner()) }
    }
}
