//! The tests of the wire: whatever travels arrives as it was sent, and whatever is wrong with it is told and changes nothing.
//! They run over the four games of the list, and over a fifth one that nothing has heard of.

mod bad_input;
mod bad_logs;
mod boards;
mod commands;
mod documented;
mod face;
mod levels;
mod lines;
mod random_requests;
mod records;
mod reviews;
#[cfg(feature = "schema")]
mod schema;
mod sentences;
mod thinking;
mod told;
mod travels;
mod whole_games;
mod words;
