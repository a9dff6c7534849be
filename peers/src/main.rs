//! The benches of Tabuleiro beside other people's crates.
//!
//! Our machines are shared and noisy, so an absolute time proves nothing: ours and theirs take turns, round by round,
//! and what is reported is the middle of the ratios of neighbouring rounds.
//!
//! `cargo run --release --manifest-path peers/Cargo.toml -- [--json] [--rounds N]`

mod peers;

use std::time::Instant;

use peers::Peer;
use tabuleiro_games::GAMES;
use tabuleiro_table::Kind;
use tabuleiro_table::works::{Unit, Work};
use tabuleiro_wire::line::{self, Bench};

/// How long each side of a round takes at least, so that the clock's grain does not show.
const SPELL: f64 = 0.3;

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let is_json = arguments.iter().any(|argument| argument == "--json");
    let rounds =
        arguments.windows(2).find(|pair| pair[0] == "--rounds").and_then(|pair| pair[1].parse().ok());
    for work in GAMES.iter().flat_map(<dyn Kind>::works) {
        let line = match peers::of(work.name) {
            Some(peer) => beside(work, &peer, rounds.unwrap_or(9)),
            None => {
                Line { ours: middle((0..3).map(|number| speed(work.round, number)).collect()), theirs: None }
            }
        };
        println!("{}", if is_json { line.json(work) } else { line.text(work) });
    }
}

/// How a work went, here and there.
struct Line {
    ours: f64,
    /// Who the peer is, how fast it was, and the middle ratio.
    theirs: Option<(&'static str, f64, f64)>,
}

impl Line {
    fn json(&self, work: &Work) -> String {
        line::write(&Bench {
            work: work.name,
            unit: match work.unit {
                Unit::Games => "games",
                Unit::Leaves => "leaves",
                Unit::Nodes => "nodes",
            },
            per_second: self.ours.round(),
            peer: self.theirs.map(|(peer, ..)| peer),
            peer_per_second: self.theirs.map(|(_, speed, _)| speed.round()),
            ratio: self.theirs.map(|(.., ratio)| ratio),
            signature: (work.round)(0).signature,
        })
    }

    fn text(&self, work: &Work) -> String {
        let ours = format!("{:<18} {:>14.0}/s", work.name, self.ours);
        match self.theirs {
            Some((peer, speed, ratio)) => format!("{ours}   {peer:<13} {speed:>12.0}/s   {ratio:>6.1} times"),
            None => ours,
        }
    }
}

/// Ours and theirs in turn.
fn beside(work: &Work, peer: &Peer, rounds: u64) -> Line {
    let (mut ours, mut theirs, mut ratios) = (Vec::new(), Vec::new(), Vec::new());
    for number in 0..rounds {
        let (one, other) = (speed(work.round, number), speed(peer.round, number));
        ours.push(one);
        theirs.push(other);
        ratios.push(one / other);
    }
    Line { ours: middle(ours), theirs: Some((peer.name, middle(theirs), middle(ratios))) }
}

/// Units a second over a spell of rounds.
fn speed(round: fn(u64) -> tabuleiro_table::works::Done, number: u64) -> f64 {
    let begun = Instant::now();
    let mut units = 0;
    let mut again = 0;
    while begun.elapsed().as_secs_f64() < SPELL || again == 0 {
        units += std::hint::black_box(round(number * 1_000 + again)).units;
        again += 1;
    }
    units as f64 / begun.elapsed().as_secs_f64()
}

fn middle(mut figures: Vec<f64>) -> f64 {
    figures.sort_by(f64::total_cmp);
    figures[figures.len() / 2]
}
