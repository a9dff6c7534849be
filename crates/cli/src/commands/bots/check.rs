//! `bots --check`: what the strongest player of each game has at hand, and whether it is whole.

use std::thread;

use tabuleiro_game::Message;
use tabuleiro_table::Kind;
use tabuleiro_wire::line;

use crate::console::Console;
use crate::error::CliError;
use crate::{means, say};

/// Tells it, game by game; whoever finds something damaged ends with exit code 1.
pub(crate) fn run(kinds: &[&dyn Kind], is_json: bool, console: &mut Console) -> Result<(), CliError> {
    let mut is_whole = true;
    for kind in kinds {
        let mut found = kind.at_hand(&tabuleiro_home::aids(*kind));
        found.extend(means::damage(*kind).into_iter().map(Err));
        is_whole &= found.iter().all(Result::is_ok);
        if is_json {
            found.iter().try_for_each(|one| print_line(*kind, one, console))?;
        } else {
            tell(*kind, &found, console)?;
        }
    }
    if !is_json {
        let threads = thread::available_parallelism().map_or(1, usize::from);
        console.tell(&say("cli-check-threads").with("count", threads))?;
    }
    if is_whole { Ok(()) } else { Err(CliError::Given(say("cli-check-damaged"))) }
}

fn print_line(
    kind: &dyn Kind,
    found: &Result<Message, Message>,
    console: &mut Console,
) -> Result<(), CliError> {
    let (Ok(message) | Err(message)) = found;
    let says = console.say(message);
    console.line(&line::write(&line::AtHand::new(kind, found.is_ok(), says)))
}

fn tell(kind: &dyn Kind, found: &[Result<Message, Message>], console: &mut Console) -> Result<(), CliError> {
    let strongest = kind.bots().last().map(|card| card.name).unwrap_or_default();
    let title = console.ink.bold(&format!("{}: {strongest}", console.say(&kind.title())));
    console.line(&title)?;
    for one in found {
        let (key, message) = match one {
            Ok(message) => ("cli-check-whole", message),
            Err(message) => ("cli-check-fault", message),
        };
        console.tell(&say(key).with("what", message.clone()))?;
    }
    console.line("")
}
