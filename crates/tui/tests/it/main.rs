//! The full-screen terminal, drawn on a buffer and driven by keys and clicks.

mod game;
mod stage;
mod help;
mod menu;
mod seats;
mod settings;
