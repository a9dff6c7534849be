//! `bots [GAME]`: who can be played against.

mod check;

use tabuleiro_game::Message;
use tabuleiro_search::roster::Group;
use tabuleiro_table::{BotCard, Kind, Setup};
use tabuleiro_text::wrap;
use tabuleiro_wire::line;

use crate::arguments::Arguments;
use crate::commands::rules;
use crate::console::Console;
use crate::error::CliError;
use crate::{levels, say};

/// A line longer than this is hard to read.
const LINE: usize = 54;

/// Lists the players of one game or of all.
pub(crate) fn run(arguments: &Arguments<'_>, console: &mut Console) -> Result<(), CliError> {
    let kinds: Vec<&dyn Kind> = match arguments.kind_if_named()? {
        Some(kind) => {
            kind.open(&arguments.setup())?; // options that the game does not have are wrong usage here too
            vec![kind]
        }
        None if arguments.setup() == Setup::default() => {
            arguments.kinds.iter().map(|kind| kind as &dyn Kind).collect()
        }
        None => return Err(CliError::Usage(say("cli-bots-which"), None)),
    };
    if arguments.flag("check") {
        return check::run(&kinds, arguments.flag("json"), console);
    }
    for kind in kinds {
        if arguments.flag("json") {
            print_lines(kind, console)?;
        } else {
            let lines = listed(kind, arguments.flag("all"), console);
            console.line(&lines.join("\n"))?;
        }
    }
    if arguments.flag("json") { Ok(()) } else { console.tell(&say("cli-bots-scale")) }
}

fn print_lines(kind: &dyn Kind, console: &mut Console) -> Result<(), CliError> {
    kind.bots().iter().try_for_each(|card| {
        let text = line::write(&line::Bot::new(kind, card, |about| console.say(about)));
        console.line(&text)
    })
}

/// Shows the main levels of a game and what their numbers mean, page by page where that is longer than the screen.
pub(crate) fn show(kind: &dyn Kind, console: &mut Console) -> Result<(), CliError> {
    let mut lines = listed(kind, false, console);
    lines.push(told(&say("cli-bots-scale"), console));
    rules::show_paged(&lines.join("\n"), console)
}

/// The players of a game for people: the main levels, or everybody in groups.
fn listed(kind: &dyn Kind, is_all: bool, console: &Console) -> Vec<String> {
    let mut lines = vec![console.ink.bold(&console.say(&kind.title()))];
    let cards = kind.bots();
    let shown = |card: &BotCard| levels::with_typed(kind, card.name, console).chars().count();
    let width = cards.iter().map(shown).max().unwrap_or(0);
    for group in Group::ALL.into_iter().filter(|group| is_all || *group == Group::Main) {
        let members: Vec<&BotCard> = cards.iter().filter(|card| card.group == group).collect();
        if !members.is_empty() && is_all {
            lines.push(told(&say(heading(group)), console));
        }
        lines.extend(members.iter().flat_map(|card| describe(kind, card, width, is_all, console)));
    }
    let hidden = cards.iter().filter(|card| card.group != Group::Main).count();
    if !is_all && hidden > 0 {
        let command = format!("tabuleiro bots {} --all", kind.name());
        lines.push(told(&say("cli-bots-more").with("count", hidden).with("command", command), console));
    }
    let usual = say("cli-bots-usual").with("name", levels::with_typed(kind, kind.usual(), console));
    lines.extend([told(&usual, console), String::new()]);
    lines
}

fn told(message: &Message, console: &Console) -> String {
    console.folded(&console.say(message))
}

fn heading(group: Group) -> &'static str {
    match group {
        Group::Main => "cli-bots-main",
        Group::Between => "cli-bots-between",
        Group::Report => "cli-bots-report",
    }
}

/// How far a rating may be from the truth; the baseline stands where it does by definition.
fn error(card: &BotCard, console: &Console) -> String {
    let sign = if console.ink.unicode { "±" } else { "+-" };
    if card.rating_error == 0 { String::new() } else { format!("{sign}{}", card.rating_error) }
}

/// A player: its rating on the game's own scale, how it plays, and, where there is room for it, how that was measured. On a
/// narrow terminal that stands below the name.
fn describe(kind: &dyn Kind, card: &BotCard, width: usize, is_all: bool, console: &Console) -> Vec<String> {
    let name = console.ink.bold(&format!("{:<width$}", levels::with_typed(kind, card.name, console)));
    let mut before = format!("  {name} {:>5} {:<5} ", card.rating, error(card, console));
    let (beside, columns) = (width + 15, console.width().unwrap_or(80));
    let margin = if columns < beside + LINE / 2 { 4 } else { beside };
    let mut lines = Vec::new();
    if margin < beside {
        lines.push(before.trim_end().to_owned());
        before = " ".repeat(margin);
    }
    let room = columns.saturating_sub(margin + 1).min(LINE);
    for line in wrap(&console.say(&card.about), room) {
        lines.push(format!("{before}{line}"));
        before = " ".repeat(margin);
    }
    let measured = is_all.then(|| wrap(&console.say(&card.strength_told()), room));
    let quiet = |line: String| format!("{before}{}", console.ink.dim(&line));
    lines.extend(measured.unwrap_or_default().into_iter().map(quiet));
    lines
}
