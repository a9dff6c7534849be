//! The tests of the list: that no game of it lacks anything, and how much a table of each takes.

mod complete;
mod endings;
mod foreign;
mod release;
mod size;
