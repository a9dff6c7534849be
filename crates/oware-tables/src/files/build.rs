//! Building the tables, level by level, and going on where a build was broken off.

use std::fs;
use std::path::Path;

use tabuleiro_search::tablebase::{Built, Effort, Milestone, Stage};

use super::error::TableError;
use super::{format, resources};
use crate::level::Level;
use crate::rank::{MOST, boards_up_to, boards_with};
use crate::value::{Tools, value};
use crate::workers::{Stopped, Workers};

/// Builds the tables up to so many seeds in a folder, which is made if need be. What stands there already and is whole is
/// kept, so that a build that was stopped or killed goes on at the first level that is missing. A file that cannot be
/// trusted is built anew.
pub fn build(dir: &Path, seeds: u8, effort: &mut Effort<'_>) -> Result<Built, TableError> {
    go_on(dir, seeds, effort, true)
}

/// The same, but a file that cannot be trusted is refused and left as it is: for whoever wants to know.
pub fn complete(dir: &Path, seeds: u8, effort: &mut Effort<'_>) -> Result<Built, TableError> {
    go_on(dir, seeds, effort, false)
}

fn go_on(dir: &Path, seeds: u8, effort: &mut Effort<'_>, mends: bool) -> Result<Built, TableError> {
    if seeds > MOST {
        return Err(TableError::TooMany(seeds));
    }
    let workers = &Workers::of(effort);
    let mut tell = |stage, pieces, done| {
        (effort.tell)(Milestone { stage, pieces, done, positions: boards_up_to(seeds) });
    };
    tell(Stage::MakingRoom, 0, 0);
    let _held = resources::secure(dir, seeds, workers.stop)?;
    let tools = Tools::up_to(seeds);
    let mut levels: Vec<Level> = Vec::new();
    let mut valued = 0;
    for level in 0..=seeds {
        let found = format::read(dir, level);
        let mut tell = |stage, done| tell(stage, level, done);
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
