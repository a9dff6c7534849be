//! The tests of Otrio.

mod book;
mod bots;
mod facts;
mod ladder;
mod laws;
mod naive;
mod notation;
mod perft;
mod plain;
mod playthroughs;
mod rulebook;
mod solved;
mod twin;
mod verify;
mod why;
