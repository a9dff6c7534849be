//! Every level thinks alike wherever it runs: what each plays in some positions stands in a file, which the module for WebAssembly is
//! held to as well (`crates/wasm/tests/play.mjs`).

use std::fmt::Write as _;

use tabuleiro_games::GAMES;
use tabuleiro_wire::ask::Thinking;
use tabuleiro_wire::{Answer, Ask};

use crate::face::{Face, Open, answered};

/// A bot thinks for so long, from this seed.
const NODES: u64 = 3_000;
const SEED: u64 = 7;

/// Positions after so many moves of a game between players of the usual level.
const AFTER: [usize; 4] = [0, 7, 16, 27];

fn think(face: &mut Face, bot: &str) -> (String, Option<i32>, u64) {
    let think = Thinking::Level { name: Some(bot.to_owned()), seed: SEED, nodes: Some(NODES) };
    let thought = answered!(face.ask(Ask::Think(think)), Answer::Thought { thought } => thought);
    (thought.best.expect("the game goes on"), thought.score, thought.nodes)
}

/// A line for each position and level: game, moves so far, level, move, score, nodes.
fn all_levels() -> String {
    let mut lines = String::new();
    for kind in GAMES.released() {
        let mut face = Face::new();
        face.open(Open { game: kind.name().to_owned(), deal: Some(SEED), ..Open::default() });
        let mut moves: Vec<String> = Vec::new();
        while moves.len() <= AFTER[3] && face.view().turn.is_some() {
            if AFTER.contains(&moves.len()) {
                for card in kind.bots() {
                    let (best, score, nodes) = think(&mut face, card.name);
                    let score = score.map_or("-".to_owned(), |score| score.to_string());
                    let so_far = moves.join(" ");
                    writeln!(lines, "{}|{so_far}|{}|{best}|{score}|{nodes}", kind.name(), card.name)
                        .expect("a text has room");
                }
            }
            let (best, ..) = think(&mut face, kind.usual());
            face.play(&best);
            moves.push(best);
        }
    }
    lines
}

#[test]
fn every_level_plays_what_it_played_everywhere() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/levels.txt");
    let now = all_levels();
    if std::env::var_os("TABULEIRO_UPDATE").is_some() {
        std::fs::write(path, &now).expect("the file can be written");
    }
    let kept = std::fs::read_to_string(path).expect("the file is there");
    let differs = now.lines().zip(kept.lines()).find(|(now, kept)| now != kept);
    assert!(
        now == kept,
        "a level plays otherwise: {differs:?}; TABULEIRO_UPDATE=1 writes it anew, on purpose only"
    );
}
