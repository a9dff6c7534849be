//! The first screen.
