//! The tests of tables: records, sessions, series, tasks, and that a fifth game is taken like the four of the list.
