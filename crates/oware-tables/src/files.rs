//! Tables on the disk: a file for each number of seeds.

mod build;
mod error;
mod format;
mod open;
mod resources;
mod tablebase;
mod verify;

pub use build::{build, complete};
pub use error::TableError;
pub(crate) use open::Pages;
pub use open::{best, describe, largest, open};
pub use tablebase::OwareTables;
pub use verify::verify;

use tabuleiro_search::tablebase::Needs;

use crate::rank::{MOST, boards_up_to, boards_with, choose};

/// What the tables up to so many seeds take.
///
/// ```
/// let needs = tabuleiro_oware_tables::needs(20);
/// assert_eq!(needs.positions, 225_792_840);
/// assert!(needs.disk_bytes < 227_000_000);
/// ```
pub fn needs(seeds: u8) -> Needs {
    let seeds = seeds.min(MOST);
    let positions = boards_up_to(seeds);
    let sides = choose(u64::from(seeds) + 6, 6);
    Needs {
        positions,
        disk_bytes: (0..=seeds).map(format::size).sum::<u64>() + CYCLIC_BYTES,
        // The boards, those of the last level twice more while they are worked on; for each side itself, its marks, its
        // row and what comes of it in each of some twenty ways; and some room to work.
        memory_bytes: positions + 2 * boards_with(seeds) + sides * 112 + (16 << 20),
    }
}

/// More than the lists of cyclic boards take in all files together.
const CYCLIC_BYTES: u64 = 1 << 19;
