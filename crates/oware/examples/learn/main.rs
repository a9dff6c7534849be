//! Learns the weights of the net from nothing: `cargo xtask learn oware [--seed S] [--games N] [--rounds R] [--threads T]`.
//!
//! Each round a player plays games against itself, and a net is fitted to who won them and to what the player thought
//! (`fit.rs`). In the first round the player judges by four simple traits (`eval::Traits`), later by the net of the round
//! before. The same arguments always make the same weights, on any number of threads.

mod fit;
mod games;

use std::process::ExitCode;
use std::time::Instant;

use games::{Lesson, Teacher};
use tabuleiro_oware::net::Net;

/// What was asked for.
struct Asked {
    seed: u64,
    games: usize,
    rounds: usize,
    threads: usize,
    out: Option<String>,
}

fn main() -> ExitCode {
    let asked = Asked {
        seed: number("--seed", 1),
        games: number("--games", 12_000),
        rounds: number("--rounds", 2),
        threads: number("--threads", 2),
        out: text("--out"),
    };
    let net = learn(&asked);
    let Some(path) = asked.out else { return ExitCode::SUCCESS };
    match std::fs::write(&path, net.write()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{path}: {error}");
            ExitCode::FAILURE
        }
    }
}

fn learn(asked: &Asked) -> Net {
    let begin = Instant::now();
    let mut teacher = Teacher::Traits;
    let mut lessons: Vec<Lesson> = Vec::new();
    let mut round = 0;
    loop {
        // The first games are played by somebody who knows little, and soon: fewer nodes do.
        let nodes = if round == 0 { 1_500 } else { 2_500 };
        let seed = asked.seed.wrapping_add(round as u64 * 1_000_003);
        let new = games::play_all(&teacher, asked.games, nodes, seed, asked.threads);
        // What a poor player thought is forgotten when two better ones have played.
        let kept = lessons.len().min(new.len()) * usize::from(round == 1 || round >= 3);
        lessons.truncate(kept);
        lessons.extend(new);
        println!("round {}: {} positions, {:.0} s", round + 1, lessons.len(), begin.elapsed().as_secs_f64());
        let net = fit::fit(&lessons, asked.seed);
        println!("round {}: fitted, {:.0} s", round + 1, begin.elapsed().as_secs_f64());
        round += 1;
        if round == asked.rounds {
            return net;
        }
        teacher = Teacher::Net(Box::new(net));
    }
}

fn text(flag: &str) -> Option<String> {
    let mut arguments = std::env::args().skip_while(|argument| argument != flag);
    arguments.nth(1)
}

fn number<T: std::str::FromStr>(flag: &str, usual: T) -> T {
    text(flag).and_then(|text| text.parse().ok()).unwrap_or(usual)
}
