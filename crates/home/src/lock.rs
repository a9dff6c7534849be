//! A file that only one program at a time works on.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

/// Held while a program works on a file. It lies beside the file and not on it, because every state of the file replaces the
/// one before. The system lets go of it when the program ends, however it ends.
#[derive(Debug)]
pub struct Lock {
    path: PathBuf,
    file: File,
}

impl Lock {
    /// Takes the lock of a file; `None` if another program holds it.
    pub fn take(path: &Path) -> io::Result<Option<Lock>> {
        let path = lock_of(path);
        if fs::symlink_metadata(&path).is_ok_and(|about| !about.is_file()) {
            return Err(io::ErrorKind::InvalidInput.into()); // a pipe would be waited for, a link followed
        }
        loop {
            let file = open(&path)?;
            match file.try_lock() {
                Err(TryLockError::WouldBlock) => return Ok(None),
                Err(TryLockError::Error(error)) => return Err(error),
                // The one who held it may have taken the file away in the meantime.
                Ok(()) if !is_still(&path, &file) => (),
                Ok(()) => return Ok(Some(Lock { path, file })),
            }
        }
    }

    /// Whether there is a lock beside a file: somebody holds it, or did and was killed.
    pub(crate) fn is_there(path: &Path) -> bool {
        fs::symlink_metadata(lock_of(path)).is_ok()
    }

    /// Takes the lock of a file that is held only while a text is read and written again: whoever holds it is waited for.
    pub(crate) fn wait(path: &Path) -> io::Result<Lock> {
        let path = lock_of(path);
        if fs::symlink_metadata(&path).is_ok_and(|about| !about.is_file()) {
            return Err(io::ErrorKind::InvalidInput.into());
        }
        loop {
            let file = open(&path)?;
            file.lock()?;
            if is_still(&path, &file) {
                return Ok(Lock { path, file });
            }
        }
    }
}

/// What somebody else has written there is left as it is.
fn open(path: &Path) -> io::Result<File> {
    OpenOptions::new().write(true).create(true).truncate(false).open(path)
}

impl Drop for Lock {
    fn drop(&mut self) {
        // Only what holds nothing is surely nobody's.
        if self.file.metadata().is_ok_and(|about| about.len() == 0) {
            let _ = fs::remove_file(&self.path);
        }
    }
}

/// Whether the file is still the one of that name.
#[cfg(unix)]
fn is_still(path: &Path, file: &File) -> bool {
    use std::os::unix::fs::MetadataExt;
    let same =
        |one: &fs::Metadata, other: &fs::Metadata| one.dev() == other.dev() && one.ino() == other.ino();
    matches!((fs::symlink_metadata(path), file.metadata()), (Ok(one), Ok(other)) if same(&one, &other))
}

#[cfg(not(unix))]
fn is_still(path: &Path, _file: &File) -> bool {
    path.exists()
}

/// `game.txt.lock` beside `game.txt`: two files never share one.
fn lock_of(path: &Path) -> PathBuf {
    let mut name: OsString = path.as_os_str().to_owned();
    name.push(".lock");
    PathBuf::from(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_holds_it_at_a_time_and_nothing_is_left() {
        let path = std::env::temp_dir().join(format!("tabuleiro-lock-{}.txt", std::process::id()));
        let first = Lock::take(&path).expect("a lock").expect("nobody holds it");
        assert!(Lock::take(&path).expect("a lock").is_none());
        let neighbour = path.with_extension("other");
        assert!(Lock::take(&neighbour).expect("a lock").is_some(), "another file has another lock");
        drop(first);
        assert!(!lock_of(&path).exists());
        let second = Lock::take(&path).expect("a lock");
        assert!(second.is_some());
    }

    #[test]
    fn what_somebody_has_written_there_stays() {
        let path = std::env::temp_dir().join(format!("tabuleiro-lock-{}-kept.txt", std::process::id()));
        fs::write(lock_of(&path), "mine").expect("it can be written");
        drop(Lock::take(&path).expect("a lock").expect("nobody holds it"));
        assert_eq!(fs::read(lock_of(&path)).expect("it is there"), b"mine");
        fs::remove_file(lock_of(&path)).expect("it is ours");
    }

    #[test]
    fn a_lock_that_was_taken_away_is_no_lock_though_another_has_its_name() {
        let path = std::env::temp_dir().join(format!("tabuleiro-lock-{}-away.txt", std::process::id()));
        let file = File::create(&path).expect("it can be written");
        assert!(is_still(&path, &file));
        let aside = path.with_extension("aside");
        fs::rename(&path, &aside).expect("it can be renamed"); // so that its number is not given out again
        assert!(!is_still(&path, &file), "it is gone");
        fs::write(&path, "").expect("it can be written");
        assert!(!is_still(&path, &file), "another has its name");
        for path in [path, aside] {
            fs::remove_file(path).expect("it is ours");
        }
    }
}
