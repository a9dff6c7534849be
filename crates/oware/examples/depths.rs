//! Ten fixed positions searched to a depth, by the traits as before and by the net as now:
//! `cargo run --release -p tabuleiro-oware --example depths -- [DEPTH]`.
//!
//! For each: the nodes and the processor's milliseconds (Linux) that it takes, and the move.

use tabuleiro_game::Record;
use tabuleiro_oware::Oware;
use tabuleiro_oware::bots::STRONGEST;
use tabuleiro_oware::endings::Lookup;
use tabuleiro_oware::eval::{Captures, Informed, Judgement};
use tabuleiro_search::alphabeta::{AlphaBeta, Settings};
use tabuleiro_search::{Bot, Leash, Limit, Stop};

/// Made by hand: the start, six openings and middle games, three late ones.
const POSITIONS: [&str; 10] = [
    "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
    "5-0-6-1-6-6-6-1-6-5-5-1-0-0-N",
    "0-8-2-8-1-8-2-1-7-0-7-2-2-0-S",
    "1-2-10-0-3-1-5-2-0-9-0-8-4-3-N",
    "8-1-0-3-2-4-0-9-2-2-1-3-6-7-S",
    "3-0-2-9-1-0-6-1-4-3-0-4-9-6-S",
    "2-1-1-0-5-4-1-0-3-2-6-1-11-11-N",
    "0-3-1-2-0-4-3-1-0-2-4-0-14-14-S",
    "1-0-4-1-2-0-0-3-2-1-0-3-15-16-N",
    "2-0-1-0-3-1-1-0-2-0-4-0-17-17-S",
];

fn main() {
    let depth: u32 = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(14);
    println!("depth {depth}: nodes, ms and move by the traits; nodes, ms and move by the net");
    let mut sums = [(0, 0.0); 2];
    for text in POSITIONS {
        let at: Oware = text.parse().expect("a position");
        let ways = [(Judgement::Traits, Settings::default()), (Judgement::Net, STRONGEST)];
        let found = ways.map(|(judgement, settings)| search(&at, judgement, settings, depth));
        for (sum, (nodes, ms, _)) in sums.iter_mut().zip(&found) {
            *sum = (sum.0 + nodes, sum.1 + ms);
        }
        let told = found.map(|(nodes, ms, best)| format!("{nodes:>9} {ms:>6.0} {best}"));
        println!("{text:<34} {}", told.join("  "));
    }
    println!("{:<34} {}", "all", sums.map(|(nodes, ms)| format!("{nodes:>9} {ms:>6.0}  ")).join("  "));
}

/// The nodes, the milliseconds and the move of a search to a depth.
fn search(at: &Oware, judgement: Judgement, settings: Settings, depth: u32) -> (u64, f64, String) {
    let endings = Lookup::new(tabuleiro_oware_tables::small());
    let guess = Informed { judgement, endings: endings.clone() };
    let mut bot = AlphaBeta::new(guess, endings, Captures, settings);
    let limit = Limit { depth: Some(depth), nodes: None };
    let before = processor_ms();
    let report = bot.think(&Record::new(*at), &mut Leash::silent(limit, &Stop::new()));
    let best = report.best.map(|mv| mv.to_string()).unwrap_or_default();
    (report.nodes, processor_ms() - before, best)
}

/// The time this thread has had of the processor, where Linux tells.
fn processor_ms() -> f64 {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    told.split(' ')
        .next()
        .and_then(|text| text.parse().ok())
        .map_or(0.0, |nanoseconds: f64| nanoseconds / 1e6)
}
