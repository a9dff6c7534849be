//! `duel GAME ONE TWO`: many games between two players, and what they say about strength.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc;
use std::{fs, thread};

use tabuleiro_engine::contest::{Contender, Contest, Game, Results};
use tabuleiro_engine::outside::{Budget, Outside};
use tabuleiro_game::{Message, Speak};
use tabuleiro_search::elo::{self, Verdict};
use tabuleiro_table::Setup;
use tabuleiro_wire::line::{self, Duel};

use crate::arguments::Arguments;
use crate::console::{Console, fresh_seed};
use crate::fault::Fault;
use crate::{record, say, store};

/// What is wishes of a duel besides who plays.
struct Wishes {
    games: u32,
    sprt: Option<(f64, f64)>,
    state: Option<PathBuf>,
    is_json: bool,
}

/// Plays the games and tells the result.
pub(crate) fn run(arguments: &Arguments<'_>, console: &mut Console) -> Result<(), Fault> {
    let contest = contest(arguments)?;
    let wishes = Wishes {
        games: arguments.number("games").unwrap_or(200),
        sprt: arguments.text("sprt").map(bounds).transpose()?,
        state: arguments.path("state"),
        is_json: arguments.flag("json"),
    };
    contest.players.iter().try_for_each(can_start)?;
    let results = play(&contest, &wishes, console)?;
    tell(&results, &contest, &wishes, console)
}

fn contest(arguments: &Arguments<'_>) -> Result<Contest, Fault> {
    let kind = arguments.kind()?;
    let player = |name| {
        let text = arguments.text(name).unwrap_or_default();
        Contender::find(kind, text).map_err(|why| Fault::Usage(why, None))
    };
    let seed = arguments.seed().unwrap_or_else(fresh_seed);
    let setup = Setup { deal: Some(seed), ..arguments.setup() };
    kind.open(&setup)?;
    let budget = match arguments.duration("think")? {
        Some(time) => Budget::Time(time),
        None => Budget::Nodes(arguments.number("nodes").unwrap_or(100_000)),
    };
    let players = [player("one")?, player("two")?];
    Ok(Contest { kind, setup, aids: store::aids(kind), players, seed, budget })
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
    read().ok_or_else(|| Fault::Usage(say("cli-duel-sprt").with("value", text), None))
}

/// Plays on every core.
fn play(contest: &Contest, wishes: &Wishes, console: &mut Console) -> Result<Results, Fault> {
    let log = Log::open(wishes.state.clone(), contest)?;
    let next = AtomicU32::new(log.done.len() as u32);
    let (send, receive) = mpsc::channel();
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
        collect(receive, log, wishes, console)
    })
}

/// Notes results in the order of the games, so that they do not depend on the number of cores.
fn collect(
    receive: mpsc::Receiver<(u32, Result<Game, Message>)>,
    mut log: Log,
    wishes: &Wishes,
    console: &mut Console,
) -> Result<Results, Fault> {
    let mut results = Results::default();
    log.done.iter().for_each(|game| results.note(game));
    let mut early: BTreeMap<u32, Game> = BTreeMap::new();
    while results.games() < wishes.games && !is_decided(&results, wishes) {
        let Some(game) = early.remove(&results.games()) else {
            let Ok((number, game)) = receive.recv() else { break };
            early.insert(number, game.map_err(Fault::Given)?);
            continue;
        };
        log.note(&game)?;
        results.note(&game);
        progress(&results, wishes, console)?;
    }
    drop(receive);
    Ok(results)
}

fn is_decided(results: &Results, wishes: &Wishes) -> bool {
    ratio(results, wishes).is_some_and(|ratio| elo::verdict(ratio) != Verdict::Open)
}

fn ratio(results: &Results, wishes: &Wishes) -> Option<f64> {
    let (lower, higher) = wishes.sprt?;
    results.score.log_likelihood_ratio(lower, higher)
}

/// A line now and then for whoever watches.
fn progress(results: &Results, wishes: &Wishes, console: &mut Console) -> Result<(), Fault> {
    if wishes.is_json || !console.is_interactive || !results.games().is_multiple_of(10) {
        return Ok(());
    }
    let [one, two] = results.wins;
    console.raw(
        format!("\r{} / {}   +{one} ={} -{two}   ", results.games(), wishes.games, results.draws).as_bytes(),
    )?;
    console.flush()
}

fn tell(results: &Results, contest: &Contest, wishes: &Wishes, console: &mut Console) -> Result<(), Fault> {
    let elo = results.score.elo();
    let round = |number: f64| (number * 10.0).round() / 10.0;
    let duel = Duel {
        games: results.games(),
        wins: results.wins,
        draws: results.draws,
        elo: elo.map(|elo| round(elo.difference)),
        error: elo.map(|elo| round(elo.error)),
        llr: ratio(results, wishes).map(|ratio| (ratio * 1_000.0).round() / 1_000.0),
        failures: results.failures.clone(),
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
                &say("cli-duel-elo").with("elo", format!("{elo:+.1}")).with("error", format!("{error:.1}")),
            )?;
        }
        _ => console.tell(&say("cli-duel-one-sided"))?,
    }
    if let Some(ratio) = duel.llr {
        let key = match elo::verdict(ratio) {
            Verdict::Accepted => "cli-duel-accepted",
            Verdict::Rejected => "cli-duel-rejected",
            Verdict::Open => "cli-duel-open",
        };
        console.tell(&say(key).with("ratio", ratio.to_string()))?;
    }
    results.failures.iter().try_for_each(|failure| console.line(failure))
}

fn summary(duel: &Duel, contest: &Contest) -> Message {
    say("cli-duel-result")
        .with("games", duel.games)
        .with("one", contest.players[0].name())
        .with("two", contest.players[1].name())
        .with("won", duel.wins[0])
        .with("lost", duel.wins[1])
        .with("drawn", duel.draws)
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
        let bad = || Fault::Given(say("cli-duel-state").with("file", file.display().to_string()));
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
        contest.kind.name(),
        contest.seed,
        words.join(" ")
    )
}
