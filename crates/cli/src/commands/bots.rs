//! `bots [GAME]`: who can be played against.

use clap::ArgMatches;
use serde::Serialize;
use tabuleiro_game::Message;
use tabuleiro_table::{BotCard, KINDS, Kind, Setup};

use crate::fault::Fault;
use crate::given;
use crate::house::{House, said};
use crate::play::screen;

/// A player as a line of JSON.
#[derive(Serialize)]
struct Line<'c> {
    game: &'c str,
    name: &'c str,
    about: String,
    strength: String,
    against: Option<&'static str>,
    elo: Option<f64>,
    report: bool,
}

/// Lists the players of one game or of all.
pub(crate) fn run(matches: &ArgMatches, house: &mut House) -> Result<(), Fault> {
    let kinds: Vec<&Kind> = match given::kind(matches)? {
        Some(kind) => {
            (kind.open)(&given::setup(matches))?; // options that the game does not have are wrong usage here too
            vec![kind]
        }
        None if given::setup(matches) == Setup::default() => KINDS.iter().collect(),
        None => return Err(Fault::Usage(said("cli-bots-which"), None)),
    };
    for kind in kinds {
        if given::flag(matches, "json") {
            (kind.bots)().iter().try_for_each(|card| json(kind, card, house))?;
        } else {
            list(kind, house)?;
        }
    }
    Ok(())
}

/// Lists the players of a game for people.
pub(crate) fn list(kind: &Kind, house: &mut House) -> Result<(), Fault> {
    let title = house.ink.bold(&kind.title());
    house.line(&title)?;
    let cards = (kind.bots)();
    let width = cards.iter().map(|card| card.name.len()).max().unwrap_or(0);
    let margin = " ".repeat(width);
    for card in cards {
        let name = house.ink.bold(&format!("{:<width$}", card.name));
        let about = screen::wrap(&house.say(&card.about), 64);
        let strength = screen::wrap(&house.say(&card.strength_told()), 64);
        for (index, line) in about.iter().enumerate() {
            let margin = if index == 0 { &name } else { &margin };
            house.line(&format!("  {margin}  {line}"))?;
        }
        for line in strength {
            let quiet = house.ink.dim(&line);
            house.line(&format!("  {margin}  {quiet}"))?;
        }
    }
    let usual = Message::new(&crate::WORDS, "cli-bots-usual").with("name", (kind.usual)());
    house.tell(&usual)?;
    house.line("")
}

fn json(kind: &Kind, card: &BotCard, house: &mut House) -> Result<(), Fault> {
    let line = Line {
        game: kind.name,
        name: card.name,
        about: house.say(&card.about),
        strength: house.say(&card.strength_told()),
        against: card.strength.against(),
        elo: card.strength.elo().map(f64::round),
        report: card.report,
    };
    let text = serde_json::to_string(&line).map_err(|_| Fault::Given(said("cli-bad-usage")))?;
    house.line(&text)
}
