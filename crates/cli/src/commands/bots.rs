//! `bots [GAME]`: who can be played against.

use tabuleiro_search::roster::Group;
use tabuleiro_table::{BotCard, Kind, Setup};
use tabuleiro_wire::line;

use crate::arguments::Arguments;
use crate::console::Console;
use crate::fault::Fault;
use crate::play::screen;
use crate::{levels, say};

/// A line longer than this is hard to read.
const LINE: usize = 58;

/// Lists the players of one game or of all.
pub(crate) fn run(arguments: &Arguments<'_>, console: &mut Console) -> Result<(), Fault> {
    let kinds: Vec<&dyn Kind> = match arguments.kind_if_named()? {
        Some(kind) => {
            kind.open(&arguments.setup())?; // options that the game does not have are wrong usage here too
            vec![kind]
        }
        None if arguments.setup() == Setup::default() => {
            arguments.kinds.iter().map(|kind| kind as &dyn Kind).collect()
        }
        None => return Err(Fault::Usage(say("cli-bots-which"), None)),
    };
    for kind in kinds {
        if arguments.flag("json") {
            print_lines(kind, console)?;
        } else {
            list(kind, arguments.flag("all"), console)?;
        }
    }
    if arguments.flag("json") { Ok(()) } else { console.tell(&say("cli-bots-scale")) }
}

fn print_lines(kind: &dyn Kind, console: &mut Console) -> Result<(), Fault> {
    kind.bots().iter().try_for_each(|card| {
        let text = line::write(&line::Bot::new(kind, card, |about| console.say(about)));
        console.line(&text)
    })
}

/// Lists the players of a game for people: the main levels, or everybody in groups.
pub(crate) fn list(kind: &dyn Kind, is_all: bool, console: &mut Console) -> Result<(), Fault> {
    let title = console.ink.bold(&kind.title());
    console.line(&title)?;
    let cards = kind.bots();
    let shown = |card: &BotCard| levels::with_typed(card.name, console).chars().count();
    let width = cards.iter().map(shown).max().unwrap_or(0);
    for group in Group::ALL.into_iter().filter(|group| is_all || *group == Group::Main) {
        let members: Vec<&BotCard> = cards.iter().filter(|card| card.group == group).collect();
        if !members.is_empty() && is_all {
            console.tell(&say(heading(group)))?;
        }
        members.iter().try_for_each(|card| describe(card, width, is_all, console))?;
    }
    let hidden = cards.iter().filter(|card| card.group != Group::Main).count();
    if !is_all && hidden > 0 {
        let command = format!("tabuleiro bots {} --all", kind.name());
        console.tell(&say("cli-bots-more").with("count", hidden).with("command", command))?;
    }
    console.tell(&say("cli-bots-usual").with("name", levels::with_typed(kind.usual(), console)))?;
    console.line("")
}

fn heading(group: Group) -> &'static str {
    match group {
        Group::Main => "cli-bots-main",
        Group::Between => "cli-bots-between",
        Group::Report => "cli-bots-report",
    }
}

/// A player: its rating on the game's own scale, how it plays, and, where there is room for it, how that was measured. On a
/// narrow terminal that stands below the name.
fn describe(card: &BotCard, width: usize, is_all: bool, console: &mut Console) -> Result<(), Fault> {
    let name = console.ink.bold(&format!("{:<width$}", levels::with_typed(card.name, console)));
    let mut before = format!("  {name} {:>5}  ", card.rating);
    let (beside, columns) = (width + 10, console.width().unwrap_or(80));
    let margin = if columns < beside + LINE / 2 { 4 } else { beside };
    if margin < beside {
        console.line(before.trim_end())?;
        before = " ".repeat(margin);
    }
    let room = columns.saturating_sub(margin + 1).min(LINE);
    for line in screen::wrap(&console.say(&card.about), room) {
        console.line(&format!("{before}{line}"))?;
        before = " ".repeat(margin);
    }
    let measured = is_all.then(|| screen::wrap(&console.say(&card.strength_told()), room));
    for line in measured.unwrap_or_default() {
        let quiet = console.ink.dim(&line);
        console.line(&format!("{before}{quiet}"))?;
    }
    Ok(())
}
