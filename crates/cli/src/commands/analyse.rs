//! `analyse GAME [POSITION]`: every legal move with its value, best first; `analyse FILE`: a whole game looked at again.

use std::path::Path;
use std::time::Instant;

use tabuleiro_game::Message;
use tabuleiro_search::{Leash, Limit, Proven, Value};
use tabuleiro_table::review::Valued;
use tabuleiro_table::{Judgement, Kind, Table};
use tabuleiro_wire::line;

use crate::arguments::Arguments;
use crate::commands::review;
use crate::console::Console;
use crate::fault::Fault;
use crate::{interrupt, numbers, say, store};

/// Nodes shared by all moves where nothing is proven, unless told otherwise.
const USUAL_NODES: u64 = 2_000_000;

/// Judges every move of a position or a game and prints what came of it.
pub(crate) fn run(arguments: &Arguments<'_>, console: &mut Console) -> Result<(), Fault> {
    match arguments.text("game").filter(|name| is_record(name, arguments)) {
        Some(file) => review::run(file, arguments, console),
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
    let (stop, begun) = (interrupt::stop_first(), Instant::now());
    if !arguments.flag("json") {
        console.tell(&say("cli-analyse-side").with("seat", to_move(table.as_ref())))?;
        console.flush()?; // it may take a while until there is more to say
    }
    let judged = task.analyse(&mut Leash::silent(limit, stop));
    if stop.is_pulled() {
        return Err(Fault::Stopped(stopped(begun.elapsed().as_secs_f64())));
    }
    if arguments.flag("json") {
        return judged.iter().try_for_each(|one| {
            let text = line::write(&line::Move::new(one, |why| console.say(why)));
            console.line(&text)
        });
    }
    let has_scores = judged.iter().any(|one| one.proven.is_none() && one.score.is_some());
    if let (Some(proven), false) = (common(&judged), arguments.flag("all")) {
        let alike = say("cli-analyse-alike").with("count", judged.len());
        return console.tell(&alike.with("value", tell(proven, console)));
    }
    if is_all_unknown(&judged) && !arguments.flag("all") {
        let command = format!("tabuleiro play {}", table.kind().name());
        let nothing = say("cli-analyse-nothing").with("count", judged.len());
        return console.tell(&nothing.with("command", command));
    }
    tell_unit(table.kind(), has_scores, console)?;
    judged.iter().try_for_each(|one| {
        let text = words(one, table.as_ref(), console);
        console.row(&text)
    })
}

/// What every move is worth, if there are several and all are proven to be worth the same.
fn common(judged: &[Judgement]) -> Option<Proven> {
    let proven = judged.first()?.proven?;
    (judged.len() > 1 && judged.iter().all(|one| one.proven == Some(proven))).then_some(proven)
}

/// Whether there are several moves, and of none of them anything is proven or guessed or can be said.
fn is_all_unknown(judged: &[Judgement]) -> bool {
    let is_unknown = |one: &Judgement| one.proven.is_none() && one.score.is_none() && one.why.is_none();
    judged.len() > 1 && judged.iter().all(is_unknown)
}

/// Ctrl-C came before anything was proven.
pub(crate) fn stopped(seconds: f64) -> Message {
    say("cli-stopped").with("seconds", numbers::decimal(seconds, 1))
}

/// Whose turn it is, by name.
pub(crate) fn to_move(table: &dyn Table) -> Message {
    let seats = table.setting().seats;
    let seat = table.now().0.map_or(0, tabuleiro_game::Seat::index);
    seats.get(seat).map_or_else(|| say("cli-value-unknown"), Message::with_article)
}

/// What the numbers stand for, where there are any.
pub(crate) fn tell_unit(kind: &dyn Kind, has_scores: bool, console: &mut Console) -> Result<(), Fault> {
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

/// What a position or a move is worth, in words.
pub(crate) fn valued(one: Valued, console: &Console) -> String {
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
