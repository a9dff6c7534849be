//! The games that were left: which they are, taking up any of them, discarding one.

use std::fs;
use std::thread::sleep;
use std::time::Duration;

use serde_json::Value;

use crate::program::{Home, record};
use crate::talk::Talk;

fn leave(home: &Home, game: &str, moves: usize, other: &str) {
    let mut talk =
        Talk::start(home.command(["play", game, "--seat1", "human", "--seat2", other, "--seed", "2"]));
    for _ in 0..moves {
        talk.play(1);
    }
    talk.legal();
    talk.hang_up().well();
    sleep(Duration::from_millis(20));
}

#[test]
fn kept_games_are_listed_with_the_last_first() {
    let home = Home::new();
    for (lang, none) in [("en", "No game was left"), ("pt", "Nenhum jogo")] {
        assert!(home.run(["kept", "--lang", lang]).well().starts_with(none));
    }
    leave(&home, "quantik", 2, "human");
    leave(&home, "oware", 1, "bot1");
    let told = home.line("kept").well();
    let lines: Vec<&str> = told.lines().collect();
    assert!(lines[0].starts_with("  1. Oware, you against bot1, after move 2, left on 20"), "{told}");
    assert!(
        lines[1].starts_with("  2. Quantik, player 1 against player 2, after move 2, left on 20"),
        "{told}"
    );
    assert_eq!(home.line("kept quantik").well().lines().count(), 2, "one, and what can be done with it");
    let first: Value =
        serde_json::from_str(home.line("kept --json").well().lines().next().expect("a line")).expect("JSON");
    assert_eq!((&first["number"], &first["game"], &first["moves"]), (&1.into(), &"oware".into(), &2.into()));
    assert_eq!(first["players"], serde_json::json!(["human", "bot1"]));
    assert!(first["problem"].is_null() && first["file"].is_string() && first["left"].is_string(), "{first}");
}

#[test]
fn any_kept_game_can_be_taken_up() {
    let home = Home::new();
    leave(&home, "quantik", 1, "human");
    leave(&home, "quantik", 2, "human");
    for (number, moves) in [("2", 1), ("1", 2)] {
        let mut talk = Talk::start(home.command(["play", &format!("--resume={number}")]));
        talk.hear(&format!(
            "Taken up again: Quantik, player 1 against player 2, after move {moves}, left on 20"
        ));
        talk.kill();
    }
    home.line("play --resume=3").failed(1);
    home.line("play --resume=0").failed(2);
    home.line("play --resume=x").failed(2);
}

#[test]
fn leaving_and_taking_up_say_which_game_it_is() {
    let home = Home::new();
    let mut talk = Talk::start(home.command(["play", "quantik", "--seat2", "level1", "--seed", "2"]));
    talk.play(1);
    talk.legal();
    let told = talk.hang_up().well();
    assert!(told.contains("Quantik, you against level1, after move 2"), "{told}");
    let told = home.run(["play", "--resume", "--lang", "pt"]).well();
    assert!(
        told.contains("Retomado: Quantik, você contra level1, depois da jogada 2, deixado em 20"),
        "{told}"
    );
}

#[test]
fn a_discarded_game_is_gone_and_no_other() {
    let home = Home::new();
    leave(&home, "quantik", 1, "human");
    leave(&home, "oware", 1, "human");
    home.line("kept --discard 3").failed(1);
    home.line("kept --discard 0").failed(2);
    let told = home.line("kept --discard 1").well();
    assert!(told.starts_with("Discarded: Oware, "), "{told}");
    assert_eq!(home.unfinished().len(), 1);
    assert_eq!(record(&home.unfinished()[0]).game, "quantik");
}

#[test]
fn a_game_that_is_being_played_is_not_discarded() {
    let home = Home::new();
    let mut talk = Talk::start(home.command(["play", "quantik", "--seat1", "human", "--seat2", "human"]));
    talk.play(1);
    talk.legal();
    home.line("kept --discard 1").failed(1);
    talk.play(1);
    talk.legal();
    talk.hang_up().well();
    assert_eq!(record(&home.unfinished()[0]).moves().len(), 2);
}

#[test]
fn a_damaged_game_does_not_hide_the_older_ones() {
    let home = Home::new();
    leave(&home, "quantik", 3, "human");
    leave(&home, "oware", 1, "human");
    let newest = home.unfinished().into_iter().find(|path| record(path).game == "oware").expect("it is kept");
    fs::write(&newest, "garbage").expect("it can be written");
    for lang in ["en", "pt"] {
        let told = home.run(["play", "--resume", "--lang", lang]).well();
        assert!(told.contains(&newest.display().to_string()), "the damaged one is told:\n{told}");
        assert!(told.contains("tabuleiro play quantik --resume"), "the older one is taken up:\n{told}");
        // What was taken up is now the newest: the damaged one must be it again.
        sleep(Duration::from_millis(20));
        fs::write(&newest, "garbage").expect("it can be written");
    }
    assert_eq!(fs::read(&newest).expect("it is there"), b"garbage", "left as it is");
    let listed = home.line("kept --json").well();
    let first: Value = serde_json::from_str(listed.lines().next().expect("a line")).expect("JSON");
    assert!(first["problem"].is_string() && first["game"].is_null(), "{first}");
    home.line("kept --discard 1").well();
    assert!(!newest.exists());
}
