//! Makes puzzles from games of the ladder's players: `cargo xtask puzzles [GAME] [--count N] [--seed S]`.
//!
//! A position of such a game is kept if exactly one legal move reaches the goal, which the game's solver must prove. One game
//! gives one puzzle at most, and no two puzzles are alike. How hard a puzzle is, is measured:
//! by how many players of the ladder find the right move.
//!
//! The same seed makes the same puzzles. Every puzzle is written as soon as it is found, and another run goes on where this one
//! was stopped.

mod asking;
mod candidate;
mod likeness;
mod line;
mod maker;
mod playing;

use std::path::PathBuf;
use std::process::ExitCode;

use tabuleiro_games::GAMES;
use tabuleiro_table::Kind;

use maker::Maker;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let count = number(&arguments, "--count", 66);
    let seed = number(&arguments, "--seed", 1);
    let folder = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/puzzles"));
    let kinds: Vec<&'static dyn Kind> = match arguments.first().filter(|word| !word.starts_with("--")) {
        None => GAMES.iter().collect(),
        Some(name) => GAMES.find(name).into_iter().collect(),
    };
    if kinds.is_empty() {
        eprintln!("There is no such game: {} are there.", GAMES.names().join(", "));
        return ExitCode::from(2);
    }
    for kind in kinds {
        let file = folder.join(format!("{}.txt", kind.name()));
        let done = Maker::open(kind, file, count as usize, seed).and_then(Maker::run);
        if let Err(what) = done {
            eprintln!("{what}");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

/// The number after a flag.
fn number(arguments: &[String], flag: &str, usual: u64) -> u64 {
    let given = arguments.windows(2).find(|pair| pair[0] == flag);
    given.and_then(|pair| pair[1].parse().ok()).unwrap_or(usual)
}
