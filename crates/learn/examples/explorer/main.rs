//! Plays games between strong players and counts their moves: `cargo xtask explorer [GAME] [--games N] [--seed S] [--nodes N]`.
//!
//! Each game has a player of the stronger half of the ladder on each seat, and up to three moves by chance before they begin, so
//! that not all games are alike; those are not counted. The same seed plays the same games. Every so many games the file is written, with no more moves
//! than fit into 60 000 bytes, the most played ones.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use tabuleiro_game::chance;
use tabuleiro_games::GAMES;
use tabuleiro_learn::Explorer;
use tabuleiro_search::roster::Group;
use tabuleiro_search::{Leash, Limit, Stop, random};
use tabuleiro_table::{Kind, Setup, Table};

/// A file has no more bytes than this.
const LARGEST: usize = 60_000;
/// A game that has not ended by then is not counted.
const TOO_LONG: usize = 400;
/// The file is written whenever so many games have been played.
const BETWEEN: u64 = 25;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let games = number(&arguments, "--games", 1_000);
    let seed = number(&arguments, "--seed", 1);
    let nodes = number(&arguments, "--nodes", 2_000);
    let kinds: Vec<&'static dyn Kind> = match arguments.first().filter(|word| !word.starts_with("--")) {
        None => GAMES.released().collect(),
        Some(name) => GAMES.find(name).into_iter().collect(),
    };
    if kinds.is_empty() {
        eprintln!("There is no such game: {} are there.", GAMES.names().join(", "));
        return ExitCode::from(2);
    }
    for kind in kinds {
        if let Err(what) = make(kind, games, seed, nodes) {
            eprintln!("{what}");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

fn make(kind: &'static dyn Kind, games: u64, seed: u64, nodes: u64) -> std::io::Result<()> {
    let file = PathBuf::from(format!("{}/explorer/{}.bin", env!("CARGO_MANIFEST_DIR"), kind.name()));
    let mut explorer = Explorer::new();
    let mut counted = 0;
    for game in 1..=games {
        let (table, dealt) = play(kind, seed.wrapping_mul(1_000_003).wrapping_add(game), nodes);
        if let (_, Some(outcome)) = table.now() {
            explorer.add(table.as_ref(), dealt, outcome);
            counted += 1;
        }
        if game % BETWEEN == 0 || game == games {
            let (least, bytes) = fitting(&explorer);
            std::fs::write(&file, &bytes)?;
            let name = kind.name();
            println!("{name}: {counted} games, moves of {least} and more, {} bytes", bytes.len());
            std::io::stdout().flush()?;
        }
    }
    Ok(())
}

/// What fits into a file, and in how many games every move of it was played at least.
fn fitting(explorer: &Explorer) -> (u32, Vec<u8>) {
    let packed = |least| (least, explorer.at_least(least).pack());
    (1..=u32::MAX).map(packed).find(|(_, bytes)| bytes.len() <= LARGEST).expect("no move at all fits")
}

/// A whole game, and how many moves of it chance made.
fn play(kind: &'static dyn Kind, seed: u64, nodes: u64) -> (Box<dyn Table>, usize) {
    let rng = &mut random::seeded(seed);
    let cards = kind.bots();
    let ladder: Vec<&str> =
        cards.iter().filter(|card| card.group != Group::Report).map(|card| card.name).collect();
    let strong = &ladder[ladder.len() / 2..];
    let mut table = kind.open(&Setup::default()).expect("the usual game can be set");
    for _ in 0..chance::below(rng, 4) {
        let moves = table.state(usize::MAX).moves;
        let text = &moves[chance::below(rng, moves.len() as u32) as usize];
        table.make(text).expect("it is legal");
    }
    let dealt = table.ply();
    let players: Vec<&str> =
        (0..table.seats()).map(|_| strong[chance::below(rng, strong.len() as u32) as usize]).collect();
    let aids = kind.aids();
    while let (Some(seat), None) = table.now()
        && table.ply() < TOO_LONG
    {
        let mut leash = Leash::silent(Limit::nodes(nodes), &Stop::new());
        let thought = table.task(&aids).think(players[seat.index()], seed, &mut leash);
        let best = thought.ok().and_then(|thought| thought.best).expect("the game goes on");
        table.make(&best).expect("a player's move is legal");
    }
    (table, dealt)
}

/// The number after a flag.
fn number(arguments: &[String], flag: &str, usual: u64) -> u64 {
    let given = arguments.windows(2).find(|pair| pair[0] == flag);
    given.and_then(|pair| pair[1].parse().ok()).unwrap_or(usual)
}
