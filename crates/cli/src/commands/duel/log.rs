//! The results of a duel on disk, so that one that was stopped goes on where it was.

use std::path::{Path, PathBuf};
use std::{fs, io};

use tabuleiro_engine::contest::{Contest, Game};
use tabuleiro_engine::state::{self, ContestState, StateError};
use tabuleiro_game::Speak;

use crate::fault::Fault;
use crate::{record, say};

/// The results of a duel so far, kept on disk if that was asked for.
pub(super) struct DuelLog {
    path: Option<PathBuf>,
    /// The duel, and its games so far.
    pub(super) state: ContestState,
}

impl DuelLog {
    /// Goes on from what is there. A file that is no state of this duel is refused and left as it is.
    pub(super) fn open(path: Option<PathBuf>, contest: &Contest) -> Result<DuelLog, Fault> {
        let kept = path.as_deref().map(read).transpose()?.flatten();
        let state = match (&path, kept) {
            (Some(path), Some(kept)) => kept.resume(contest).map_err(|error| refused(path, &error))?,
            _ => ContestState::new(contest),
        };
        Ok(DuelLog { path, state })
    }

    /// Notes one game more.
    pub(super) fn note(&mut self, game: Game) -> Result<(), Fault> {
        self.state.games.push(game);
        let Some(path) = &self.path else { return Ok(()) };
        let aside = path.with_extension("tmp");
        let written = fs::write(&aside, state::write(&self.state)).and_then(|()| fs::rename(&aside, path));
        written.map_err(|error| record::unwritable(path, &error))
    }
}

/// What stands in a file; `None` if there is no file yet.
fn read(path: &Path) -> Result<Option<ContestState>, Fault> {
    match fs::read(path) {
        Ok(bytes) => state::read(bytes).map(Some).map_err(|error| refused(path, &error)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(record::unreadable(&path.display().to_string(), &error)),
    }
}

fn refused(path: &Path, error: &StateError) -> Fault {
    Fault::Given(say("cli-duel-state").with("file", path.display().to_string()).with("why", error.message()))
}
