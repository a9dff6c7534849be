//! How fast the alpha-beta search is, on one core: `cargo run --release -p tabuleiro-oware --example nps -- [DEPTH]`.

use std::time::Instant;

use tabuleiro_game::{Game, Record};
use tabuleiro_oware::endings::Lookup;
use tabuleiro_oware::{Move, Oware, OwareOptions, eval};
use tabuleiro_search::alphabeta::{AlphaBeta, Settings};
use tabuleiro_search::{Bot, Leash, Limit, Report, Stop};

fn main() {
    let depth = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(18);
    let tables = Lookup::new(tabuleiro_oware_tables::small());
    let mut bot = AlphaBeta::new(eval::Guess, tables, eval::Captures, Settings::default());
    let record = Record::new(Oware::start(OwareOptions::default()));
    let (begin, before) = (Instant::now(), processor_seconds());
    let limit = Limit { depth: Some(depth), nodes: None };
    let mut tell = |report: &Report<Move>| {
        let seconds = begin.elapsed().as_secs_f64();
        let line: String = report.line.iter().map(ToString::to_string).collect();
        println!(
            "{seconds:>8.3} s {:>12} nodes {:>6} {line}",
            report.nodes,
            report.score.unwrap_or_default()
        );
    };
    let report = bot.think(&record, &mut Leash::new(limit, &Stop::new(), &mut tell));
    let rate = |seconds: f64| report.nodes as f64 / seconds / 1e6;
    println!("{:.1} million nodes a second", rate(begin.elapsed().as_secs_f64()));
    if let (Some(before), Some(after)) = (before, processor_seconds()) {
        println!("{:.1} million nodes a second of the processor's time", rate(after - before));
    }
}

/// The time this program has had of the processor, where Linux tells: others may be using it too.
fn processor_seconds() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split(' ').next()?.parse().ok().map(|nanoseconds: f64| nanoseconds / 1e9)
}
