//! The tests of Oolong.

mod bots;
mod facts;
mod ladder;
mod laws;
mod naive;
mod notation;
mod perft;
mod playout;
mod playthroughs;
mod rulebook;
mod rulings;
mod show;
mod study;
mod thinking;
