//! What repeats with a seed, and how long the program waits.

use std::time::{Duration, Instant};

use tabuleiro_games::GAMES;

use crate::program::Home;

/// The text of the only record of a game between bots.
fn record_of(arguments: &[&str]) -> String {
    let home = Home::new();
    home.run(arguments).well();
    let text = std::fs::read_to_string(&home.records()[0]).expect("it is recorded");
    text.lines().filter(|line| !line.starts_with("[Date ")).collect::<Vec<_>>().join("\n")
}

#[test]
fn the_same_seed_plays_the_same_game_word_for_word() {
    for kind in GAMES.iter() {
        // How far a bot that searches by the clock comes is no random choice: those of the report never do, nor do the weakest.
        let bots = kind.bots();
        let report: Vec<_> = bots.iter().filter(|card| card.report).collect();
        let strongest = report.last().map_or(bots[0].name, |card| card.name);
        let pair = [bots[0].name, strongest];
        let game = |seed: &str| {
            record_of(&["play", kind.name(), "--seat1", pair[0], "--seat2", pair[1], "--seed", seed])
        };
        assert_eq!(game("7"), game("7"), "{}", kind.name());
        assert_ne!(game("7"), game("8"), "{}", kind.name());
    }
}

#[test]
fn without_a_seed_games_differ() {
    for kind in GAMES.iter() {
        let bot = kind.bots()[0].name;
        let game = || record_of(&["play", kind.name(), "--seat1", bot, "--seat2", bot]);
        assert_ne!(game(), game(), "{}", kind.name());
    }
}

#[test]
fn without_a_terminal_nobody_waits_for_a_bot() {
    let home = Home::new();
    let begun = Instant::now();
    let told = home.line("play oolong --seat1 easy --seat2 easy").well();
    assert!(begun.elapsed() < Duration::from_secs(10), "eighty moves of a second each would take longer");
    assert!(!told.contains("is thinking"));
}

#[test]
fn a_pause_that_was_asked_for_is_made() {
    let home = Home::new();
    let begun = Instant::now();
    home.line("play quantik --seat1 level1 --seat2 level1 --seed 1 --pause 50ms").well();
    let moves = crate::program::record(&home.records()[0]).moves().len() as u32;
    assert!(begun.elapsed() >= Duration::from_millis(50) * moves, "{moves} moves");
}

#[test]
fn a_time_to_think_does_not_make_simple_players_slow() {
    let home = Home::new();
    let begun = Instant::now();
    home.line("play otrio --seat1 random --seat2 careful --think 60s").well();
    assert!(begun.elapsed() < Duration::from_secs(10));
}
