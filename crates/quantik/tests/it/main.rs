//! The tests of Quantik.

mod board;
mod bots;
mod facts;
mod hunt;
mod ladder;
mod laws;
mod naive;
mod notation;
mod perft;
mod playthroughs;
mod proof;
mod reading;
mod rulebook;
mod seen;
mod solved;
mod verify;
mod why;
