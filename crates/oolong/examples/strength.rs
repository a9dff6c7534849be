//! How fast and how strong the search is: `cargo run --release -p tabuleiro-oolong --example strength -- WHAT …`.
//!
//! | what | prints |
//! |---|---|
//! | `speed [SECONDS]` | iterations a second from the start, by random games and by the guess, on one and two threads |
//! | `hard [GAMES] [ITERATIONS]` | results against `hard` from either seat (usually 100 games and 1000 iterations) |
//! | `curve light\|guess\|exact [GAMES] [FROM] [TO]` | duels of neighbours, each with twice the iterations of the other: by random games, by the guess, or by the net with exact endings |
//! | `versus [GAMES] [ITERATIONS\|TIMEms]` | the search led by the net against the one led by the guess, both with exact endings, at equal iterations or equal processor time a move (Linux) |
//! | `endings [GAMES] [NODES]` | of positions by how many cups are left, how many are solved with so many moves applied |
//! | `positions [ITERATIONS]` | ten fixed positions: nodes, depth of the expected line and processor time by the guess and by the net |
//! | `ladder [GAMES] [FROM]` | every player (from the named one on) against the one before it, in at most so many games; with no number in as many as the roster states, with the same results |
//!
//! Games of one kind are shared out to all processors, or to as many threads as the environment's `THREADS` says. All but
//! the speed repeats to the game.

use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::{Duration, Instant};
use std::{env, thread};

use tabuleiro_game::{Game, Record, Seat};
use tabuleiro_oolong::bots::{Finisher, LED, LED_BY_NET, guesser, thinker};
use tabuleiro_oolong::{Guess, Move, Net, Oolong, OolongOptions};
use tabuleiro_search::duel::Tally;
use tabuleiro_search::elo::Score;
use tabuleiro_search::mcts::{Light, Mcts, Settings};
use tabuleiro_search::roster::find;
use tabuleiro_search::{Aids, Bot, Leash, Limit, Report, Roster, Stop, Strength, Study, duel, random};

type Player = Box<dyn Bot<Oolong>>;

fn main() {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let word = |n: usize| arguments.get(n).map_or("", String::as_str);
    let number = |n: usize, usual: u32| word(n).parse().unwrap_or(usual);
    match word(0) {
        "speed" => speed(number(1, 5)),
        "hard" => hard(number(1, 100), u64::from(number(2, 1_000))),
        "versus" => versus(number(1, 100), word(2)),
        "endings" => endings(number(1, 40).into(), number(2, 10_000).into()),
        "curve" => curve(word(1), number(2, 100), number(3, 1_000).into(), number(4, 64_000).into()),
        "positions" => positions(u64::from(number(1, 5_000))),
        "ladder" => ladder(number(1, u32::MAX), word(2)),
        _ => println!("speed, hard, curve, versus, endings positions or ladder: see the top of this example"),
    }
}

/// By random games, with the settings that are best for them.
fn light(iterations: u64, seed: u64) -> Player {
    let settings = Settings { iterations: Some(iterations), ..Settings::default() };
    Box::new(Mcts::new(settings, Light, seed))
}

fn speed(seconds: u32) {
    let record = Record::new(Oolong::start(OolongOptions::default()));
    for (threads, name) in
        [1, 2].into_iter().flat_map(|n| ["random games", "guess", "net"].map(|name| (n, name)))
    {
        let work = |settings| Settings { iterations: Some(100_000), threads, ..settings };
        let mut bot: Player = match name {
            "guess" => Box::new(Mcts::new(work(LED), Guess::learnt().clone(), 1)),
            "net" => Box::new(Mcts::new(work(LED_BY_NET), Net::learnt().expect("a net").clone(), 1)),
            _ => Box::new(Mcts::new(work(Settings::default()), Light, 1)),
        };
        let (begun, used, mut rounds, mut nodes) = (Instant::now(), processor_time(), 0_u32, 0);
        while begun.elapsed().as_secs() < u64::from(seconds) {
            nodes += bot.think(&record, &mut Leash::free()).nodes;
            rounds += 1;
        }
        let time = begun.elapsed().as_secs_f64();
        let (iterations, nodes) = (f64::from(rounds) * 100_000.0, nodes as f64 / time);
        print!("{name} on {threads}: {:.0} iterations/s, {nodes:.0} moves/s", iterations / time);
        match used.zip(processor_time()) {
            Some((before, after)) => {
                println!(", {:.0} iterations/s of a processor", iterations / (after - before));
            }
            None => println!(),
        }
    }
}

/// The seconds that processors have spent on all threads of this program, where the system tells: on a busy machine
/// they say more than the clock does.
fn processor_time() -> Option<f64> {
    const TICKS: f64 = 100.0;
    let told = std::fs::read_to_string("/proc/self/stat").ok()?;
    let (_, after_name) = told.rsplit_once(')')?;
    let field = |n: usize| after_name.split_whitespace().nth(n)?.parse::<f64>().ok();
    Some((field(11)? + field(12)?) / TICKS)
}

fn hard(games: u32, iterations: u64) {
    let make = find::<Oolong>("hard").expect("it is on the roster").make;
    let hard = |seed| make(seed, &Aids::none());
    println!(
        "random games, {iterations} iterations: {}",
        against(games, 0, &|seed| light(iterations, seed), &hard)
    );
    let led = |seed| -> Player { Box::new(guesser(iterations, seed)) };
    println!("guess, {iterations} iterations: {}", against(games, 0, &led, &hard));
    let led = |seed| -> Player { Box::new(thinker(iterations, seed)) };
    println!("net, {iterations} iterations: {}", against(games, 0, &led, &hard));
}

fn curve(kind: &str, games: u32, from: u64, to: u64) {
    let make: fn(u64, u64) -> Player = match kind {
        "light" => light,
        "guess" => |iterations, seed| Box::new(guesser(iterations, seed)),
        _ => |iterations, seed| Box::new(Finisher::new(iterations, seed)),
    };
    let mut iterations = from;
    while iterations < to {
        let result =
            against(games / 2, OPENING, &|seed| make(2 * iterations, seed), &|seed| make(iterations, seed));
        println!("{} against {iterations}: {result}", 2 * iterations);
        iterations *= 2;
    }
}

/// The net against the guess.
fn versus(games: u32, limit: &str) {
    let time = limit.strip_suffix("ms").and_then(|text| text.parse().ok()).map(Duration::from_millis);
    let iterations = limit.parse().unwrap_or(64_000);
    let timed = move |bot: Player| -> Player {
        match time {
            Some(time) => Box::new(Timed { bot, time }),
            None => bot,
        }
    };
    let net = |seed| timed(Box::new(Finisher::open(iterations, seed)));
    let guess = |seed| timed(Box::new(Finisher::by_guess(iterations, seed)));
    println!("net against guess, {limit}: {}", against(games / 2, OPENING, &net, &guess));
}

/// Thinks for so much processor time, whatever else the machine does meanwhile.
struct Timed {
    bot: Player,
    time: Duration,
}

impl Bot<Oolong> for Timed {
    fn think(&mut self, at: &Record<Oolong>, _: &mut Leash<'_, Report<Move>>) -> Report<Move> {
        let (stop, is_done, thread) =
            (Stop::new(), AtomicBool::new(false), std::fs::read_link("/proc/thread-self"));
        let file = Path::new("/proc").join(thread.expect("this is Linux")).join("schedstat");
        let spent = || {
            let told = std::fs::read_to_string(&file).expect("the system tells a thread's time");
            Duration::from_nanos(
                told.split(' ').next().and_then(|text| text.parse().ok()).unwrap_or(u64::MAX),
            )
        };
        let end = spent() + self.time;
        thread::scope(|scope| {
            scope.spawn(|| {
                while !is_done.load(Ordering::Relaxed) {
                    if spent() >= end {
                        return stop.pull();
                    }
                    thread::sleep(Duration::from_micros(300));
                }
            });
            let report = self.bot.think(at, &mut Leash::silent(Limit::nodes(u64::MAX), &stop));
            is_done.store(true, Ordering::Relaxed);
            report
        })
    }
}

/// So many random moves begin a game between searches, the same from both seats: without them both would play the same few
/// openings every time, whatever the deal, and what is measured would be those.
const OPENING: usize = 8;

/// Plays so many games from each seat, the same deals from both, and tells the results.
fn against(
    games: u32,
    opening: usize,
    one: &(dyn Fn(u64) -> Player + Sync),
    two: &(dyn Fn(u64) -> Player + Sync),
) -> String {
    let next = AtomicU32::new(0);
    let all = Mutex::new((Score::default(), [[0_u32; 3]; 2]));
    thread::scope(|scope| {
        for _ in 0..threads() {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= games {
                        return;
                    }
                    let results = [0, 1].map(|seat| game((u64::from(number), opening), seat, one, two));
                    let mut all = all.lock().expect("no thread has failed");
                    all.0.note(results.iter().sum());
                    eprintln!("pair {number}: {results:?} half points");
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

fn threads() -> usize {
    let asked = env::var("THREADS").ok().and_then(|text| text.parse().ok());
    asked.unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from))
}

/// The half points that the first player has of a game.
fn game(
    (number, opening): (u64, usize),
    seat: u8,
    one: &dyn Fn(u64) -> Player,
    two: &dyn Fn(u64) -> Player,
) -> u32 {
    let mut rng = random::seeded(number);
    let mut record = Record::new(Oolong::start(Oolong::deal(OolongOptions::default(), &mut rng)));
    for _ in 0..opening {
        record.play(record.now().sample(&mut rng).expect("the game goes on")).expect("a legal move");
    }
    let mine = Seat::new(seat);
    let (mut one, mut two) = (one(2 * number + u64::from(seat)), two(!number));
    while record.outcome().is_none() {
        let bot = if record.now().turn() == mine { &mut one } else { &mut two };
        let report = bot.think(&record, &mut Leash::free());
        record.play(report.best.expect("the game goes on")).expect("a legal move");
    }
    match record.outcome().and_then(|outcome| outcome.winner) {
        None => 1,
        Some(winner) => 2 * u32::from(winner == mine),
    }
}

/// Positions of games between players of middling strength, each time a cup is to be put down.
fn endings(games: u64, nodes: u64) {
    let mut found = [[0_u32; 2]; 81];
    for number in 0..games {
        let options = Oolong::deal(OolongOptions::default(), &mut random::seeded(number));
        let (mut record, mut bot) = (Record::new(Oolong::start(options)), guesser(30, number));
        while record.outcome().is_none() {
            let (left, is_open) = (80 - usize::from(record.now().placed()), record.now().waiting().is_none());
            if is_open && (6..=36).contains(&left) {
                let leash = &mut Leash::silent(Limit::nodes(nodes), &Stop::new());
                found[left][usize::from(Oolong::solve(&record, &Aids::none(), leash).is_some())] += 1;
            }
            let best = bot.think(&record, &mut Leash::free()).best;
            record.play(best.expect("the game goes on")).expect("a legal move");
        }
    }
    for (left, [open, solved]) in found.iter().enumerate().filter(|(_, [open, solved])| open + solved > 0) {
        println!("{left} cups left: {solved} of {} solved", open + solved);
    }
}

/// After so many random moves of ten deals, so many iterations by the guess and by the net.
fn positions(iterations: u64) {
    println!("moves played, deal: nodes, depth, ms and move by the guess; by the net");
    for number in 0..10_u64 {
        let mut rng = random::seeded(number);
        let mut record = Record::new(Oolong::start(Oolong::deal(OolongOptions::default(), &mut rng)));
        let plies = 6 * number as usize;
        while record.ply() < plies && record.outcome().is_none() {
            record.play(record.now().sample(&mut rng).expect("it goes on")).expect("a legal move");
        }
        let bots: [Player; 2] = [Box::new(guesser(iterations, 1)), Box::new(thinker(iterations, 1))];
        let told = bots.map(|mut bot| {
            let before = processor_time().unwrap_or(0.0);
            let report = bot.think(&record, &mut Leash::free());
            let ms = 1_000.0 * (processor_time().unwrap_or(0.0) - before);
            let best = report.best.map(|mv| mv.to_string()).unwrap_or_default();
            format!("{:>7} {:>2} {ms:>4.0} {best}", report.nodes, report.line.len())
        });
        println!("{plies:>2} {number}: {}", told.join("   "));
    }
}

fn ladder(most: u32, from: &str) {
    let is_before = |name: &str| !from.is_empty() && name != from;
    for entry in Oolong::roster().iter().skip_while(|entry| is_before(entry.name)) {
        let Strength::Against { name, games, .. } = entry.strength else { continue };
        let other = find::<Oolong>(name).expect("it is on the roster");
        let tally =
            duel([entry.make, other.make], &Aids::none(), OolongOptions::default(), games.min(most), 1);
        println!("{} against {name}: {}", entry.name, told(tally));
    }
}

/// Results with the difference in strength, and the error that 19 of 20 such results keep within.
fn told(Tally { games, won, drawn }: Tally) -> String {
    let [all, wins, draws] = [games, won, drawn].map(f64::from);
    let points = (wins + draws / 2.0) / all;
    let spread = (wins + draws / 4.0) / all - points * points;
    let slope = 400.0 / (std::f64::consts::LN_10 * points * (1.0 - points));
    let (elo, error) = (-400.0 * (1.0 / points - 1.0).log10(), 1.96 * (spread / all).sqrt() * slope);
    let lost = games - won - drawn;
    format!("won {won} drew {drawn} lost {lost} of {games}: {elo:+.0} ± {error:.0} Elo")
}
