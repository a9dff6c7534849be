//! Work beside the interpreter: its lock is released, Ctrl-C is heeded, and time is kept.

use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use pyo3::exceptions::{PyOverflowError, PyTypeError};
use pyo3::types::{PyAnyMethods, PyBool};
use pyo3::{Bound, PyAny, PyErr, PyResult, Python};
use tabuleiro_search::{Limit, Stop};

use crate::errors::{broken, guarded, number, refused};
use crate::language::spoken;
use crate::say;

/// How long Ctrl-C may wait.
const PATIENCE: Duration = Duration::from_millis(50);
/// Nobody waits longer than this; it keeps sums of times within bounds.
const LONGEST: f64 = 1e9;
/// More threads than this help nobody.
const MOST_THREADS: u64 = 1_024;

/// How long somebody may think: moves applied, and time.
#[derive(Clone, Copy)]
pub(crate) struct Allowance {
    pub(crate) limit: Limit,
    time: Option<Duration>,
}

impl Allowance {
    /// As it was asked for. No limit at all, if nothing was.
    pub(crate) fn of(
        nodes: Option<&Bound<'_, PyAny>>,
        seconds: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Allowance> {
        let nodes = nodes.map(|nodes| number("nodes", nodes, 1, u64::MAX)).transpose()?;
        let time = seconds.map(duration).transpose()?;
        Ok(Allowance { limit: Limit { nodes, depth: None }, time })
    }

    /// The same, within so many nodes if nothing was said.
    pub(crate) fn or_nodes(self, usual: u64) -> Allowance {
        if self.limit.nodes.is_some() || self.time.is_some() {
            self
        } else {
            Allowance { limit: Limit::nodes(usual), ..self }
        }
    }
}

/// How many threads to think on.
pub(crate) fn threads(given: Option<&Bound<'_, PyAny>>) -> PyResult<usize> {
    given.map_or(Ok(1), |threads| number("threads", threads, 1, MOST_THREADS).map(|threads| threads as usize))
}

fn duration(seconds: &Bound<'_, PyAny>) -> PyResult<Duration> {
    let py = seconds.py();
    let wrong = || say("python-seconds");
    let number = match seconds.extract::<f64>() {
        _ if seconds.is_instance_of::<PyBool>() => return Err(PyTypeError::new_err(spoken(&wrong()))),
        Ok(number) => number,
        Err(error) if error.is_instance_of::<PyTypeError>(py) => {
            return Err(PyTypeError::new_err(spoken(&wrong())));
        }
        // So large a whole number that it is none with a point.
        Err(error) if error.is_instance_of::<PyOverflowError>(py) && seconds.gt(0)? => LONGEST,
        Err(error) if error.is_instance_of::<PyOverflowError>(py) => return Err(refused(&wrong())),
        Err(error) => return Err(error),
    };
    if number.is_nan() || number < 0.0 {
        return Err(refused(&wrong()));
    }
    Ok(Duration::from_secs_f64(number.min(LONGEST)))
}

/// Works on a thread of its own while the interpreter goes on with others. When the time is over the stop is pulled, and the work
/// comes to its end; when Ctrl-C is pressed also, and what it came to is forgotten.
pub(crate) fn beside<T: Send>(
    py: Python<'_>,
    allowance: Allowance,
    work: impl FnOnce(&Stop) -> T + Send,
) -> PyResult<T> {
    let stop = Stop::new();
    let deadline = allowance.time.map(|time| Instant::now() + time);
    // Whoever does it takes it: a thread that cannot be begun does not give back what it was to do.
    let work = Mutex::new(Some(work));
    let take = || work.lock().ok()?.take();
    py.detach(|| {
        let (done, finished) = mpsc::channel::<()>();
        thread::scope(|scope| {
            let thinker = stop.clone();
            let begun = thread::Builder::new().spawn_scoped(scope, move || {
                // Dropped when the work ends, however that may be: whoever waits notices.
                let _done = done;
                take().map(|work| work(&thinker))
            });
            let (interrupted, result) = match begun {
                Ok(worker) => {
                    let interrupted = wait(&finished, &stop, deadline);
                    (interrupted, worker.join().map_err(|what| broken(what.as_ref())))
                }
                Err(_) => alone(deadline, |stop| take().map(|work| work(stop))),
            };
            let result = result.and_then(|done| done.ok_or_else(|| broken(&"nobody did it")));
            interrupted.map_or(result, Err)
        })
    })
}

/// Works on the caller's own thread, where no other can be begun: the stop is pulled by the work itself when it looks at it.
fn alone<T>(deadline: Option<Instant>, work: impl FnOnce(&Stop) -> T) -> (Option<PyErr>, PyResult<T>) {
    let interrupt = Arc::new(Mutex::new((Instant::now(), None)));
    let seen = Arc::clone(&interrupt);
    let stop = Stop::watched(move || {
        let now = Instant::now();
        let Ok(mut seen) = seen.lock() else { return true };
        if now.duration_since(seen.0) >= PATIENCE {
            *seen = (now, Python::attach(|py| py.check_signals().err()));
        }
        seen.1.is_some() || deadline.is_some_and(|end| now >= end)
    });
    let result = guarded(|| work(&stop));
    let interrupted = interrupt.lock().ok().and_then(|mut seen| seen.1.take());
    (interrupted, result)
}

/// Waits until the work ends, and looks at the clock and for signals meanwhile; the exception, if a signal raised one.
fn wait(finished: &Receiver<()>, stop: &Stop, deadline: Option<Instant>) -> Option<PyErr> {
    let mut deadline = deadline;
    loop {
        let now = Instant::now();
        let left = deadline.map_or(PATIENCE, |end| end.saturating_duration_since(now).min(PATIENCE));
        match finished.recv_timeout(left) {
            Ok(()) | Err(RecvTimeoutError::Disconnected) => return None,
            Err(RecvTimeoutError::Timeout) => {}
        }
        if deadline.is_some_and(|end| Instant::now() >= end) {
            stop.pull();
            deadline = None;
        }
        if let Some(interrupt) = Python::attach(|py| py.check_signals().err()) {
            stop.pull();
            return Some(interrupt);
        }
    }
}
