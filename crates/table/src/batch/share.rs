//! Work shared among threads.

/// Does `work` with every part, each but the first on a thread of its own; what came of each, in their order.
#[cfg(feature = "threads")]
pub(super) fn share<P: Send, R: Send>(parts: Vec<P>, work: impl Fn(P) -> R + Sync) -> Vec<R> {
    let mut parts = parts.into_iter();
    let Some(first) = parts.next() else { return Vec::new() };
    let work = &work;
    std::thread::scope(|scope| {
        let others: Vec<_> = parts.map(|part| scope.spawn(move || work(part))).collect();
        let mut done = vec![work(first)];
        done.extend(others.into_iter().map(|other| other.join().expect("no game panics")));
        done
    })
}

/// Does `work` with every part, one after another; what came of each.
#[cfg(not(feature = "threads"))]
pub(super) fn share<P, R>(parts: Vec<P>, work: impl Fn(P) -> R) -> Vec<R> {
    parts.into_iter().map(work).collect()
}

/// How many threads could work at the same time.
#[cfg(feature = "threads")]
pub(super) fn processors() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// There is only the caller's thread.
#[cfg(not(feature = "threads"))]
pub(super) fn processors() -> usize {
    1
}
