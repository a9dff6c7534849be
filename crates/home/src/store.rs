//! Games kept in the user's data directory: unfinished ones to be taken up again, finished ones as records; and where
//! endgame tables stand beside them.
//!
//! Nothing that is there is ever overwritten: every file is made under a name of its own, and an unfinished game is
//! replaced only by its own next state ([`Slot`]).

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use etcetera::{BaseStrategy, choose_base_strategy};
use tabuleiro_table::Archive;

use crate::dates::{left, now_in_names};
use crate::files;
use crate::slot::Slot;

/// The folder of every user's directories that is ours.
const OURS: &str = "tabuleiro";
/// How the names of unfinished games end, which are logs. Those of earlier releases were records.
const LOG: &str = "jsonl";
/// How the names of records end.
const RECORD: &str = "txt";

/// Where games are kept, and what else lasts: in one folder the data, in another the settings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Store {
    pub(crate) root: PathBuf,
    pub(crate) config: PathBuf,
}

impl Store {
    /// The user's own; `None` if the environment names no home.
    pub fn of_user() -> Option<Store> {
        let folders = choose_base_strategy().ok()?;
        Some(Store::at(folders.data_dir().join(OURS), folders.config_dir().join(OURS)))
    }

    /// One in these two folders, for data and for settings, which may be the same and need not be there yet.
    pub fn at(root: PathBuf, config: PathBuf) -> Store {
        Store { root, config }
    }

    /// The folder of settings.
    pub fn settings_folder(&self) -> &Path {
        &self.config
    }

    /// The folder of endgame tables.
    pub fn tables(&self) -> PathBuf {
        self.root.join("tables")
    }

    fn unfinished_folder(&self) -> PathBuf {
        self.root.join("unfinished")
    }

    fn records_folder(&self) -> PathBuf {
        self.root.join("records")
    }

    /// Takes away what a program that was killed while it wrote has left beside the games, and nothing elsewhere.
    pub fn tidy(&self) {
        for folder in [self.unfinished_folder(), self.records_folder()] {
            files::sweep(&folder);
        }
    }

    /// Makes a slot for an unfinished game of that kind.
    pub fn begin(&self, game: &str) -> io::Result<Slot> {
        fresh(&self.unfinished_folder(), game, LOG, Slot::new)
    }

    /// Writes a finished game among the records; where it stands.
    pub fn finish(&self, archive: &Archive) -> io::Result<PathBuf> {
        let write = |path: PathBuf| files::write_new(&path, &archive.to_string()).map(|()| path);
        fresh(&self.records_folder(), &archive.game, RECORD, write)
    }

    /// The unfinished games, the one that was left last first.
    pub fn unfinished(&self) -> Vec<PathBuf> {
        games(&self.unfinished_folder())
    }

    /// The records of finished games, the one that was written last first.
    pub fn records(&self) -> Vec<PathBuf> {
        games(&self.records_folder())
    }

    /// Removes a record. What does not stand directly among the records, or is no file, is refused and stays.
    pub fn discard_record(&self, path: &Path) -> io::Result<()> {
        let is_record = path.parent() == Some(&self.records_folder()) && path.file_name().is_some();
        if !is_record || !fs::symlink_metadata(path)?.is_file() {
            return Err(io::ErrorKind::InvalidInput.into());
        }
        fs::remove_file(path)
    }
}

/// The games in a folder, the one that was written last first.
fn games(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let is_game = |path: &PathBuf| {
        path.extension().is_some_and(|ending| [LOG, RECORD].iter().any(|ours| ending == *ours))
    };
    let mut games: Vec<_> = paths.filter(is_game).map(|path| (left(&path), path)).collect();
    games.sort_unstable();
    games.into_iter().rev().map(|(_, path)| path).collect()
}

/// Whether a file is named after that game, as every unfinished game and every record is.
pub fn is_of(path: &Path, game: &str) -> bool {
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    name.starts_with(&format!("{game}-"))
}

/// Makes something new under a name after the game and the moment.
fn fresh<T>(
    folder: &Path,
    game: &str,
    ending: &str,
    make: impl Fn(PathBuf) -> io::Result<T>,
) -> io::Result<T> {
    fs::create_dir_all(folder)?;
    let moment = now_in_names();
    for number in 0..1_000 {
        match make(folder.join(format!("{game}-{moment}-{number:03}.{ending}"))) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => (),
            made => return made,
        }
    }
    Err(io::Error::from(io::ErrorKind::AlreadyExists))
}

#[cfg(test)]
mod tests {
    use std::fs::File;
    use std::time::{Duration, SystemTime};

    use tabuleiro_games::GAMES;
    use tabuleiro_table::time::Moment;
    use tabuleiro_table::{Kept, Round};

    use super::*;
    use crate::scratch::Scratch;

    fn archive(game: &str) -> Archive {
        let text = format!("[Game \"{game}\"]\n[Seat1 \"human\"]\n[Seat2 \"human\"]\n\n*\n");
        text.parse().expect("a record")
    }

    fn kept(game: &str) -> Kept {
        let round = Round::take_up(&archive(game), GAMES, 1, Moment(0)).expect("a game");
        round.kept(Moment(9))
    }

    /// Makes a file look as if it had been written so many seconds ago.
    fn age(path: &Path, seconds: u64) {
        let file = File::options().write(true).open(path).expect("it is there");
        file.set_modified(SystemTime::now() - Duration::from_secs(seconds)).expect("it is ours");
    }

    #[test]
    fn an_unfinished_game_is_there_from_its_first_state_on_until_it_is_cleared() {
        let scratch = Scratch::new();
        let store = scratch.store();
        let slot = store.begin("quantik").expect("a slot");
        assert_eq!(store.unfinished(), [] as [PathBuf; 0]);
        slot.keep(&kept("quantik")).expect("it can be kept");
        assert_eq!(store.unfinished(), [slot.path()]);
        assert!(is_of(slot.path(), "quantik") && !is_of(slot.path(), "quant"));
        assert!(Slot::take(slot.path().to_owned()).is_none(), "it is being played");
        slot.clear().expect("it can be removed");
        assert_eq!(scratch.names("data/unfinished"), [] as [&str; 0]);
    }

    #[test]
    fn two_games_of_one_moment_have_two_names() {
        let scratch = Scratch::new();
        let store = scratch.store();
        let one = store.begin("oware").expect("a slot");
        let other = store.begin("oware").expect("another");
        assert_ne!(one.path(), other.path());
    }

    #[test]
    fn records_are_listed_last_first_and_nothing_else_is() {
        let scratch = Scratch::new();
        let store = scratch.store();
        assert_eq!(store.records(), [] as [PathBuf; 0]);
        let old = store.finish(&archive("oware")).expect("it can be written");
        let new = store.finish(&archive("oware")).expect("it can be written");
        let older = store.finish(&archive("otrio")).expect("it can be written");
        age(&old, 100);
        age(&older, 200);
        fs::write(scratch.at("data/records/notes.md"), "").expect("it can be written");
        assert_eq!(store.records(), [new, old, older]);
        assert_eq!(store.unfinished(), [] as [PathBuf; 0]);
    }

    #[test]
    fn only_a_file_directly_among_the_records_is_discarded() {
        let scratch = Scratch::new();
        let store = scratch.store();
        let record = store.finish(&archive("oware")).expect("it can be written");
        let slot = store.begin("oware").expect("a slot");
        slot.keep(&kept("oware")).expect("it can be kept");
        fs::create_dir(scratch.at("data/records/deeper")).expect("a folder");
        fs::write(scratch.at("data/records/deeper/game.txt"), "").expect("it can be written");
        let winding = scratch.at("data/records/../unfinished").join(slot.path().file_name().expect("a name"));
        for other in
            ["data/records/deeper", "data/records/deeper/game.txt", "data/records", "data/records/.."]
        {
            let error = store.discard_record(&scratch.at(other)).expect_err("it is no record");
            assert_eq!(error.kind(), io::ErrorKind::InvalidInput, "{other}");
        }
        assert!(store.discard_record(slot.path()).is_err() && store.discard_record(&winding).is_err());
        assert!(slot.path().exists() && scratch.at("data/records/deeper/game.txt").exists());
        store.discard_record(&record).expect("it is a record");
        assert_eq!(store.records(), [] as [PathBuf; 0]);
        let error = store.discard_record(&record).expect_err("it is gone");
        assert_eq!(error.kind(), io::ErrorKind::NotFound);
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn what_killed_programs_left_is_taken_away_among_the_games_alone() {
        let scratch = Scratch::new();
        // No process has a number as high as this.
        let left = |folder: &str| scratch.at(folder).join(".tabuleiro-2147483647-0.tmp");
        let (games, others) = (["data/unfinished", "data/records"], ["data", "config"]);
        for folder in games.iter().chain(&others) {
            fs::create_dir_all(scratch.at(folder)).expect("a folder");
            fs::write(left(folder), "half").expect("it can be written");
        }
        scratch.store().tidy();
        assert!(games.iter().all(|folder| !left(folder).exists()));
        assert!(others.iter().all(|folder| left(folder).exists()));
    }
}
