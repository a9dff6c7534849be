//! Waiting for keys without a clock: a thread sleeps until something is typed, and one until there is a signal.

use std::io::{self, PipeWriter, Write, pipe, stdin};
use std::sync::mpsc::Sender;
use std::thread::{self, JoinHandle};
use std::time::Duration;

use crossterm::event::Event;
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::Errno;
use rustix::process::{Signal, kill_current_process_group};
use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGTERM, SIGWINCH};
use signal_hook::iterator::Signals;
use signal_hook::low_level::emulate_default_handler;

use super::ear::{Ear, Said};
use super::happening::Happening;

/// The thread that reads what is typed. It ends when this is let go of: whoever reads the terminal next misses nothing.
pub(super) struct Input {
    end: Option<PipeWriter>,
    thread: Option<JoinHandle<()>>,
}

impl Input {
    /// Begins to read; what was begun before is in the ear.
    pub(super) fn begin(mut ear: Ear, happenings: Sender<Happening>) -> io::Result<Input> {
        let (ended, end) = pipe()?;
        let thread = thread::spawn(move || {
            let is_told = |said: Said| happenings.send(Happening::Said(said)).is_ok();
            while let Some(wait) = wait(ear.patience(), Some(&ended)) {
                let is_heard = match wait {
                    Wait::Typed(bytes) => {
                        ear.hear(&bytes);
                        std::iter::from_fn(|| ear.next()).all(is_told)
                    }
                    Wait::Nothing => ear.give_up().is_none_or(is_told),
                    Wait::Gone => {
                        let _ = happenings.send(Happening::Gone);
                        return;
                    }
                };
                if !is_heard {
                    return; // nobody is there any more
                }
            }
        });
        Ok(Input { end: Some(end), thread: Some(thread) })
    }
}

impl Drop for Input {
    fn drop(&mut self) {
        drop(self.end.take());
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// What came of waiting.
enum Wait {
    Typed(Vec<u8>),
    /// Nothing within the time.
    Nothing,
    /// The terminal is no more.
    Gone,
}

/// Waits for something to be typed, perhaps only for a while. `None` if waiting is to end.
fn wait(time: Option<Duration>, ended: Option<&io::PipeReader>) -> Option<Wait> {
    let stdin = stdin();
    let time =
        time.map(|time| Timespec { tv_sec: time.as_secs() as i64, tv_nsec: i64::from(time.subsec_nanos()) });
    loop {
        let mut watched = vec![PollFd::new(&stdin, PollFlags::IN)];
        watched.extend(ended.map(|ended| PollFd::new(ended, PollFlags::IN)));
        match poll(&mut watched, time.as_ref()) {
            Err(Errno::INTR) => continue,
            Err(_) => return Some(Wait::Gone),
            Ok(0) => return Some(Wait::Nothing),
            Ok(_) => (),
        }
        if watched.get(1).is_some_and(|ended| !ended.revents().is_empty()) {
            return None;
        }
        if !watched[0].revents().contains(PollFlags::IN) {
            return Some(Wait::Gone);
        }
        let mut bytes = [0; 1_024];
        match rustix::io::read(&stdin, &mut bytes) {
            Ok(0) => return Some(Wait::Gone),
            Ok(count) => return Some(Wait::Typed(bytes[..count].to_vec())),
            Err(Errno::INTR | Errno::AGAIN) => (),
            Err(_) => return Some(Wait::Gone),
        }
    }
}

/// Asks the terminal something and hears all it says, until `is_enough` or for that long at most.
pub(super) fn ask(
    question: &str,
    most: Duration,
    mut is_enough: impl FnMut(&Said) -> bool,
) -> io::Result<(Vec<Said>, Ear)> {
    let mut out = io::stdout();
    out.write_all(question.as_bytes())?;
    out.flush()?;
    let (mut ear, mut said) = (Ear::default(), Vec::new());
    let begun = std::time::Instant::now();
    while let Some(left) = most.checked_sub(begun.elapsed()) {
        let Some(Wait::Typed(bytes)) = wait(Some(left), None) else { break };
        ear.hear(&bytes);
        let before = said.len();
        said.extend(std::iter::from_fn(|| ear.next()));
        if said[before..].iter().any(&mut is_enough) {
            break;
        }
    }
    Ok((said, ear))
}

/// Heeds signals from now on. Once nobody listens any more, each does what it usually does.
pub(super) fn heed_signals(happenings: Sender<Happening>) -> io::Result<()> {
    let mut signals = Signals::new([SIGTERM, SIGHUP, SIGINT, SIGCONT, SIGWINCH])?;
    thread::spawn(move || {
        for signal in signals.forever() {
            let happening = match signal {
                SIGCONT => Happening::Continued,
                SIGWINCH => Happening::Said(Said::Event(Event::Resize(0, 0))), // the size is asked for at every picture
                ending => Happening::Ended(ending),
            };
            if happenings.send(happening).is_err() {
                let _ = emulate_default_handler(signal);
            }
        }
    });
    Ok(())
}

/// Stops the program, with all of its group, until somebody lets it go on.
pub(super) fn stop() {
    let _ = kill_current_process_group(Signal::TSTP); // where nobody could let it go on, it goes on
}

/// Ends the program as that signal does.
pub(super) fn end_by(signal: i32) {
    let _ = emulate_default_handler(signal);
}
