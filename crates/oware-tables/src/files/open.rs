//! Opening tables, and reading a block of a file when it is first asked for.

use std::path::Path;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use tabuleiro_oware::Endings;
use tabuleiro_search::tablebase::Described;

use super::error::TableError;
use super::format::{self, BLOCK, Opened};
use crate::Small;
use crate::rank::{MOST, Shape};
use crate::tables::{Store, Tables};

/// A file of which only the blocks that were asked for have been read.
pub(crate) struct Pages {
    pub(crate) shape: Shape,
    file: Mutex<Opened>,
    /// Empty if a block cannot be read or trusted.
    blocks: Vec<OnceLock<Box<[u8]>>>,
    /// Why the first such block could not.
    fault: OnceLock<TableError>,
}

/// Opens the tables up to so many seeds. Headers are checked now, each block when it is first needed: a board in a block that
/// was altered is not known to them.
pub fn open(dir: &Path, seeds: u8) -> Result<Tables, TableError> {
    if seeds > MOST {
        return Err(TableError::TooMany(seeds));
    }
    let levels = (0..=seeds).map(|seeds| Ok(Store::Disk(Pages::new(format::open(dir, seeds)?))));
    Ok(Tables::of(levels.collect::<Result<_, TableError>>()?))
}

/// The largest tables of a folder: up to the first level that is missing or whose file is not what it should be. `None` if not
/// even the smallest is there.
pub fn largest(dir: &Path) -> Option<Tables> {
    let levels = (0..=MOST).take_while(|&seeds| format::open(dir, seeds).is_ok()).count();
    open(dir, (levels as u8).checked_sub(1)?).ok()
}

/// The best endings at hand: the largest tables of a folder if they know more than the small one, else [`Small`].
pub fn best(dir: &Path) -> Arc<dyn Endings> {
    match largest(dir) {
        Some(tables) if tables.seeds() > Tables::SMALL => Arc::new(tables),
        _ => Arc::new(Small),
    }
}

/// What stands in a folder, level by level: what a file says of itself, or what is wrong with it. Levels without a file are left out.
pub fn describe(dir: &Path) -> Vec<Result<Described, TableError>> {
    let levels = (0..=MOST).map(|seeds| {
        let opened = format::open(dir, seeds)?;
        let bytes = opened.file.metadata().map_err(|error| TableError::about(&opened.path, error))?.len();
        let (positions, cyclic) = (opened.shape.len() as u64, opened.cyclic.len() as u64);
        Ok(Described { pieces: seeds, positions, cyclic, bytes })
    });
    levels.filter(|level| !matches!(level, Err(TableError::Missing(_)))).collect()
}

impl Pages {
    fn new(opened: Opened) -> Pages {
        let blocks = opened.sums.iter().map(|_| OnceLock::new()).collect();
        Pages { shape: opened.shape, file: Mutex::new(opened), blocks, fault: OnceLock::new() }
    }

    /// The code of a board; `None` if its block cannot be read or trusted.
    pub(crate) fn code(&self, index: usize) -> Option<u8> {
        let read = || {
            let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
            file.block(index / BLOCK).unwrap_or_else(|error| {
                let _ = self.fault.set(error);
                Box::default()
            })
        };
        self.blocks[index / BLOCK].get_or_init(read).get(index % BLOCK).copied()
    }

    /// What has been found to be wrong with the file since it was opened.
    pub(crate) fn fault(&self) -> Option<&TableError> {
        self.fault.get()
    }
}
