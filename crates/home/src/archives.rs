//! Records in files: read in any form that a game speaks, written only to new files.

use std::io::{self, Read};
use std::path::{Path, PathBuf};

use tabuleiro_game::Message;
use tabuleiro_table::{Archive, Foreign, Kinds};
use tabuleiro_wire::log::is_log;

use crate::{files, kept};

/// No record is longer than this many bytes; whatever is, is no record.
pub(crate) const LONGEST: u64 = 16 << 20;

/// Why a record was not read.
#[derive(Debug)]
pub enum ReadError {
    /// The system does not give the file, or it is longer than any record.
    System(io::Error),
    /// What it holds is no record.
    Malformed(Message),
}

/// Why a record was not written.
#[derive(Debug)]
pub enum WriteError {
    /// The system does not take the file; of the kind “already exists” if there is one of that name.
    System(io::Error),
    /// The form that the file's name asks for cannot hold this record.
    Unfit(Message),
}

/// Reads a record from a file: in our form, in another that a game speaks, known by the file's name or by the tag that every
/// record of it has, or from the log of a game that is kept.
pub fn read_archive(path: &Path, kinds: Kinds) -> Result<Archive, ReadError> {
    let bytes = files::read(path, LONGEST).map_err(ReadError::System)?;
    let text = String::from_utf8_lossy(&bytes);
    let read = if is_log(&text) { None } else { form_of(path, kinds) };
    read.map_or_else(|| parse(&text, kinds), |form| (form.read)(&text)).map_err(ReadError::Malformed)
}

/// Reads a record from whatever can be read and has no name; another program's form is known by its tag alone.
pub fn read_archive_from(source: impl Read, kinds: Kinds) -> Result<Archive, ReadError> {
    let bytes = files::read_from(source, LONGEST).map_err(ReadError::System)?;
    parse(&String::from_utf8_lossy(&bytes), kinds).map_err(ReadError::Malformed)
}

/// The record that a text is, or the one of the game whose log it is.
pub(crate) fn parse(text: &str, kinds: Kinds) -> Result<Archive, Message> {
    if is_log(text) { kept::archive_of_log(text, kinds) } else { kinds.archive(text) }
}

/// Writes a record to a new file, all of it or nothing, in our form or in another by the file's name.
pub fn write_archive(archive: &Archive, path: &Path, kinds: Kinds) -> Result<(), WriteError> {
    files::write_new(path, &text(archive, path, kinds)?).map_err(WriteError::System)
}

/// A new file that holds a record as it grows.
pub struct SaveFile {
    path: PathBuf,
    kinds: Kinds,
    /// Whether it has been made here, so that it may be written again.
    is_ours: bool,
}

impl SaveFile {
    /// One of that name, which must not be there yet when it is first written.
    pub fn new(path: PathBuf, kinds: Kinds) -> SaveFile {
        SaveFile { path, kinds, is_ours: false }
    }

    /// Where it stands.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Writes the record as it is now over what was written here before, all of it or nothing.
    pub fn write(&mut self, archive: &Archive) -> Result<(), WriteError> {
        if !self.is_ours {
            write_archive(archive, &self.path, self.kinds)?;
            self.is_ours = true;
            return Ok(());
        }
        files::replace(&self.path, &text(archive, &self.path, self.kinds)?).map_err(WriteError::System)
    }
}

/// Whether a record could be written there, as far as that can be known before the game is played. Writes nothing.
pub fn check_archive(archive: &Archive, path: &Path, kinds: Kinds) -> Result<(), WriteError> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    if path.symlink_metadata().is_ok() {
        return Err(WriteError::System(io::ErrorKind::AlreadyExists.into()));
    }
    if folder.is_some_and(|folder| !folder.is_dir()) {
        return Err(WriteError::System(io::ErrorKind::NotFound.into()));
    }
    text(archive, path, kinds).map(drop)
}

/// A record as the file's name wants it.
fn text(archive: &Archive, path: &Path, kinds: Kinds) -> Result<String, WriteError> {
    match form_of(path, kinds) {
        Some(form) => (form.write)(archive).map_err(WriteError::Unfit),
        None => Ok(archive.to_string()),
    }
}

/// The other program's form that a file's name asks for.
fn form_of(path: &Path, kinds: Kinds) -> Option<Foreign> {
    let ending = path.extension()?;
    kinds.foreign().find(|form| ending.eq_ignore_ascii_case(form.extension))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use tabuleiro_games::GAMES;

    use super::*;
    use crate::scratch::Scratch;

    fn archive(game: &str) -> Archive {
        let text = format!("[Game \"{game}\"]\n[Seat1 \"ana\"]\n[Seat2 \"rui\"]\n\n*\n");
        text.parse().expect("a record")
    }

    #[test]
    fn a_record_comes_back_in_each_form() {
        let scratch = Scratch::new();
        for (name, is_ours) in [("game.txt", true), ("game.ogn", false), ("game.OGN", false), ("game", true)]
        {
            let path = scratch.at("").join(name);
            write_archive(&archive("oware"), &path, GAMES).expect("it can be written");
            let text = fs::read_to_string(&path).expect("it is there");
            assert_eq!(text.contains("[Game "), is_ours, "{name}: {text}");
            let read = read_archive(&path, GAMES).expect("it can be read");
            assert_eq!(
                (read.game.as_str(), read.seats),
                ("oware", vec!["ana".into(), "rui".into()]),
                "{name}"
            );
            fs::remove_file(&path).expect("it is ours"); // some disks make no difference of capitals
        }
    }

    #[test]
    fn another_form_is_known_by_its_tag_where_no_name_tells() {
        let scratch = Scratch::new();
        write_archive(&archive("oware"), &scratch.at("game.ogn"), GAMES).expect("it can be written");
        fs::rename(scratch.at("game.ogn"), scratch.at("game.txt")).expect("it is ours");
        let bytes = fs::read(scratch.at("game.txt")).expect("it is there");
        let read = read_archive(&scratch.at("game.txt"), GAMES).expect("it can be read");
        assert_eq!(read, read_archive_from(bytes.as_slice(), GAMES).expect("it can be read"));
        let ours = archive("otrio").to_string();
        assert_eq!(read_archive_from(ours.as_bytes(), GAMES).expect("it can be read"), archive("otrio"));
    }

    #[test]
    fn a_file_that_is_there_is_never_written_to() {
        let scratch = Scratch::new();
        let path = scratch.at("game.txt");
        fs::write(&path, "precious").expect("it can be written");
        for fault in
            [write_archive(&archive("oware"), &path, GAMES), check_archive(&archive("oware"), &path, GAMES)]
        {
            let fault = fault.expect_err("it is there");
            assert!(
                matches!(&fault, WriteError::System(error) if error.kind() == io::ErrorKind::AlreadyExists),
                "{fault:?}"
            );
        }
        assert_eq!(fs::read(&path).expect("it is there"), b"precious");
    }

    #[test]
    fn what_cannot_be_written_is_known_before() {
        let scratch = Scratch::new();
        let check = |game: &str, file: &str| check_archive(&archive(game), &scratch.at(file), GAMES);
        check("oware", "game.ogn").expect("it can be written");
        assert!(matches!(check("quantik", "game.ogn"), Err(WriteError::Unfit(_))));
        let nowhere = check("oware", "none/game.txt").expect_err("there is no folder");
        assert!(matches!(nowhere, WriteError::System(error) if error.kind() == io::ErrorKind::NotFound));
        assert_eq!(scratch.names(""), [] as [&str; 0], "nothing is written");
    }

    #[test]
    fn what_is_no_record_and_what_is_no_file_are_told_apart() {
        let scratch = Scratch::new();
        fs::write(scratch.at("game.txt"), "[Game").expect("it can be written");
        assert!(matches!(read_archive(&scratch.at("game.txt"), GAMES), Err(ReadError::Malformed(_))));
        assert!(matches!(read_archive_from(&b"[Game"[..], GAMES), Err(ReadError::Malformed(_))));
        for (file, kind) in [("none.txt", io::ErrorKind::NotFound), ("", io::ErrorKind::IsADirectory)] {
            let fault = read_archive(&scratch.at(file), GAMES).expect_err("it is no file");
            assert!(matches!(&fault, ReadError::System(error) if error.kind() == kind), "{fault:?}");
        }
        let long = io::repeat(b' ');
        assert!(matches!(
            read_archive_from(long, GAMES),
            Err(ReadError::System(error)) if error.kind() == io::ErrorKind::FileTooLarge
        ));
    }
}
