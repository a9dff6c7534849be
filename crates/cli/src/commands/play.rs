//! `play GAME`: straight into a game.

use std::path::PathBuf;
use std::time::Duration;

use clap::ArgMatches;
use tabuleiro_table::{Kind, Setup, Table, Who};

use crate::fault::Fault;
use crate::house::{House, fresh_seed, said, said_of};
use crate::play::left::LeftGame;
use crate::play::{self, Plan};
use crate::{given, interrupt};

/// The names of the seats' options.
const SEATS: [&str; 4] = ["seat1", "seat2", "seat3", "seat4"];

/// Plays.
pub(crate) fn run(matches: &ArgMatches, house: &mut House) -> Result<(), Fault> {
    interrupt::handle(house);
    let kind = given::kind(matches)?;
    if given::flag(matches, "resume") {
        return resume(matches, kind, house);
    }
    let kind = kind.ok_or_else(|| Fault::Usage(said("cli-play-no-game"), None))?;
    let setup = given::dealt_setup(matches);
    let table = (kind.open)(&setup)?;
    let plan = plan(matches, setup, players(matches, table.as_ref())?, house)?;
    play::series(kind, plan, house).map(|_| ())
}

/// Everything about the game but the game.
fn plan(matches: &ArgMatches, setup: Setup, players: Vec<Who>, house: &House) -> Result<Plan, Fault> {
    let usual = Duration::from_secs(u64::from(house.is_interactive));
    Ok(Plan {
        setup,
        players,
        seed: given::seed(matches).unwrap_or_else(fresh_seed),
        think: given::duration(matches, "think")?,
        pause: given::duration(matches, "pause")?.unwrap_or(usual),
        save: given::text(matches, "save").map(PathBuf::from),
    })
}

/// Who sits where: those who were named, a person on the first seat nobody was named for, the usual bot on the others.
fn players(matches: &ArgMatches, table: &dyn Table) -> Result<Vec<Who>, Fault> {
    no_extra_seat(matches, table)?;
    let seats = usize::from(table.seats());
    let named: Vec<Option<Who>> =
        SEATS[..seats].iter().map(|name| given::text(matches, name).map(Who::from)).collect();
    let mut has_human = named.contains(&Some(Who::Human));
    let usual = (table.kind().usual)();
    let seat = |who: Option<Who>| {
        who.unwrap_or_else(|| {
            let free = !has_human;
            has_human = true;
            if free { Who::Human } else { Who::Bot(usual.to_owned()) }
        })
    };
    let players: Vec<Who> = named.into_iter().map(seat).collect();
    players.iter().try_for_each(|who| known(who, table.kind()))?;
    Ok(players)
}

/// A seat that the game does not have is wrong usage.
fn no_extra_seat(matches: &ArgMatches, table: &dyn Table) -> Result<(), Fault> {
    let seats = usize::from(table.seats());
    match SEATS[seats..].iter().find(|name| given::text(matches, name).is_some()) {
        Some(extra) => {
            let message = said_of("cli-no-such-seat", "seat", format!("--{extra}")).with("seats", seats);
            Err(Fault::Usage(message, None))
        }
        None => Ok(()),
    }
}

fn known(who: &Who, kind: &Kind) -> Result<(), Fault> {
    match who {
        Who::Bot(name) if !kind.has_bot(name) => {
            Err(Fault::Usage(tabuleiro_table::session::unknown_bot(kind, name), None))
        }
        _ => Ok(()),
    }
}

fn resume(matches: &ArgMatches, kind: Option<&Kind>, house: &mut House) -> Result<(), Fault> {
    if given::setup(matches) != (Setup { deal: given::seed(matches), ..Setup::default() }) {
        return Err(Fault::Usage(said("cli-resume-options"), None));
    }
    let mut game = LeftGame::last(kind)?;
    no_extra_seat(matches, game.table.as_ref())?;
    for (player, name) in game.players.iter_mut().zip(SEATS) {
        if let Some(who) = given::text(matches, name) {
            *player = Who::from(who);
            known(player, game.table.kind())?;
        }
    }
    game.setup.deal = given::seed(matches).or(game.setup.deal);
    let plan = plan(matches, game.setup.clone(), game.players.clone(), house)?;
    game.go_on(plan, house).map(|_| ())
}
