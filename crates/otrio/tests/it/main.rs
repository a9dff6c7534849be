//! The tests of Otrio.

mod book;
mod bots;
mod facts;
mod ladder;
mod laws;
mod naive;
mod notation;
mod passing;
mod perft;
mod picture;
mod plain;
mod playthroughs;
mod rulebook;
mod solved;
mod twin;
mod verify;
mod why;
