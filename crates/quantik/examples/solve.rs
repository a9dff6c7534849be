//! Solves Quantik: `cargo run --release -p tabuleiro-quantik --example solve [-- FILE]`.
//!
//! Prints what is known of the game, and what it took to find out. Given a file, it writes the book to it that the
//! program ships as `solved.table`.

use std::error::Error;
use std::time::Instant;

use tabuleiro_game::{Game, Record, Rules, Seat};
use tabuleiro_quantik::solve::atlas::Atlas;
use tabuleiro_quantik::solve::binding::bind;
use tabuleiro_quantik::solve::book::Book;
use tabuleiro_quantik::solve::proof::Proof;
use tabuleiro_quantik::solve::score::Score;
use tabuleiro_quantik::solve::scores::Scores;
use tabuleiro_quantik::solve::value;
use tabuleiro_quantik::{Quantik, QuantikOptions};
use tabuleiro_search::{Aids, Leash, Study};

const BOTH: [Rules; 2] = [Rules::Book, Rules::Report];

fn main() -> Result<(), Box<dyn Error>> {
    prove();
    for rules in BOTH {
        solve(rules);
    }
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let clock = Instant::now();
    let atlas = Atlas::new(threads);
    println!("all classes on {threads} threads: {:.2?}", clock.elapsed());
    let [book, report] = BOTH.map(|rules| {
        let clock = Instant::now();
        let scores = Scores::of(&atlas, rules, threads);
        println!("all scores, rules={rules}: {:.2?}", clock.elapsed());
        scores
    });
    table(&atlas);
    late(&atlas, Rules::Book, &book);
    late(&atlas, Rules::Report, &report);
    let bytes = bind(&atlas, &book, &report);
    println!("book: {} bytes", bytes.len());
    if let Some(file) = std::env::args().nth(1) {
        std::fs::write(file, bytes)?;
    }
    Ok(())
}

/// That the second player wins, from scratch.
fn prove() {
    let start = Quantik::start(QuantikOptions::default());
    let (clock, mut leash) = (Instant::now(), Leash::free());
    let proof = Proof::of(&start, Seat::SECOND, &mut leash).ok().flatten().expect("the second player wins");
    println!("proof: {} nodes, {:.2?}, {} answers", leash.nodes(), clock.elapsed(), proof.answers().count());
}

/// The exact score of the empty board, from scratch.
fn solve(rules: Rules) {
    let clock = Instant::now();
    let start = Quantik::start(QuantikOptions { rules });
    let solved = Quantik::solve(&Record::new(start), &Aids::none(), &mut Leash::free()).expect("no limit");
    let line: Vec<String> = solved.line.iter().map(ToString::to_string).collect();
    println!(
        "solved, rules={rules}: {:?} in {:?} moves, {} nodes, {:.2?}: {}",
        solved.proven.value,
        solved.proven.plies,
        solved.nodes,
        clock.elapsed(),
        line.join(" ")
    );
}

/// What `perft16.txt` holds.
fn table(atlas: &Atlas) {
    println!("# pieces classes stuck sequences");
    let mut sequences = 1;
    for pieces in 0..=16 {
        let count = atlas.count(pieces);
        println!("{pieces} {} {} {sequences}", count.classes, count.stuck);
        sequences = count.sequences;
    }
}

/// What it takes to search the positions that are not in the book, and that the search agrees with the scores.
fn late(atlas: &Atlas, rules: Rules, scores: &Scores) {
    println!("# rules={rules}: pieces searched nodes-on-average nodes-at-most time-on-average");
    for pieces in Book::PIECES as usize + 1..=16 {
        let (mut sum, mut most, mut count) = (0, 0, 0);
        let clock = Instant::now();
        for (class, score) in atlas.classes(pieces).zip(scores.level(pieces)) {
            let mut leash = Leash::free();
            let found = value::seek(&class.position(rules), &mut leash);
            assert!(found == Ok(score), "{class:?}: {found:?}, not {score:?}");
            (sum, most, count) = (sum + leash.nodes(), most.max(leash.nodes()), count + 1);
        }
        println!(
            "{pieces} {count} {:.2} {most} {:.2?}",
            sum as f64 / f64::from(count),
            clock.elapsed() / count
        );
    }
    assert_eq!(scores.level(0).next(), Some(Score::loss(10)));
}
