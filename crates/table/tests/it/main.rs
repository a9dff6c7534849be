//! The tests of tables: records, sessions, clocks, series, tasks, views. They run over the four games of the list, and over a
//! fifth one that nothing has heard of.

mod advice;
mod along;
mod analyses;
mod archive_errors;
mod archives;
mod awards;
mod batches;
mod bots;
mod clocks;
mod cut;
mod events;
mod foreign;
mod kinds;
mod leaving;
mod limit;
mod logs;
mod old_logs;
mod old_records;
mod players;
mod positions;
mod reviews;
mod seen;
mod series;
mod session;
mod setup;
mod spelling;
mod states;
mod takebacks;
mod tasks;
mod trust;
mod truth;
mod variations;
mod words;
