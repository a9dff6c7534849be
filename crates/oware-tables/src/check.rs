//! Checking tables anew: nothing here is shared with what builds them, neither moves nor numbers nor arguments.
//!
//! What a file says of each board is a claim, and each level is checked above levels that have been:
//!
//! 1. A board that is not listed as cyclic is worth exactly what can be forced without passing a board twice (`force`).
//! 2. On a board that is listed, neither side can force enough that way to settle it (`force`); and it is worth exactly what comes of
//!    games that begin there, with all they pass and the end that the first repetition makes (`repeat`, `circle`).
//!
//! So every value is checked, and that the list is complete and has no board too many.

mod board;
mod circle;
mod force;
mod repeat;
#[cfg(test)]
mod tests;
mod threads;

use tabuleiro_search::Stop;

use board::{Numbering, Sides};
use force::Force;
use threads::Threads;

/// Why a level was not accepted.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Flaw {
    /// A board, the side to move first, that is not worth what is said, or is listed and should not be, or should be and is not.
    Board(String),
    /// The list of cyclic boards is out of order or names boards that do not exist.
    List,
    /// Somebody pulled the stop.
    Stopped,
}

/// What a file says about the boards with so many seeds.
struct Level {
    numbering: Numbering,
    /// The share of the side to move, by the number of the board.
    codes: Vec<u8>,
    /// The numbers of the boards that are listed as cyclic, ascending.
    listed: Vec<u32>,
}

/// The levels that have been checked so far, from none on.
pub(crate) struct Checker<'a> {
    sides: Sides,
    levels: Vec<Level>,
    threads: usize,
    stop: &'a Stop,
}

impl<'a> Checker<'a> {
    /// For levels with at most so many seeds.
    pub(crate) fn up_to(seeds: u8, threads: usize, stop: &'a Stop) -> Checker<'a> {
        Checker { sides: Sides::up_to(seeds), levels: Vec::new(), threads, stop }
    }

    /// Checks the next level: a byte for each board, and the list of cyclic boards. `tell` hears now and then how much of it is done,
    /// in boards.
    pub(crate) fn check(
        &mut self,
        codes: Vec<u8>,
        listed: Vec<u32>,
        tell: &mut dyn FnMut(u64),
    ) -> Result<(), Flaw> {
        let numbering = Numbering::of(self.levels.len() as u8);
        let is_ascending = listed.is_sorted_by(|one, next| one < next);
        let exists = listed.last().is_none_or(|&last| (last as usize) < codes.len());
        if codes.len() != numbering.len() || !is_ascending || !exists {
            return Err(Flaw::List);
        }
        let level = Level { numbering, codes, listed };
        // A small level is done sooner than threads are started.
        let threads =
            Threads { count: if level.codes.len() < 20_000 { 1 } else { self.threads }, stop: self.stop };
        let mut force = Force::new(&level, &self.levels, &self.sides);
        force.run(&threads, tell)?;
        repeat::check(&force, self.stop)?;
        self.levels.push(level);
        Ok(())
    }
}

impl Level {
    /// The place of a board in the list.
    fn place(&self, number: usize) -> Option<usize> {
        self.listed.binary_search(&(number as u32)).ok()
    }

    /// Refuses the level because of a board, if there is one.
    fn refuse(&self, number: Option<usize>, sides: &Sides) -> Result<(), Flaw> {
        let Some(number) = number else { return Ok(()) };
        let houses = self.numbering.board(sides, number).map(|seeds| seeds.to_string());
        Err(Flaw::Board(houses.join("-")))
    }
}
