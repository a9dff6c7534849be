//! Building the tables, level by level, and going on where a build was broken off.

use std::fs;
use std::path::Path;

use tabuleiro_search::Stop;

use super::error::TableError;
use super::{format, resources};
use crate::level::Level;
use crate::rank::{MOST, boards_up_to, boards_with};
use crate::value::{Tools, value};
use crate::workers::{Stopped, Workers};

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
    go_on(dir, seeds, &Workers { threads: threads.max(1), stop }, true, tell)
}

/// The same, but a file that cannot be trusted is refused and left as it is: for whoever wants to know.
pub fn complete(
    dir: &Path,
    seeds: u8,
    threads: usize,
    stop: &Stop,
    tell: &mut dyn FnMut(Progress),
) -> Result<Built, TableError> {
    go_on(dir, seeds, &Workers { threads: threads.max(1), stop }, false, tell)
}

fn go_on(
    dir: &Path,
    seeds: u8,
    workers: &Workers,
    mends: bool,
    tell: &mut dyn FnMut(Progress),
) -> Result<Built, TableError> {
    if seeds > MOST {
        return Err(TableError::TooMany(seeds));
    }
    tell(Progress { stage: Stage::MakingRoom, seeds: 0, done: 0, positions: boards_up_to(seeds) });
    let _held = resources::secure(dir, seeds, workers.stop)?;
    let tools = Tools::up_to(seeds);
    let mut levels: Vec<Level> = Vec::new();
    let mut valued = 0;
    for level in 0..=seeds {
        let found = format::read(dir, level);
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
                let built = value(level, &tools, &levels, workers, &mut |done| tell(Stage::Building, done));
                let built = built.map_err(|Stopped| TableError::Stopped)?;
                format::write(dir, &built, workers.stop)?;
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
        fs::metadata(format::path(dir, level.shape.seeds as u8)).map_or(0, |metadata| metadata.len())
    };
    Built {
        valued,
        positions: levels.iter().map(|level| level.codes.len() as u64).sum(),
        exact: levels.iter().map(exact).sum(),
        cyclic: levels.iter().map(|level| level.cyclic.len() as u64).sum(),
        disk_bytes: levels.iter().map(bytes).sum(),
    }
}
