//! Games kept in the user's data directory: unfinished ones to be taken up again, finished ones as records.
//!
//! Nothing that is there is ever overwritten: every file is made under a name of its own, and an unfinished game is
//! replaced only by its own next state, whole, by a rename.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use etcetera::{BaseStrategy, choose_base_strategy};
use jiff::Zoned;
use tabuleiro_table::Archive;

/// Where games are kept.
#[derive(Clone, Debug)]
pub(crate) struct Store {
    root: PathBuf,
}

impl Store {
    /// The user's own; `None` if the environment names no home.
    pub(crate) fn of_user() -> Option<Store> {
        Some(Store { root: choose_base_strategy().ok()?.data_dir().join("tabuleiro") })
    }

    /// Makes a place for an unfinished game of that kind.
    pub(crate) fn begin(&self, game: &str) -> io::Result<PathBuf> {
        fresh(&self.root.join("unfinished"), game).map(|(path, _)| path)
    }

    /// Writes the state of an unfinished game over its last one.
    pub(crate) fn keep(path: &Path, archive: &Archive) -> io::Result<()> {
        let aside = path.with_extension("tmp");
        let mut file = File::create(&aside)?;
        file.write_all(archive.to_string().as_bytes())?;
        file.sync_all()?;
        fs::rename(&aside, path)
    }

    /// Writes a finished game among the records; where it stands.
    pub(crate) fn finish(&self, archive: &Archive) -> io::Result<PathBuf> {
        let (path, mut file) = fresh(&self.root.join("records"), &archive.game)?;
        file.write_all(archive.to_string().as_bytes())?;
        Ok(path)
    }

    /// The unfinished game that was begun last, of that kind or of any.
    pub(crate) fn last_unfinished(&self, game: Option<&str>) -> Option<PathBuf> {
        let entries = fs::read_dir(self.root.join("unfinished")).ok()?;
        let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
        let wanted =
            paths.filter(|path| path.extension().is_some_and(|ending| ending == "txt") && is_of(path, game));
        wanted.max_by_key(|path| {
            let stem = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
            stem.split_once('-').map(|(_, time)| time.to_owned())
        })
    }
}

fn is_of(path: &Path, game: Option<&str>) -> bool {
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    game.is_none_or(|game| name.starts_with(&format!("{game}-")))
}

/// Makes a new file named after the game and the moment.
fn fresh(folder: &Path, game: &str) -> io::Result<(PathBuf, File)> {
    fs::create_dir_all(folder)?;
    let moment = Zoned::now().strftime("%Y%m%d-%H%M%S").to_string();
    for number in 0..1_000 {
        let path = folder.join(format!("{game}-{moment}-{number:03}.txt"));
        match OpenOptions::new().write(true).create_new(true).open(&path) {
            Ok(file) => return Ok((path, file)),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => (),
            Err(error) => return Err(error),
        }
    }
    Err(io::Error::from(io::ErrorKind::AlreadyExists))
}

/// Writes a text to a new file; fails if there is one already.
pub(crate) fn write_new(path: &Path, text: &str) -> io::Result<()> {
    OpenOptions::new().write(true).create_new(true).open(path)?.write_all(text.as_bytes())
}

/// Today, as records write it.
pub(crate) fn today() -> String {
    Zoned::now().strftime("%Y.%m.%d").to_string()
}
