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
use crate::error::CliError;
use crate::{interrupt, means, numbers, say};

/// Nodes shared by all moves where nothing is proven, unless told otherwise.
const USUAL_NODES: u64 = 2_000_000;

/// Judges every move of a position or a game and prints what came of it.
pub(crate) fn run(arguments: &Arguments<'_>, console: &mut Console) -> Result<(), CliError> {
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

fn judge(arguments: &Arguments<'_>, console: &mut Console) -> Result<(), CliError> {
    let table = table(arguments)?;
    let limit = Limit::nodes(arguments.number("nodes").unwrap_or(USUAL_NODES));
    means::warn_of_damage(table.kind(), console);
    let task = table.task(&tabuleiro_home::aids(table.kind()));
    let (stop, begun) = (interrupt::stop_first(), Instant::now());
    if !arguments.flag("json") {
        console.tell(&say("cli-analyse-side").with("seat", to_move(table.as_ref())))?;
        console.flush()?; // it may take a while until there is more to say
    }
    let judged = task.analyse(&mut Leash::silent(limit, stop));
    if stop.is_pulled() {
        return Err(CliError::Stopped(stopped(begun.elapsed().as_secs_f64())));
    }
    if arguments.flag("json") {
        return judged.iter().try_for_each(|one| {
            let text = line::write(&line::Move::new(one, |why| console.say(why)));
            console.line(&text)
        });
    }
    match summed_up(&judged, table.as_ref(), console).filter(|_| !arguments.flag("all")) {
        Some(sentence) => console.tell(&sentence),
        None => list(&judged, table.as_ref(), console),
    }
}

/// Every move on a line of its own.
fn list(judged: &[Judgement], table: &dyn Table, console: &mut Console) -> Result<(), CliError> {
    let has_scores = judged.iter().any(|one| one.proven.is_none() && one.score.is_some());
    tell_unit(table.kind(), has_scores, console)?;
    judged.iter().try_for_each(|one| {
        let text = words(one, table, console);
        console.row(&text)
    })
}

/// All moves in a sentence, where a list would say the same of each.
fn summed_up(judged: &[Judgement], table: &dyn Table, console: &Console) -> Option<Message> {
    if let Some(proven) = common(judged) {
        let alike = say("cli-analyse-alike").with("count", judged.len());
        return Some(alike.with("value", tell(proven, console)));
    }
    let is_crowd = table.seats() > 2;
    let key = if is_crowd { "cli-analyse-nothing-crowd" } else { "cli-analyse-nothing" };
    let nothing = || say(key).with("count", judged.len()).with("command", play_command(table));
    is_all_unknown(judged).then(nothing)
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

/// What begins a game with the options of this one.
fn play_command(table: &dyn Table) -> String {
    let options = table.setting().options;
    let flag = |word: &str| format!(" --{}", word.replacen('=', " ", 1));
    let flags: String = options.split_whitespace().map(flag).collect();
    format!("tabuleiro play {}{flags}", table.kind().name())
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
pub(crate) fn tell_unit(kind: &dyn Kind, has_scores: bool, console: &mut Console) -> Result<(), CliError> {
    match kind.unit().filter(|_| has_scores) {
        Some(unit) => console.tell(&say("cli-analyse-unit").with("unit", unit)),
        None => Ok(()),
    }
}

/// The position that was given, to think about. It must not be over: there is nothing to say about its moves.
pub(crate) fn table(arguments: &Arguments<'_>) -> Result<Box<dyn Table>, CliError> {
    let kind = arguments.kind()?;
    let mut setup = arguments.setup();
    if let Some(text) = arguments.text("at") {
        setup.position = Some(text.to_owned());
    }
    let table: Box<dyn Table> = kind.open(&setup)?;
    match table.view(usize::MAX).verdict {
        Some(verdict) => Err(CliError::Given(say("cli-analyse-over").with("verdict", verdict))),
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

#[cfg(test)]
mod tests {
    use std::ffi::OsString;

    use tabuleiro_game::OptionValues;
    use tabuleiro_games::GAMES;
    use tabuleiro_table::Setup;

    use super::*;

    fn english() -> Console {
        Console::new(&["tabuleiro", "--lang", "en"].map(OsString::from))
    }

    /// Two moves, of which the second is known as it is given.
    fn two(second: Judgement) -> [Judgement; 2] {
        [unknown(), second]
    }

    fn unknown() -> Judgement {
        Judgement { text: "A@a1".to_owned(), proven: None, score: None, why: None }
    }

    /// Every game under each of its options, with the words that choose it on a command line.
    fn tables() -> Vec<(Box<dyn Table>, String)> {
        let mut tables = Vec::new();
        for kind in GAMES.iter() {
            for field in kind.options() {
                let OptionValues::OneOf(values) = &field.values else { continue };
                for (value, _) in values {
                    let words = vec![(field.key.to_owned(), (*value).to_owned())];
                    let table = kind.open(&Setup { words, ..Setup::default() }).expect("it begins");
                    let is_usual = *value == field.usual;
                    let flag = if is_usual { String::new() } else { format!(" --{} {value}", field.key) };
                    tables.push((table, format!("(tabuleiro play {}{flag})", kind.name())));
                }
            }
        }
        tables
    }

    #[test]
    fn moves_of_which_nothing_is_known_are_summed_up() {
        let console = english();
        let mut crowds = 0;
        for (table, command) in tables() {
            let told = summed_up(&two(unknown()), table.as_ref(), &console).expect("a sentence");
            let told = console.say(&told);
            assert!(told.starts_with("Nothing is known of any of the 2 legal moves"), "{told}");
            assert!(told.contains(&command), "{told}\n{command}");
            let is_crowd = table.seats() > 2;
            crowds += usize::from(is_crowd);
            assert_eq!(told.contains("with more than two players"), is_crowd, "{told}");
            assert_eq!(told.contains("A larger --nodes"), !is_crowd, "{told}");
        }
        assert!(crowds > 0);
    }

    #[test]
    fn moves_are_listed_if_something_can_be_said_of_one() {
        let console = english();
        let kind = GAMES.usual().expect("a game");
        let table = kind.open(&Setup::default()).expect("it begins");
        let lost = Proven::of(Value::Loss);
        for known in [
            Judgement { proven: Some(lost), ..unknown() },
            Judgement { score: Some(0), ..unknown() },
            Judgement { why: Some(say("cli-value-loss")), ..unknown() },
        ] {
            assert_eq!(summed_up(&two(known), table.as_ref(), &console), None);
        }
        assert_eq!(summed_up(&[unknown()], table.as_ref(), &console), None, "a single move is listed");
    }
}
