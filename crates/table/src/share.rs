//! Work shared among threads; where there is only the caller's, `alone` does it.

#[cfg(not(feature = "threads"))]
mod alone;

#[cfg(all(not(feature = "threads"), feature = "learning"))]
pub(crate) use alone::processors;
#[cfg(not(feature = "threads"))]
pub(crate) use alone::share;

/// Does `work` with every part, on as many threads as there are parts if so many can be begun, the caller's own among them; what came of
/// each, in their order.
#[cfg(feature = "threads")]
pub(crate) fn share<P: Send, R: Send>(parts: Vec<P>, work: impl Fn(P) -> R + Sync) -> Vec<R> {
    use std::sync::Mutex;
    use std::thread::{Builder, scope};

    let helpers = parts.len().saturating_sub(1);
    let waiting = Mutex::new(parts.into_iter().enumerate());
    let next = || waiting.lock().expect("nobody panics with the lock").next();
    let take =
        || std::iter::from_fn(|| next().map(|(number, part)| (number, work(part)))).collect::<Vec<_>>();
    let mut done = scope(|scope| {
        // Where no more threads can be begun, those that there are do it.
        let begin = |_| Builder::new().spawn_scoped(scope, take).ok();
        let others: Vec<_> = (0..helpers).map_while(begin).collect();
        let mut done = take();
        done.extend(others.into_iter().flat_map(|other| other.join().expect("no game panics")));
        done
    });
    done.sort_unstable_by_key(|(number, _)| *number);
    done.into_iter().map(|(_, came)| came).collect()
}

/// How many threads could work at the same time.
#[cfg(all(feature = "threads", feature = "learning"))]
pub(crate) fn processors() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}
