//! `analyse FILE`: a whole game looked at again, with what each move kept or gave away.

use tabuleiro_game::{Message, Seat, Speak};
use tabuleiro_search::Proven;
use tabuleiro_table::review::{self, Cost, Reviewed, Valued};
use tabuleiro_table::{Kind, Setup, Table};
use tabuleiro_wire::line;

use crate::arguments::Arguments;
use crate::commands::analyse::{tell, tell_unit, valued};
use crate::console::Console;
use crate::error::CliError;
use crate::{full_screen, interrupt, numbers, record, say};

/// Nodes shared by all moves of a position where nothing is proven, unless told otherwise.
const USUAL_NODES: u64 = 300_000;

/// What has been found so far.
#[derive(Default)]
struct Findings {
    /// How many moves were looked at.
    moves: usize,
    /// How many of them nobody can value.
    unknown: usize,
    /// How many mistakes each seat has made.
    mistakes: Vec<usize>,
}

/// Looks at a whole game again, each move as soon as it is valued.
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
    let nodes = arguments.number("nodes").unwrap_or(USUAL_NODES);
    // Only for how its moves are shown: what is wrong with the record is found when it is looked at.
    let table = archive.replay(kinds).ok().map(|replayed| replayed.table);
    if let (Some(kind), false) = (kinds.find(&archive.game), is_json) {
        head(kind, console)?;
    }
    let (mut findings, mut told, stop) = (Findings::default(), Ok(()), interrupt::stop_first());
    let mut each = |one: Reviewed| {
        findings.note(&one, table.as_deref());
        let shown = if is_json {
            console.line(&line::write(&line::Reviewed::from(&one)))
        } else {
            let (row, remark) = row(&one, table.as_deref(), console);
            console.row_with(&row, &remark)
        };
        told = shown.and_then(|()| console.flush());
        told.is_ok() && !stop.is_pulled()
    };
    let bad = |why: Message| CliError::Given(say("cli-bad-record").with("file", file).with("why", why));
    let aids = |kind: &dyn Kind| tabuleiro_home::aids(kind);
    let reviewed = review::review(&archive, kinds, aids, nodes, &mut each);
    told?;
    reviewed.map_err(|error| bad(error.message()))?;
    if let (Some(table), false) = (table, is_json) {
        findings.tell(table.as_ref(), console)?;
    }
    if stop.is_pulled() { Err(CliError::Stopped(say("cli-review-stopped"))) } else { Ok(()) }
}

/// What the columns are, and what their numbers stand for.
fn head(kind: &dyn Kind, console: &mut Console) -> Result<(), CliError> {
    console.tell(&say("cli-review-side"))?;
    tell_unit(kind, true, console)?;
    let [played, before, after] =
        ["cli-review-move", "cli-review-before", "cli-review-after"].map(|key| console.word(key));
    console.row(&console.ink.bold(&format!("      {played:<12}  {before:<14} > {after}")))
}

impl Findings {
    fn note(&mut self, one: &Reviewed, table: Option<&dyn Table>) {
        let is_unknown = |value: Valued| value.proven.is_none() && value.score.is_none();
        self.moves += 1;
        self.unknown += usize::from(is_unknown(one.before) || is_unknown(one.after));
        let seat = table.and_then(|table| table.standing(one.ply - 1).0).map_or(0, Seat::index);
        self.mistakes.resize(self.mistakes.len().max(seat + 1), 0);
        self.mistakes[seat] += usize::from(one.cost.is_some());
    }

    /// How many mistakes were found, and whose; and where none could be found, whatever was played.
    fn tell(&self, table: &dyn Table, console: &mut Console) -> Result<(), CliError> {
        if self.unknown > 0 {
            let unknown = say("cli-review-unknown").with("count", self.unknown).with("all", self.moves);
            console.tell(&unknown)?;
        }
        if self.unknown == self.moves && self.moves > 0 {
            return Ok(());
        }
        let count = |seat: usize| self.mistakes.get(seat).copied().unwrap_or(0);
        let seats = table.setting().seats;
        let each =
            seats.iter().enumerate().map(|(seat, name)| format!("{}: {}", console.say(name), count(seat)));
        let each: Vec<String> = each.collect();
        let all: usize = self.mistakes.iter().sum();
        console.tell(&say("cli-review-mistakes").with("count", all).with("each", each.join(", ")))
    }
}

/// A move with what it was worth, and, if it was a mistake, what it cost and what was better.
fn row(one: &Reviewed, table: Option<&dyn Table>, console: &Console) -> (String, String) {
    let [before, after] = [one.before, one.after].map(|value| valued(value, console));
    let [played, best] = [&one.text, &one.best].map(|text| {
        table.map_or_else(|| text.clone(), |table| table.spell_at(one.ply - 1, text, console.lang()))
    });
    let mark = if one.cost.is_some() { "?" } else { " " };
    let head = format!("{:>4}. {played:<12}{mark} {before:<14} > {after:<14}", one.ply);
    let Some(cost) = one.cost else { return (head, String::new()) };
    let gone = match cost {
        Cost::Score(score) => numbers::said(numbers::hundredths(score), console),
        Cost::Value(had, left) => {
            let [had, left] = [had, left].map(|value| tell(Proven::of(value), console));
            console.say(&say("cli-review-value").with("had", had).with("left", left))
        }
    };
    let told = console.say(&say("cli-review-mistake").with("cost", gone).with("best", best));
    (head, console.ink.bold(&told))
}
