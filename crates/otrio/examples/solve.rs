//! Solves Otrio: `cargo run --release -p tabuleiro-otrio --example solve`.
//!
//! For two players, what the empty board and each first move is worth, every one found out from nothing; then the same
//! with the number of moves to the end. For three and four players, whether a seat can force a win against the others
//! together.

use std::collections::BTreeMap;
use std::time::Instant;

use tabuleiro_game::{Game, Seat, Symmetry};
use tabuleiro_otrio::{Otrio, Solver, can_force_a_win};
use tabuleiro_search::{Leash, Progress, Proven, Value};

/// How much the solver remembers.
const BYTES: usize = 1 << 27;

fn main() {
    let start = Otrio::start("".parse().expect("the default options"));
    report("the empty board", |leash| value(&start, leash));
    let firsts = first_moves(&start);
    let now = Instant::now();
    for (moves, after) in &firsts {
        report(moves, |leash| value(after, leash).map(Proven::seen_before_the_move));
    }
    println!(
        "all of them in {:.2} s; now with the number of moves to the end\n",
        now.elapsed().as_secs_f64()
    );
    report("the empty board", |leash| distance(&start, leash));
    for (moves, after) in &firsts {
        report(moves, |leash| distance(after, leash).map(Proven::seen_before_the_move));
    }
    for options in ["players=3", "players=4"] {
        let start = Otrio::start(options.parse().expect("the options are good"));
        for seat in Seat::all(start.seats()) {
            let question = format!("{options}: can seat {seat} force a win?");
            report(&question, |leash| can_force_a_win(&start, seat, leash));
        }
    }
}

/// The first moves, those that are alike together, and the position after them.
fn first_moves(start: &Otrio) -> Vec<(String, Otrio)> {
    let mut alike: BTreeMap<Otrio, Vec<String>> = BTreeMap::new();
    for mv in start.moves() {
        let mut after = *start;
        after.apply(mv);
        alike.entry(after.canonical()).or_default().push(mv.to_string());
    }
    alike.into_iter().map(|(after, moves)| (moves.join(" "), after)).collect()
}

fn value(at: &Otrio, leash: &mut Leash<'_, Progress>) -> Option<Proven> {
    Solver::without_book(BYTES).value(at, leash).map(Proven::of)
}

fn distance(at: &Otrio, leash: &mut Leash<'_, Progress>) -> Option<Proven> {
    Solver::without_book(BYTES).proven(at, u64::MAX, leash)
}

/// Prints an answer with what it took to find it.
fn report<T: Told>(question: &str, answer: impl FnOnce(&mut Leash<'_, Progress>) -> Option<T>) {
    let (mut leash, now) = (Leash::free(), Instant::now());
    let told = answer(&mut leash).expect("nothing stops it").told();
    let (nodes, seconds) = (leash.nodes(), now.elapsed().as_secs_f64());
    println!("{question:<48} {told:<12} {nodes:>10} nodes {seconds:>7.3} s");
}

/// What can be told in a word or two.
trait Told {
    fn told(&self) -> String;
}

impl Told for bool {
    fn told(&self) -> String {
        if *self { "yes" } else { "no" }.to_owned()
    }
}

impl Told for Proven {
    fn told(&self) -> String {
        let value = match self.value {
            Value::Win => "win",
            Value::Draw => "draw",
            Value::Loss => "loss",
        };
        self.plies.map_or(value.to_owned(), |plies| format!("{value} in {plies}"))
    }
}
