//! The results of a duel on disk, so that one that was stopped goes on where it was.

use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use tabuleiro_engine::contest::{Contest, Game};
use tabuleiro_engine::state::{self, ContestState, StateError};
use tabuleiro_game::Speak;
use tabuleiro_home::{Lock, files};

use crate::error::CliError;
use crate::{record, say};

/// No state is longer than this many bytes.
const LONGEST: u64 = 64 << 20;

/// Results reach the disk after this at the latest: short games would else wait for the disk most of the time. What is lost
/// by then is played once more.
const PAUSE: Duration = Duration::from_millis(200);

/// The file of a duel, held until the duel ends, and what stood in it before.
pub(super) struct DuelFile {
    path: PathBuf,
    /// The duel as it was left; `None` if there was no file yet.
    pub(super) kept: Option<ContestState>,
    _lock: Lock,
}

impl DuelFile {
    /// Takes the file. One that another duel writes to, or that is no state of a duel, is refused and left as it is.
    pub(super) fn open(path: PathBuf) -> Result<DuelFile, CliError> {
        let lock = Lock::take(&path).map_err(|error| record::unwritable(&path, &error))?;
        let held = || CliError::Given(say("cli-duel-held").with("file", path.display().to_string()));
        let lock = lock.ok_or_else(held)?;
        let kept = read(&path)?;
        Ok(DuelFile { path, kept, _lock: lock })
    }
}

/// The results of a duel so far, kept on disk if that was asked for.
pub(super) struct DuelLog {
    file: Option<DuelFile>,
    /// The duel, and its games so far.
    pub(super) state: ContestState,
    written: Instant,
}

impl DuelLog {
    /// Goes on from what was kept, if it is the same duel. What speaks against the file is said before the first game.
    pub(super) fn new(mut file: Option<DuelFile>, contest: &Contest) -> Result<DuelLog, CliError> {
        let mut state = ContestState::new(contest);
        if let Some(file) = &mut file
            && let Some(kept) = file.kept.take()
        {
            kept.check(contest).map_err(|error| refused(&file.path, &error))?;
            state.games = kept.games;
        }
        let mut log = DuelLog { file, state, written: Instant::now() };
        log.write()?;
        Ok(log)
    }

    /// Notes one game more.
    pub(super) fn note(&mut self, game: Game) -> Result<(), CliError> {
        self.state.games.push(game);
        if self.written.elapsed() < PAUSE { Ok(()) } else { self.write() }
    }

    /// Writes everything noted so far.
    pub(super) fn write(&mut self) -> Result<(), CliError> {
        let Some(file) = &self.file else { return Ok(()) };
        let written = files::replace(&file.path, &state::write(&self.state));
        self.written = Instant::now();
        written.map_err(|error| record::unwritable(&file.path, &error))
    }
}

/// What stands in a file; `None` if there is no file yet.
fn read(path: &Path) -> Result<Option<ContestState>, CliError> {
    match files::read(path, LONGEST) {
        Ok(bytes) => state::read(bytes).map(Some).map_err(|error| refused(path, &error)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(record::unreadable(&path.display().to_string(), &error)),
    }
}

fn refused(path: &Path, error: &StateError) -> CliError {
    CliError::Given(
        say("cli-duel-state").with("file", path.display().to_string()).with("why", error.message()),
    )
}
