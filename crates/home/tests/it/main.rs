//! Unfinished games as releases have kept them.

mod saves;
mod stories;
