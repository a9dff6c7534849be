//! Records on disk: read in any form that we speak, written only to new files.

use std::fs;
use std::io::{self, Read};
use std::path::Path;

use tabuleiro_game::Speak;
use tabuleiro_table::kind::Foreign;
use tabuleiro_table::{Archive, KINDS};

use crate::fault::Fault;
use crate::house::said_of;
use crate::reason::reason;
use crate::store;

/// No record is longer than this many bytes; whatever is, is no record.
const LONGEST: u64 = 16 << 20;

/// Reads a record from a file, or from standard input for `-`, in our form or in another that we speak.
pub(crate) fn read(file: &str) -> Result<Archive, Fault> {
    let unreadable = |error: io::Error| {
        Fault::Given(said_of("cli-unreadable", "file", file).with("error", reason(&error)))
    };
    let mut bytes = Vec::new();
    let source: Box<dyn Read> =
        if file == "-" { Box::new(io::stdin()) } else { Box::new(fs::File::open(file).map_err(unreadable)?) };
    source.take(LONGEST).read_to_end(&mut bytes).map_err(unreadable)?;
    let text = String::from_utf8_lossy(&bytes);
    let read = match foreign(file, &text) {
        Some(foreign) => (foreign.read)(&text),
        None => text.parse::<Archive>().map_err(|error| error.message()),
    };
    read.map_err(|why| Fault::Given(said_of("cli-bad-record", "file", file).with("why", why)))
}

/// Another program's form: known by the file's name, or by the tag that every file of it has.
fn foreign(file: &str, text: &str) -> Option<Foreign> {
    let is_named =
        |ending: &str| Path::new(file).extension().is_some_and(|found| found.eq_ignore_ascii_case(ending));
    let is_ours = text.contains("[Game ");
    let forms = KINDS.iter().filter_map(|kind| kind.foreign);
    forms.into_iter().find(|form| is_named(form.extension) || (!is_ours && text.contains("[Variant ")))
}

/// Whether a record of this game can be written there, as far as that can be known before the game is played.
pub(crate) fn check(archive: &Archive, path: &Path) -> Result<(), Fault> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    if path.symlink_metadata().is_ok() {
        return Err(unwritable(path, &io::ErrorKind::AlreadyExists.into()));
    }
    if folder.is_some_and(|folder| !folder.is_dir()) {
        return Err(unwritable(path, &io::ErrorKind::NotFound.into()));
    }
    text(archive, path).map(drop)
}

/// Writes a record to a new file, in our form or in another by the file's name.
pub(crate) fn write(archive: &Archive, path: &Path) -> Result<(), Fault> {
    store::write_new(path, &text(archive, path)?).map_err(|error| unwritable(path, &error))
}

/// A record as the file's name wants it.
fn text(archive: &Archive, path: &Path) -> Result<String, Fault> {
    let form = KINDS
        .iter()
        .filter_map(|kind| kind.foreign)
        .find(|form| path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case(form.extension)));
    form.map_or_else(|| Ok(archive.to_string()), |form| (form.write)(archive).map_err(Fault::Given))
}

/// The fault of a file that cannot be written.
pub(crate) fn unwritable(path: &Path, error: &io::Error) -> Fault {
    let message = if error.kind() == io::ErrorKind::AlreadyExists {
        said_of("cli-file-exists", "file", path.display().to_string())
    } else {
        said_of("cli-unwritable", "file", path.display().to_string()).with("error", reason(error))
    };
    Fault::Given(message)
}
