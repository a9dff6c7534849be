//! Stops a thinker after a while.

use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use tabuleiro_search::Stop;

/// Pulls a stop when the time is up. When it is dropped before, nothing is pulled, and nothing is left waiting.
///
/// ```
/// use std::time::Duration;
/// use tabuleiro_engine::Timer;
/// use tabuleiro_search::Stop;
/// let stop = Stop::new();
/// let timer = Timer::start(Duration::from_secs(60), &stop);
/// drop(timer); // whoever has finished sooner calls it off
/// assert!(!stop.is_pulled());
/// ```
#[derive(Debug)]
pub struct Timer {
    /// Nothing is ever sent: the waiting thread wakes up when this is dropped.
    cancel: Option<Sender<()>>,
    waiting: Option<JoinHandle<()>>,
}

impl Timer {
    /// Pulls the stop after so long; at once, before anything else is done, if there is no time at all.
    pub fn start(time: Duration, stop: &Stop) -> Timer {
        if time.is_zero() {
            stop.pull();
            return Timer { cancel: None, waiting: None };
        }
        let (cancel, cancelled) = channel();
        let stop = stop.clone();
        let wait = move || {
            if cancelled.recv_timeout(time) == Err(RecvTimeoutError::Timeout) {
                stop.pull();
            }
        };
        Timer { cancel: Some(cancel), waiting: Some(thread::spawn(wait)) }
    }
}

impl Drop for Timer {
    fn drop(&mut self) {
        self.cancel = None;
        if let Some(waiting) = self.waiting.take() {
            // It only waits and pulls: there is nothing that could have failed.
            let _ = waiting.join();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Instant;

    use super::*;

    #[test]
    fn the_stop_is_pulled_when_the_time_is_up_and_not_before() {
        let stop = Stop::new();
        let begun = Instant::now();
        let timer = Timer::start(Duration::from_millis(20), &stop);
        while timer.waiting.as_ref().is_some_and(|waiting| !waiting.is_finished()) {
            thread::yield_now();
        }
        assert!(stop.is_pulled(), "nobody called it off");
        assert!(begun.elapsed() >= Duration::from_millis(20));
    }

    #[test]
    fn a_timer_that_is_dropped_pulls_nothing_and_leaves_no_thread() {
        for time in [Duration::from_hours(1_000), Duration::MAX] {
            let stop = Stop::new();
            drop(Timer::start(time, &stop)); // waits for its thread to end
            assert!(!stop.is_pulled());
        }
    }

    #[test]
    fn where_there_is_no_time_nothing_is_waited_for() {
        let stop = Stop::new();
        let timer = Timer::start(Duration::ZERO, &stop);
        assert!(stop.is_pulled() && timer.waiting.is_none());
    }
}
