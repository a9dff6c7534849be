//! A disk that fills up or goes away, and comes back.

#![cfg(unix)]

use std::fs;
use std::process::Command;

use crate::program::{Home, feed, record};
use crate::talk::Talk;

#[test]
fn a_game_that_could_not_be_kept_is_tried_again_at_every_move() {
    let home = Home::new();
    let blocked = home.file("data", "a file where a folder should be");
    let people = ["play", "quantik", "--seat1", "human", "--seat2", "human", "--seed", "2"];
    let mut talk = Talk::start(home.command(people));
    talk.play(2);
    talk.legal();
    fs::remove_file(blocked).expect("it is ours");
    talk.play(1);
    talk.legal();
    talk.play(1);
    talk.legal();
    let told = talk.hang_up().well();
    assert_eq!(told.matches("cannot be kept on disk").count(), 1, "said once, not at every move:\n{told}");
    assert_eq!(told.matches("is kept on disk again").count(), 1, "{told}");
    assert_eq!(record(&home.unfinished()[0]).moves().len(), 4);
}

#[test]
fn a_folder_that_is_tidied_away_does_not_end_the_keeping() {
    let home = Home::new();
    let people = ["play", "quantik", "--seat1", "human", "--seat2", "human", "--seed", "2"];
    let mut talk = Talk::start(home.command(people));
    talk.play(2);
    talk.legal();
    fs::remove_dir_all(home.at("data")).expect("it is ours");
    talk.play(1);
    talk.legal();
    talk.hang_up().well();
    assert_eq!(record(&home.unfinished()[0]).moves().len(), 3);
}

/// The program with a disk that takes not a byte more. Writing fails, as on a full disk, and does not end it.
fn on_a_full_disk(home: &Home, arguments: &str) -> Command {
    let program = env!("CARGO_BIN_EXE_tabuleiro");
    let mut shell = home.command([""; 0]);
    let line = format!("trap '' XFSZ; ulimit -f 0; exec '{program}' {arguments}");
    let mut command = Command::new("sh");
    command.args(["-c", &line]).current_dir(home.at(""));
    for (name, value) in shell.current_dir(home.at("")).get_envs() {
        match value {
            Some(value) => command.env(name, value),
            None => command.env_remove(name),
        };
    }
    command
}

#[test]
fn a_full_disk_leaves_no_empty_record() {
    let home = Home::new();
    let line = "play quantik --seat1 level1 --seat2 level1 --seed 5";
    let told = feed(on_a_full_disk(&home, line), b"");
    assert_eq!(told.code, Some(0), "{told:?}");
    assert!(told.out.contains("cannot be kept on disk"), "{told:?}");
    assert!(home.records().is_empty() && home.unfinished().is_empty(), "{:?}", home.records());
    for folder in ["records", "unfinished"] {
        let left =
            fs::read_dir(home.at("data/tabuleiro").join(folder)).map(Iterator::count).unwrap_or_default();
        assert_eq!(left, 0, "nothing lies about in {folder}");
    }
    let saved = feed(on_a_full_disk(&home, &format!("{line} --save game.txt")), b"");
    assert_eq!(saved.code, Some(1), "{saved:?}");
    assert!(!home.at("game.txt").exists());
}

#[test]
fn whoever_stops_a_game_that_cannot_be_kept_is_told_that_it_is_lost() {
    let home = Home::new();
    let line = "play quantik --seat1 human --seat2 human --seed 5";
    let told = feed(on_a_full_disk(&home, line), b"A@a1\nstop\n");
    assert_eq!(told.code, Some(1), "{told:?}");
    assert!(told.err.contains("lost") && !told.err.contains("os error"), "{told:?}");
}
