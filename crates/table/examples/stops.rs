//! How soon players and solvers answer when they are told to stop: `cargo run --release -p tabuleiro-table --example stops
//! -- [ROUNDS]`.
//!
//! Each thinks about the first position without a limit, is stopped after 30 to 60 ms, and the time until its answer is
//! measured. Whoever has answered before that is told as such.

use std::thread;
use std::time::{Duration, Instant};

use tabuleiro_game::Seat;
use tabuleiro_search::{Limit, Stop};
use tabuleiro_table::{KINDS, Kind, Setup, Table};

/// As much as it likes.
const ENDLESS: Limit = Limit { nodes: Some(u64::MAX), depth: None };

fn main() {
    let rounds = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(5);
    for kind in &KINDS {
        for card in (kind.bots)() {
            report(kind, card.name, rounds, |table, stop| {
                Seat::all(table.seats()).for_each(|seat| {
                    table.seat_bot(seat, card.name, 1);
                });
                table.think(&ENDLESS, stop, &mut |_| ());
            });
        }
        report(kind, "(solve)", rounds, |table, stop| {
            table.solve(&Limit::default(), stop, &mut |_| ());
        });
    }
}

fn report(kind: &Kind, name: &str, rounds: u64, work: impl Fn(&mut dyn Table, &Stop) + Sync) {
    let late: Option<Vec<Duration>> = (0..rounds).map(|round| lateness(kind, round, &work)).collect();
    match late.and_then(|late| late.into_iter().max()) {
        Some(worst) => println!("{:<8} {name:<12} {:>7.2} ms", kind.name, worst.as_secs_f64() * 1e3),
        None => println!("{:<8} {name:<12} had answered before", kind.name),
    }
}

/// The time from the stop to the answer; `None` if the answer came first.
fn lateness(kind: &Kind, round: u64, work: &(impl Fn(&mut dyn Table, &Stop) + Sync)) -> Option<Duration> {
    let mut table = (kind.open)(&Setup::default()).expect("the game can be begun");
    let stop = Stop::new();
    thread::scope(|scope| {
        let thinking = scope.spawn(|| {
            work(table.as_mut(), &stop);
            Instant::now()
        });
        thread::sleep(Duration::from_millis(30 + 7 * (round % 5)));
        let pulled = Instant::now();
        stop.pull();
        thinking.join().expect("it answers").checked_duration_since(pulled)
    })
}
