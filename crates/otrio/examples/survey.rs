//! What exact values cost: `cargo run --release -p tabuleiro-otrio --example survey [-- GAMES]`.
//!
//! Games for two players between `random`, `careful`, `strong` and `strong2`, everybody against everybody. For every
//! position of them, by the number of pieces: how many moves are applied, on average and at worst, to find its value
//! from nothing but the book, and for the `perfect` player to choose its move there.

use std::collections::BTreeMap;
use std::time::Instant;

use tabuleiro_game::{Game, Record};
use tabuleiro_otrio::{Otrio, OtrioOptions, Solver};
use tabuleiro_search::roster::find;
use tabuleiro_search::{Aids, Bot, Leash};

const PLAYERS: [&str; 4] = ["random", "careful", "strong", "strong2"];

fn main() {
    let games =
        std::env::args().nth(1).map_or(4, |text| text.parse().expect("a number of games for each pair"));
    let mut costs: BTreeMap<usize, [Cost; 2]> = BTreeMap::new();
    for seed in 0..games {
        for (one, two) in PLAYERS.iter().flat_map(|one| PLAYERS.iter().map(move |two| (one, two))) {
            let record = play([bot(one, 2 * seed), bot(two, 2 * seed + 1)]);
            for ply in 0..record.ply() {
                let [value, choice] = costs.entry(ply).or_default();
                value.add(|| solve(&record.positions()[ply]));
                choice.add(|| choose(&record.positions()[ply]));
            }
        }
    }
    println!("pieces  positions  value: mean    worst  worst ms  perfect: mean    worst  worst ms");
    for (pieces, [value, choice]) in costs {
        println!("{pieces:>6}  {:>9}  {value}  {choice:>6}", value.count);
    }
}

/// What something took, over several times.
#[derive(Default)]
struct Cost {
    count: u64,
    nodes: u64,
    worst: u64,
    slowest: f64,
}

impl Cost {
    fn add(&mut self, work: impl FnOnce() -> u64) {
        let now = Instant::now();
        let nodes = work();
        self.count += 1;
        self.nodes += nodes;
        self.worst = self.worst.max(nodes);
        self.slowest = self.slowest.max(now.elapsed().as_secs_f64());
    }
}

impl std::fmt::Display for Cost {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:>11} {:>8} {:>9.1}", self.nodes / self.count.max(1), self.worst, 1000.0 * self.slowest)
    }
}

fn bot(name: &str, seed: u64) -> Box<dyn Bot<Otrio>> {
    (find::<Otrio>(name).expect("it is on the roster").make)(seed, &Aids::none())
}

fn play(mut bots: [Box<dyn Bot<Otrio>>; 2]) -> Record<Otrio> {
    let mut record = Record::new(Otrio::start(OtrioOptions::default()));
    while record.outcome().is_none() {
        let bot = &mut bots[record.now().turn().index()];
        let report = bot.think(&record, &mut Leash::free());
        record.play(report.best.expect("the game goes on")).expect("a bot plays legal moves");
    }
    record
}

fn solve(at: &Otrio) -> u64 {
    let mut leash = Leash::free();
    Solver::new(1 << 24).value(at, &mut leash).expect("nothing stops it");
    leash.nodes()
}

fn choose(at: &Otrio) -> u64 {
    bot("perfect", 1).think(&Record::new(*at), &mut Leash::free()).nodes
}
