//! The protocol from both sides.

mod awaited;
mod contests;
mod endings;
mod floods;
mod lines;
mod options;
mod states;
mod talks;
mod words;
