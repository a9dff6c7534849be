//! The menu: which game, who sits where, go.

use tabuleiro_game::Seat;
use tabuleiro_table::{Kind, Kinds, Player, Setup, Table};

use crate::commands::{bots, rules};
use crate::fault::Fault;
use crate::console::{Console, fresh_seed};
use crate::say;
use crate::interrupt;
use crate::play::unfinished::Unfinished;
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
pub(crate) fn run(console: &mut Console) -> Result<(), Fault> {
    interrupt::handle(console);
    let title = console.ink.bold(&console.word("cli-menu-title"));
    console.line(&format!("\n{title}"))?;
    loop {
        show_games(console)?;
        let leaves = match choose_game(console)? {
            Asked::Leave | Asked::Back => true,
            Asked::Chosen(First::Quick) => quick(usual(), console)?,
            Asked::Chosen(First::Game(kind)) => game_menu(kind, console)?,
            Asked::Chosen(First::Resume) => resume(console)?,
        };
        if leaves {
            return console.tell(&say("cli-goodbye"));
        }
    }
}

fn show_games(console: &mut Console) -> Result<(), Fault> {
    console.line("")?;
    for (index, kind) in KINDS.iter().enumerate() {
        let about = console.say(&(kind.about)());
        let title = console.ink.bold(&format!("{:<9}", kind.title()));
        console.line(&format!("  {}. {title} {about}", index + 1))?;
    }
    console.line(&format!("  {}. {}", KINDS.len() + 1, console.word("cli-menu-help")))?;
    if Unfinished::exists() {
        console.line(&format!("  {}. {}", KINDS.len() + 2, console.word("cli-menu-resume")))?;
    }
    console.line(&format!("  0. {}", console.word("cli-menu-exit")))
}

fn choose_game(console: &mut Console) -> Result<Asked<First>, Fault> {
    let question = say("cli-menu-which").with("game", usual().title());
    loop {
        let Some(line) = console.ask(&console.say(&question))? else { return Ok(Asked::Leave) };
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
            (Some(number), _) if number == KINDS.len() + 2 && Unfinished::exists() => {
                return Ok(Asked::Chosen(First::Resume));
            }
            (number, command) if number == Some(KINDS.len() + 1) || command.is_some() => {
                console.tell(&say("cli-menu-about"))?;
            }
            _ => console.tell(&say("cli-menu-unknown").with("typed", line.as_str()))?,
        }
    }
}

/// Takes up the game that was left last; a damaged one is told, and the menu goes on.
fn resume(console: &mut Console) -> Result<bool, Fault> {
    match Unfinished::last(None) {
        Ok(game) => {
            let plan = Plan::new(game.setup.clone(), game.players.clone(), console);
            game.go_on(plan, console)
        }
        Err(Fault::Given(why)) => console.tell(&why).map(|()| false),
        Err(fault) => Err(fault),
    }
}

/// A game against the usual opponent. True if the input has ended.
fn quick(kind: &'static Kind, console: &mut Console) -> Result<bool, Fault> {
    let setup = Setup { deal: Some(fresh_seed()), ..Setup::default() };
    let players = vec![Player::human(), Player::Bot((kind.usual)().to_owned())];
    let plan = Plan::new(setup, players, console);
    play::series(kind, plan, console)
}

/// The menu of a game. True if somebody leaves the program.
fn game_menu(kind: &'static Kind, console: &mut Console) -> Result<bool, Fault> {
    let mut setup = Setup { deal: Some(fresh_seed()), ..Setup::default() };
    loop {
        let table = (kind.open)(&setup)?;
        show_modes(kind, table.as_ref(), &setup, console)?;
        let Some(line) = console.ask(&console.word("cli-menu-mode"))? else { return Ok(true) };
        match line.as_str() {
            "0" => return Ok(false),
            "5" => rules::show(kind, console)?,
            "6" => bots::list(kind, console)?,
            word if word.contains('=') => change(kind, &mut setup, word, console)?,
            typed => match (screen::command(typed), mode(typed, table.seats())) {
                (Some(Command::Undo), _) => return Ok(false),
                (Some(Command::Stop), _) => return Ok(true),
                (Some(_), _) => rules::show(kind, console)?,
                (None, None) => console.tell(&say("cli-menu-unknown").with("typed", typed))?,
                (None, Some(wishes)) => match seat_everyone(kind, table.as_ref(), &wishes, console)? {
                    Asked::Back => (),
                    Asked::Leave => return Ok(true),
                    Asked::Chosen(players) => {
                        let plan = Plan::new(setup.clone(), players, console);
                        if play::series(kind, plan, console)? {
                            return Ok(true);
                        }
                        setup.deal = Some(fresh_seed());
                    }
                },
            },
        }
    }
}

fn show_modes(kind: &Kind, table: &dyn Table, setup: &Setup, console: &mut Console) -> Result<(), Fault> {
    let title = console.ink.bold(&kind.title());
    console.line(&format!("\n{title}"))?;
    let third = if table.seats() > 2 { "cli-mode-each" } else { "cli-mode-last" };
    let keys =
        ["cli-mode-people", "cli-mode-first", third, "cli-mode-bots", "cli-mode-help", "cli-mode-bots-list"];
    for (index, key) in keys.iter().enumerate() {
        let number = index + 1;
        console.line(&format!("  {number}. {}", console.word(key)))?;
    }
    console.line(&format!("  0. {}", console.word("cli-mode-back")))?;
    let chosen: Vec<String> = setup.words.iter().map(|(key, value)| format!("{key}={value}")).collect();
    let chosen = if chosen.is_empty() { console.word("cli-mode-usual") } else { chosen.join(" ") };
    let known = (kind.option_keys)().join(", ");
    console.tell(
        &say("cli-mode-options").with("chosen", chosen).with("known", known).with("seats", table.seats()),
    )
}

/// Player is meant to sit on a seat.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wish {
    Human,
    Bot,
    /// To be asked for.
    Any,
}

/// Player sits where in a mode: all people, a person first, a person last (or, at a larger table, seat by seat), no people.
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

/// Takes an option word; what the game does not have is say, and nothing changes.
fn change(kind: &Kind, setup: &mut Setup, typed: &str, console: &mut Console) -> Result<(), Fault> {
    let mut changed = setup.clone();
    for word in typed.split_whitespace() {
        let (key, value) = word.split_once('=').unwrap_or((word, ""));
        changed.words.retain(|(known, _)| known != key);
        changed.words.push((key.to_owned(), value.to_owned()));
    }
    match (kind.open)(&changed) {
        Ok(_) => *setup = changed,
        Err(error) => console.tell(&tabuleiro_game::Speak::message(&error))?,
    }
    Ok(())
}

/// Asks for the level of every bot, and for everything where anything may sit.
fn seat_everyone(
    kind: &Kind,
    table: &dyn Table,
    wishes: &[Wish],
    console: &mut Console,
) -> Result<Asked<Vec<Player>>, Fault> {
    let mut players = Vec::new();
    for (seat, &wish) in Seat::all(table.seats()).zip(wishes) {
        if wish == Wish::Human {
            players.push(Player::human());
            continue;
        }
        let name = console.say(&table.seat_name(seat));
        match choose_player(kind, &name, wish, console)? {
            Asked::Chosen(who) => players.push(who),
            Asked::Back => return Ok(Asked::Back),
            Asked::Leave => return Ok(Asked::Leave),
        }
    }
    Ok(Asked::Chosen(players))
}

/// Numbered names, four in a line.
fn list_names(names: &[&str], console: &mut Console) -> Result<(), Fault> {
    let numbered: Vec<String> =
        names.iter().enumerate().map(|(index, name)| format!("{:>4}. {name:<11}", index + 1)).collect();
    numbered.chunks(4).try_for_each(|row| console.line(row.concat().trim_end()))
}

fn choose_player(kind: &Kind, seat: &str, wish: Wish, console: &mut Console) -> Result<Asked<Player>, Fault> {
    let human = (wish == Wish::Any).then_some("human");
    let names: Vec<&str> = human.into_iter().chain((kind.bots)().iter().map(|card| card.name)).collect();
    let usual = human.unwrap_or((kind.usual)());
    let question = say("cli-menu-level").with("seat", seat).with("usual", usual);
    list_names(&names, console)?;
    loop {
        let Some(line) = console.ask(&console.say(&question))? else { return Ok(Asked::Leave) };
        let found =
            names.iter().enumerate().find(|(index, name)| line == **name || line == (index + 1).to_string());
        match (found, screen::command(&line)) {
            (Some((_, name)), _) => return Ok(Asked::Chosen(Player::from(*name))),
            _ if line.is_empty() => return Ok(Asked::Chosen(Player::from(usual))),
            _ if line == "0" => return Ok(Asked::Back),
            (None, Some(Command::Stop)) => return Ok(Asked::Leave),
            (None, Some(Command::Undo)) => return Ok(Asked::Back),
            (None, Some(_)) => bots::list(kind, console)?,
            (None, None) => console.tell(&say("cli-menu-unknown").with("typed", line.as_str()))?,
        }
    }
}
