//! Records in files, and the sentences for what is wrong with them.

use std::io;
use std::path::Path;

use tabuleiro_home::{ReadError, WriteError};
use tabuleiro_table::{Archive, Kinds};

use crate::error::CliError;
use crate::reason::reason;
use crate::say;

/// Reads a record from a file, or from standard input for `-`, in our form or in another that we speak.
pub(crate) fn read(file: &str, kinds: Kinds) -> Result<Archive, CliError> {
    let read = if file == "-" {
        tabuleiro_home::read_archive_from(io::stdin(), kinds)
    } else {
        tabuleiro_home::read_archive(Path::new(file), kinds)
    };
    read.map_err(|fault| unread(file, fault))
}

/// The fault of a record that was not read.
pub(crate) fn unread(file: &str, fault: ReadError) -> CliError {
    match fault {
        ReadError::System(error) => unreadable(file, &error),
        ReadError::Malformed(why) => {
            CliError::Given(say("cli-bad-record").with("file", file).with("why", why))
        }
    }
}

/// Whether a record of this game can be written there, as far as that can be known before the game is played.
pub(crate) fn check(archive: &Archive, path: &Path, kinds: Kinds) -> Result<(), CliError> {
    tabuleiro_home::check_archive(archive, path, kinds).map_err(|fault| unwritten(path, fault))
}

/// Writes a record to a new file, in our form or in another by the file's name.
pub(crate) fn write(archive: &Archive, path: &Path, kinds: Kinds) -> Result<(), CliError> {
    tabuleiro_home::write_archive(archive, path, kinds).map_err(|fault| unwritten(path, fault))
}

/// The fault of a record that was not written.
fn unwritten(path: &Path, fault: WriteError) -> CliError {
    match fault {
        WriteError::System(error) => unwritable(path, &error),
        WriteError::Unfit(why) => CliError::Given(why),
    }
}

/// The fault of a file that cannot be read.
pub(crate) fn unreadable(file: &str, error: &io::Error) -> CliError {
    CliError::Given(say("cli-unreadable").with("file", file).with("error", reason(error)))
}

/// The fault of a file that cannot be written.
pub(crate) fn unwritable(path: &Path, error: &io::Error) -> CliError {
    let message = if error.kind() == io::ErrorKind::AlreadyExists {
        say("cli-file-exists").with("file", path.display().to_string())
    } else {
        say("cli-unwritable").with("file", path.display().to_string()).with("error", reason(error))
    };
    CliError::Given(message)
}
