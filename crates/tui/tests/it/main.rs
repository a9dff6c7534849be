//! The full-screen terminal, drawn on a buffer and driven by keys and clicks.

mod stage;
