//! Where one unfinished game stands on disk.

use std::fs::{self, File, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tabuleiro_table::Archive;

/// Where one unfinished game stands on disk. While it is held, no other program takes the game up.
#[derive(Debug)]
pub(crate) struct Slot {
    path: PathBuf,
    /// Beside the game and not the game's own file, which every move replaces. Let go of when the program ends, however.
    _lock: Option<File>,
}

impl Slot {
    /// A new slot; an error of the kind “already exists” if the name is taken. The game's file is there only from the
    /// first move on, and then whole.
    pub(crate) fn new(path: PathBuf) -> io::Result<Slot> {
        if path.exists() {
            return Err(io::ErrorKind::AlreadyExists.into());
        }
        let lock = File::create_new(lock_of(&path))?;
        let _ = lock.try_lock(); // nobody else knows of the file yet
        Ok(Slot { path, _lock: Some(lock) })
    }

    /// Takes the slot of a game that was left; `None` if another program holds it.
    pub(crate) fn take(path: PathBuf) -> Option<Slot> {
        // Where there are no locks to be had, games are kept without them.
        let lock = File::create(lock_of(&path)).ok();
        match lock.as_ref().map(File::try_lock) {
            Some(Err(TryLockError::WouldBlock)) => None,
            _ => Some(Slot { path, _lock: lock }),
        }
    }

    /// Where the game stands.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Writes the state of the game over its last one, all of it or nothing.
    pub(crate) fn keep(&self, archive: &Archive) -> io::Result<()> {
        let aside = self.path.with_extension("tmp");
        let mut file = File::create(&aside)?;
        file.write_all(archive.to_string().as_bytes())?;
        file.sync_all()?;
        fs::rename(&aside, &self.path)
    }

    /// Gives the slot up: the game is kept among the records by now, or has no move.
    pub(crate) fn clear(self) {
        // A copy that cannot be removed does no harm.
        let _ = fs::remove_file(&self.path);
        let _ = fs::remove_file(lock_of(&self.path));
    }
}

fn lock_of(path: &Path) -> PathBuf {
    path.with_extension("lock")
}
