//! The menu: which game, who sits where, go.

use tabuleiro_table::kinds::usual;
use tabuleiro_table::{KINDS, Kind, Setup, Table, Who};

use crate::commands::{bots, rules};
use crate::fault::Fault;
use crate::house::{House, fresh_seed, said, said_of};
use crate::interrupt;
use crate::play::screen::{self, Command};
use crate::play::{self, Plan};

/// What came of a question of the menu.
enum Asked<T> {
    Chosen(T),
    Back,
    Leave,
}

/// Runs the menu until somebody leaves.
pub(crate) fn run(house: &mut House) -> Result<(), Fault> {
    interrupt::handle(house);
    house.line("")?;
    let title = house.ink.bold(&house.word("cli-menu-title"));
    house.line(&title)?;
    loop {
        match choose_game(house)? {
            Asked::Leave | Asked::Back => return house.tell(&said("cli-goodbye")),
            Asked::Chosen(None) => {
                // Enter alone: a first move against a gentle opponent, without another question.
                if quick(usual(), house)? {
                    return Ok(());
                }
            }
            Asked::Chosen(Some(kind)) => {
                if game_menu(kind, house)? {
                    return house.tell(&said("cli-goodbye"));
                }
            }
        }
    }
}

fn choose_game(house: &mut House) -> Result<Asked<Option<&'static Kind>>, Fault> {
    house.line("")?;
    for (index, kind) in KINDS.iter().enumerate() {
        let about = house.speaker().word((kind.words)(), &format!("{}-about", kind.name));
        let title = house.ink.bold(&format!("{:<9}", kind.title()));
        house.line(&format!("  {}. {title} {about}", index + 1))?;
    }
    house.line(&format!("  {}. {}", KINDS.len() + 1, house.word("cli-menu-help")))?;
    house.line(&format!("  0. {}", house.word("cli-menu-exit")))?;
    loop {
        let Some(line) = house.ask(&house.say(&said_of("cli-menu-which", "game", usual().title())))? else {
            return Ok(Asked::Leave);
        };
        let typed = line.to_lowercase();
        if let Some(kind) = KINDS.iter().enumerate().find_map(|(index, kind)| {
            (typed == (index + 1).to_string() || typed == kind.name).then_some(kind)
        }) {
            return Ok(Asked::Chosen(Some(kind)));
        }
        match (typed.as_str(), screen::command(&typed)) {
            ("", _) => return Ok(Asked::Chosen(None)),
            ("0", _) | (_, Some(Command::Stop)) => return Ok(Asked::Leave),
            (_, Some(Command::Undo)) => return Ok(Asked::Back),
            (help, command) if help == (KINDS.len() + 1).to_string() || command.is_some() => {
                house.tell(&said("cli-menu-about"))?;
            }
            _ => house.tell(&said_of("cli-menu-unknown", "typed", line.as_str()))?,
        }
    }
}

/// A game against the usual opponent. True if the input has ended.
fn quick(kind: &'static Kind, house: &mut House) -> Result<bool, Fault> {
    let setup = Setup { deal: Some(fresh_seed()), ..Setup::default() };
    let players = vec![Who::Human, Who::Bot((kind.usual)().to_owned())];
    let plan = Plan::new(setup, players, house);
    play::series(kind, plan, house)
}

/// The menu of a game. True if somebody leaves the program.
fn game_menu(kind: &'static Kind, house: &mut House) -> Result<bool, Fault> {
    let mut setup = Setup { deal: Some(fresh_seed()), ..Setup::default() };
    loop {
        let table = (kind.open)(&setup)?;
        show_modes(kind, table.as_ref(), &setup, house)?;
        let Some(line) = house.ask(&house.word("cli-menu-mode"))? else { return Ok(true) };
        match line.as_str() {
            "0" => return Ok(false),
            "5" => rules::show(kind, house)?,
            "6" => bots::list(kind, house)?,
            word if word.contains('=') => change(kind, &mut setup, word, house)?,
            typed => match (screen::command(typed), mode(typed, table.seats())) {
                (Some(Command::Undo), _) => return Ok(false),
                (Some(Command::Stop), _) => return Ok(true),
                (Some(_), _) => rules::show(kind, house)?,
                (None, None) => house.tell(&said_of("cli-menu-unknown", "typed", typed))?,
                (None, Some(humans)) => match seat_everyone(kind, table.as_ref(), &humans, house)? {
                    Asked::Back => (),
                    Asked::Leave => return Ok(true),
                    Asked::Chosen(players) => {
                        let plan = Plan::new(setup.clone(), players, house);
                        if play::series(kind, plan, house)? {
                            return Ok(true);
                        }
                        setup.deal = Some(fresh_seed());
                    }
                },
            },
        }
    }
}

fn show_modes(kind: &Kind, table: &dyn Table, setup: &Setup, house: &mut House) -> Result<(), Fault> {
    let title = house.ink.bold(&kind.title());
    house.line(&format!("\n{title}"))?;
    let keys = [
        "cli-mode-people",
        "cli-mode-first",
        "cli-mode-last",
        "cli-mode-bots",
        "cli-mode-help",
        "cli-mode-bots-list",
    ];
    for (index, key) in keys.iter().enumerate() {
        let number = index + 1;
        house.line(&format!("  {number}. {}", house.word(key)))?;
    }
    house.line(&format!("  0. {}", house.word("cli-mode-back")))?;
    let chosen: Vec<String> = setup.words.iter().map(|(key, value)| format!("{key}={value}")).collect();
    let chosen = if chosen.is_empty() { house.word("cli-mode-usual") } else { chosen.join(" ") };
    let known = (kind.option_keys)().join(", ");
    house.tell(
        &said_of("cli-mode-options", "chosen", chosen).with("known", known).with("seats", table.seats()),
    )
}

/// Which seats are people's: all, the first, all but the first, none.
fn mode(typed: &str, seats: u8) -> Option<Vec<bool>> {
    let seats = usize::from(seats);
    match typed {
        "1" => Some(vec![true; seats]),
        "" | "2" => Some((0..seats).map(|seat| seat == 0).collect()),
        "3" => Some((0..seats).map(|seat| seat + 1 == seats).collect()),
        "4" => Some(vec![false; seats]),
        _ => None,
    }
}

/// Takes an option word; what the game does not have is said, and nothing changes.
fn change(kind: &Kind, setup: &mut Setup, typed: &str, house: &mut House) -> Result<(), Fault> {
    let mut changed = setup.clone();
    for word in typed.split_whitespace() {
        let (key, value) = word.split_once('=').unwrap_or((word, ""));
        changed.words.retain(|(known, _)| known != key);
        changed.words.push((key.to_owned(), value.to_owned()));
    }
    match (kind.open)(&changed) {
        Ok(_) => *setup = changed,
        Err(error) => house.tell(&tabuleiro_game::Speak::message(&error))?,
    }
    Ok(())
}

/// Asks for the level of every bot.
fn seat_everyone(
    kind: &Kind,
    table: &dyn Table,
    humans: &[bool],
    house: &mut House,
) -> Result<Asked<Vec<Who>>, Fault> {
    let mut players = Vec::new();
    for (seat, &is_human) in tabuleiro_game::Seat::all(table.seats()).zip(humans) {
        if is_human {
            players.push(Who::Human);
            continue;
        }
        let name = house.say(&table.seat_name(seat));
        match choose_bot(kind, &name, house)? {
            Asked::Chosen(bot) => players.push(Who::Bot(bot)),
            Asked::Back => return Ok(Asked::Back),
            Asked::Leave => return Ok(Asked::Leave),
        }
    }
    Ok(Asked::Chosen(players))
}

fn choose_bot(kind: &Kind, seat: &str, house: &mut House) -> Result<Asked<String>, Fault> {
    let cards = (kind.bots)();
    let numbered = cards.iter().enumerate().map(|(index, card)| format!("{}. {}", index + 1, card.name));
    let list = numbered.collect::<Vec<_>>().join("  ");
    let question = said_of("cli-menu-level", "seat", seat).with("list", list).with("usual", (kind.usual)());
    loop {
        let Some(line) = house.ask(&house.say(&question))? else { return Ok(Asked::Leave) };
        let found = cards
            .iter()
            .enumerate()
            .find(|(index, card)| line == card.name || line == (index + 1).to_string());
        match (found, screen::command(&line)) {
            (Some((_, card)), _) => return Ok(Asked::Chosen(card.name.to_owned())),
            _ if line.is_empty() => return Ok(Asked::Chosen((kind.usual)().to_owned())),
            _ if line == "0" => return Ok(Asked::Back),
            (None, Some(Command::Stop)) => return Ok(Asked::Leave),
            (None, Some(Command::Undo)) => return Ok(Asked::Back),
            (None, Some(_)) => bots::list(kind, house)?,
            (None, None) => house.tell(&said_of("cli-menu-unknown", "typed", line.as_str()))?,
        }
    }
}
