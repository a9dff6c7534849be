//! `analyse FILE`: a whole game looked at again, with what each move kept or gave away.

use tabuleiro_game::{Message, Speak};
use tabuleiro_table::review::{self, Along, Grade, Reviewed, Summary};
use tabuleiro_table::{Archive, Kind, Setup, Table};
use tabuleiro_wire::line;

use crate::arguments::Arguments;
use crate::commands::analyse::{tell_unit, valued};
use crate::console::Console;
use crate::error::CliError;
use crate::{full_screen, interrupt, numbers, record, say};

/// Nodes shared by all moves of a position where nothing is proven, unless told otherwise.
const USUAL_NODES: u64 = 300_000;

/// So many moves of a better line are shown.
const SHOWN: usize = 5;

/// Looks at a whole game again, from its end to its beginning, and tells of every move.
pub(crate) fn run(file: &str, arguments: &Arguments<'_>, console: &mut Console) -> Result<(), CliError> {
    if arguments.setup() != Setup::default() || arguments.text("at").is_some() {
        return Err(CliError::Usage(say("cli-replay-file-options"), None));
    }
    let (kinds, is_json) = (arguments.kinds, arguments.flag("json"));
    let archive = record::read(file, kinds)?;
    let is_shown = full_screen::is_wanted(arguments, console) && !is_json && !arguments.is_given("nodes");
    if is_shown && archive.replay(kinds).is_ok() {
        return full_screen::study(arguments, archive, console);
    }
    let bad = |why: Message| CliError::Given(say("cli-bad-record").with("file", file).with("why", why));
    let table = archive.replay(kinds).map_err(|error| bad(error.message()))?.table;
    let nodes = arguments.number("nodes").unwrap_or(USUAL_NODES);
    let moves = looked_at(&archive, arguments, nodes, console).map_err(|error| bad(error.message()))?;
    if is_json {
        moves.iter().try_for_each(|one| {
            let text = line::write(&line::Reviewed::new(one, |why| console.say(why)));
            console.line(&text)
        })?;
    } else {
        tell(&moves, table.as_ref(), console)?;
    }
    if moves.len() < archive.moves().len() {
        Err(CliError::Stopped(say("cli-review-stopped")))
    } else {
        Ok(())
    }
}

/// Everything that is found before Ctrl-C.
fn looked_at(
    archive: &Archive,
    arguments: &Arguments<'_>,
    nodes: u64,
    console: &mut Console,
) -> Result<Vec<Reviewed>, tabuleiro_table::ArchiveError> {
    let aids = |kind: &dyn Kind| tabuleiro_home::aids(kind);
    let is_told = console.can_draw_over() && !arguments.flag("json");
    let mut tell = |along: &Along<'_>| {
        if is_told {
            let said = say("cli-review-along").with("done", along.done).with("all", along.all);
            let text = console.say(&said);
            // Whether anybody sees how far it has come does not matter to what is found.
            let _ = console.raw(format!("\r{text}\u{1b}[K").as_bytes()).and_then(|()| console.flush());
        }
    };
    let moves = review::review(archive, arguments.kinds, aids, nodes, interrupt::stop_first(), &mut tell);
    if is_told {
        let _ = console.raw(b"\r\x1b[K");
    }
    moves
}

/// Every move on a row, and how well everybody played.
fn tell(moves: &[Reviewed], table: &dyn Table, console: &mut Console) -> Result<(), CliError> {
    head(table.kind(), console)?;
    for one in moves {
        let (row, remark) = row(one, table, console);
        console.row_with(&row, &remark)?;
    }
    sum_up(moves, table, console)
}

/// What the columns are, and what their numbers stand for.
fn head(kind: &dyn Kind, console: &mut Console) -> Result<(), CliError> {
    console.tell(&say("cli-review-side"))?;
    tell_unit(kind, true, console)?;
    let [played, before, after] =
        ["cli-review-move", "cli-review-before", "cli-review-after"].map(|key| console.word(key));
    console.row(&console.ink.bold(&format!("      {played:<12}   {before:<14} > {after}")))
}

/// How many moves of each grade every seat made, and how well it kept what it had; and where nothing could be found, whatever was
/// played.
fn sum_up(moves: &[Reviewed], table: &dyn Table, console: &mut Console) -> Result<(), CliError> {
    let unknown = moves.iter().filter(|one| one.chance.is_none()).count();
    if unknown > 0 {
        console.tell(&say("cli-review-unknown").with("count", unknown).with("all", moves.len()))?;
    }
    if unknown == moves.len() {
        return Ok(());
    }
    let summaries = Summary::of_all(moves, table.seats());
    let all: usize = summaries.iter().map(Summary::graded).sum();
    console.tell(&say("cli-review-mistakes").with("count", all))?;
    for (name, summary) in table.setting().seats.iter().zip(&summaries) {
        let told = counted(summary).with("who", name.clone());
        console.tell(&match summary.accuracy {
            Some(accuracy) => told.with("accuracy", numbers::percent(u32::from(accuracy))),
            None => told.with("accuracy", say("cli-value-unknown")),
        })?;
    }
    Ok(())
}

fn counted(summary: &Summary) -> Message {
    let count = |grade| summary.count(grade);
    say("cli-review-seat")
        .with("slips", count(Grade::Inaccuracy))
        .with("mistakes", count(Grade::Mistake))
        .with("blunders", count(Grade::Blunder))
}

/// A move with what it was worth, and, if it was bad, how bad, what was better and why.
fn row(one: &Reviewed, table: &dyn Table, console: &Console) -> (String, String) {
    let [before, after] = [one.before, one.after].map(|value| valued(value, console));
    let played = table.spell_at(one.ply - 1, &one.text, console.lang());
    let glyph = one.grade.map_or("", Grade::glyph);
    let head = format!("{:>4}. {played:<12}{glyph:<2} {before:<14} > {after:<14}", one.ply);
    let Some(grade) = one.grade else { return (head, String::new()) };
    let better = say(graded(grade)).with("better", better(one, table, console));
    let told = match &one.why {
        Some(why) => console.say(&say("cli-review-why").with("told", better).with("why", why.clone())),
        None => console.say(&better),
    };
    (head, console.ink.bold(&told))
}

fn graded(grade: Grade) -> &'static str {
    match grade {
        Grade::Inaccuracy => "cli-review-slip",
        Grade::Mistake => "cli-review-mistake",
        Grade::Blunder => "cli-review-blunder",
    }
}

/// The better line, as it is spelt.
fn better(one: &Reviewed, table: &dyn Table, console: &Console) -> String {
    let mut there = table.clone_box();
    while there.ply() >= one.ply && there.undo() {}
    let line = if one.line.is_empty() { vec![one.best.clone()] } else { one.line.clone() };
    let spelt = line.iter().take(SHOWN).map(|text| {
        let spelt = there.spell(text, console.lang());
        // The line was found by playing it; what cannot be played is shown as it is.
        let _ = there.play(text);
        spelt
    });
    spelt.collect::<Vec<_>>().join(" ")
}
