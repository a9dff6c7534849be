//! The tests of the small fifth game: that it keeps every law as any other game does, and so that the laws can be kept.

#![allow(clippy::trivially_copy_pass_by_ref, reason = "positions are handed on as the traits hand them over")]

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
mod solved;
