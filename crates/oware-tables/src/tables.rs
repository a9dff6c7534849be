//! Asking the tables.

use std::fmt;
use std::sync::OnceLock;

#[cfg(feature = "files")]
use tabuleiro_game::Speak;
use tabuleiro_game::{Game, Message, Record, Seat};
use tabuleiro_oware::{Ending, Endings, Oware, OwareOptions, Share, sides};
use tabuleiro_search::Stop;

use crate::code::decode;
use crate::distance::{Distances, NEVER};
#[cfg(feature = "files")]
use crate::files::Pages;
use crate::level::Level;
use crate::past;
use crate::rank::{MOST, Shape};
use crate::value::{Tools, value};
use crate::workers::Workers;

/// Tables up to some number of seeds, in memory or on the disk.
pub struct Tables {
    pub(crate) levels: Vec<Store>,
    /// By the seeds on the board: worked out when somebody asks, and then kept.
    distances: [OnceLock<Option<Distances>>; Tables::SMALL as usize + 1],
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
        Tables::of(levels.into_iter().map(store).collect())
    }

    pub(crate) fn of(levels: Vec<Store>) -> Tables {
        Tables { levels, distances: Default::default() }
    }

    /// How far it is until a seat has made sure of its share, whatever the other does, in a game that begins here and passes no board
    /// twice; `None` if its share rests on repetition, or that is not known here: more than [`Tables::SMALL`] seeds.
    pub(crate) fn distance(&self, at: &Oware, seat: Seat) -> Option<u16> {
        let [own, their] = at.sides().map(|side| side & sides::HOUSES);
        let own_seeds = usize::from(sides::sum(own));
        let seeds = own_seeds + usize::from(sides::sum(their));
        let distances = self.distances(seeds)?;
        let index = Shape::of(seeds as u8).index(own_seeds, own, their);
        let distance = if at.turn() == seat { distances.held[index] } else { distances.capped[index] };
        Some(distance).filter(|&distance| distance != NEVER)
    }

    /// The distances on boards with so many seeds.
    fn distances(&self, seeds: usize) -> Option<&Distances> {
        let code = |seeds: u8, index| self.levels.get(usize::from(seeds))?.code(index);
        self.distances.get(seeds)?.get_or_init(|| Distances::of(seeds as u8, code)).as_ref()
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
    /// The byte of a board.
    fn code(&self, index: usize) -> Option<u8> {
        match self {
            Store::Memory(_, codes) => codes.get(index).copied(),
            #[cfg(feature = "files")]
            Store::Disk(pages) => pages.code(index),
        }
    }

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

    fn ending(&self, record: &Record<Oware>) -> Option<Ending> {
        past::ending(record, self)
    }

    fn prepare(&self) {
        for seeds in 1..self.distances.len() {
            self.distances(seeds);
        }
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
