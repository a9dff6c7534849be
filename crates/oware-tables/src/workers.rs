//! Sharing work out to threads, where there are any.

use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering::Relaxed};

use tabuleiro_search::Stop;
#[cfg(feature = "files")]
use tabuleiro_search::tablebase::Effort;

use crate::rank::sides_with;

/// The boards on which the side to move is the same.
#[derive(Clone, Copy)]
pub(crate) struct Row {
    /// The seeds of that side.
    pub(crate) own: usize,
    /// Its number.
    pub(crate) rank: usize,
}

impl Row {
    /// Every row of a level, in order.
    pub(crate) fn all(seeds: usize) -> Vec<Row> {
        (0..=seeds).flat_map(|own| (0..sides_with(own)).map(move |rank| Row { own, rank })).collect()
    }
}

/// Somebody pulled the stop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stopped;

/// Threads that work together until they are stopped.
pub(crate) struct Workers<'a> {
    /// How many, this one included; without the feature `files` nobody but this one works.
    pub(crate) threads: usize,
    pub(crate) stop: &'a Stop,
}

impl Workers<'_> {
    /// As many as the effort has, at least one.
    #[cfg(feature = "files")]
    pub(crate) fn of<'a>(effort: &Effort<'a>) -> Workers<'a> {
        Workers { threads: effort.threads.max(1), stop: effort.stop }
    }

    /// Does the work for every row and adds up what it gives. Each thread has tools of its own; rows are taken a few at
    /// a time, in order. `meanwhile` is called now and then, by this thread.
    pub(crate) fn share_out<T: Default>(
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
        self.everywhere(&toil, meanwhile);
        if stopped.into_inner() { Err(Stopped) } else { Ok(sum.into_inner()) }
    }

    #[cfg(feature = "files")]
    fn everywhere(&self, toil: &(impl Fn(&mut dyn FnMut()) + Sync), meanwhile: &mut dyn FnMut()) {
        if self.threads <= 1 {
            return toil(meanwhile);
        }
        std::thread::scope(|scope| {
            for _ in 1..self.threads {
                scope.spawn(|| toil(&mut || ()));
            }
            toil(meanwhile);
        });
    }

    #[cfg(not(feature = "files"))]
    #[allow(clippy::unused_self)] // the same call as with threads
    fn everywhere(&self, toil: &impl Fn(&mut dyn FnMut()), meanwhile: &mut dyn FnMut()) {
        toil(meanwhile);
    }
}
