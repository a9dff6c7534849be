//! The tests of tables: records, sessions, series, and that no game of the list lacks anything.

mod along;
mod archive_errors;
mod archives;
mod bots;
mod complete;
mod cut;
mod foreign;
mod limit;
mod series;
mod session;
mod setup;
mod states;
mod words;
