//! Random games a second on one core, with all markers dealt anew: move by move by the plain rules, and by the fast path.
//!
//! `cargo run --release -p tabuleiro-oolong --example playouts -- [rounds]`
//!
//! Both take turns in one process, each round with the same seeds, and the time is what the thread had of the processor, so
//! that others on the machine disturb little. The median and the best round of each are told.

use std::time::Instant;
use std::{env, fs};

use tabuleiro_game::Game;
use tabuleiro_oolong::{Oolong, OolongOptions};
use tabuleiro_search::{Random, random};

const GAMES: u32 = 200_000;

/// How to play a random game to its end.
type Way = fn(&mut Oolong, &mut Random) -> u32;

const WAYS: [(&str, Way); 2] = [("move by move", move_by_move), ("fast path", fast_path)];

fn main() {
    let rounds = env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(9);
    let mut speeds = [Vec::new(), Vec::new()];
    for round in 0..rounds {
        let came_of = [0, 1].map(|way| {
            let (seconds, came_of) = timed(|| games(round, WAYS[way].1));
            speeds[way].push(f64::from(GAMES) / seconds);
            came_of
        });
        assert_eq!(came_of[0], came_of[1], "both play the same games");
    }
    for ((name, _), mut speeds) in WAYS.into_iter().zip(speeds) {
        speeds.sort_by(f64::total_cmp);
        let (middle, best) = (speeds[speeds.len() / 2], speeds[speeds.len() - 1]);
        println!("{name:<13} median {middle:>9.0} games/s, best {best:>9.0}");
    }
}

/// So many random games; how many moves they had together, and who won them, in one number.
fn games(seed: u64, way: Way) -> u64 {
    let mut rng = random::seeded(seed);
    let game = |_| {
        let mut at = Oolong::start(Oolong::deal(OolongOptions::default(), &mut rng));
        let made = way(&mut at, &mut rng);
        let winner = at.outcome().and_then(|outcome| outcome.winner);
        u64::from(made) + winner.map_or(0, |seat| 1_000_000_000 * (1 + seat.index() as u64))
    };
    (0..GAMES).map(game).sum()
}

fn move_by_move(at: &mut Oolong, rng: &mut Random) -> u32 {
    let mut made = 0;
    while let Some(mv) = at.sample(rng) {
        at.apply(mv);
        made += 1;
    }
    made
}

fn fast_path(at: &mut Oolong, rng: &mut Random) -> u32 {
    at.play_out(u32::MAX, rng)
}

/// How many seconds of the processor it took, and what came of it.
fn timed<T>(work: impl FnOnce() -> T) -> (f64, T) {
    let (begun, had) = (Instant::now(), of_processor());
    let done = std::hint::black_box(work());
    let seconds = match (had, of_processor()) {
        (Some(before), Some(after)) => after - before,
        _ => begun.elapsed().as_secs_f64(),
    };
    (seconds, done)
}

/// The seconds that this thread has had of the processor, where the system tells.
fn of_processor() -> Option<f64> {
    let text = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds: f64 = text.split_whitespace().next()?.parse().ok()?;
    Some(nanoseconds / 1e9)
}
