//! Writes the book of first positions: `cargo run --release -p tabuleiro-otrio --example book > crates/otrio/book.txt`.
//!
//! Positions with three pieces are solved one by one, the earlier ones follow from them.

use std::collections::HashMap;

use tabuleiro_game::{Game, Symmetry};
use tabuleiro_otrio::{Otrio, Solver, first_positions};
use tabuleiro_search::{Leash, Proven, Value};

fn main() {
    let mut solver = Solver::without_book(1 << 28);
    let all = first_positions();
    let last = all.iter().filter(|at| pieces(at) == 3).count();
    let mut known: HashMap<Otrio, Proven> = HashMap::new();
    for (done, at) in all.iter().rev().enumerate() {
        let proven = if done < last { solve(at, &mut solver) } else { follow(at, &known) };
        eprintln!("{done} of {}: {at} {}", all.len(), word(proven));
        known.insert(*at, proven);
    }
    let words: Vec<String> = all.iter().map(|at| word(known[at])).collect();
    println!(
        "# What positions with up to three pieces are worth, written by the example `book`; read by src/solve/book.rs."
    );
    for line in words.chunks(20) {
        println!("{}", line.join(" "));
    }
}

fn pieces(at: &Otrio) -> u32 {
    27 - at.count_moves()
}

fn solve(at: &Otrio, solver: &mut Solver) -> Proven {
    solver.proven(at, u64::MAX, &mut Leash::free()).expect("nothing stops it")
}

/// What a position is worth when what follows it is known.
fn follow(at: &Otrio, known: &HashMap<Otrio, Proven>) -> Proven {
    let after = |mv| {
        let mut after = *at;
        after.apply(mv);
        known[&after.canonical()].seen_before_the_move()
    };
    at.moves().map(after).max().expect("the game is not over")
}

fn word(proven: Proven) -> String {
    match (proven.value, proven.plies) {
        (Value::Draw, _) => "=".to_owned(),
        (Value::Win, plies) => format!("+{}", plies.unwrap_or_default()),
        (Value::Loss, plies) => format!("-{}", plies.unwrap_or_default()),
    }
}
