//! `play GAME`: straight into a game.

use std::time::Duration;

use tabuleiro_game::Speak;
use tabuleiro_table::clock::Control;
use tabuleiro_table::{Kind, Plan, Player, Setup, Table, Terms};

use crate::arguments::Arguments;
use crate::console::{Console, fresh_seed};
use crate::error::CliError;
use crate::play::unfinished::Unfinished;
use crate::play::{self, Conduct, FirstRound, programs};
use crate::{full_screen, interrupt, nearest, say};

/// The names of the seats' options.
const SEATS: [&str; 4] = ["seat1", "seat2", "seat3", "seat4"];

/// Plays.
pub(crate) fn run(arguments: &Arguments<'_>, console: &mut Console) -> Result<(), CliError> {
    let kind = arguments.kind_if_named()?;
    if arguments.is_given("resume") {
        return resume(arguments, kind, console);
    }
    let kind = kind.ok_or_else(|| CliError::Usage(say("cli-play-no-game"), None))?;
    let setup = arguments.dealt_setup();
    let players = players(arguments, kind.open(&setup)?.as_ref())?;
    let plan = Plan::new(kind, &setup, players, Terms::friendly(0).with_control(clock(arguments)?));
    if full_screen::is_wanted(arguments, console) {
        return full_screen::play(arguments, plan, console);
    }
    interrupt::handle(console);
    let conduct = conduct(arguments, console)?;
    play::series(FirstRound::new(plan, &conduct, console)?, conduct, console).map(|_| ())
}

/// How time is measured out; what is no clock is wrong usage.
fn clock(arguments: &Arguments<'_>) -> Result<Control, CliError> {
    let given = arguments.text("clock").map(str::parse::<Control>).transpose();
    Ok(given.map_err(|error| CliError::Usage(error.message(), None))?.unwrap_or_default())
}

/// Everything about the game but the game.
pub(crate) fn conduct(arguments: &Arguments<'_>, console: &Console) -> Result<Conduct, CliError> {
    let usual = Duration::from_secs(u64::from(console.is_interactive));
    Ok(Conduct {
        kinds: arguments.kinds,
        seed: arguments.seed().unwrap_or_else(fresh_seed),
        think: arguments.duration("think")?,
        nodes: arguments.number("nodes"),
        means: arguments.means(),
        pause: arguments.duration("pause")?.unwrap_or(usual),
        save: arguments.path("save"),
    })
}

/// Who sits where: those who were named, a person on the first seat nobody was named for, the usual bot on the others.
fn players(arguments: &Arguments<'_>, table: &dyn Table) -> Result<Vec<Player>, CliError> {
    no_extra_seat(arguments, table)?;
    let seats = usize::from(table.seats());
    let named = |name: &&str| arguments.text(name).map(|text| player(text, table.kind())).transpose();
    let named: Vec<Option<Player>> = SEATS.iter().take(seats).map(named).collect::<Result<_, _>>()?;
    let mut has_person = named.iter().flatten().any(Player::is_person);
    let usual = table.kind().usual();
    let seat = |player: Option<Player>| {
        player.unwrap_or_else(|| {
            let is_free = !has_person;
            has_person = true;
            if is_free { Player::human() } else { Player::Level(usual.to_owned()) }
        })
    };
    Ok(named.into_iter().map(seat).collect())
}

/// A seat that the game does not have is wrong usage.
fn no_extra_seat(arguments: &Arguments<'_>, table: &dyn Table) -> Result<(), CliError> {
    let seats = usize::from(table.seats());
    match SEATS.iter().skip(seats).find(|name| arguments.text(name).is_some()) {
        Some(extra) => {
            let message = say("cli-no-such-seat").with("seat", format!("--{extra}")).with("seats", seats);
            Err(CliError::Usage(message, None))
        }
        None => Ok(()),
    }
}

/// Somebody whom the game does not have is wrong usage.
fn player(text: &str, kind: &dyn Kind) -> Result<Player, CliError> {
    let meant = || nearest::hint(text, kind.bots().iter().map(|card| card.name).chain(["human"]));
    programs::player(text, kind).ok_or_else(|| CliError::Usage(kind.unknown_bot(text), meant()))
}

fn resume(arguments: &Arguments<'_>, kind: Option<&dyn Kind>, console: &mut Console) -> Result<(), CliError> {
    let is_otherwise = arguments.setup() != (Setup { deal: arguments.seed(), ..Setup::default() });
    if is_otherwise || arguments.is_given("clock") {
        return Err(CliError::Usage(say("cli-resume-options"), None));
    }
    let game = match arguments.number("resume") {
        Some(number) => Unfinished::numbered(kind, arguments.kinds, number, console)?,
        None => Unfinished::last(kind, arguments.kinds, console)?,
    };
    let round = &game.round;
    no_extra_seat(arguments, round.session().table())?;
    let mut players = round.plan().players.clone();
    for (seated, name) in round.series().seating().iter().zip(SEATS) {
        if let Some(given) = arguments.text(name) {
            players[*seated] = player(given, round.kind())?;
        }
    }
    if full_screen::is_wanted(arguments, console) {
        return full_screen::resume(arguments, game, players, console);
    }
    interrupt::handle(console);
    let conduct = conduct(arguments, console)?;
    game.go_on(players, conduct, console).map(|_| ())
}
