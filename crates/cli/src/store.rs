//! Games kept in the user's data directory: unfinished ones to be taken up again, finished ones as records; and where
//! endgame tables stand beside them.
//!
//! Nothing that is there is ever overwritten: every file is made under a name of its own, and an unfinished game is
//! replaced only by its own next state ([`Slot`]).

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use etcetera::{BaseStrategy, choose_base_strategy};
use jiff::tz::TimeZone;
use jiff::{Timestamp, Zoned};
use tabuleiro_game::Message;
use tabuleiro_search::Aids;
use tabuleiro_search::tablebase::{Described, TableFault};
use tabuleiro_table::{Archive, Kind};

use crate::console::Console;
use crate::slot::Slot;
use crate::{files, reason, say};

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

    /// Takes away what a program that was killed while it wrote has left beside the games.
    pub(crate) fn tidy(&self) {
        for folder in ["unfinished", "records"] {
            files::sweep(&self.root.join(folder));
        }
    }

    /// Makes a slot for an unfinished game of that kind.
    pub(crate) fn begin(&self, game: &str) -> io::Result<Slot> {
        fresh(&self.root.join("unfinished"), game, Slot::new)
    }

    /// Writes a finished game among the records; where it stands.
    pub(crate) fn finish(&self, archive: &Archive) -> io::Result<PathBuf> {
        let write = |path: PathBuf| files::write_new(&path, &archive.to_string()).map(|()| path);
        fresh(&self.root.join("records"), &archive.game, write)
    }

    /// The unfinished games, the one that was left last first.
    pub(crate) fn unfinished(&self) -> Vec<PathBuf> {
        let Ok(entries) = fs::read_dir(self.root.join("unfinished")) else { return Vec::new() };
        let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
        let is_game = |path: &PathBuf| path.extension().is_some_and(|ending| ending == "txt");
        let mut games: Vec<_> = paths.filter(is_game).map(|path| (left(&path), path)).collect();
        games.sort_unstable();
        games.into_iter().rev().map(|(_, path)| path).collect()
    }
}

/// When a file was written last.
pub(crate) fn left(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).and_then(|about| about.modified()).ok()
}

/// A moment as people here write it.
pub(crate) fn moment(time: SystemTime) -> Option<String> {
    let moment = Timestamp::try_from(time).ok()?.to_zoned(TimeZone::system());
    Some(moment.strftime("%Y-%m-%d %H:%M").to_string())
}

/// What players may use of the machine and of what the program knows by heart, as it was asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Means {
    /// So many threads instead of one.
    pub(crate) threads: Option<usize>,
    /// Openings are worked out, not played from the book.
    pub(crate) is_book_closed: bool,
}

impl Means {
    /// What a game's players may use here.
    pub(crate) fn aids(self, kind: &dyn Kind) -> Aids {
        let aids = aids(kind).with_threads(self.threads.unwrap_or(1));
        if self.is_book_closed { aids.without_book() } else { aids }
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

/// What is wrong with the user's own tables of a game, so that its players go on without them.
pub(crate) fn damage(kind: &dyn Kind) -> Vec<Message> {
    let Some((tables, store)) = kind.tables().zip(Store::of_user()) else { return Vec::new() };
    let fault = |found: Result<Described, TableFault>| match found.err()? {
        TableFault::Refused(message) | TableFault::Stopped(message) => Some(message),
        TableFault::System(path, error) => {
            Some(reason::told("cli-tables-system", &error).with("file", path.display().to_string()))
        }
    };
    tables.describe(&store.tables()).into_iter().filter_map(fault).collect()
}

/// Says on standard error what is wrong with the user's own tables of a game: nobody is to lose strength without a word.
pub(crate) fn warn_of_damage(kind: &dyn Kind, console: &Console) {
    for fault in damage(kind) {
        let command = format!("tabuleiro tables {}", kind.name());
        let told = console.say(&say("cli-tables-left-out").with("why", fault).with("command", command));
        // Nobody may be listening there; the player goes on without the tables all the same.
        let _ = writeln!(io::stderr(), "tabuleiro: {told}");
    }
}

/// Whether a file is named after that game.
pub(crate) fn is_of(path: &Path, game: &str) -> bool {
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    name.starts_with(&format!("{game}-"))
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

/// Today, as records write it.
pub(crate) fn today() -> String {
    Zoned::now().strftime("%Y.%m.%d").to_string()
}
