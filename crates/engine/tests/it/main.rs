//! The protocol from both sides.

mod contests;
mod talks;
mod words;
