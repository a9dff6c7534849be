//! How a game's guesses become chances of winning, measured: games between players of the ladder who are equally strong, a guess at every
//! few positions where nothing is proven, and what became of them.
//!
//! ```sh
//! cargo run --release -p tabuleiro-games --example chances -- oware 200
//! ```
//!
//! Prints the scale that fits best (`Study::curve`), what it leaves open, and how often those who had such a chance really won.

use std::env;

use tabuleiro_game::Rng;
use tabuleiro_games::GAMES;
use tabuleiro_search::{Curve, Leash, Limit, Stop, random};
use tabuleiro_table::{Kind, Setup, Valued};

/// Nodes shared by all moves of a position.
const NODES: u64 = 100_000;
/// Nodes for a move of a game, at most.
const PLAYED: u64 = 20_000;
/// So many moves at random before the players begin, at most: games that all begin alike would teach one opening.
const RANDOM: u64 = 8;
/// A guess at every so many positions: neighbours say the same.
const EVERY: usize = 3;

/// A guess for the seat to move, and how it ended for that seat: 1, one half or 0.
struct Case {
    score: i32,
    result: f64,
}

fn main() {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let games: u64 = arguments.get(1).and_then(|text| text.parse().ok()).unwrap_or(100);
    let kinds = GAMES.iter().filter(|kind| arguments.first().is_none_or(|name| name == kind.name()));
    for kind in kinds {
        let cases: Vec<Case> = (0..games).flat_map(|number| play(kind, number)).collect();
        tell(kind, games, &cases);
    }
}

/// One game between two of the same level, and what was guessed on the way.
fn play(kind: &'static dyn Kind, number: u64) -> Vec<Case> {
    let (mut random, aids) = (random::seeded(number), kind.aids());
    let mut table = kind.open(&Setup { deal: Some(number), ..Setup::default() }).expect("it begins");
    let levels = kind.bots();
    let level = levels[levels.len() / 3 + number as usize % (levels.len() / 2)].name;
    let opening = number % RANDOM;
    let mut guesses = Vec::new();
    while let Some(seat) = table.now().0 {
        if table.ply() >= opening as usize && table.ply().is_multiple_of(EVERY) {
            let judged = table.task(&aids).analyse(&mut Leash::silent(Limit::nodes(NODES), &Stop::new()));
            let worth = judged.first().map(Valued::from).unwrap_or_default();
            guesses.extend(worth.score.map(|score| (seat, score)));
        }
        let text = if (table.ply() as u64) < opening {
            let moves = table.state(usize::MAX).moves;
            moves[random.next_u64() as usize % moves.len()].clone()
        } else {
            let mut leash = Leash::silent(Limit::nodes(PLAYED), &Stop::new());
            table
                .task(&aids)
                .think(level, number, &mut leash)
                .ok()
                .and_then(|found| found.best)
                .expect("a move")
        };
        table.play(&text).expect("it can be played");
    }
    let outcome = table.now().1.expect("it is over");
    let result = |seat| outcome.winner.map_or(0.5, |winner| f64::from(u8::from(winner == seat)));
    guesses.into_iter().map(|(seat, score)| Case { score, result: result(seat) }).collect()
}

/// What is left open by a curve, on the average: the log-loss.
fn left_open(curve: Curve, cases: &[Case]) -> f64 {
    let each = cases.iter().map(|case| {
        let chance = curve.of_score(case.score).share();
        -(case.result * chance.ln() + (1.0 - case.result) * (1.0 - chance).ln())
    });
    each.sum::<f64>() / cases.len() as f64
}

/// The scale that leaves the least open.
fn fitted(cases: &[Case]) -> u32 {
    let scales = (0..120).map(|step| (5.0 * 1.06f64.powi(step)).round() as u32);
    let open = |scale: &u32| left_open(Curve::new(*scale), cases);
    scales.min_by(|one, other| open(one).total_cmp(&open(other))).unwrap_or(1)
}

fn tell(kind: &dyn Kind, games: u64, cases: &[Case]) {
    println!("{}: {games} games, {} guesses", kind.name(), cases.len());
    if cases.is_empty() {
        return println!("  nothing is guessed: everything is known");
    }
    let scale = fitted(cases);
    let shipped = kind.curve();
    println!("  fits best: scale {scale}, leaves {:.4} open", left_open(Curve::new(scale), cases));
    println!("  shipped:   scale {}, leaves {:.4} open", shipped.scale(), left_open(shipped, cases));
    println!("  | chance told | cases | came true | error of 19 in 20 |");
    for tenth in 0..10u16 {
        let is_here = |case: &&Case| shipped.of_score(case.score).thousandths().min(999) / 100 == tenth;
        let here: Vec<&Case> = cases.iter().filter(is_here).collect();
        if here.is_empty() {
            continue;
        }
        let count = here.len() as f64;
        let told = here.iter().map(|case| shipped.of_score(case.score).share()).sum::<f64>() / count;
        let came = here.iter().map(|case| case.result).sum::<f64>() / count;
        let error = 1.96 * (came * (1.0 - came) / count).sqrt();
        println!("  | {told:.2} | {} | {came:.2} | {error:.2} |", here.len());
    }
}
