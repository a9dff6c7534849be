//! Waiting for keys where there are no signals and no questions to a terminal: what `crossterm` has for it.

use std::io;
use std::sync::mpsc::Sender;
use std::thread;
use std::time::Duration;

use super::ear::{Ear, Said};
use super::happening::Happening;

/// The thread that reads what is typed.
pub(super) struct Input;

impl Input {
    /// Begins to read.
    pub(super) fn begin(_: Ear, happenings: Sender<Happening>) -> io::Result<Input> {
        thread::spawn(move || {
            while let Ok(event) = crossterm::event::read() {
                if happenings.send(Happening::Said(Said::Event(event))).is_err() {
                    return;
                }
            }
            let _ = happenings.send(Happening::Gone);
        });
        Ok(Input)
    }
}

/// Nothing is asked.
pub(super) fn ask(_: &str, _: Duration, _: impl FnMut(&Said) -> bool) -> io::Result<(Vec<Said>, Ear)> {
    Ok((Vec::new(), Ear::default()))
}

/// There are none.
pub(super) fn heed_signals(_: Sender<Happening>) -> io::Result<()> {
    Ok(())
}

/// Nobody could let it go on.
pub(super) fn stop() {}

/// Nobody sends any.
pub(super) fn end_by(_: i32) {}
