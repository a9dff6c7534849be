//! Games kept in the user's data directory: unfinished ones to be taken up again, finished ones as records; and where
//! endgame tables stand beside them.
//!
//! Nothing that is there is ever overwritten: every file is made under a name of its own, and an unfinished game is
//! replaced only by its own next state ([`Slot`]).

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use etcetera::{BaseStrategy, choose_base_strategy};
use jiff::Zoned;
use tabuleiro_search::Aids;
use tabuleiro_table::{Archive, Kind};

use crate::slot::Slot;

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

    /// The folder of endgame tables.
    pub(crate) fn tables(&self) -> PathBuf {
        self.root.join("tables")
    }

    /// Makes a slot for an unfinished game of that kind.
    pub(crate) fn begin(&self, game: &str) -> io::Result<Slot> {
        fresh(&self.root.join("unfinished"), game, Slot::new)
    }

    /// Writes a finished game among the records; where it stands.
    pub(crate) fn finish(&self, archive: &Archive) -> io::Result<PathBuf> {
        let write = |path: PathBuf| write_new(&path, &archive.to_string()).map(|()| path);
        fresh(&self.root.join("records"), &archive.game, write)
    }

    /// The unfinished game that was left last, of that kind or of any, unless it is being played elsewhere.
    pub(crate) fn last_unfinished(&self, game: Option<&str>) -> Option<Slot> {
        let entries = fs::read_dir(self.root.join("unfinished")).ok()?;
        let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
        let is_wanted =
            |path: &PathBuf| path.extension().is_some_and(|ending| ending == "txt") && is_of(path, game);
        let left = |path: PathBuf| (fs::metadata(&path).and_then(|about| about.modified()).ok(), path);
        let mut games: Vec<_> = paths.filter(is_wanted).map(left).collect();
        games.sort_unstable();
        games.into_iter().rev().find_map(|(_, path)| Slot::take(path))
    }
}

/// What a game's players may use here: what every machine has, and the user's own tables where they know more.
pub(crate) fn aids(kind: &dyn Kind) -> Aids {
    let tables = kind.tables().zip(Store::of_user());
    match tables.and_then(|(tables, store)| tables.open(&store.tables())) {
        Some(own) => kind.aids().and(&own),
        None => kind.aids(),
    }
}

fn is_of(path: &Path, game: Option<&str>) -> bool {
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    game.is_none_or(|game| name.starts_with(&format!("{game}-")))
}

/// Makes something new under a name after the game and the moment.
fn fresh<T>(folder: &Path, game: &str, make: impl Fn(PathBuf) -> io::Result<T>) -> io::Result<T> {
    fs::create_dir_all(folder)?;
    let moment = Zoned::now().strftime("%Y%m%d-%H%M%S").to_string();
    for number in 0..1_000 {
        match make(folder.join(format!("{game}-{moment}-{number:03}.txt"))) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => (),
            made => return made,
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
