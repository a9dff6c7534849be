//! The last two thirds of a game of Oware, a few thousand nodes a move: the endings are known at once, and every move is searched.
//! Nodes, because a game by the clock is another one on every machine.

use std::thread;
use std::time::{Duration, Instant};

use tabuleiro_games::GAMES;
use tabuleiro_table::Setup;

use crate::talks::{Page, engine};

/// 33 seeds on the board: it takes some moves until somebody sees the end.
const BEGIN: &str = "3-0-2-9-1-0-6-1-4-3-0-4-9-6-S";

/// What the engine told of a move.
struct Answer {
    mv: String,
    nodes: u64,
    is_proven: bool,
}

impl Answer {
    /// Waits for the answer after what was written before.
    fn after(before: usize, page: &Page) -> Answer {
        let begun = Instant::now();
        loop {
            let text = page.text();
            let told = &text[before..];
            if let Some(mv) = told.lines().find_map(|line| line.strip_prefix("bestmove ")) {
                let last = told.lines().rfind(|line| line.starts_with("info nodes ")).unwrap_or_default();
                let nodes = last.split(' ').nth(2).and_then(|nodes| nodes.parse().ok());
                let is_proven = last.contains(" proven ");
                return Answer { mv: mv.to_owned(), nodes: nodes.unwrap_or(0), is_proven };
            }
            assert!(begun.elapsed() < Duration::from_mins(1), "no answer:\n{told}");
            thread::sleep(Duration::from_millis(2));
        }
    }
}

/// The seeds in the houses of a position.
fn seeds(position: &str) -> u32 {
    position.split('-').take(12).map(|seeds| seeds.parse::<u32>().expect("a number of seeds")).sum()
}

/// Plays a game from there to its end: how many seeds were on the board at each move, and what the engine answered.
fn play(begin: &str, go: &str) -> Vec<(u32, Answer)> {
    let setup = Setup { position: Some(begin.to_owned()), ..Setup::default() };
    let mut table = GAMES.find("oware").expect("it is listed").open(&setup).expect("a position");
    let (mut engine, page) = engine("oware");
    engine.hear("isready"); // it is only when the endings are at hand
    let (mut moves, mut answers) = (String::new(), Vec::new());
    while table.now().1.is_none() {
        let now = seeds(&table.state(table.ply()).position);
        let written = page.text().len();
        engine.hear(&format!("position fen {begin} moves{moves}"));
        engine.hear(go);
        let answer = Answer::after(written, &page);
        println!("{now} seeds: {} after {} nodes, proven: {}", answer.mv, answer.nodes, answer.is_proven);
        table.play(&answer.mv).expect("the engine plays by the rules");
        moves.push(' ');
        moves.push_str(&answer.mv);
        answers.push((now, answer));
        assert!(answers.len() < 400, "it goes on for ever:{moves}");
    }
    answers
}

#[test]
fn a_short_look_at_every_move_is_enough_to_know_the_endings_of_oware() {
    assert_eq!(seeds(BEGIN), 33);
    let answers = play(BEGIN, "go nodes 20000");
    let just_entered: Vec<&Answer> = answers
        .windows(2)
        .filter(|pair| pair[1].0 < pair[0].0 && pair[1].0 <= 12)
        .map(|pair| &pair[1].1)
        .collect();
    assert!(!just_entered.is_empty(), "the game comes to its ending");
    for answer in just_entered {
        assert!(answer.is_proven, "{} has been looked up", answer.mv);
    }
    let proven = answers.iter().filter(|(_, answer)| answer.is_proven).count();
    assert!(proven >= 3, "the endings are found: {proven} of {}", answers.len());
    // Nobody waits for the endings, not even the first. (What is known may be looked through to its end in fewer nodes.)
    let open: Vec<u64> = answers
        .iter()
        .filter(|(seeds, answer)| *seeds > 12 && !answer.is_proven)
        .map(|(_, answer)| answer.nodes)
        .collect();
    assert!(open.iter().all(|nodes| *nodes > 2_000), "each is searched: {open:?}");
}

#[test]
fn by_the_clock_the_same_game_is_played_to_its_end() {
    let answers = play(BEGIN, "go movetime 5");
    assert!(answers.last().is_some_and(|(seeds, _)| *seeds < 33), "something was captured");
}
