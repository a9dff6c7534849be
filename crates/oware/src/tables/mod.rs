//! Endgame tables: what every board with few seeds is worth, exactly, for the rules of the book.
//!
//! For each board the tables hold the [`Share`] of the side to move: how many of the seeds on the board it ends with
//! when both sides play as well as can be *in a game that begins there*. That is what counts when a capture has just led
//! to the board; in the middle of a game, boards that have been seen may change it (the rule about repeated positions), and
//! then no value is claimed. How they are made, and why they are true, is told in `docs/decisions/0006-oware-tables.md`.
//!
//! Tables are built on the user's machine, a file for each number of seeds, in ascending order. `unsafe` is forbidden
//! here, and with it memory mapping; instead, files are read in blocks of 64 kB when a block is first asked
//! for, each checked against its own checksum: opening takes no time, and only what is used takes memory.

mod best;
mod build;
mod circle;
mod components;
mod crew;
mod cycles;
mod error;
mod file;
mod hash;
mod level;
mod probe;
mod rank;
mod replies;
mod room;
mod settle;
mod share;
mod verify;

pub use best::{best, best_unless, keep_in, largest};
pub use build::{Built, Progress, Stage, build, complete};
pub use error::TableError;
pub use probe::{Described, Tables, describe, open, small, small_unless};
pub use rank::{MOST, boards_up_to, boards_with};
pub use share::Share;
pub use verify::{Verified, verify};

/// What a table takes, before anything is built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Needs {
    /// How many boards are valued.
    pub positions: u64,
    /// Bytes on the disk, in all.
    pub disk_bytes: u64,
    /// Bytes of memory while it is built.
    pub memory_bytes: u64,
}

/// What the tables up to so many seeds take.
///
/// ```
/// let needs = tabuleiro_oware::tables::needs(20);
/// assert_eq!(needs.positions, 225_792_840);
/// assert!(needs.disk_bytes < 227_000_000);
/// ```
pub fn needs(seeds: u8) -> Needs {
    let seeds = seeds.min(MOST);
    let positions = boards_up_to(seeds);
    let sides = rank::choose(u64::from(seeds) + 6, 6);
    Needs {
        positions,
        disk_bytes: (0..=seeds).map(file::size).sum::<u64>() + CYCLIC_BYTES,
        // The boards, those of the last level twice more while they are worked on; for each side itself, its marks, its
        // row and what comes of it in each of some twenty ways; and some room to work.
        memory_bytes: positions + 2 * boards_with(seeds) + sides * 112 + (16 << 20),
    }
}

/// More than the lists of cyclic boards take in all files together.
const CYCLIC_BYTES: u64 = 1 << 19;
