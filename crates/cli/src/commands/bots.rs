//! `bots [GAME]`: who can be played against.

use tabuleiro_table::{Kind, Setup};
use tabuleiro_wire::line;

use crate::arguments::Arguments;
use crate::console::Console;
use crate::fault::Fault;
use crate::play::screen;
use crate::say;

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
            list(kind, console)?;
        }
    }
    Ok(())
}

fn print_lines(kind: &dyn Kind, console: &mut Console) -> Result<(), Fault> {
    kind.bots().iter().try_for_each(|card| {
        let text = line::write(&line::Bot::new(kind, card, |about| console.say(about)));
        console.line(&text)
    })
}

/// Lists the players of a game for people.
pub(crate) fn list(kind: &dyn Kind, console: &mut Console) -> Result<(), Fault> {
    let title = console.ink.bold(&kind.title());
    console.line(&title)?;
    let cards = kind.bots();
    let width = cards.iter().map(|card| card.name.len()).max().unwrap_or(0);
    let margin = " ".repeat(width);
    for card in cards {
        let name = console.ink.bold(&format!("{:<width$}", card.name));
        let about = screen::wrap(&console.say(&card.about), 64);
        let strength = screen::wrap(&console.say(&card.strength_told()), 64);
        for (index, line) in about.iter().enumerate() {
            let margin = if index == 0 { &name } else { &margin };
            console.line(&format!("  {margin}  {line}"))?;
        }
        for line in strength {
            let quiet = console.ink.dim(&line);
            console.line(&format!("  {margin}  {quiet}"))?;
        }
    }
    console.tell(&say("cli-bots-usual").with("name", kind.usual()))?;
    console.line("")
}
