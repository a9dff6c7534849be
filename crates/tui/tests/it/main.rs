//! The full-screen terminal, drawn on a buffer and driven by keys and clicks.

mod aim;
mod analysis;
mod bench;
mod clocks;
mod colours;
mod fifth;
mod game;
mod help;
mod kept;
mod learn;
mod menu;
mod oolong;
mod otrio;
mod oware;
mod quantik;
mod seats;
mod settings;
mod shown;
mod skins;
mod stage;
mod words;
