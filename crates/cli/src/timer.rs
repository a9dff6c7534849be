//! Stops a thinker after a while.

use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use tabuleiro_search::Stop;

/// Pulls a stop when the time is up. When it is dropped before, nothing is pulled, and nothing is left waiting.
#[derive(Debug)]
pub(crate) struct Timer {
    cancel: Option<Sender<()>>,
    waiting: Option<JoinHandle<()>>,
}

impl Timer {
    /// Pulls the stop after so long.
    pub(crate) fn start(time: Duration, stop: &Stop) -> Timer {
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
        // Without its sender the waiting thread wakes up at once.
        self.cancel = None;
        if let Some(waiting) = self.waiting.take() {
            let _ = waiting.join();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Instant;

    use super::*;

    #[test]
    fn the_stop_is_pulled_when_the_time_is_up() {
        let stop = Stop::new();
        let _timer = Timer::start(Duration::from_millis(20), &stop);
        let begun = Instant::now();
        while !stop.is_pulled() {
            assert!(begun.elapsed() < Duration::from_secs(10), "it is pulled");
            thread::sleep(Duration::from_millis(1));
        }
        assert!(begun.elapsed() >= Duration::from_millis(15));
    }

    #[test]
    fn a_timer_that_is_dropped_pulls_nothing_and_waits_for_nobody() {
        let stop = Stop::new();
        let begun = Instant::now();
        drop(Timer::start(Duration::from_mins(1), &stop));
        assert!(begun.elapsed() < Duration::from_secs(10));
        assert!(!stop.is_pulled());
    }
}
