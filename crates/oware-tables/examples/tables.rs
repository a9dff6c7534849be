//! Builds endgame tables in a temporary folder and prints how fast, checks them, and prints what asking them costs:
//! `cargo run --release -p tabuleiro-oware-tables --example tables -- [SEEDS] [THREADS]`.

use std::hint::black_box;
use std::path::Path;
use std::time::{Duration, Instant};

use tabuleiro_game::{Seat, chance};
use tabuleiro_oware::{Oware, OwareOptions};
use tabuleiro_oware_tables::{self as tables, TableError, Tables};
use tabuleiro_search::tablebase::{Effort, Milestone, Stage};
use tabuleiro_search::{Stop, random};

fn main() -> Result<(), TableError> {
    let number =
        |place, usual| std::env::args().nth(place).and_then(|text| text.parse().ok()).unwrap_or(usual);
    let (seeds, threads) = (number(1, 12) as u8, number(2, 2));
    println!("{:?}", tables::needs(seeds));
    let begin = Instant::now();
    let small = tables::small().seeds();
    println!("up to {small} seeds, unpacked: {:.3} s", begin.elapsed().as_secs_f64());
    let begin = Instant::now();
    let small = Tables::in_memory(Tables::SMALL, 1).seeds();
    println!("up to {small} seeds, built in memory, one thread: {:.2} s", begin.elapsed().as_secs_f64());
    let dir = std::env::temp_dir().join(format!("tabuleiro-tables-{}", std::process::id()));
    let done = build(&dir, seeds, threads).and_then(|()| ask(&dir, seeds, threads));
    let _ = std::fs::remove_dir_all(dir);
    done
}

fn build(dir: &Path, seeds: u8, threads: usize) -> Result<(), TableError> {
    let begin = Instant::now();
    let mut last = Duration::ZERO;
    let mut tell = |Milestone { stage, pieces, done, .. }: Milestone| {
        if stage == Stage::Written {
            last = begin.elapsed();
            println!("{pieces:>2} seeds: {done:>11} boards after {:>7.2} s", last.as_secs_f64());
        }
    };
    let built = tables::build(dir, seeds, &mut Effort { threads, stop: &Stop::new(), tell: &mut tell })?;
    println!("{built:?}");
    println!("{:.0} boards a second", built.valued as f64 / last.as_secs_f64());
    println!("proven: {} of {}", built.exact, built.positions);
    let begin = Instant::now();
    let mut effort = Effort { threads, stop: &Stop::new(), tell: &mut |_| () };
    let verified = tables::verify(dir, seeds, &mut effort)?;
    println!("{verified:?} in {:.2} s", begin.elapsed().as_secs_f64());
    Ok(())
}

/// Asks about random boards, in memory and on the disk by turns; the best rounds count, for other programs take their share of the machine.
fn ask(dir: &Path, seeds: u8, threads: usize) -> Result<(), TableError> {
    let boards: Vec<Oware> = (0..1_000_000).map(|number| board(seeds, number)).collect();
    let begin = Instant::now();
    let disk = tables::open(dir, seeds)?;
    println!("opened in {:.1} ms", begin.elapsed().as_secs_f64() * 1e3);
    println!("from the disk, at first: {:.1} ns", cost(&disk, &boards));
    let memory = Tables::in_memory(seeds, threads);
    let rounds = (0..15).map(|_| [cost(&disk, &boards), cost(&memory, &boards)]);
    let [disk, memory] = rounds.fold([f64::MAX; 2], |[a, b], [c, d]| [a.min(c), b.min(d)]);
    println!("then, at best: from the disk {disk:.1} ns, from memory {memory:.1} ns");
    Ok(())
}

/// Nanoseconds for a board.
fn cost(tables: &Tables, boards: &[Oware]) -> f64 {
    let begin = Instant::now();
    let sum: u64 =
        boards.iter().filter_map(|board| tables.share(board)).map(|share| u64::from(share.least)).sum();
    black_box(sum);
    begin.elapsed().as_secs_f64() * 1e9 / boards.len() as f64
}

/// A random board with that many seeds or up to three fewer.
fn board(most: u8, number: u64) -> Oware {
    let mut rng = random::seeded(number);
    let seeds = most.saturating_sub(chance::below(&mut rng, 4) as u8);
    let mut houses = [0; 12];
    for _ in 0..seeds {
        houses[chance::below(&mut rng, 12) as usize] += 1;
    }
    let (south, north) = houses.split_at(6);
    let missing = 48 - seeds;
    let captures = [missing / 2, missing - missing / 2];
    let side = |houses: &[u8]| std::array::from_fn(|house| houses[house]);
    Oware::with_board(side(south), side(north), captures, Seat::FIRST, OwareOptions::default())
        .expect("48 seeds")
}
