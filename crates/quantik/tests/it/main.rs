//! The tests of Quantik.

mod bots;
mod facts;
mod laws;
mod naive;
mod notation;
mod perft;
mod playthroughs;
mod reading;
mod rulebook;
mod seen;
