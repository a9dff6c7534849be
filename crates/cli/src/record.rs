//! Records on disk: read in any form that we speak, written only to new files.

use std::io;
use std::path::Path;

use tabuleiro_game::Speak;
use tabuleiro_table::{Archive, Foreign, Kinds};

use crate::fault::Fault;
use crate::reason::reason;
use crate::{files, say};

/// No record is longer than this many bytes; whatever is, is no record.
const LONGEST: u64 = 16 << 20;

/// Reads a record from a file, or from standard input for `-`, in our form or in another that we speak.
pub(crate) fn read(file: &str, kinds: Kinds) -> Result<Archive, Fault> {
    let unreadable = |error: io::Error| unreadable(file, &error);
    let bytes = if file == "-" {
        files::read_from(io::stdin(), LONGEST)
    } else {
        files::read(Path::new(file), LONGEST)
    };
    let bytes = bytes.map_err(unreadable)?;
    let text = String::from_utf8_lossy(&bytes);
    let read = match foreign(file, &text, kinds) {
        Some(foreign) => (foreign.read)(&text),
        None => text.parse::<Archive>().map_err(|error| error.message()),
    };
    read.map_err(|why| Fault::Given(say("cli-bad-record").with("file", file).with("why", why)))
}

/// Another program's form: known by the file's name, or by the tag that every file of it has.
fn foreign(file: &str, text: &str, kinds: Kinds) -> Option<Foreign> {
    kinds.foreign().find(|form| is_named(Path::new(file), form)).or_else(|| kinds.foreign_of(text))
}

/// Whether a file has the name of such a form.
fn is_named(path: &Path, form: &Foreign) -> bool {
    path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case(form.extension))
}

/// Whether a record of this game can be written there, as far as that can be known before the game is played.
pub(crate) fn check(archive: &Archive, path: &Path, kinds: Kinds) -> Result<(), Fault> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    if path.symlink_metadata().is_ok() {
        return Err(unwritable(path, &io::ErrorKind::AlreadyExists.into()));
    }
    if folder.is_some_and(|folder| !folder.is_dir()) {
        return Err(unwritable(path, &io::ErrorKind::NotFound.into()));
    }
    text(archive, path, kinds).map(drop)
}

/// Writes a record to a new file, in our form or in another by the file's name.
pub(crate) fn write(archive: &Archive, path: &Path, kinds: Kinds) -> Result<(), Fault> {
    files::write_new(path, &text(archive, path, kinds)?).map_err(|error| unwritable(path, &error))
}

/// A record as the file's name wants it.
fn text(archive: &Archive, path: &Path, kinds: Kinds) -> Result<String, Fault> {
    match kinds.foreign().find(|form| is_named(path, form)) {
        Some(form) => (form.write)(archive).map_err(Fault::Given),
        None => Ok(archive.to_string()),
    }
}

/// The fault of a file that cannot be read.
pub(crate) fn unreadable(file: &str, error: &io::Error) -> Fault {
    Fault::Given(say("cli-unreadable").with("file", file).with("error", reason(error)))
}

/// The fault of a file that cannot be written.
pub(crate) fn unwritable(path: &Path, error: &io::Error) -> Fault {
    let message = if error.kind() == io::ErrorKind::AlreadyExists {
        say("cli-file-exists").with("file", path.display().to_string())
    } else {
        say("cli-unwritable").with("file", path.display().to_string()).with("error", reason(error))
    };
    Fault::Given(message)
}
