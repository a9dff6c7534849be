//! `tables [GAME]`: builds, checks and describes endgame tables.

mod tell;

use std::path::{Path, PathBuf};
use std::thread;
use std::time::Instant;

use clap::ArgMatches;
use tabuleiro_game::{Message, Speak};
use tabuleiro_table::endings::{Built, Endings, Progress, Stage, TableError, Work};
use tabuleiro_table::{KINDS, Kind, Setup};

use crate::bar::Bar;
use crate::fault::Fault;
use crate::console::Console;
use crate::say;
use crate::reason::reason;
use crate::store::Store;
use crate::{given, interrupt};

/// What is asked for, once a game is named.
struct Task {
    kind: &'static Kind,
    endings: &'static Endings,
    folder: PathBuf,
    is_json: bool,
}

/// Does what is asked; without a number of seeds, describes what is there.
pub(crate) fn run(matches: &ArgMatches, console: &mut Console) -> Result<(), Fault> {
    let folder = folder(matches)?;
    let is_json = given::flag(matches, "json");
    let Some(kind) = given::kind(matches)? else { return list(matches, &folder, is_json, console) };
    let Some(endings) = &kind.endings else { return Err(needless(kind)) };
    if !(endings.cover)(&given::setup(matches))? {
        return Err(Fault::Usage(say("cli-tables-rules"), None));
    }
    let task = Task { kind, endings, folder, is_json };
    let seeds = given::text(matches, "seeds").map(|text| task.seeds(text)).transpose()?;
    match (seeds, given::flag(matches, "verify")) {
        (None, false) => task.describe(console),
        (None, true) => task.verify(task.whole()?, console),
        (Some(seeds), false) => task.build(seeds, task.endings.build, console),
        (Some(seeds), true) => {
            task.build(seeds, task.endings.complete, console)?;
            task.verify(seeds, console)
        }
    }
}

/// The tables of every game that has them.
fn list(matches: &ArgMatches, folder: &Path, is_json: bool, console: &mut Console) -> Result<(), Fault> {
    let asks = given::flag(matches, "verify") || given::text(matches, "seeds").is_some();
    if asks || given::setup(matches) != Setup::default() {
        return Err(Fault::Usage(say("cli-tables-which"), None));
    }
    for kind in &KINDS {
        let Some(endings) = &kind.endings else { continue };
        Task { kind, endings, folder: folder.to_owned(), is_json }.describe(console)?;
    }
    Ok(())
}

fn needless(kind: &Kind) -> Fault {
    let known: Vec<&str> = KINDS.iter().filter(|kind| kind.endings.is_some()).map(|kind| kind.name).collect();
    let message = say("cli-tables-needless").with("game", kind.title()).with("known", known.join(", "));
    Fault::Usage(message, None)
}

/// The folder that was given, or the user's own.
fn folder(matches: &ArgMatches) -> Result<PathBuf, Fault> {
    let usual = || Store::of_user().map(|store| store.tables());
    let given = given::text(matches, "dir").map(PathBuf::from);
    let folder = given.or_else(usual).ok_or_else(|| Fault::Usage(say("cli-tables-homeless"), None))?;
    if folder.exists() && !folder.is_dir() {
        return Err(Fault::Given(say("cli-tables-no-folder").with("file", folder.display().to_string())));
    }
    Ok(folder)
}

impl Task {
    fn seeds(&self, text: &str) -> Result<u8, Fault> {
        let range = 1..=self.endings.most;
        text.parse().ok().filter(|seeds| range.contains(seeds)).ok_or_else(|| {
            let message = say("cli-tables-range").with("given", text).with("most", self.endings.most);
            Fault::Usage(message, None)
        })
    }

    /// Up to how many seeds there are tables without a gap; there must be some.
    fn whole(&self) -> Result<u8, Fault> {
        let mut whole = None;
        for (seeds, described) in (0..).zip((self.endings.describe)(&self.folder)) {
            let described = described.map_err(|error| Fault::Given(told(&error)))?;
            whole = (described.seeds == seeds).then_some(seeds).or(whole);
        }
        whole.ok_or_else(|| Fault::Given(say("cli-tables-none").with("folder", self.place())))
    }

    fn place(&self) -> String {
        self.folder.display().to_string()
    }

    fn build(&self, seeds: u8, build: Work<Built>, console: &mut Console) -> Result<(), Fault> {
        self.tell_needs(seeds, console)?;
        let begun = Instant::now();
        let built = self.work(seeds, build, console)?;
        self.tell_built(seeds, &built, begun.elapsed().as_secs_f64(), console)
    }

    fn verify(&self, seeds: u8, console: &mut Console) -> Result<(), Fault> {
        let begun = Instant::now();
        let verified = self.work(seeds, self.endings.verify, console)?;
        self.tell_verified(seeds, &verified, begun.elapsed().as_secs_f64(), console)
    }

    /// Long work on every core, shown as it goes on, until it is done or Ctrl-C stops it.
    fn work<T>(&self, seeds: u8, work: Work<T>, console: &mut Console) -> Result<T, Fault> {
        let stop = interrupt::stop_first();
        let threads = thread::available_parallelism().map_or(1, usize::from);
        let mut bar = Bar::new(!self.is_json && console.ink.colour, !self.is_json);
        let done = work(&self.folder, seeds, threads, stop, &mut |progress| {
            // Nobody misses a line about progress that cannot be written.
            let _ = self.show(&progress, &mut bar, console);
        });
        bar.clear(console)?;
        done.map_err(|error| match error {
            TableError::Stopped => Fault::Stopped(error.message()),
            other => Fault::Given(told(&other)),
        })
    }

    fn show(&self, progress: &Progress, bar: &mut Bar, console: &mut Console) -> Result<(), Fault> {
        if progress.stage != Stage::Spoilt {
            return bar.show(progress, console);
        }
        bar.clear(console)?;
        self.tell_spoilt(progress.seeds, console)
    }
}

/// What is wrong, with the system's reason in the player's language.
fn told(error: &TableError) -> Message {
    match error {
        TableError::System(path, why) => {
            say("cli-tables-system").with("file", path.display().to_string()).with("error", reason(why))
        }
        other => other.message(),
    }
}
