//! Learns the weights of the guess from games: `cargo run --release -p tabuleiro-oware --example learn -- [GAMES]
//! [NODES] [SEED]`.
//!
//! The guess of today plays against itself, so many nodes a move, and the weights are fitted to who won (logistic
//! regression). It is worth doing a few times in a row, since a better player gives better games. The same arguments
//! always print the same weights.

use tabuleiro_game::{Game, Record, chance};
use tabuleiro_oware::endings::Lookup;
use tabuleiro_oware::eval::{self, Guess, TRAITS};
use tabuleiro_oware::{Oware, OwareOptions};
use tabuleiro_search::alphabeta::{AlphaBeta, Noisy, Settings};
use tabuleiro_search::{Bot, Leash, Random, random};

/// The differences of a position, and what came of the game for the side to move: 0, ½ or 1.
struct Lesson {
    seen: [f64; TRAITS],
    result: f64,
}

fn main() {
    let number =
        |place, usual| std::env::args().nth(place).and_then(|text| text.parse().ok()).unwrap_or(usual);
    let (games, nodes, seed) = (number(1, 10_000), number(2, 2_000), number(3, 1));
    let lessons: Vec<Lesson> = (0..games).flat_map(|game| play(nodes, seed ^ game << 20)).collect();
    println!("{} positions of {games} games", lessons.len());
    let (weights, tempo) = fit(&lessons, seed);
    let in_hundredths = |weight: f64| (weight * 100.0 / weights[0]).round() as i32;
    println!("{:?} tempo {}", weights.map(in_hundredths), in_hundredths(tempo));
}

/// One game, which begins with some random moves. Positions with few seeds teach nothing: the tables know them.
fn play(nodes: u64, seed: u64) -> Vec<Lesson> {
    let mut rng: Random = random::seeded(seed);
    let guess = Noisy { eval: Guess, spread: 30, seed };
    let settings = Settings { nodes, notes: 1 << 12, ..Settings::default() };
    let mut bot =
        AlphaBeta::new(guess, Lookup::new(tabuleiro_oware_tables::small()), eval::Captures, settings);
    let opening = 2 + chance::below(&mut rng, 10) as usize;
    let mut record = Record::new(Oware::start(OwareOptions::default()));
    while record.outcome().is_none() {
        let mv = if record.ply() < opening {
            record.now().sample(&mut rng)
        } else {
            bot.think(&record, &mut Leash::free()).best
        };
        record.play(mv.expect("the game goes on")).expect("a legal move");
    }
    let winner = record.outcome().and_then(|outcome| outcome.winner);
    let last = record.positions().len().saturating_sub(8);
    let taught = record.positions()[opening.min(last)..last].iter().filter(|at| seeds(at) > 12);
    taught.map(|at| lesson(at, winner.map(|winner| winner == at.turn()))).collect()
}

fn seeds(at: &Oware) -> u32 {
    at.houses().iter().map(|&seeds| u32::from(seeds)).sum()
}

fn lesson(at: &Oware, won: Option<bool>) -> Lesson {
    let result = won.map_or(0.5, |won| f64::from(u8::from(won)));
    Lesson { seen: eval::differences(at).map(f64::from), result }
}

/// Fits weights and tempo (Adagrad); every tenth stretch of lessons is held back and tells how good they are.
fn fit(lessons: &[Lesson], seed: u64) -> ([f64; TRAITS], f64) {
    let mut weights = [0.0; TRAITS + 1];
    let mut sums = [1e-3; TRAITS + 1];
    let mut order: Vec<usize> = (0..lessons.len()).collect();
    for round in 1..=10 {
        chance::shuffle(&mut random::seeded(seed + round), &mut order);
        let (mut error, mut held) = (0.0, 0.0);
        for &place in &order {
            let lesson = &lessons[place];
            let input = |trait_: usize| lesson.seen.get(trait_).copied().unwrap_or(1.0);
            let sum: f64 = (0..=TRAITS).map(|place| weights[place] * input(place)).sum();
            let miss = 1.0 / (1.0 + (-sum).exp()) - lesson.result;
            if place / 1_000 % 10 == 0 {
                error += miss * miss;
                held += 1.0;
                continue;
            }
            for place in 0..=TRAITS {
                let slope = miss * input(place);
                sums[place] += slope * slope;
                weights[place] -= 0.1 * slope / f64::sqrt(sums[place]);
            }
        }
        println!("round {round}: mean square error {:.5} on what was held back", error / held);
    }
    (std::array::from_fn(|place| weights[place]), weights[TRAITS])
}
