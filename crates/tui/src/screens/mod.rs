//! Each screen of the program.

pub mod analysis;
pub mod doors;
pub(crate) mod exercise;
pub mod game;
pub mod help;
pub mod kept;
pub mod learn;
pub mod lesson;
pub mod list;
pub mod menu;
pub(crate) mod picture;
pub mod prompt;
pub mod puzzle;
pub mod seating;
pub mod seats;
pub mod settings;
