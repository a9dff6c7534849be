//! The tables of Oware as any game's tables are worked with.

use std::path::Path;
use std::sync::Arc;

use tabuleiro_game::Speak;
use tabuleiro_oware::OwareOptions;
use tabuleiro_search::Aids;
use tabuleiro_search::tablebase::{self as any, Effort, Milestone, TableFault, Tablebase};

use super::{Progress, Stage, TableError};
use crate::{MOST, Tables};

/// The tables of Oware.
#[derive(Clone, Copy, Debug)]
pub struct OwareTables;

impl Tablebase for OwareTables {
    fn most(&self) -> u8 {
        MOST
    }

    fn needs(&self, pieces: u8) -> any::Needs {
        let super::Needs { positions, disk_bytes, memory_bytes } = super::needs(pieces);
        any::Needs { positions, disk_bytes, memory_bytes }
    }

    fn build(&self, folder: &Path, pieces: u8, effort: &mut Effort<'_>) -> Result<any::Built, TableFault> {
        let mut tell = |progress| (effort.tell)(milestone(progress));
        let built = super::build(folder, pieces, effort.threads, effort.stop, &mut tell);
        built.map(any_built).map_err(fault)
    }

    fn complete(&self, folder: &Path, pieces: u8, effort: &mut Effort<'_>) -> Result<any::Built, TableFault> {
        let mut tell = |progress| (effort.tell)(milestone(progress));
        let built = super::complete(folder, pieces, effort.threads, effort.stop, &mut tell);
        built.map(any_built).map_err(fault)
    }

    fn verify(
        &self,
        folder: &Path,
        pieces: u8,
        effort: &mut Effort<'_>,
    ) -> Result<any::Verified, TableFault> {
        let mut tell = |progress| (effort.tell)(milestone(progress));
        let verified = super::verify(folder, pieces, effort.threads, effort.stop, &mut tell);
        let any = |super::Verified { by_moves, by_cycles }| any::Verified { by_moves, by_cycles };
        verified.map(any).map_err(fault)
    }

    fn describe(&self, folder: &Path) -> Vec<Result<any::Described, TableFault>> {
        let any = |super::Described { seeds, positions, cyclic, bytes }| any::Described {
            pieces: seeds,
            positions,
            cyclic,
            bytes,
        };
        super::describe(folder).into_iter().map(|one| one.map(any).map_err(fault)).collect()
    }

    fn open(&self, folder: &Path) -> Option<Aids> {
        let kept = super::largest(folder).filter(|kept| kept.seeds() > Tables::SMALL)?;
        Some(crate::aids(Arc::new(kept)))
    }

    fn covers(&self, options: &str) -> bool {
        options.parse() == Ok(OwareOptions::default())
    }
}

fn milestone(Progress { stage, seeds, done, positions }: Progress) -> Milestone {
    let stage = match stage {
        Stage::MakingRoom => any::Stage::MakingRoom,
        Stage::Found => any::Stage::Found,
        Stage::Spoilt => any::Stage::Spoilt,
        Stage::Building => any::Stage::Building,
        Stage::Written => any::Stage::Written,
        Stage::Checking => any::Stage::Checking,
    };
    Milestone { stage, pieces: seeds, done, positions }
}

fn any_built(super::Built { valued, positions, exact, cyclic, disk_bytes }: super::Built) -> any::Built {
    any::Built { positions, valued, exact, cyclic, disk_bytes }
}

fn fault(error: TableError) -> TableFault {
    match error {
        TableError::Stopped => TableFault::Stopped(error.message()),
        TableError::System(path, why) => TableFault::System(path, why),
        other => TableFault::Refused(other.message()),
    }
}
