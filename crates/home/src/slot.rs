//! Where one unfinished game stands on disk.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use tabuleiro_table::Kept;
use tabuleiro_wire as wire;

use crate::files;
use crate::lock::Lock;

/// Where one unfinished game stands on disk. While it is held, no other program takes the game up.
#[derive(Debug)]
pub struct Slot {
    path: PathBuf,
    /// Where there are no locks to be had, games are kept without them.
    _lock: Option<Lock>,
}

impl Slot {
    /// A new slot; an error of the kind “already exists” if the name is taken. The game's file is there only from the
    /// first move on, and then whole.
    pub fn new(path: PathBuf) -> io::Result<Slot> {
        let slot = Slot::take(path).ok_or(io::ErrorKind::AlreadyExists)?;
        if slot.path.symlink_metadata().is_ok() { Err(io::ErrorKind::AlreadyExists.into()) } else { Ok(slot) }
    }

    /// Takes the slot of a game that was left; `None` if another program holds it.
    pub fn take(path: PathBuf) -> Option<Slot> {
        match Lock::take(&path) {
            Ok(None) => None,
            Ok(lock) => Some(Slot { path, _lock: lock }),
            Err(_) => Some(Slot { path, _lock: None }),
        }
    }

    /// Whether another program holds the game there.
    pub fn is_held(path: &Path) -> bool {
        // Nobody is kept from a game that nobody holds, not even for a moment.
        Lock::is_there(path) && Slot::take(path.to_owned()).is_none()
    }

    /// Where the game stands.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Writes all that has happened over what was written before, all of it or nothing. A game of an earlier release, which was a
    /// record, is a log from now on, under the name it has.
    pub fn keep(&self, kept: &Kept) -> io::Result<()> {
        if let Some(folder) = self.path.parent() {
            fs::create_dir_all(folder)?; // somebody may have tidied up while the game went on
        }
        files::replace(&self.path, &wire::Kept::from(kept).to_log())
    }

    /// Gives the slot up: the game is kept among the records by now, has no move, or is not wanted any more.
    pub fn clear(self) -> io::Result<()> {
        match fs::remove_file(&self.path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scratch::Scratch;

    #[test]
    fn a_slot_is_given_up_though_its_game_has_gone_but_not_if_it_cannot_be_removed() {
        let scratch = Scratch::new();
        let gone = Slot::take(scratch.at("gone.jsonl")).expect("nobody holds it");
        gone.clear().expect("there is nothing to remove");
        std::fs::create_dir(scratch.at("folder.jsonl")).expect("it can be made");
        let folder = Slot::take(scratch.at("folder.jsonl")).expect("nobody holds it");
        assert!(folder.clear().is_err(), "a folder is not removed as a game is");
    }
}
