//! Everything that can happen, in one row: keys, signals, notes of the bureau.

use std::sync::mpsc::{Receiver, Sender};
use std::thread;

use super::ear::Said;
use crate::bureau::Note;

/// Something that happened.
pub(super) enum Happening {
    /// The terminal said something, or somebody did something at it.
    Said(Said),
    /// Work beside the screen has found something.
    Note(Note),
    /// The program goes on after it was stopped, and others may have used the terminal.
    Continued,
    /// Somebody outside asks the program to end: the number of the signal.
    Ended(i32),
    /// The terminal has gone.
    Gone,
    /// A thread beside the screen panicked, and the terminal has been given back.
    Broken,
}

/// Passes on what the bureau finds. Ends when the bureau is no more.
pub(super) fn forward(notes: Receiver<Note>, happenings: Sender<Happening>) {
    thread::spawn(move || notes.into_iter().all(|note| happenings.send(Happening::Note(note)).is_ok()));
}
