//! Work shared among threads.

/// What `work` makes of every item, in the items' order; each thread takes the next item when it is done with one.
#[cfg(feature = "threads")]
pub(super) fn share<T: Sync, R: Send>(threads: usize, items: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    use std::sync::Mutex;
    use std::sync::atomic::{AtomicUsize, Ordering};

    let next = AtomicUsize::new(0);
    let done = Mutex::new(Vec::with_capacity(items.len()));
    let take = || {
        while let Some((number, item)) = {
            let number = next.fetch_add(1, Ordering::Relaxed);
            items.get(number).map(|item| (number, item))
        } {
            let made = work(item);
            done.lock().expect("no worker panics with the lock").push((number, made));
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..threads {
            // Where no more threads can be begun, those that there are do it.
            if std::thread::Builder::new().spawn_scoped(scope, take).is_err() {
                break;
            }
        }
        take();
    });
    let mut done = done.into_inner().expect("every worker is done");
    done.sort_unstable_by_key(|&(number, _)| number);
    done.into_iter().map(|(_, made)| made).collect()
}

/// What `work` makes of every item, in the items' order, all on the caller's thread.
#[cfg(not(feature = "threads"))]
pub(super) fn share<T, R>(_threads: usize, items: &[T], work: impl Fn(&T) -> R) -> Vec<R> {
    items.iter().map(work).collect()
}
