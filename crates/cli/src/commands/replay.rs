//! `replay [FILE]`: walks through a record, or through moves given on the command line.

use std::path::Path;

use tabuleiro_game::{Message, Speak};
use tabuleiro_table::archive::Variation;
use tabuleiro_table::{Archive, ArchiveError, End, Ending, Kinds, Played, Setup, Table};
use tabuleiro_wire::line;

use crate::arguments::Arguments;
use crate::console::Console;
use crate::error::CliError;
use crate::play::prompt::{self, PromptWord};
use crate::play::screen::{self, Screen};
use crate::{full_screen, record, say};

/// A game to walk through.
struct Walk {
    kinds: Kinds,
    /// Where it stands now.
    table: Box<dyn Table>,
    screen: Screen,
    /// Its moves, and whatever else is told of it.
    archive: Archive,
    /// Whether it is a record, which claims a result.
    is_record: bool,
    /// How it ended, once all moves are played.
    end: Option<End>,
}

/// Walks through.
pub(crate) fn run(arguments: &Arguments<'_>, console: &mut Console) -> Result<(), CliError> {
    let mut walk = match arguments.text("file") {
        Some(file) => Walk::from_file(file, arguments)?,
        None => Walk::from_moves(arguments)?,
    };
    // One that does not hold is told as far as it does.
    let holds = |walk: &Walk| walk.is_record && walk.archive.replay(walk.kinds).is_ok();
    if arguments.flag("json") {
        in_json(&mut walk, console)?;
    } else if full_screen::is_wanted(arguments, console) && holds(&walk) {
        full_screen::study(arguments, walk.archive.clone(), console)?;
    } else {
        in_words(&mut walk, console)?;
    }
    match arguments.text("save") {
        Some(file) => record::write(&walk.record(), Path::new(file), walk.kinds),
        None => Ok(()),
    }
}

/// One object a line for every position; the good ones are printed even if a move stops it.
fn in_json(walk: &mut Walk, console: &mut Console) -> Result<(), CliError> {
    let played = walk.play_all(|_, _| Ok(()));
    for ply in 0..=walk.table.ply() {
        console.line(&line::write(&line::Replayed::from(walk.table.state(ply))))?;
    }
    console.flush()?;
    played
}

/// Board by board. At a terminal it walks at the reader's pace.
fn in_words(walk: &mut Walk, console: &mut Console) -> Result<(), CliError> {
    walk.screen.show_first(&walk.table.view(usize::MAX), console)?;
    if console.is_interactive && !stroll(walk, console)? {
        return Ok(());
    }
    walk.play_all(|walk, played| walk.show(played, console))?;
    screen::verdict(walk.verdict().as_ref(), console)
}

/// Walks move by move, forth and back, as the reader wants. True if the rest is to be shown at once.
fn stroll(walk: &mut Walk, console: &mut Console) -> Result<bool, CliError> {
    while walk.table.ply() < walk.archive.moves().len() {
        let Some(answer) = console.ask(&console.word("cli-replay-next"))? else { return Ok(false) };
        match (answer.to_lowercase().as_str(), prompt::word(&answer)) {
            ("end" | "fim", _) => return Ok(true),
            (_, Some(PromptWord::Stop)) => return Ok(false),
            (_, Some(PromptWord::Undo)) => {
                if !walk.table.undo() {
                    console.tell(&say("cli-nothing-to-undo"))?;
                }
                walk.show_board(console)?;
            }
            ("", None) => {
                if let Some(played) = walk.play_next()? {
                    walk.show(&played, console)?;
                }
            }
            _ => console.tell(&say("cli-replay-help"))?,
        }
    }
    Ok(true)
}

impl Walk {
    fn from_file(file: &str, arguments: &Arguments<'_>) -> Result<Walk, CliError> {
        if arguments.setup() != Setup::default() {
            return Err(CliError::Usage(say("cli-replay-file-options"), None));
        }
        let kinds = arguments.kinds;
        let archive = record::read(file, kinds)?;
        let bad = |error: ArchiveError| say("cli-bad-record").with("file", file).with("why", error.message());
        let table = archive.open(kinds).map_err(|error| CliError::Given(bad(error)))?;
        Ok(Walk { kinds, screen: Screen::new(table.as_ref()), table, archive, is_record: true, end: None })
    }

    fn from_moves(arguments: &Arguments<'_>) -> Result<Walk, CliError> {
        let kind = arguments.kind_if_named()?;
        let kind = kind.ok_or_else(|| CliError::Usage(say("cli-replay-nothing"), None))?;
        let table = kind.open(&arguments.setup())?;
        let main = Variation::of(kind.split(arguments.text("moves").unwrap_or_default()));
        let archive = Archive { main, ..Archive::of(table.as_ref(), None, &[], &[], "") };
        let screen = Screen::new(table.as_ref());
        Ok(Walk { kinds: arguments.kinds, screen, table, archive, is_record: false, end: None })
    }

    /// Plays the next move, if there is one.
    fn play_next(&mut self) -> Result<Option<Played>, CliError> {
        self.archive.play_next(self.table.as_mut()).map_err(|error| CliError::Given(error.message()))
    }

    /// Plays every move and checks the record's claim; the first that cannot be played stops it.
    fn play_all(
        &mut self,
        mut each: impl FnMut(&Walk, &Played) -> Result<(), CliError>,
    ) -> Result<(), CliError> {
        while let Some(played) = self.play_next()? {
            each(self, &played)?;
        }
        self.end = self.check().map_err(|error| CliError::Given(error.message()))?;
        Ok(())
    }

    /// How the game ended; a record must claim the same, and its variations must hold.
    fn check(&self) -> Result<Option<End>, ArchiveError> {
        if !self.is_record {
            let by_rules = |outcome| End { ending: Ending::Rules, outcome: Some(outcome) };
            return Ok(self.table.now().1.map(by_rules));
        }
        let end = self.archive.check_result(self.table.as_ref())?;
        self.archive.check_variations(self.kinds)?;
        Ok(end)
    }

    fn show_board(&self, console: &mut Console) -> Result<(), CliError> {
        self.screen.show(&self.table.view(usize::MAX), console)
    }

    fn show(&self, played: &Played, console: &mut Console) -> Result<(), CliError> {
        let ply = self.table.ply();
        let shown = self.table.spell_at(ply - 1, &played.text, console.lang());
        screen::moved(ply, &shown, Some(&played.say), &played.steps, console)?;
        self.show_board(console)
    }

    /// How it ended, in a sentence.
    fn verdict(&self) -> Option<Message> {
        let by_rules = self.table.view(usize::MAX).verdict;
        by_rules.or_else(|| self.end.map(|end| end.told(&self.table.setting().seats)))
    }

    /// The game as far as it was walked through, with all that the record tells of it.
    fn record(&self) -> Archive {
        let (old, ply) = (&self.archive, self.table.ply());
        let out: Vec<_> = old.out.iter().copied().filter(|(_, at)| *at <= ply).collect();
        let mut new = Archive::of(self.table.as_ref(), self.end, &out, &old.seats, &old.date);
        new.sorts.clone_from(&old.sorts);
        new.others.clone_from(&old.others);
        new.main.comments.extend(old.main.comments.range(..=ply).map(|(at, told)| (*at, told.clone())));
        new.main.values.extend(old.main.values.range(..=ply).map(|(at, worth)| (*at, *worth)));
        new.main.branches.extend(old.main.branches.range(..ply).map(|(at, lines)| (*at, lines.clone())));
        new
    }
}
