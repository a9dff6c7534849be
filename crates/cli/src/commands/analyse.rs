//! `analyse GAME [POSITION]`: every legal move with its value, best first; `analyse FILE`: a whole game looked at again.

use std::path::Path;

use tabuleiro_game::{Message, Speak};
use tabuleiro_search::{Leash, Limit, Proven, Stop, Value};
use tabuleiro_table::review::{self, Cost, Reviewed, Valued};
use tabuleiro_table::{Judgement, Kind, Setup, Table};
use tabuleiro_wire::line;

use crate::arguments::Arguments;
use crate::console::Console;
use crate::fault::Fault;
use crate::{numbers, record, say, store};

/// Nodes shared by all moves where nothing is proven, unless told otherwise.
const USUAL_NODES: u64 = 2_000_000;

/// The same for each position of a whole game.
const REVIEW_NODES: u64 = 300_000;

/// Judges every move of a position or a game and prints what came of it.
pub(crate) fn run(arguments: &Arguments<'_>, console: &mut Console) -> Result<(), Fault> {
    match arguments.text("game").filter(|name| is_record(name, arguments)) {
        Some(file) => look_again(file, arguments, console),
        None => judge(arguments, console),
    }
}

/// Whether a file is meant. A game's name is always the game.
fn is_record(name: &str, arguments: &Arguments<'_>) -> bool {
    let is_file = name == "-" || name.contains(['/', '\\', '.']) || Path::new(name).exists();
    is_file && arguments.kinds.find(name).is_none()
}

fn judge(arguments: &Arguments<'_>, console: &mut Console) -> Result<(), Fault> {
    let table = table(arguments)?;
    let limit = Limit::nodes(arguments.number("nodes").unwrap_or(USUAL_NODES));
    let task = table.task(&store::aids(table.kind()));
    let judged = task.analyse(&mut Leash::silent(limit, &Stop::new()));
    if arguments.flag("json") {
        return judged.iter().try_for_each(|one| {
            let text = line::write(&line::Move::new(one, |why| console.say(why)));
            console.line(&text)
        });
    }
    let has_scores = judged.iter().any(|one| one.proven.is_none() && one.score.is_some());
    console.tell(&say("cli-analyse-side").with("seat", to_move(table.as_ref())))?;
    tell_unit(table.kind(), has_scores, console)?;
    judged.iter().try_for_each(|one| {
        let text = words(one, table.as_ref(), console);
        console.row(&text)
    })
}

/// Whose turn it is, by name.
pub(crate) fn to_move(table: &dyn Table) -> Message {
    let seats = table.setting().seats;
    let seat = table.now().0.map_or(0, tabuleiro_game::Seat::index);
    seats.get(seat).map_or_else(|| say("cli-value-unknown"), Message::with_article)
}

/// What the numbers stand for, where there are any.
fn tell_unit(kind: &dyn Kind, has_scores: bool, console: &mut Console) -> Result<(), Fault> {
    match kind.unit().filter(|_| has_scores) {
        Some(unit) => console.tell(&say("cli-analyse-unit").with("unit", unit)),
        None => Ok(()),
    }
}

/// The position that was given, to think about. It must not be over: there is nothing to say about its moves.
pub(crate) fn table(arguments: &Arguments<'_>) -> Result<Box<dyn Table>, Fault> {
    let kind = arguments.kind()?;
    let mut setup = arguments.setup();
    if let Some(text) = arguments.text("at") {
        setup.position = Some(text.to_owned());
    }
    let table: Box<dyn Table> = kind.open(&setup)?;
    match table.view(usize::MAX).verdict {
        Some(verdict) => Err(Fault::Given(say("cli-analyse-over").with("verdict", verdict))),
        None => Ok(table),
    }
}

fn words(one: &Judgement, table: &dyn Table, console: &Console) -> String {
    let value = valued(Valued { proven: one.proven, score: one.score }, console);
    let why = one.why.as_ref().map(|why| console.say(why)).unwrap_or_default();
    let shown = table.spell(&one.text, console.lang());
    format!("  {shown:<12} {value:<16} {}", console.ink.dim(&why)).trim_end().to_owned()
}

fn valued(one: Valued, console: &Console) -> String {
    match (one.proven, one.score) {
        (Some(proven), _) => tell(proven, console),
        (None, Some(score)) => numbers::said(numbers::signed(f64::from(score) / 100.0, 2), console),
        (None, None) => console.word("cli-value-unknown"),
    }
}

/// A proven value in words: “win in 5”.
pub(crate) fn tell(proven: Proven, console: &Console) -> String {
    let (alone, within) = match proven.value {
        Value::Win => ("cli-value-win", "cli-value-win-in"),
        Value::Loss => ("cli-value-loss", "cli-value-loss-in"),
        Value::Draw => return console.word("cli-value-draw"),
    };
    match proven.plies {
        Some(plies) => console.say(&say(within).with("plies", plies)),
        None => console.word(alone),
    }
}

/// Looks at a whole game again, each move as soon as it is valued.
fn look_again(file: &str, arguments: &Arguments<'_>, console: &mut Console) -> Result<(), Fault> {
    if arguments.setup() != Setup::default() || arguments.text("at").is_some() {
        return Err(Fault::Usage(say("cli-replay-file-options"), None));
    }
    let (kinds, is_json) = (arguments.kinds, arguments.flag("json"));
    let archive = record::read(file, kinds)?;
    let nodes = arguments.number("nodes").unwrap_or(REVIEW_NODES);
    // Only for how its moves are shown: what is wrong with the record is found when it is looked at.
    let table = archive.replay(kinds).ok().map(|replayed| replayed.table);
    let kind = kinds.find(&archive.game);
    if let (Some(kind), false) = (kind, is_json) {
        console.tell(&say("cli-review-side"))?;
        tell_unit(kind, true, console)?;
    }
    let (mut mistakes, mut told) = (0_usize, Ok(()));
    let mut each = |one: Reviewed| {
        mistakes += usize::from(one.cost.is_some());
        let shown = if is_json {
            console.line(&line::write(&line::Reviewed::from(&one)))
        } else {
            let (row, remark) = row(&one, table.as_deref(), console);
            console.row_with(&row, &remark)
        };
        told = shown.and_then(|()| console.flush());
        told.is_ok()
    };
    let bad = |why: Message| Fault::Given(say("cli-bad-record").with("file", file).with("why", why));
    let aids = |kind: &dyn Kind| store::aids(kind);
    let reviewed = review::review(&archive, kinds, aids, nodes, &mut each);
    told?;
    reviewed.map_err(|error| bad(error.message()))?;
    if is_json { Ok(()) } else { console.tell(&say("cli-review-mistakes").with("count", mistakes)) }
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
