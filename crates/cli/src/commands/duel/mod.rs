//! `duel GAME ONE TWO`: many games between two players, and what they say about strength.

mod log;

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use tabuleiro_engine::contest::{Contender, Contest, Game, Results};
use tabuleiro_engine::outside::{Budget, Outside};
use tabuleiro_engine::state::ContestState;
use tabuleiro_game::{Arg, Message, Speak};
use tabuleiro_search::Stop;
use tabuleiro_search::elo::{self, Decision};
use tabuleiro_table::{Kind, Setup};
use tabuleiro_wire::line::{self, Duel};

use crate::arguments::Arguments;
use crate::console::{Console, fresh_seed};
use crate::error::CliError;
use crate::play::programs;
use crate::{interrupt, levels, means, numbers, say};
use log::{DuelFile, DuelLog};

/// How many nodes an outside program may use for a move unless told otherwise.
const USUAL_NODES: u64 = 100_000;

/// How soon Ctrl-C is noticed.
const BLINK: Duration = Duration::from_millis(50);

/// Where the games that are over come from, each with its number.
type Finished = mpsc::Receiver<(u32, Result<Game, Message>)>;

/// What is wished of a duel besides who plays.
struct Wishes {
    games: u32,
    sprt: Option<(f64, f64)>,
    is_json: bool,
    /// The file where the results are kept.
    state: Option<String>,
}

/// Plays the games and tells the result.
pub(crate) fn run(arguments: &Arguments<'_>, console: &mut Console) -> Result<(), CliError> {
    let file = arguments.path("state").map(DuelFile::open).transpose()?;
    let contest = contest(arguments, file.as_ref().and_then(|file| file.kept.as_ref()))?;
    let wishes = Wishes {
        games: arguments.number("games").unwrap_or(200),
        sprt: arguments.text("sprt").map(bounds).transpose()?,
        is_json: arguments.flag("json"),
        state: arguments.text("state").map(str::to_owned),
    };
    contest.players.iter().try_for_each(can_start)?;
    means::warn_of_damage(contest.kind, console);
    let log = DuelLog::new(file, &contest)?;
    let results = play(&contest, log, &wishes, console)?;
    tell(&results, &contest, &wishes, console)
}

/// The duel that is asked for. One that goes on keeps its seed and its budget unless others are asked for.
fn contest(arguments: &Arguments<'_>, kept: Option<&ContestState>) -> Result<Contest, CliError> {
    let kind = arguments.kind()?;
    let player = |name| {
        let text = levels::typed(arguments.text(name).unwrap_or_default(), kind);
        Contender::find(kind, &text).map_err(|why| CliError::Usage(why, None))
    };
    let seed = arguments.seed().or_else(|| Some(kept?.seed)).unwrap_or_else(fresh_seed);
    let setup = Setup { deal: Some(seed), ..arguments.setup() };
    kind.open(&setup)?;
    let time = arguments.duration("think")?.map(Budget::Time);
    let given = time.or_else(|| arguments.number("nodes").map(Budget::Nodes));
    let budget = given.or_else(|| kept?.budget).unwrap_or(Budget::Nodes(USUAL_NODES));
    let players = [player("one")?, player("two")?];
    Ok(Contest { kind, setup, aids: arguments.means().aids(kind), players, seed, budget })
}

/// A program that cannot be started at all is said before the first game, and does not lose games.
fn can_start(player: &Contender) -> Result<(), CliError> {
    match player {
        Contender::Program(command) => Outside::start(command)
            .map(drop)
            .map_err(|failure| CliError::Given(programs::not_begun(&failure))),
        Contender::Bot(_) => Ok(()),
    }
}

fn bounds(text: &str) -> Result<(f64, f64), CliError> {
    let read = || {
        let (lower, higher) = text.split_once(',')?;
        let pair = (lower.trim().parse::<f64>().ok()?, higher.trim().parse::<f64>().ok()?);
        (pair.0 < pair.1).then_some(pair)
    };
    read().ok_or_else(|| CliError::Usage(say("cli-duel-sprt").with("value", text), None))
}

/// Plays on every core.
fn play(
    contest: &Contest,
    mut log: DuelLog,
    wishes: &Wishes,
    console: &mut Console,
) -> Result<Results, CliError> {
    let next = AtomicU32::new(log.state.games.len() as u32);
    let (send, receive) = mpsc::channel();
    let stop = interrupt::stop_first();
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            let (send, next) = (send.clone(), &next);
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    // Nobody listens any more once the duel is decided.
                    if number >= wishes.games || send.send((number, contest.play(number))).is_err() {
                        return;
                    }
                }
            });
        }
        let results = collect(&receive, &mut log, wishes, console, stop);
        drop(receive);
        let results = log.write().and(results)?;
        if stop.is_pulled() {
            leave(&results, contest, wishes, console)?;
        }
        Ok(results)
    })
}

/// Notes results in the order of the games, so that they do not depend on the number of cores.
fn collect(
    receive: &Finished,
    log: &mut DuelLog,
    wishes: &Wishes,
    console: &mut Console,
    stop: &Stop,
) -> Result<Results, CliError> {
    let mut results = log.state.results();
    let mut early: BTreeMap<u32, Game> = BTreeMap::new();
    while results.games() < wishes.games && !is_decided(&results, wishes) {
        let Some(game) = early.remove(&results.games()) else {
            let Some((number, game)) = next_game(receive, stop) else { break };
            early.insert(number, game.map_err(CliError::Given)?);
            continue;
        };
        results.note(&game);
        log.note(game)?;
        progress(&results, wishes, console)?;
    }
    Ok(results)
}

/// The next game that is over; `None` when no more come, or Ctrl-C has stopped the duel.
fn next_game(receive: &Finished, stop: &Stop) -> Option<(u32, Result<Game, Message>)> {
    loop {
        match receive.recv_timeout(BLINK) {
            _ if stop.is_pulled() => return None,
            Ok(game) => return Some(game),
            Err(RecvTimeoutError::Timeout) => (),
            Err(RecvTimeoutError::Disconnected) => return None,
        }
    }
}

/// Tells the result so far and whether it is kept, and ends the program: games that are still being played are not waited for.
fn leave(
    results: &Results,
    contest: &Contest,
    wishes: &Wishes,
    console: &mut Console,
) -> Result<Infallible, CliError> {
    tell(results, contest, wishes, console)?;
    console.flush()?;
    let farewell = match &wishes.state {
        Some(file) => say("cli-duel-stopped-kept").with("file", file.as_str()),
        None => say("cli-duel-stopped"),
    };
    interrupt::leave(&console.say(&farewell))
}

fn is_decided(results: &Results, wishes: &Wishes) -> bool {
    ratio(results, wishes).is_some_and(|ratio| elo::decision(ratio) != Decision::Open)
}

fn ratio(results: &Results, wishes: &Wishes) -> Option<f64> {
    let (lower, higher) = wishes.sprt?;
    results.score.log_likelihood_ratio(lower, higher)
}

/// A line now and then for whoever watches.
fn progress(results: &Results, wishes: &Wishes, console: &mut Console) -> Result<(), CliError> {
    if wishes.is_json || !console.is_interactive || !results.games().is_multiple_of(10) {
        return Ok(());
    }
    let [one, two] = results.wins;
    console.raw(
        format!("\r{} / {}   +{one} ={} -{two}   ", results.games(), wishes.games, results.draws).as_bytes(),
    )?;
    console.flush()
}

fn tell(
    results: &Results,
    contest: &Contest,
    wishes: &Wishes,
    console: &mut Console,
) -> Result<(), CliError> {
    let elo = results.score.elo();
    // Adding nothing turns a difference of -0 into one of 0.
    let round = |number: f64| (number * 10.0).round() / 10.0 + 0.0;
    let duel = Duel {
        games: results.games(),
        wins: results.wins,
        draws: results.draws,
        elo: elo.map(|elo| round(elo.difference)),
        error: elo.map(|elo| round(elo.error)),
        llr: ratio(results, wishes).map(|ratio| (ratio * 1_000.0).round() / 1_000.0 + 0.0),
        failures: results.failures.iter().map(ToString::to_string).collect(),
    };
    if wishes.is_json {
        return console.line(&line::write(&duel));
    }
    if console.is_interactive {
        console.line("")?;
    }
    console.tell(&summary(&duel, contest))?;
    match (duel.elo, duel.error) {
        (Some(elo), Some(error)) => {
            console.tell(
                &say("cli-duel-elo")
                    .with("elo", numbers::signed(elo, 1))
                    .with("error", numbers::decimal(error, 1)),
            )?;
        }
        _ => console.tell(&say("cli-duel-one-sided"))?,
    }
    if let Some(ratio) = duel.llr {
        let key = match elo::decision(ratio) {
            Decision::Accepted => "cli-duel-accepted",
            Decision::Rejected => "cli-duel-rejected",
            Decision::Open => "cli-duel-open",
        };
        console.tell(&say(key).with("ratio", numbers::with_sign(&ratio.to_string())))?;
    }
    results.failures.iter().try_for_each(|failure| console.tell(&failure.message()))
}

fn summary(duel: &Duel, contest: &Contest) -> Message {
    say("cli-duel-result")
        .with("games", duel.games)
        .with("one", shown(contest.kind, &contest.players[0]))
        .with("two", shown(contest.kind, &contest.players[1]))
        .with("won", duel.wins[0])
        .with("lost", duel.wins[1])
        .with("drawn", duel.draws)
}

/// What a player is called in a sentence.
fn shown(kind: &dyn Kind, player: &Contender) -> Arg {
    match player {
        Contender::Bot(name) => kind.shown(name),
        Contender::Program(_) => player.name().into(),
    }
}
