//! Builds endgame tables in a temporary folder and prints how fast: `cargo run --release -p tabuleiro-oware --example
//! tables -- [SEEDS] [THREADS]`.

use std::time::{Duration, Instant};

use tabuleiro_oware::tables::{self, Stage};
use tabuleiro_search::Stop;

fn main() -> Result<(), tables::TableError> {
    let number =
        |place, usual| std::env::args().nth(place).and_then(|text| text.parse().ok()).unwrap_or(usual);
    let (seeds, threads) = (number(1, 12) as u8, number(2, 2));
    let needs = tables::needs(seeds);
    println!("{needs:?}");
    let dir = std::env::temp_dir().join(format!("tabuleiro-tables-{}", std::process::id()));
    let begin = Instant::now();
    let mut last = Duration::ZERO;
    let built = tables::build(&dir, seeds, threads, &Stop::new(), &mut |progress| {
        if progress.stage == Stage::Written {
            let took = begin.elapsed();
            println!(
                "{:>2} seeds: {:>11} boards after {:>7.2} s",
                progress.seeds,
                progress.done,
                took.as_secs_f64()
            );
            last = took;
        }
    })?;
    println!("{built:?}");
    println!("{:.0} boards a second", built.valued as f64 / last.as_secs_f64());
    println!("proven: {} of {}", built.exact, built.positions);
    let begin = Instant::now();
    let verified = tables::verify(&dir, seeds, threads, &Stop::new(), &mut |_| ())?;
    println!("{verified:?} in {:.2} s", begin.elapsed().as_secs_f64());
    let _ = std::fs::remove_dir_all(dir);
    Ok(())
}
