//! Runs the program in a home of its own.

use std::ffi::OsStr;
use std::fs;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

use tabuleiro_games::GAMES;
use tabuleiro_table::{Archive, Kind, Kinds, Setup};
use tabuleiro_text::{Ink, Lang, Sketch, Speaker};

/// A fresh folder that is the program's home, gone with the test.
pub(crate) struct Home {
    folder: PathBuf,
    program: PathBuf,
}

/// What came of a run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Ran {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Home {
    pub(crate) fn new() -> Home {
        Home::of(PathBuf::from(env!("CARGO_BIN_EXE_tabuleiro")))
    }

    /// The home of another program.
    pub(crate) fn of(program: PathBuf) -> Home {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        // Another run may have the same number, an older one or one that sees other processes: what is there is theirs.
        let folder = loop {
            let number = NUMBER.fetch_add(1, Ordering::Relaxed);
            let folder = std::env::temp_dir().join(format!("tabuleiro-{}-{number}", std::process::id()));
            match fs::create_dir(&folder) {
                Ok(()) => break folder,
                Err(error) if error.kind() == ErrorKind::AlreadyExists => (),
                Err(error) => panic!("{}: {error}", folder.display()),
            }
        };
        Home { folder, program }
    }

    /// A path in it.
    pub(crate) fn at(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    /// Writes a file in it; its path.
    pub(crate) fn file(&self, name: &str, bytes: impl AsRef<[u8]>) -> PathBuf {
        fs::write(self.at(name), bytes).expect("a fresh file");
        self.at(name)
    }

    /// The program, not yet started, with nothing of the tester's own language or taste around it.
    pub(crate) fn command(&self, arguments: impl IntoIterator<Item = impl AsRef<OsStr>>) -> Command {
        let mut command = Command::new(&self.program);
        command.args(arguments).current_dir(&self.folder);
        for (name, _) in std::env::vars_os() {
            let text = name.to_string_lossy();
            let taste = [
                "LANG",
                "LANGUAGE",
                "NO_COLOR",
                "TERM",
                "COLORFGBG",
                "COLORTERM",
                "TABULEIRO_GROUND",
                "TABULEIRO_SCREEN",
            ];
            if text.starts_with("LC_") || taste.contains(&text.as_ref()) {
                command.env_remove(&name);
            }
        }
        command.env("HOME", &self.folder).env("XDG_DATA_HOME", self.at("data"));
        command.env("XDG_CONFIG_HOME", self.at("config"));
        command
    }

    /// Runs with nothing to read.
    pub(crate) fn run(&self, arguments: impl IntoIterator<Item = impl AsRef<OsStr>>) -> Ran {
        self.type_in(arguments, "")
    }

    /// Runs a command line without anything that needs quotes, and nothing to read.
    pub(crate) fn line(&self, line: &str) -> Ran {
        self.run(line.split_whitespace())
    }

    /// Runs with a text to read, to its end.
    pub(crate) fn type_in(&self, arguments: impl IntoIterator<Item = impl AsRef<OsStr>>, text: &str) -> Ran {
        feed(self.command(arguments), text.as_bytes())
    }

    /// Every file of a folder of the kept games, by name.
    pub(crate) fn kept(&self, folder: &str) -> Vec<PathBuf> {
        let Ok(entries) = fs::read_dir(self.at("data/tabuleiro").join(folder)) else { return Vec::new() };
        let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
        paths.retain(|path| path.extension().is_some_and(|ending| ending == "txt" || ending == "jsonl"));
        paths.sort();
        paths
    }

    /// The unfinished games.
    pub(crate) fn unfinished(&self) -> Vec<PathBuf> {
        self.kept("unfinished")
    }

    /// The finished games.
    pub(crate) fn records(&self) -> Vec<PathBuf> {
        self.kept("records")
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// Runs a command with these bytes to read, which it need not read to the end.
pub(crate) fn feed(mut command: Command, bytes: &[u8]) -> Ran {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let bytes = bytes.to_vec();
    let writer = std::thread::spawn(move || drop(stdin.write_all(&bytes)));
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the writer ends");
    Ran::of(&output)
}

impl Ran {
    pub(crate) fn of(output: &Output) -> Ran {
        let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).expect("the program prints UTF-8");
        let ran = Ran { code: output.status.code(), out: text(&output.stdout), err: text(&output.stderr) };
        assert!(!ran.err.contains("panicked") && !ran.out.contains("panicked"), "{ran:#?}");
        ran
    }

    /// It went well and had nothing to complain about; what it printed.
    pub(crate) fn well(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (Some(0), ""), "{}", self.out);
        self.out
    }

    /// It failed with this code and a sentence, perhaps with a hint on a second line; the sentence.
    pub(crate) fn failed(&self, code: i32) -> String {
        assert_eq!(self.code, Some(code), "{self:#?}");
        let lines: Vec<&str> = self.err.lines().collect();
        assert!(matches!(lines.len(), 1 | 2), "a sentence and at most a hint: {self:#?}");
        let sentence = lines[0].strip_prefix("tabuleiro: ").unwrap_or_else(|| panic!("{self:#?}"));
        assert!(sentence.ends_with(['.', '?', '!']) && sentence.contains(' '), "{sentence}");
        assert!(!sentence.contains(['{', '}', '\u{1b}']), "{sentence}");
        sentence.to_owned()
    }
}

/// What the first position of a game looks like.
pub(crate) fn first_board(kind: &'static dyn Kind, lang: Lang, ink: Ink) -> String {
    let table = kind.open(&Setup::default()).expect("it begins");
    let board = table.board();
    let sketch = Sketch::new(kind.name(), kind.words(), &board);
    sketch.draw(&board, &table.view(0), &Speaker::new(lang), ink).text()
}

/// How the game of a record ended, in a sentence.
pub(crate) fn verdict(archive: &Archive, lang: Lang) -> String {
    let replayed = archive.replay(GAMES).expect("it holds");
    let by_rules = replayed.table.view(usize::MAX).verdict;
    let seats = replayed.table.setting().seats;
    let verdict = by_rules.or_else(|| replayed.end.map(|end| end.told(&seats)));
    Speaker::new(lang).say(&verdict.expect("it is over"))
}

/// The record in a file, which must hold.
pub(crate) fn record(path: &Path) -> Archive {
    record_of(path, GAMES)
}

/// The record of one of these games in a file, which must hold.
pub(crate) fn record_of(path: &Path, kinds: Kinds) -> Archive {
    let read = tabuleiro_home::read_archive(path, kinds);
    let archive = read.unwrap_or_else(|fault| panic!("{}: {fault:?}", path.display()));
    if let Err(error) = archive.replay(kinds) {
        panic!("{error}\n{archive}");
    }
    archive
}
