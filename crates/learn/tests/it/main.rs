//! The tests of puzzles and lessons: that they are right, and that what is wrong is found.

mod attempts;
mod explorers;
mod flaws;
mod lessons;
mod proofs;
mod puzzles;
mod scripts;
mod words;
