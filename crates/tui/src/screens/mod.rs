//! Each screen of the program.

pub mod game;
pub mod menu;
