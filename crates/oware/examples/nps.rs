//! How fast the alpha-beta search is, on one core: `cargo run --release -p tabuleiro-oware --example nps -- [DEPTH]`.

use std::time::Instant;

use tabuleiro_game::{Game, Record};
use tabuleiro_oware::{Oware, OwareOptions, eval, tables};
use tabuleiro_search::alphabeta::{AlphaBeta, Settings};
use tabuleiro_search::{Bot, Limit, Stop};

fn main() {
    let depth = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(18);
    let tables = Some(tables::small());
    let mut bot = AlphaBeta::new(eval::Guess, tables, eval::promise, Settings::default());
    let record = Record::new(Oware::start(OwareOptions::default()));
    let begin = Instant::now();
    let limit = Limit { depth: Some(depth), nodes: None };
    let report = bot.think(&record, &limit, &Stop::new(), &mut |report| {
        let seconds = begin.elapsed().as_secs_f64();
        let line: String = report.line.iter().map(ToString::to_string).collect();
        println!(
            "{seconds:>8.3} s {:>12} nodes {:>6} {line}",
            report.nodes,
            report.score.unwrap_or_default()
        );
    });
    let seconds = begin.elapsed().as_secs_f64();
    println!("{:.1} million nodes a second", report.nodes as f64 / seconds / 1e6);
}
