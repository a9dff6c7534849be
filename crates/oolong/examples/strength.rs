//! How fast and how strong the search is: `cargo run --release -p tabuleiro-oolong --example strength -- WHAT …`.
//!
//! | what | prints |
//! |---|---|
//! | `speed [SECONDS]` | iterations a second from the start, by random games and by the guess, on one and two threads |
//! | `hard [GAMES] [ITERATIONS]` | results against `hard` from either seat (usually 100 games and 1000 iterations) |
//! | `curve light\|guess [GAMES] [FROM] [TO]` | duels of neighbours, each with twice the iterations of the other |
//! | `ladder [GAMES]` | every player against the one its strength is told by, in so many games or as many as stated |
//!
//! Games of one kind are shared out to all processors. All but the speed repeats to the game.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Instant;
use std::{env, thread};

use tabuleiro_game::{Game, Record, Seat};
use tabuleiro_oolong::bots::{LED, thinker};
use tabuleiro_oolong::{Guess, Oolong, OolongOptions};
use tabuleiro_search::elo::Score;
use tabuleiro_search::mcts::{Light, Mcts, Settings};
use tabuleiro_search::roster::find;
use tabuleiro_search::{Bot, Limit, Roster, Stop, Strength, duel, random};

type Player = Box<dyn Bot<Oolong>>;

fn main() {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let word = |n: usize| arguments.get(n).map_or("", String::as_str);
    let number = |n: usize, usual: u32| word(n).parse().unwrap_or(usual);
    match word(0) {
        "speed" => speed(number(1, 5)),
        "hard" => hard(number(1, 100), u64::from(number(2, 1_000))),
        "curve" => curve(word(1) == "light", number(2, 100), number(3, 250).into(), number(4, 64_000).into()),
        "ladder" => ladder(number(1, u32::MAX)),
        _ => println!("speed, hard, curve or ladder: see the top of this example"),
    }
}

/// By random games, with the settings that are best for them.
fn light(iterations: u64, seed: u64) -> Player {
    let settings = Settings { iterations: Some(iterations), ..Settings::default() };
    Box::new(Mcts::new(settings, Light, seed))
}

fn speed(seconds: u32) {
    let record = Record::new(Oolong::start(OolongOptions::default()));
    for (threads, is_light) in [(1, true), (2, true), (1, false), (2, false)] {
        let work = |settings| Settings { iterations: Some(100_000), threads, ..settings };
        let mut bot: Player = if is_light {
            Box::new(Mcts::new(work(Settings::default()), Light, 1))
        } else {
            Box::new(Mcts::new(work(LED), Guess::learnt().clone(), 1))
        };
        let (begun, mut rounds, mut nodes) = (Instant::now(), 0_u32, 0);
        while begun.elapsed().as_secs() < u64::from(seconds) {
            nodes += bot.think(&record, &Limit::default(), &Stop::new(), &mut |_| ()).nodes;
            rounds += 1;
        }
        let time = begun.elapsed().as_secs_f64();
        let name = if is_light { "random games" } else { "guess" };
        let (iterations, nodes) = (f64::from(rounds) * 100_000.0 / time, nodes as f64 / time);
        println!("{name} on {threads}: {iterations:.0} iterations/s, {nodes:.0} moves/s");
    }
}

fn hard(games: u32, iterations: u64) {
    let hard = find::<Oolong>("hard").expect("it is on the roster").make;
    println!(
        "random games, {iterations} iterations: {}",
        against(games, &|seed| light(iterations, seed), &hard)
    );
    let led = |seed| -> Player { Box::new(thinker(iterations, seed)) };
    println!("guess, {iterations} iterations: {}", against(games, &led, &hard));
}

fn curve(is_light: bool, games: u32, from: u64, to: u64) {
    let player = |iterations: u64| {
        move |seed: u64| -> Player {
            if is_light { light(iterations, seed) } else { Box::new(thinker(iterations, seed)) }
        }
    };
    let mut iterations = from;
    while iterations < to {
        let result = against(games / 2, &player(2 * iterations), &player(iterations));
        println!("{} against {iterations}: {result}", 2 * iterations);
        iterations *= 2;
    }
}

/// Plays so many games from each seat, the same deals from both, and tells the results.
fn against(games: u32, one: &(dyn Fn(u64) -> Player + Sync), two: &(dyn Fn(u64) -> Player + Sync)) -> String {
    let next = AtomicU32::new(0);
    let all = Mutex::new((Score::default(), [[0_u32; 3]; 2]));
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= games {
                        return;
                    }
                    let results = [0, 1].map(|seat| game(u64::from(number), seat, one, two));
                    let mut all = all.lock().expect("no thread has failed");
                    all.0.note(results.iter().sum());
                    results.iter().zip(&mut all.1).for_each(|(result, tally)| tally[*result as usize] += 1);
                }
            });
        }
    });
    let (score, [[lost, drawn, won], [lost2, drawn2, won2]]) =
        all.into_inner().expect("no thread has failed");
    let elo = score
        .elo()
        .map_or("every point".to_owned(), |elo| format!("{:+.0} ± {:.0} Elo", elo.difference, elo.error));
    format!(
        "as Black won {won} drew {drawn} lost {lost}, as Green won {won2} drew {drawn2} lost {lost2}: {elo}"
    )
}

/// The half points that the first player has of a game.
fn game(number: u64, seat: u8, one: &dyn Fn(u64) -> Player, two: &dyn Fn(u64) -> Player) -> u32 {
    let mut rng = random::seeded(number);
    let mut record = Record::new(Oolong::start(Oolong::deal(OolongOptions::default(), &mut rng)));
    let mine = Seat::new(seat);
    let (mut one, mut two) = (one(2 * number + u64::from(seat)), two(!number));
    while record.outcome().is_none() {
        let bot = if record.now().turn() == mine { &mut one } else { &mut two };
        let report = bot.think(&record, &Limit::default(), &Stop::new(), &mut |_| ());
        record.play(report.best.expect("the game goes on")).expect("a legal move");
    }
    match record.outcome().and_then(|outcome| outcome.winner) {
        None => 1,
        Some(winner) => 2 * u32::from(winner == mine),
    }
}

fn ladder(most: u32) {
    for entry in Oolong::roster() {
        let Strength::Against { name, games, .. } = entry.strength else { continue };
        let games = games.min(most);
        let other = find::<Oolong>(name).expect("it is on the roster");
        let tally = duel(entry.make, other.make, OolongOptions::default(), games, 1);
        let points = (f64::from(tally.won) + f64::from(tally.drawn) / 2.0) / f64::from(games);
        let elo = -400.0 * (1.0 / points - 1.0).log10();
        let (won, drawn) = (tally.won, tally.drawn);
        println!("{}: won {won} and drew {drawn} of {games} against {name}: {elo:+.0} Elo", entry.name);
    }
}
