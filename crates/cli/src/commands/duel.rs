//! `duel GAME ONE TWO`: many games between two players, and what they say about strength.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc;
use std::{fs, thread};

use clap::ArgMatches;
use serde::Serialize;
use tabuleiro_engine::contest::{Contender, Contest, Game, Results};
use tabuleiro_engine::outside::{Budget, Outside};
use tabuleiro_game::{Message, Speak};
use tabuleiro_search::elo::{self, Verdict};

use crate::fault::Fault;
use crate::house::{House, fresh_seed, said, said_of};
use crate::{given, record};

/// The result as a line of JSON.
#[derive(Serialize)]
struct Line<'r> {
    games: u32,
    wins: [u32; 2],
    draws: u32,
    elo: Option<f64>,
    error: Option<f64>,
    llr: Option<f64>,
    failures: &'r [String],
}

/// What is asked of a duel besides who plays.
struct Asked {
    games: u32,
    sprt: Option<(f64, f64)>,
    state: Option<PathBuf>,
    is_json: bool,
}

/// Plays the games and tells the result.
pub(crate) fn run(matches: &ArgMatches, house: &mut House) -> Result<(), Fault> {
    let Some(kind) = given::kind(matches)? else { unreachable!("the command line requires a game") };
    let player = |name| {
        let text = given::text(matches, name).unwrap_or_default();
        Contender::find(kind, text).map_err(|why| Fault::Usage(why, None))
    };
    let seed = given::seed(matches).unwrap_or_else(fresh_seed);
    let setup = tabuleiro_table::Setup { deal: Some(seed), ..given::setup(matches) };
    (kind.open)(&setup)?;
    let budget = match given::duration(matches, "think")? {
        Some(time) => Budget::Time(time),
        None => Budget::Nodes(matches.get_one::<u64>("nodes").copied().unwrap_or(100_000)),
    };
    let contest = Contest { kind, setup, players: [player("one")?, player("two")?], seed, budget };
    let asked = Asked {
        games: matches.get_one::<u32>("games").copied().unwrap_or(200),
        sprt: given::text(matches, "sprt").map(bounds).transpose()?,
        state: given::text(matches, "state").map(PathBuf::from),
        is_json: given::flag(matches, "json"),
    };
    contest.players.iter().try_for_each(can_start)?;
    let results = play(&contest, &asked, house)?;
    tell(&results, &contest, &asked, house)
}

/// A program that cannot be started at all is said before the first game, and does not lose games.
fn can_start(player: &Contender) -> Result<(), Fault> {
    match player {
        Contender::Program(command) => {
            Outside::start(command).map(drop).map_err(|failure| Fault::Given(failure.message()))
        }
        Contender::Bot(_) => Ok(()),
    }
}

fn bounds(text: &str) -> Result<(f64, f64), Fault> {
    let read = || {
        let (lower, higher) = text.split_once(',')?;
        let pair = (lower.trim().parse::<f64>().ok()?, higher.trim().parse::<f64>().ok()?);
        (pair.0 < pair.1).then_some(pair)
    };
    read().ok_or_else(|| Fault::Usage(said_of("cli-duel-sprt", "value", text), None))
}

/// Plays on every core.
fn play(contest: &Contest, asked: &Asked, house: &mut House) -> Result<Results, Fault> {
    let log = Log::open(asked.state.clone(), contest)?;
    let next = AtomicU32::new(log.done.len() as u32);
    let (send, receive) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            let (send, next) = (send.clone(), &next);
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    // Nobody listens any more once the duel is decided.
                    if number >= asked.games || send.send((number, contest.play(number))).is_err() {
                        return;
                    }
                }
            });
        }
        collect(receive, log, asked, house)
    })
}

/// Notes results in the order of the games, so that they do not depend on the number of cores.
fn collect(
    receive: mpsc::Receiver<(u32, Result<Game, Message>)>,
    mut log: Log,
    asked: &Asked,
    house: &mut House,
) -> Result<Results, Fault> {
    let mut results = Results::default();
    log.done.iter().for_each(|game| results.note(game));
    let mut early: BTreeMap<u32, Game> = BTreeMap::new();
    while results.games() < asked.games && !is_decided(&results, asked) {
        let Some(game) = early.remove(&results.games()) else {
            let Ok((number, game)) = receive.recv() else { break };
            early.insert(number, game.map_err(Fault::Given)?);
            continue;
        };
        log.note(&game)?;
        results.note(&game);
        progress(&results, asked, house)?;
    }
    drop(receive);
    Ok(results)
}

fn is_decided(results: &Results, asked: &Asked) -> bool {
    ratio(results, asked).is_some_and(|ratio| elo::verdict(ratio) != Verdict::Open)
}

fn ratio(results: &Results, asked: &Asked) -> Option<f64> {
    let (lower, higher) = asked.sprt?;
    results.score.log_likelihood_ratio(lower, higher)
}

/// A line now and then for whoever watches.
fn progress(results: &Results, asked: &Asked, house: &mut House) -> Result<(), Fault> {
    if asked.is_json || !house.is_interactive || !results.games().is_multiple_of(10) {
        return Ok(());
    }
    let [one, two] = results.wins;
    house.raw(
        format!("\r{} / {}   +{one} ={} -{two}   ", results.games(), asked.games, results.draws).as_bytes(),
    )?;
    house.flush()
}

fn tell(results: &Results, contest: &Contest, asked: &Asked, house: &mut House) -> Result<(), Fault> {
    let elo = results.score.elo();
    let round = |number: f64| (number * 10.0).round() / 10.0;
    let line = Line {
        games: results.games(),
        wins: results.wins,
        draws: results.draws,
        elo: elo.map(|elo| round(elo.difference)),
        error: elo.map(|elo| round(elo.error)),
        llr: ratio(results, asked).map(|ratio| (ratio * 1_000.0).round() / 1_000.0),
        failures: &results.failures,
    };
    if asked.is_json {
        let text = serde_json::to_string(&line).map_err(|_| Fault::Given(said("cli-bad-usage")))?;
        return house.line(&text);
    }
    if house.is_interactive {
        house.line("")?;
    }
    house.tell(&summary(&line, contest))?;
    match (line.elo, line.error) {
        (Some(elo), Some(error)) => {
            house.tell(
                &said_of("cli-duel-elo", "elo", format!("{elo:+.1}")).with("error", format!("{error:.1}")),
            )?;
        }
        _ => house.tell(&said("cli-duel-one-sided"))?,
    }
    if let Some(ratio) = line.llr {
        let key = match elo::verdict(ratio) {
            Verdict::Accepted => "cli-duel-accepted",
            Verdict::Rejected => "cli-duel-rejected",
            Verdict::Open => "cli-duel-open",
        };
        house.tell(&said_of(key, "ratio", ratio.to_string()))?;
    }
    results.failures.iter().try_for_each(|failure| house.line(failure))
}

fn summary(line: &Line<'_>, contest: &Contest) -> Message {
    said_of("cli-duel-result", "games", line.games)
        .with("one", contest.players[0].name())
        .with("two", contest.players[1].name())
        .with("won", line.wins[0])
        .with("lost", line.wins[1])
        .with("drawn", line.draws)
}

/// Results on disk, one letter a game, so that a duel that was stopped goes on where it was.
struct Log {
    path: Option<PathBuf>,
    done: Vec<Game>,
    text: String,
}

impl Log {
    /// Reads what is there; a file of another duel is refused and left as it is.
    fn open(path: Option<PathBuf>, contest: &Contest) -> Result<Log, Fault> {
        let head = head(contest);
        let Some(file) = &path else { return Ok(Log { path, done: Vec::new(), text: head }) };
        let Ok(text) = fs::read_to_string(file) else {
            return Ok(Log { path, done: Vec::new(), text: head });
        };
        let bad = || Fault::Given(said_of("cli-duel-state", "file", file.display().to_string()));
        let letters = text.strip_prefix(&head).ok_or_else(bad)?;
        let read = |letter: char| match letter {
            '1' => Some(Game { winner: Some(0), failure: None }),
            '2' => Some(Game { winner: Some(1), failure: None }),
            '=' => Some(Game { winner: None, failure: None }),
            _ => None,
        };
        let done = letters.trim_end().chars().map(read).collect::<Option<Vec<Game>>>().ok_or_else(bad)?;
        Ok(Log { path, done, text: head + letters.trim_end() })
    }

    fn note(&mut self, game: &Game) -> Result<(), Fault> {
        let Some(path) = &self.path else { return Ok(()) };
        self.text.push(match game.winner {
            Some(0) => '1',
            Some(_) => '2',
            None => '=',
        });
        let aside = path.with_extension("tmp");
        let written = fs::write(&aside, &self.text).and_then(|()| fs::rename(&aside, path));
        written.map_err(|error| record::unwritable(path, &error))
    }
}

fn head(contest: &Contest) -> String {
    let words: Vec<String> =
        contest.setup.words.iter().map(|(key, value)| format!("{key}={value}")).collect();
    let [one, two] = contest.players.each_ref().map(Contender::name);
    let position = contest.setup.position.as_deref().unwrap_or("start");
    format!(
        "duel {} [{one}] [{two}] seed {} {} {position}\n",
        contest.kind.name,
        contest.seed,
        words.join(" ")
    )
}
