//! Building the tables, level by level, and going on where a build was broken off.

use std::fs;
use std::path::Path;

use tabuleiro_search::Stop;

use super::crew::{Crew, Stopped};
use super::cycles::{Cycles, TOO_MANY};
use super::error::TableError;
use super::level::Level;
use super::rank::{MOST, Shape, Sides, boards_up_to, boards_with};
use super::replies::Replies;
use super::settle::Settling;
use super::share::Share;
use super::{file, room};

/// How far a build or a check has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// What is being done.
    pub stage: Stage,
    /// With boards of how many seeds.
    pub seeds: u8,
    /// Boards done so far, of all levels.
    pub done: u64,
    /// Boards in all.
    pub positions: u64,
}

/// What is being done to a level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Making sure that the disk has room.
    MakingRoom,
    /// It was there already, and is whole.
    Found,
    /// There was a file, but it could not be trusted: the level is built anew.
    Spoilt,
    /// Its boards are being valued.
    Building,
    /// It stands on the disk.
    Written,
    /// Its boards are being checked.
    Checking,
}

/// What was built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Built {
    /// Boards valued in this run; the others were there already.
    pub valued: u64,
    /// Boards in all.
    pub positions: u64,
    /// Boards whose value is known exactly.
    pub exact: u64,
    /// Boards whose value rests on who first has to repeat a position.
    pub cyclic: u64,
    /// Bytes on the disk.
    pub disk_bytes: u64,
}

/// Builds the tables up to so many seeds in a folder, which is made if need be. What stands there already and is whole is
/// kept, so that a build that was stopped or killed goes on at the first level that is missing. A file that cannot be
/// trusted is built anew.
pub fn build(
    dir: &Path,
    seeds: u8,
    threads: usize,
    stop: &Stop,
    tell: &mut dyn FnMut(Progress),
) -> Result<Built, TableError> {
    go_on(dir, seeds, &Crew { threads: threads.max(1), stop }, true, tell)
}

/// The same, but a file that cannot be trusted is refused and left as it is: for whoever wants to know.
pub fn complete(
    dir: &Path,
    seeds: u8,
    threads: usize,
    stop: &Stop,
    tell: &mut dyn FnMut(Progress),
) -> Result<Built, TableError> {
    go_on(dir, seeds, &Crew { threads: threads.max(1), stop }, false, tell)
}

fn go_on(
    dir: &Path,
    seeds: u8,
    crew: &Crew,
    mends: bool,
    tell: &mut dyn FnMut(Progress),
) -> Result<Built, TableError> {
    if seeds > MOST {
        return Err(TableError::TooMany(seeds));
    }
    tell(Progress { stage: Stage::MakingRoom, seeds: 0, done: 0, positions: boards_up_to(seeds) });
    let _held = room::make(dir, seeds, crew.stop)?;
    let tools = Tools::up_to(seeds);
    let mut levels: Vec<Level> = Vec::new();
    let mut valued = 0;
    for level in 0..=seeds {
        let found = file::read(dir, level);
        let mut tell =
            |stage, done| tell(Progress { stage, seeds: level, done, positions: boards_up_to(seeds) });
        let next = match found {
            Ok(found) => {
                tell(Stage::Found, boards_up_to(level));
                found
            }
            Err(error) if !mends && !matches!(error, TableError::Missing(_)) => return Err(error),
            Err(error) => {
                if !matches!(error, TableError::Missing(_)) {
                    tell(Stage::Spoilt, boards_up_to(level) - boards_with(level));
                }
                let built = value(level, &tools, &levels, crew, &mut |done| tell(Stage::Building, done));
                let built = built.map_err(|Stopped| TableError::Stopped)?;
                file::write(dir, &built, crew.stop)?;
                valued += built.codes.len() as u64;
                tell(Stage::Written, boards_up_to(level));
                built
            }
        };
        levels.push(next);
    }
    Ok(summary(dir, &levels, valued))
}

fn summary(dir: &Path, levels: &[Level], valued: u64) -> Built {
    let exact = |level: &Level| level.exact as u64;
    let bytes = |level: &Level| {
        fs::metadata(file::path(dir, level.shape.seeds as u8)).map_or(0, |metadata| metadata.len())
    };
    Built {
        valued,
        positions: levels.iter().map(|level| level.codes.len() as u64).sum(),
        exact: levels.iter().map(exact).sum(),
        cyclic: levels.iter().map(|level| level.cyclic.len() as u64).sum(),
        disk_bytes: levels.iter().map(bytes).sum(),
    }
}

/// What every level is built with.
pub(super) struct Tools {
    sides: Sides,
    replies: Replies,
}

impl Tools {
    /// For boards with at most so many seeds.
    pub(super) fn up_to(seeds: u8) -> Tools {
        let sides = Sides::up_to(seeds);
        Tools { replies: Replies::up_to(seeds, &sides), sides }
    }
}

/// Values all boards with so many seeds; `tell` hears now and then how many boards are done, those of the levels below included.
pub(super) fn value(
    seeds: u8,
    tools: &Tools,
    below: &[Level],
    crew: &Crew,
    tell: &mut dyn FnMut(u64),
) -> Result<Level, Stopped> {
    let before: u64 = below.iter().map(|level| level.codes.len() as u64).sum();
    let shape = Shape::of(seeds);
    // A small level is done sooner than threads are started.
    let threads = if shape.len() < 20_000 { 1 } else { crew.threads };
    let crew = Crew { threads, stop: crew.stop };
    let settling = Settling::new(seeds, &tools.sides, &tools.replies, below);
    let mut codes = settling.run(&crew, &mut |settled| tell(before + settled))?;
    let open = |(_, code): &(usize, &u8)| !Share::of(**code, seeds).is_exact();
    let open: Vec<u32> = codes.iter().enumerate().filter(open).map(|(index, _)| index as u32).collect();
    if (1..=TOO_MANY).contains(&open.len()) {
        let shares = Cycles::of(seeds, &open, &codes, &tools.sides, below).resolve(crew.stop)?;
        for (&index, share) in open.iter().zip(shares) {
            codes[index as usize] = share.code();
        }
    }
    Ok(Level::new(shape, codes, open))
}
