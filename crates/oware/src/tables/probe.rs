//! Asking the tables.

use std::path::Path;
use std::sync::{Mutex, OnceLock};

use tabuleiro_search::{Oracle, Proven, Stop, Value};

use super::build::{Tools, value};
use super::crew::{Crew, Stopped};
use super::error::TableError;
use super::file::{self, BLOCK, Opened};
use super::level::Level;
use super::rank::{MOST, Shape};
use super::share::Share;
use crate::{Oware, OwareOptions, fast};

/// Tables up to some number of seeds, in memory or on the disk.
pub struct Tables {
    levels: Vec<Store>,
}

/// Where the boards of a level are.
enum Store {
    Memory(Level),
    Disk(Pages),
}

/// A file of which only the blocks that were asked for have been read.
struct Pages {
    shape: Shape,
    file: Mutex<Opened>,
    /// Empty if a block cannot be read or trusted.
    blocks: Vec<OnceLock<Box<[u8]>>>,
}

/// What a file holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Described {
    /// Boards with so many seeds.
    pub seeds: u8,
    /// How many they are.
    pub positions: u64,
    /// How many of them rest on who first has to repeat a position.
    pub cyclic: u64,
    /// How long the file is.
    pub bytes: u64,
}

/// Opens the tables up to so many seeds. Headers are checked now, each block when it is first needed.
pub fn open(dir: &Path, seeds: u8) -> Result<Tables, TableError> {
    if seeds > MOST {
        return Err(TableError::TooMany(seeds));
    }
    let pages = |seeds| {
        let opened = file::open(dir, seeds)?;
        let blocks = opened.sums.iter().map(|_| OnceLock::new()).collect();
        Ok(Store::Disk(Pages { shape: opened.shape, file: Mutex::new(opened), blocks }))
    };
    Ok(Tables { levels: (0..=seeds).map(pages).collect::<Result<_, TableError>>()? })
}

/// What stands in a folder, level by level: what a file says of itself, or what is wrong with it. Levels without a file are left out.
pub fn describe(dir: &Path) -> Vec<Result<Described, TableError>> {
    let levels = (0..=MOST).map(|seeds| {
        let opened = file::open(dir, seeds)?;
        let bytes = opened.file.metadata().map_err(|error| TableError::about(&opened.path, error))?.len();
        let (positions, cyclic) = (opened.shape.len() as u64, opened.cyclic.len() as u64);
        Ok(Described { seeds, positions, cyclic, bytes })
    });
    levels.filter(|level| !matches!(level, Err(TableError::Missing(_)))).collect()
}

/// A small table that needs no files: up to 12 seeds, built when it is first asked for, in a second or two.
pub fn small() -> &'static Tables {
    small_unless(&Stop::new()).expect("nobody stops it")
}

/// The same, unless the stop is pulled before it is there.
pub fn small_unless(stop: &Stop) -> Option<&'static Tables> {
    static SMALL: OnceLock<Tables> = OnceLock::new();
    if SMALL.get().is_none() {
        let threads = std::thread::available_parallelism().map_or(1, |threads| threads.get().min(4));
        let built = Tables::built(Tables::SMALL, &Crew { threads, stop }).ok()?;
        let _ = SMALL.set(built); // somebody else may have been sooner: theirs is the same
    }
    SMALL.get()
}

impl Tables {
    /// The seeds of the small table.
    pub const SMALL: u8 = 12;

    /// Builds tables in memory.
    pub fn in_memory(seeds: u8, threads: usize) -> Tables {
        let crew = Crew { threads: threads.max(1), stop: &Stop::new() };
        Tables::built(seeds.min(MOST), &crew).expect("nobody stops it")
    }

    fn built(seeds: u8, crew: &Crew) -> Result<Tables, Stopped> {
        let tools = Tools::up_to(seeds);
        let mut levels = Vec::new();
        for level in 0..=seeds {
            levels.push(value(level, &tools, &levels, crew, &mut |_| ())?);
        }
        Ok(Tables { levels: levels.into_iter().map(Store::Memory).collect() })
    }

    /// Boards with at most so many seeds are known.
    pub fn seeds(&self) -> u8 {
        self.levels.len() as u8 - 1
    }

    /// The share of the side to move in a game that begins here; `None` if the tables do not have it: too many seeds,
    /// other rules, or a file that cannot be read.
    #[inline]
    pub fn share(&self, at: &Oware) -> Option<Share> {
        let [own, their] = at.words();
        let [own, their] = [own & fast::HOUSES, their & fast::HOUSES];
        let own_seeds = usize::from(fast::sum(own));
        let seeds = own_seeds + usize::from(fast::sum(their));
        let level = self.levels.get(seeds)?;
        if at.played_under() != OwareOptions::default() || at.is_decided() || !at.has_all_seeds() {
            return None;
        }
        let code = match level {
            Store::Memory(level) => level.codes[level.shape.index(own_seeds, own, their)],
            Store::Disk(pages) => pages.code(pages.shape.index(own_seeds, own, their))?,
        };
        Some(Share::of(code, seeds as u8))
    }
}

/// What a share of the seeds on the board makes of the game; `None` if its bounds leave that open.
pub(crate) fn result(at: &Oware, share: Share) -> Option<Proven> {
    let captured = at.captured(at.mover());
    let (least, most) = (captured + share.least, captured + share.most);
    match (least, most) {
        (25.., _) => Some(Proven::of(Value::Win)),
        (_, ..=23) => Some(Proven::of(Value::Loss)),
        (24, 24) => Some(Proven { margin: Some(0), ..Proven::of(Value::Draw) }),
        _ => None,
    }
}

/// Of a game that begins here: no board with as many seeds may have been seen before.
impl Oracle<Oware> for Tables {
    #[inline]
    fn probe(&self, at: &Oware) -> Option<Proven> {
        result(at, self.share(at)?)
    }
}

/// Tables that may not be there.
impl Oracle<Oware> for Option<&Tables> {
    #[inline]
    fn probe(&self, at: &Oware) -> Option<Proven> {
        self.as_ref()?.probe(at)
    }
}

impl Pages {
    fn code(&self, index: usize) -> Option<u8> {
        let read = || {
            let mut file = self.file.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            file.block(index / BLOCK).unwrap_or_default()
        };
        self.blocks[index / BLOCK].get_or_init(read).get(index % BLOCK).copied()
    }
}

impl std::fmt::Debug for Tables {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Tables").field("seeds", &self.seeds()).finish_non_exhaustive()
    }
}
