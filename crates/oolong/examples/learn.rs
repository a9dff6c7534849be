//! Learns the weights of the guess from games: `cargo run --release -p tabuleiro-oolong --example learn --
//! FILE [GAMES] [ITERATIONS] [SEED] [nothing]`.
//!
//! The player of today plays against itself, and the weights are fitted to who won (logistic regression). It is worth
//! doing a few times in a row, since a better player gives better games. With `nothing`, the games are played by random
//! playouts alone: that is where the first weights came from. The same arguments always write the same file.

use std::error::Error;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::{env, fs, thread};

use tabuleiro_game::{Game, Outcome, Record, chance};
use tabuleiro_oolong::bots::guesser;
use tabuleiro_oolong::{Oolong, OolongOptions, traits};
use tabuleiro_search::mcts::{Light, Mcts, Settings};
use tabuleiro_search::{Bot, Leash, Random, random};

/// A position's traits, and what came of the game for who put down the next cup: 0, ½ or 1.
struct Lesson {
    traits: Vec<u16>,
    result: f32,
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let file = arguments.first().ok_or("name the file to write, such as crates/oolong/weights.txt")?;
    let number = |n: usize, usual: u64| arguments.get(n).map_or(Ok(usual), |text| text.parse());
    let (games, iterations, seed) = (number(1, 10_000)?, number(2, 200)?, number(3, 1)?);
    let from_nothing = arguments.get(4).is_some_and(|word| word == "nothing");
    let lessons = play(games, iterations, seed, from_nothing);
    println!("{} positions of {games} games", lessons.len());
    let weights = fit(&lessons, seed);
    let rows = weights.chunks(20).map(|row| row.iter().map(i16::to_string).collect::<Vec<_>>().join(" "));
    fs::write(file, rows.collect::<Vec<_>>().join("\n") + "\n")?;
    Ok(())
}

fn player(iterations: u64, seed: u64, from_nothing: bool) -> Box<dyn Bot<Oolong>> {
    if from_nothing {
        let settings = Settings { iterations: Some(iterations), ..Settings::default() };
        Box::new(Mcts::new(settings, Light, seed))
    } else {
        Box::new(guesser(iterations, seed))
    }
}

/// Plays the games, on all processors.
fn play(games: u64, iterations: u64, seed: u64, from_nothing: bool) -> Vec<Lesson> {
    let next = AtomicU64::new(0);
    let all = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= games {
                        return;
                    }
                    let mut rng = random::seeded(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(game));
                    let bot = player(iterations, seed ^ game, from_nothing);
                    let lessons = play_one(bot, &mut rng);
                    all.lock().expect("no thread has failed").push((game, lessons));
                }
            });
        }
    });
    let mut all = all.into_inner().expect("no thread has failed");
    all.sort_by_key(|(game, _)| *game);
    all.into_iter().flat_map(|(_, lessons)| lessons).collect()
}

/// One game. It begins with some random moves and goes on with few, so that everything is seen some time.
fn play_one(mut bot: Box<dyn Bot<Oolong>>, rng: &mut Random) -> Vec<Lesson> {
    let start = Oolong::start(Oolong::deal(OolongOptions::default(), rng));
    let opening = chance::below(rng, 24) as usize;
    let mut record = Record::new(start);
    while record.outcome().is_none() {
        let is_random = record.ply() < opening || chance::below(rng, 40) == 0;
        let mv =
            if is_random { record.now().sample(rng) } else { bot.think(&record, &mut Leash::free()).best };
        record.play(mv.expect("the game goes on")).expect("a legal move");
    }
    let outcome = record.outcome().expect("the game is over");
    let open = record.positions().iter().skip(opening).filter(|at| at.outcome().is_none());
    open.map(|at| lesson(at, outcome)).collect()
}

fn lesson(at: &Oolong, outcome: Outcome) -> Lesson {
    let mut numbers = Vec::new();
    traits::each(at, |number| numbers.push(number as u16));
    let result = match outcome.winner {
        None => 0.5,
        Some(winner) => f32::from(u8::from(winner == at.placer().seat())),
    };
    Lesson { traits: numbers, result }
}

/// Fits weights in thousandths (Adagrad); every tenth stretch of lessons is held back and tells how good they are.
fn fit(lessons: &[Lesson], seed: u64) -> Vec<i16> {
    let (mut weights, mut sums) = (vec![0_f32; traits::COUNT], vec![1e-3_f32; traits::COUNT]);
    let mut order: Vec<usize> = (0..lessons.len()).collect();
    for round in 1..=12 {
        chance::shuffle(&mut random::seeded(seed + round), &mut order);
        let (mut error, mut held) = (0.0_f64, 0);
        for n in &order {
            let Lesson { traits, result } = &lessons[*n];
            let sum: f32 = traits.iter().map(|number| weights[usize::from(*number)]).sum();
            let miss = 1.0 / (1.0 + (-sum).exp()) - result;
            if n / 1_000 % 10 == 0 {
                error += f64::from(miss * miss);
                held += 1;
                continue;
            }
            for number in traits {
                let (weight, sum) = (&mut weights[usize::from(*number)], &mut sums[usize::from(*number)]);
                let slope = miss + 1e-5 * *weight;
                *sum += slope * slope;
                *weight -= 0.1 * slope / sum.sqrt();
            }
        }
        println!(
            "round {round}: mean square error {:.5} on what was held back",
            error / f64::from(held.max(1))
        );
    }
    weights.iter().map(|weight| (weight * 1_000.0).round().clamp(-32_000.0, 32_000.0) as i16).collect()
}
