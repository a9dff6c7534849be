//! Learns the net from nothing: `cargo run --release -p tabuleiro-oolong --example net -- FILE [--seed S] [--quick]`, or
//! `cargo xtask learn oolong`.
//!
//! The first games are played by a search that is led by the guess, whose own weights were learnt from random games
//! (`--example learn`). A net learns from them, plays the next games with few iterations a move, and the next net learns
//! from those: what its search found a position worth, who won, and which move was chosen. The same seed
//! always writes the same file. Games are shared out to all processors, or to as many threads as the environment's `THREADS`
//! says, which changes nothing but the time.

mod games;
mod training;

use std::error::Error;
use std::time::Instant;
use std::{env, fs};

use tabuleiro_oolong::Net;

use games::{Lesson, Player};
use training::Brain;

/// So many games with so many iterations a move, and how many times the lessons are gone through.
struct Round {
    games: u64,
    iterations: u64,
    passes: usize,
}

const ROUNDS: [Round; 4] = [
    Round { games: 4_000, iterations: 300, passes: 6 },
    Round { games: 5_000, iterations: 150, passes: 6 },
    Round { games: 9_000, iterations: 200, passes: 6 },
    Round { games: 12_000, iterations: 250, passes: 6 },
];

/// How many of the last lessons are remembered: those of earlier rounds are worth less.
const REMEMBERED: usize = 1_200_000;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let file = arguments.first().filter(|word| !word.starts_with("--")).ok_or("name the file to write")?;
    let seed: u64 =
        arguments.windows(2).find(|pair| pair[0] == "--seed").map_or(Ok(1), |pair| pair[1].parse())?;
    let is_quick = arguments.iter().any(|word| word == "--quick");
    let (begun, mut net, mut lessons): (Instant, Option<Net>, Vec<Lesson>) =
        (Instant::now(), None, Vec::new());
    for (number, round) in (0_u64..).zip(&ROUNDS) {
        let games = if is_quick { round.games / 100 } else { round.games };
        let player = Player { net: net.take(), iterations: round.iterations };
        let played = games::play(&player, games, seed.wrapping_add(number << 32));
        println!(
            "round {number}: {} positions of {games} games, {} s",
            played.len(),
            begun.elapsed().as_secs()
        );
        lessons.extend(played);
        lessons.drain(..lessons.len().saturating_sub(REMEMBERED));
        let taught = Brain::taught(&lessons, round.passes, seed).net();
        fs::write(file, taught.bytes())?;
        println!("round {number}: learnt and written, {} s", begun.elapsed().as_secs());
        net = Some(taught);
    }
    Ok(())
}
