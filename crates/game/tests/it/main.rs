//! The tests of the small types that every game is made of, and of what a record makes of a game.

mod boards;
mod chances;
mod colours;
mod options;
mod picking;
mod records;
mod ring;
mod seats;
mod steps;
mod words;
