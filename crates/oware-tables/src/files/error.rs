//! What can be wrong with a table, in a sentence.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::{fmt, io};

use tabuleiro_game::{Message, Speak};

use crate::{MOST, say};

/// Why a table could not be built, read or trusted.
#[derive(Debug)]
pub enum TableError {
    /// Tables with so many seeds are not made.
    TooMany(u8),
    /// There is no such file: the table has not been built.
    Missing(PathBuf),
    /// The file is something else.
    NotATable(PathBuf),
    /// The file was written by another version, which has this number.
    Version(PathBuf, u32),
    /// The file ends too early or goes on too long.
    CutShort(PathBuf),
    /// What the file says is not what was once written.
    Altered(PathBuf),
    /// The file is wrong about a board: what it is worth, or whether that rests on repetition. The text of the board.
    Wrong(PathBuf, String),
    /// The disk has no room for so many bytes.
    NoRoom(u64),
    /// There is not enough memory: so many bytes are needed, and so many are free, where the system tells.
    NoMemory(u64, Option<u64>),
    /// Another program is building in the folder.
    Busy(PathBuf),
    /// The system refuses to read or write the file.
    System(PathBuf, io::Error),
    /// The work was stopped; what is complete is kept.
    Stopped,
}

impl TableError {
    /// What the system said about a file.
    pub(super) fn about(path: &Path, error: io::Error) -> TableError {
        match error.kind() {
            ErrorKind::NotFound => TableError::Missing(path.to_owned()),
            ErrorKind::UnexpectedEof => TableError::CutShort(path.to_owned()),
            _ => TableError::System(path.to_owned(), error),
        }
    }

    /// What the system said, where it was the system.
    pub fn system(&self) -> Option<&io::Error> {
        match self {
            TableError::System(_, error) => Some(error),
            _ => None,
        }
    }
}

impl Speak for TableError {
    fn message(&self) -> Message {
        let about = |key, path: &Path| say(key).with("file", path.display().to_string());
        match self {
            TableError::TooMany(seeds) => say("oware-table-many").with("seeds", *seeds).with("most", MOST),
            TableError::Missing(path) => about("oware-table-missing", path),
            TableError::NotATable(path) => about("oware-table-other", path),
            TableError::Version(path, number) => about("oware-table-version", path).with("version", *number),
            TableError::CutShort(path) => about("oware-table-short", path),
            TableError::Altered(path) => about("oware-table-altered", path),
            TableError::Wrong(path, board) => about("oware-table-wrong", path).with("board", board.clone()),
            TableError::NoRoom(bytes) => say("oware-table-room").with("size", megabytes(*bytes)),
            TableError::NoMemory(bytes, None) => say("oware-table-memory").with("size", megabytes(*bytes)),
            TableError::NoMemory(bytes, Some(free)) => {
                let free = free / 1_000_000;
                say("oware-table-memory-free").with("size", megabytes(*bytes)).with("free", free)
            }
            TableError::Busy(path) => about("oware-table-busy", path),
            TableError::System(path, error) => {
                about("oware-table-system", path).with("why", error.to_string())
            }
            TableError::Stopped => say("oware-table-stopped"),
        }
    }
}

/// Megabytes, rounded up.
pub(super) const fn megabytes(bytes: u64) -> u64 {
    bytes.div_ceil(1_000_000)
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for TableError {}
