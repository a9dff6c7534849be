//! The tables of Oware as any game's tables are worked with.

use std::path::Path;
use std::sync::Arc;

use tabuleiro_game::{Message, Speak};
use tabuleiro_oware::OwareOptions;
use tabuleiro_search::Aids;
use tabuleiro_search::tablebase::{Built, Described, Effort, Needs, Tablebase, TablebaseError, Verified};

use super::TableError;
use crate::{MOST, Tables};

/// The tables of Oware.
#[derive(Clone, Copy, Debug)]
pub struct OwareTables;

impl Tablebase for OwareTables {
    fn most(&self) -> u8 {
        MOST
    }

    fn shipped(&self) -> u8 {
        Tables::SMALL
    }

    fn needs(&self, pieces: u8) -> Needs {
        super::needs(pieces)
    }

    fn build(&self, folder: &Path, pieces: u8, effort: &mut Effort<'_>) -> Result<Built, TablebaseError> {
        Ok(super::build(folder, pieces, effort)?)
    }

    fn complete(&self, folder: &Path, pieces: u8, effort: &mut Effort<'_>) -> Result<Built, TablebaseError> {
        Ok(super::complete(folder, pieces, effort)?)
    }

    fn verify(&self, folder: &Path, pieces: u8, effort: &mut Effort<'_>) -> Result<Verified, TablebaseError> {
        Ok(super::verify(folder, pieces, effort)?)
    }

    fn describe(&self, folder: &Path) -> Vec<Result<Described, TablebaseError>> {
        super::describe(folder).into_iter().map(|one| Ok(one?)).collect()
    }

    fn open(&self, folder: &Path) -> Option<Aids> {
        let kept = super::largest(folder).filter(|kept| kept.seeds() > Tables::SMALL)?;
        Some(crate::aids(Arc::new(kept)))
    }

    fn gain(&self) -> Option<Message> {
        Some(crate::say("oware-table-gain"))
    }

    fn covers(&self, options: &str) -> bool {
        options.parse() == Ok(OwareOptions::default())
    }
}

impl From<TableError> for TablebaseError {
    fn from(error: TableError) -> TablebaseError {
        match error {
            TableError::Stopped => TablebaseError::Stopped(error.message()),
            TableError::System(path, why) => TablebaseError::System(path, why),
            other => TablebaseError::Refused(other.message()),
        }
    }
}
