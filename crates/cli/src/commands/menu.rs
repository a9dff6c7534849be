//! The menu: which game, who sits where, go.

use tabuleiro_game::Seat;
use tabuleiro_table::kinds::usual;
use tabuleiro_table::{KINDS, Kind, Setup, Table, Who};

use crate::commands::{bots, rules};
use crate::fault::Fault;
use crate::house::{House, fresh_seed, said, said_of};
use crate::interrupt;
use crate::play::left::LeftGame;
use crate::play::screen::{self, Command};
use crate::play::{self, Plan};

/// What came of a question of the menu.
enum Asked<T> {
    Chosen(T),
    Back,
    Leave,
}

/// What the first question can be answered with.
enum First {
    Game(&'static Kind),
    /// Enter alone: a first move against a gentle opponent, without another question.
    Quick,
    Resume,
}

/// Runs the menu until somebody leaves.
pub(crate) fn run(house: &mut House) -> Result<(), Fault> {
    interrupt::handle(house);
    let title = house.ink.bold(&house.word("cli-menu-title"));
    house.line(&format!("\n{title}"))?;
    loop {
        show_games(house)?;
        let leaves = match choose_game(house)? {
            Asked::Leave | Asked::Back => true,
            Asked::Chosen(First::Quick) => quick(usual(), house)?,
            Asked::Chosen(First::Game(kind)) => game_menu(kind, house)?,
            Asked::Chosen(First::Resume) => resume(house)?,
        };
        if leaves {
            return house.tell(&said("cli-goodbye"));
        }
    }
}

fn show_games(house: &mut House) -> Result<(), Fault> {
    house.line("")?;
    for (index, kind) in KINDS.iter().enumerate() {
        let about = house.say(&(kind.about)());
        let title = house.ink.bold(&format!("{:<9}", kind.title()));
        house.line(&format!("  {}. {title} {about}", index + 1))?;
    }
    house.line(&format!("  {}. {}", KINDS.len() + 1, house.word("cli-menu-help")))?;
    if LeftGame::exists() {
        house.line(&format!("  {}. {}", KINDS.len() + 2, house.word("cli-menu-resume")))?;
    }
    house.line(&format!("  0. {}", house.word("cli-menu-exit")))
}

fn choose_game(house: &mut House) -> Result<Asked<First>, Fault> {
    let question = said_of("cli-menu-which", "game", usual().title());
    loop {
        let Some(line) = house.ask(&house.say(&question))? else { return Ok(Asked::Leave) };
        let typed = line.to_lowercase();
        let number: Option<usize> = typed.parse().ok();
        let named = |(index, kind): &(usize, &Kind)| number == Some(index + 1) || typed == kind.name;
        if let Some((_, kind)) = KINDS.iter().enumerate().find(named) {
            return Ok(Asked::Chosen(First::Game(kind)));
        }
        match (number, screen::command(&typed)) {
            (Some(0), _) | (_, Some(Command::Stop)) => return Ok(Asked::Leave),
            (_, Some(Command::Undo)) => return Ok(Asked::Back),
            _ if typed.is_empty() => return Ok(Asked::Chosen(First::Quick)),
            (Some(number), _) if number == KINDS.len() + 2 && LeftGame::exists() => {
                return Ok(Asked::Chosen(First::Resume));
            }
            (number, command) if number == Some(KINDS.len() + 1) || command.is_some() => {
                house.tell(&said("cli-menu-about"))?;
            }
            _ => house.tell(&said_of("cli-menu-unknown", "typed", line.as_str()))?,
        }
    }
}

/// Takes up the game that was left last; a damaged one is told, and the menu goes on.
fn resume(house: &mut House) -> Result<bool, Fault> {
    match LeftGame::last(None) {
        Ok(game) => {
            let plan = Plan::new(game.setup.clone(), game.players.clone(), house);
            game.go_on(plan, house)
        }
        Err(Fault::Given(why)) => house.tell(&why).map(|()| false),
        Err(fault) => Err(fault),
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
                (None, Some(wishes)) => match seat_everyone(kind, table.as_ref(), &wishes, house)? {
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
    let third = if table.seats() > 2 { "cli-mode-each" } else { "cli-mode-last" };
    let keys =
        ["cli-mode-people", "cli-mode-first", third, "cli-mode-bots", "cli-mode-help", "cli-mode-bots-list"];
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

/// Who is meant to sit on a seat.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wish {
    Human,
    Bot,
    /// To be asked for.
    Any,
}

/// Who sits where in a mode: all people, a person first, a person last (or, at a larger table, seat by seat), no people.
fn mode(typed: &str, seats: u8) -> Option<Vec<Wish>> {
    let seats = usize::from(seats);
    let one_human =
        |place: usize| (0..seats).map(|seat| if seat == place { Wish::Human } else { Wish::Bot }).collect();
    match typed {
        "1" => Some(vec![Wish::Human; seats]),
        "" | "2" => Some(one_human(0)),
        "3" if seats > 2 => Some(vec![Wish::Any; seats]),
        "3" => Some(one_human(seats - 1)),
        "4" => Some(vec![Wish::Bot; seats]),
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

/// Asks for the level of every bot, and for everything where anything may sit.
fn seat_everyone(
    kind: &Kind,
    table: &dyn Table,
    wishes: &[Wish],
    house: &mut House,
) -> Result<Asked<Vec<Who>>, Fault> {
    let mut players = Vec::new();
    for (seat, &wish) in Seat::all(table.seats()).zip(wishes) {
        if wish == Wish::Human {
            players.push(Who::Human);
            continue;
        }
        let name = house.say(&table.seat_name(seat));
        match choose_player(kind, &name, wish, house)? {
            Asked::Chosen(who) => players.push(who),
            Asked::Back => return Ok(Asked::Back),
            Asked::Leave => return Ok(Asked::Leave),
        }
    }
    Ok(Asked::Chosen(players))
}

/// Numbered names, four in a line.
fn list_names(names: &[&str], house: &mut House) -> Result<(), Fault> {
    let numbered: Vec<String> =
        names.iter().enumerate().map(|(index, name)| format!("{:>4}. {name:<11}", index + 1)).collect();
    numbered.chunks(4).try_for_each(|row| house.line(row.concat().trim_end()))
}

fn choose_player(kind: &Kind, seat: &str, wish: Wish, house: &mut House) -> Result<Asked<Who>, Fault> {
    let human = (wish == Wish::Any).then_some("human");
    let names: Vec<&str> = human.into_iter().chain((kind.bots)().iter().map(|card| card.name)).collect();
    let usual = human.unwrap_or((kind.usual)());
    let question = said_of("cli-menu-level", "seat", seat).with("usual", usual);
    list_names(&names, house)?;
    loop {
        let Some(line) = house.ask(&house.say(&question))? else { return Ok(Asked::Leave) };
        let found =
            names.iter().enumerate().find(|(index, name)| line == **name || line == (index + 1).to_string());
        match (found, screen::command(&line)) {
            (Some((_, name)), _) => return Ok(Asked::Chosen(Who::from(*name))),
            _ if line.is_empty() => return Ok(Asked::Chosen(Who::from(usual))),
            _ if line == "0" => return Ok(Asked::Back),
            (None, Some(Command::Stop)) => return Ok(Asked::Leave),
            (None, Some(Command::Undo)) => return Ok(Asked::Back),
            (None, Some(_)) => bots::list(kind, house)?,
            (None, None) => house.tell(&said_of("cli-menu-unknown", "typed", line.as_str()))?,
        }
    }
}
