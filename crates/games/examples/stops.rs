//! How soon players and solvers answer when they are told to stop:
//! `cargo run --release -p tabuleiro-games --example stops -- [ROUNDS]`.
//!
//! Each thinks about the first position without a limit, is stopped after 30 to 60 ms, and the time until its answer is
//! measured. Whoever has answered before that is told as such.

use std::thread;
use std::time::{Duration, Instant};

use tabuleiro_games::GAMES;
use tabuleiro_search::{Leash, Stop};
use tabuleiro_table::task::ENDLESS;
use tabuleiro_table::{Kind, Setup, Task};

fn main() {
    let rounds = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(5);
    for kind in GAMES.iter() {
        for card in kind.bots() {
            report(kind, card.name, rounds, |task, stop| {
                let thought = task.think(card.name, 1, &mut Leash::silent(ENDLESS, stop));
                assert!(thought.is_ok_and(|thought| thought.best.is_some()), "it has a move");
            });
        }
        report(kind, "(analyse)", rounds, |task, stop| {
            task.analyse(&mut Leash::silent(ENDLESS, stop));
        });
        report(kind, "(solve)", rounds, |task, stop| {
            task.solve(&mut Leash::silent(ENDLESS, stop));
        });
    }
}

fn report(kind: &'static dyn Kind, name: &str, rounds: u64, work: impl Fn(&dyn Task, &Stop) + Sync) {
    let late: Option<Vec<Duration>> = (0..rounds).map(|round| lateness(kind, round, &work)).collect();
    match late.and_then(|late| late.into_iter().max()) {
        Some(worst) => println!("{:<8} {name:<12} {:>7.2} ms", kind.name(), worst.as_secs_f64() * 1e3),
        None => println!("{:<8} {name:<12} had answered before", kind.name()),
    }
}

/// The time from the stop to the answer; `None` if the answer came first.
fn lateness(
    kind: &'static dyn Kind,
    round: u64,
    work: &(impl Fn(&dyn Task, &Stop) + Sync),
) -> Option<Duration> {
    let task = kind.open(&Setup::default()).expect("the game can be begun").task(&kind.aids());
    let stop = Stop::new();
    thread::scope(|scope| {
        let thinking = scope.spawn(|| {
            work(task.as_ref(), &stop);
            Instant::now()
        });
        thread::sleep(Duration::from_millis(30 + 7 * (round % 5)));
        let pulled = Instant::now();
        stop.pull();
        thinking.join().expect("it answers").checked_duration_since(pulled)
    })
}
