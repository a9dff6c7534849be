//! Asking the tables.

use std::fmt;

use tabuleiro_game::Message;
#[cfg(feature = "files")]
use tabuleiro_game::Speak;
use tabuleiro_oware::{Endings, Oware, OwareOptions, Share, sides};
use tabuleiro_search::Stop;

use crate::code::decode;
#[cfg(feature = "files")]
use crate::files::Pages;
use crate::level::Level;
use crate::rank::{MOST, Shape};
use crate::value::{Tools, value};
use crate::workers::Workers;

/// Tables up to some number of seeds, in memory or on the disk.
pub struct Tables {
    pub(crate) levels: Vec<Store>,
}

/// Where the boards of a level are.
// There are a few dozen at most; a box would be one more place to go to for every board.
#[allow(clippy::large_enum_variant)]
pub(crate) enum Store {
    /// A byte for each board: see [`crate::code`].
    Memory(Shape, Box<[u8]>),
    #[cfg(feature = "files")]
    Disk(Pages),
}

impl Tables {
    /// The seeds of the small table.
    pub const SMALL: u8 = 12;

    /// Builds tables in memory, up to so many seeds but never more than [`MOST`], by so many threads (without the feature
    /// `files` by this one alone).
    pub fn in_memory(seeds: u8, threads: usize) -> Tables {
        let workers = Workers { threads: threads.max(1), stop: &Stop::new() };
        let tools = Tools::up_to(seeds.min(MOST));
        let mut levels: Vec<Level> = Vec::new();
        for level in 0..=seeds.min(MOST) {
            let valued = value(level, &tools, &levels, &workers, &mut |_| ());
            levels.push(valued.expect("nobody stops it"));
        }
        let store = |level: Level| Store::Memory(level.shape, level.codes.into());
        Tables { levels: levels.into_iter().map(store).collect() }
    }

    /// Boards with at most so many seeds are known.
    pub fn seeds(&self) -> u8 {
        self.levels.len() as u8 - 1
    }

    /// The share of the side to move in a game that begins here; `None` if the tables do not have it: too many seeds,
    /// other rules, or a file that cannot be read.
    #[inline]
    pub fn share(&self, at: &Oware) -> Option<Share> {
        let [own, their] = at.sides().map(|side| side & sides::HOUSES);
        let own_seeds = usize::from(sides::sum(own));
        let seeds = own_seeds + usize::from(sides::sum(their));
        let level = self.levels.get(seeds)?;
        if at.played_under() != OwareOptions::default() || at.is_decided() || !at.has_all_seeds() {
            return None;
        }
        let code = match level {
            Store::Memory(shape, codes) => codes[shape.index(own_seeds, own, their)],
            #[cfg(feature = "files")]
            Store::Disk(pages) => pages.code(pages.shape.index(own_seeds, own, their))?,
        };
        Some(decode(code, seeds as u8))
    }

    /// The codes of all boards that are in memory, level by level.
    pub(crate) fn codes(&self) -> Vec<u8> {
        self.levels.iter().flat_map(Store::codes).copied().collect()
    }
}

impl Store {
    fn fault(&self) -> Option<Message> {
        match self {
            Store::Memory(..) => None,
            #[cfg(feature = "files")]
            Store::Disk(pages) => pages.fault().map(Speak::message),
        }
    }

    fn codes(&self) -> &[u8] {
        match self {
            Store::Memory(_, codes) => codes,
            #[cfg(feature = "files")]
            Store::Disk(_) => &[],
        }
    }
}

impl Endings for Tables {
    fn seeds(&self) -> u8 {
        Tables::seeds(self)
    }

    #[inline]
    fn share(&self, at: &Oware) -> Option<Share> {
        Tables::share(self, at)
    }

    fn fault(&self) -> Option<Message> {
        self.levels.iter().find_map(Store::fault)
    }
}

impl fmt::Debug for Tables {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Tables").field("seeds", &self.seeds()).finish_non_exhaustive()
    }
}
