//! `tables [GAME]`: builds, checks and describes endgame tables.

mod tell;

use std::path::{Path, PathBuf};
use std::thread;
use std::time::Instant;

use tabuleiro_game::Message;
use tabuleiro_home::Store;
use tabuleiro_search::Tablebase;
use tabuleiro_search::tablebase::{Built, Effort, Milestone, Stage, TablebaseError};
use tabuleiro_table::{Kind, Kinds, Setup};

use crate::arguments::Arguments;
use crate::console::Console;
use crate::error::CliError;
use crate::progress_bar::ProgressBar;
use crate::reason::reason;
use crate::{interrupt, say};

/// What is to be done with the tables of a game.
struct TableWork {
    kind: &'static dyn Kind,
    tables: &'static dyn Tablebase,
    folder: PathBuf,
    is_json: bool,
}

/// Does what is asked; without a number of seeds, describes what is there.
pub(crate) fn run(arguments: &Arguments<'_>, console: &mut Console) -> Result<(), CliError> {
    let folder = folder(arguments)?;
    let is_json = arguments.flag("json");
    let Some(kind) = arguments.kind_if_named()? else { return list(arguments, &folder, is_json, console) };
    let Some(tables) = kind.tables() else { return Err(needless(kind, arguments.kinds)) };
    if !tables.covers(&kind.open(&arguments.setup())?.setting().options) {
        return Err(CliError::Usage(say("cli-tables-rules"), None));
    }
    let work = TableWork { kind, tables, folder, is_json };
    let seeds = arguments.text("seeds").map(|text| work.seeds(text)).transpose()?;
    match (seeds, arguments.flag("verify")) {
        (None, false) => work.describe(console),
        (None, true) => work.verify(work.whole()?, console),
        (Some(seeds), false) => {
            work.build(seeds, console, |effort| tables.build(&work.folder, seeds, effort))
        }
        (Some(seeds), true) => {
            work.build(seeds, console, |effort| tables.complete(&work.folder, seeds, effort))?;
            work.verify(seeds, console)
        }
    }
}

/// The tables of every game that has them.
fn list(
    arguments: &Arguments<'_>,
    folder: &Path,
    is_json: bool,
    console: &mut Console,
) -> Result<(), CliError> {
    let asks = arguments.flag("verify") || arguments.text("seeds").is_some();
    if asks || arguments.setup() != Setup::default() {
        return Err(CliError::Usage(say("cli-tables-which"), None));
    }
    for kind in arguments.kinds.iter() {
        let Some(tables) = kind.tables() else { continue };
        TableWork { kind, tables, folder: folder.to_owned(), is_json }.describe(console)?;
    }
    Ok(())
}

fn needless(kind: &dyn Kind, kinds: Kinds) -> CliError {
    let with_tables = kinds.iter().filter(|kind| kind.tables().is_some());
    let known: Vec<&str> = with_tables.map(<dyn Kind>::name).collect();
    let message = say("cli-tables-needless").with("game", kind.title()).with("known", known.join(", "));
    CliError::Usage(message, None)
}

/// The folder that was given, or the user's own.
fn folder(arguments: &Arguments<'_>) -> Result<PathBuf, CliError> {
    let usual = || Store::of_user().map(|store| store.tables());
    let folder = arguments.path("dir").or_else(usual);
    let folder = folder.ok_or_else(|| CliError::Usage(say("cli-tables-homeless"), None))?;
    if folder.exists() && !folder.is_dir() {
        return Err(CliError::Given(say("cli-tables-no-folder").with("file", folder.display().to_string())));
    }
    Ok(folder)
}

impl TableWork {
    fn seeds(&self, text: &str) -> Result<u8, CliError> {
        let range = 1..=self.tables.most();
        text.parse().ok().filter(|seeds| range.contains(seeds)).ok_or_else(|| {
            let message = say("cli-tables-range").with("given", text).with("most", self.tables.most());
            CliError::Usage(message, None)
        })
    }

    /// Up to how many seeds there are tables without a gap; there must be some.
    fn whole(&self) -> Result<u8, CliError> {
        let mut whole = None;
        for (seeds, described) in (0..).zip(self.tables.describe(&self.folder)) {
            let described = described.map_err(|fault| CliError::Given(told(&fault)))?;
            whole = (described.pieces == seeds).then_some(seeds).or(whole);
        }
        whole.ok_or_else(|| CliError::Given(say("cli-tables-none").with("folder", self.folder_name())))
    }

    fn folder_name(&self) -> String {
        self.folder.display().to_string()
    }

    fn build(
        &self,
        seeds: u8,
        console: &mut Console,
        build: impl FnOnce(&mut Effort<'_>) -> Result<Built, TablebaseError>,
    ) -> Result<(), CliError> {
        self.tell_needs(seeds, console)?;
        let begun = Instant::now();
        let built = self.work(console, build)?;
        self.tell_built(seeds, &built, begun.elapsed().as_secs_f64(), console)
    }

    fn verify(&self, seeds: u8, console: &mut Console) -> Result<(), CliError> {
        let begun = Instant::now();
        let verified = self.work(console, |effort| self.tables.verify(&self.folder, seeds, effort))?;
        self.tell_verified(seeds, &verified, begun.elapsed().as_secs_f64(), console)
    }

    /// Long work on every core, shown as it goes on, until it is done or Ctrl-C stops it.
    fn work<T>(
        &self,
        console: &mut Console,
        work: impl FnOnce(&mut Effort<'_>) -> Result<T, TablebaseError>,
    ) -> Result<T, CliError> {
        let threads = thread::available_parallelism().map_or(1, usize::from);
        let mut bar = ProgressBar::new(!self.is_json && console.ink.has_bold, !self.is_json);
        let mut tell = |milestone: Milestone| {
            // Nobody misses a line about progress that cannot be written.
            let _ = self.show(&milestone, &mut bar, console);
        };
        let done = work(&mut Effort { threads, stop: interrupt::stop_first(), tell: &mut tell });
        bar.clear(console)?;
        done.map_err(|fault| match fault {
            TablebaseError::Stopped(message) => CliError::Stopped(message),
            other => CliError::Given(told(&other)),
        })
    }

    fn show(
        &self,
        milestone: &Milestone,
        bar: &mut ProgressBar,
        console: &mut Console,
    ) -> Result<(), CliError> {
        if milestone.stage != Stage::Spoilt {
            return bar.show(milestone, console);
        }
        bar.clear(console)?;
        self.tell_spoilt(milestone.pieces, console)
    }
}

/// What is wrong, with the system's reason in the player's language.
fn told(fault: &TablebaseError) -> Message {
    match fault {
        TablebaseError::System(path, why) => {
            say("cli-tables-system").with("file", path.display().to_string()).with("error", reason(why))
        }
        TablebaseError::Stopped(message) | TablebaseError::Refused(message) => message.clone(),
    }
}
