//! Plain play: a game at a prompt, for any game and any seating.

pub(crate) mod keeper;
pub(crate) mod left;
pub(crate) mod prompt;
pub(crate) mod screen;
pub(crate) mod sitting;

use std::path::PathBuf;
use std::time::Duration;

use tabuleiro_game::{Message, Seat};
use tabuleiro_table::{Kind, Series, Session, Setup, Table, Who};

use crate::fault::Fault;
use crate::house::{House, fresh_seed, said, said_of};
use crate::place::Place;
use keeper::Keeper;
use prompt::Answer;
use sitting::Left;

/// How a game, and those after it, are to be played.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    /// How each game begins.
    pub(crate) setup: Setup,
    /// Who plays, in the order in which they sit down for the first game.
    pub(crate) players: Vec<Who>,
    /// The seed of the bots' choices.
    pub(crate) seed: u64,
    /// How long a bot may think.
    pub(crate) think: Option<Duration>,
    /// How long to wait before a bot's move is shown.
    pub(crate) pause: Duration,
    /// Where to write the record besides the usual place.
    pub(crate) save: Option<PathBuf>,
}

impl Plan {
    /// A plan for these players, everything else as usual.
    pub(crate) fn new(setup: Setup, players: Vec<Who>, house: &House) -> Plan {
        let pause = Duration::from_secs(u64::from(house.is_interactive));
        Plan { setup, players, seed: fresh_seed(), think: None, pause, save: None }
    }
}

/// Plays games in a row until somebody has had enough. True if the program should end with it.
pub(crate) fn series(kind: &'static Kind, plan: Plan, house: &mut House) -> Result<bool, Fault> {
    let table = (kind.open)(&plan.setup)?;
    let series = Series::new(table.seats());
    rounds(table, None, plan, series, house)
}

/// Goes on with a game that was left, and with a series after it.
pub(crate) fn resume(
    table: Box<dyn Table>,
    place: Place,
    plan: Plan,
    house: &mut House,
) -> Result<bool, Fault> {
    let series = Series::new(table.seats());
    rounds(table, Some(place), plan, series, house)
}

fn rounds(
    mut table: Box<dyn Table>,
    mut place: Option<Place>,
    mut plan: Plan,
    mut series: Series,
    house: &mut House,
) -> Result<bool, Fault> {
    let kind = table.kind();
    loop {
        let seated = series.seating().iter().map(|&player| plan.players[player].clone()).collect();
        let mut session = Session::new(table, seated, plan.seed).map_err(|why| Fault::Usage(why, None))?;
        let mut keeper = Keeper::new(&session, place.take(), plan.save.take())?;
        let answer = one_game(&mut session, &mut keeper, &plan, &mut series, house)?;
        if session.table().ended().is_some() && session.table().ply() > 0 {
            keeper.finish(&session, house)?;
        } else {
            keeper.leave(&session, house)?;
        }
        match answer {
            Answer::Yes => (),
            Answer::No | Answer::Undo => return Ok(false),
            Answer::End => return Ok(true),
        }
        // The next game has a deal and choices of its own, which still repeat with the first seed.
        plan.seed = plan.seed.wrapping_add(1);
        plan.setup.deal = plan.setup.deal.map(|seed| seed.wrapping_add(1));
        table = (kind.open)(&plan.setup)?;
        let first = series.seating()[0];
        house.tell(&said_of("cli-begins", "who", player_name(&plan.players, first)))?;
    }
}

/// Plays one game, and asks what then. While nobody has answered that, its last move can still be taken back.
fn one_game(
    session: &mut Session,
    keeper: &mut Keeper,
    plan: &Plan,
    series: &mut Series,
    house: &mut House,
) -> Result<Answer, Fault> {
    loop {
        match sitting::play(session, keeper, plan, house)? {
            Left::Stopped => return Ok(Answer::No),
            Left::EndOfInput => return Ok(Answer::End),
            Left::Finished if session.table().ply() == 0 => return Ok(Answer::No), // it was over before it began
            Left::Finished => (),
        }
        let mut after = series.clone();
        if let Some(outcome) = session.table().ended().and_then(|end| end.outcome) {
            after.finish(outcome);
            score(&after, &plan.players, house)?;
        }
        match another(&plan.players, house)? {
            Answer::Undo => sitting::undo(session, keeper, house)?,
            answer => {
                *series = after;
                return Ok(answer);
            }
        }
    }
}

/// The score of the series so far.
fn score(series: &Series, players: &[Who], house: &mut House) -> Result<(), Fault> {
    let each = |(player, won): (usize, &u32)| format!("{}: {won}", house.say(&player_name(players, player)));
    let told: Vec<String> = series.won().iter().enumerate().map(each).collect();
    house.tell(&said_of("cli-score", "wins", told.join(", ")).with("drawn", series.drawn()))
}

/// What a player of the series is called: a bot by its name, people by their number if there are several.
fn player_name(players: &[Who], player: usize) -> Message {
    let humans = players.iter().filter(|who| **who == Who::Human).count();
    let same = |who: &&Who| **who == players[player];
    let twins = players.iter().filter(same).count();
    match &players[player] {
        Who::Human if humans == 1 => said("cli-you"),
        Who::Human => said_of("cli-player", "number", player + 1),
        Who::Bot(name) if twins == 1 => said_of("cli-bot", "name", name.as_str()),
        Who::Bot(name) => said_of("cli-bot-numbered", "name", name.as_str()).with("number", player + 1),
    }
}

/// Asks whether to play again; bots among themselves are not asked.
fn another(players: &[Who], house: &mut House) -> Result<Answer, Fault> {
    if players.contains(&Who::Human) { prompt::another(house) } else { Ok(Answer::No) }
}

/// What a seat is called together with the bot that sits there: “White (level2)”.
pub(crate) fn bot_title(session: &Session, seat: Seat) -> Message {
    let who = session.seats()[seat.index()].to_string();
    said_of("cli-seat-title", "seat", session.table().seat_name(seat)).with("who", who)
}
