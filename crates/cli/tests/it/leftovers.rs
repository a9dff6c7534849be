//! What a program that was killed while it wrote has left beside the games.
#![cfg(unix)]

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::program::Home;

/// The number of a program that has ended.
fn dead() -> u32 {
    let mut child = Command::new("true").spawn().expect("it starts");
    child.wait().expect("it ends");
    child.id()
}

fn play(home: &Home) {
    home.type_in(["play", "quantik", "--seat1", "human", "--seat2", "human"], "A@a1\n").well();
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    let mut names: Vec<String> =
        entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned()).collect();
    names.retain(|name| name.contains("tabuleiro-"));
    names.sort();
    names
}

#[test]
fn only_what_the_dead_have_left_among_the_games_is_taken_away() {
    let home = Home::new();
    let (dead, alive) = (dead(), std::process::id());
    let stale = format!(".tabuleiro-{dead}-7.tmp");
    let others = [
        format!(".tabuleiro-{alive}-7.tmp"),
        format!(".tabuleiro-{dead}-7.txt"),
        format!(".tabuleiro-{dead}.tmp"),
        format!(".tabuleiro-{dead}-x.tmp"),
        format!(".tabuleiro--{dead}-7.tmp"),
        format!("tabuleiro-{dead}-7.tmp"),
    ];
    let folders = ["unfinished", "records"].map(|name| home.at("data/tabuleiro").join(name));
    for folder in &folders {
        fs::create_dir_all(folder).expect("a folder");
        for name in others.iter().chain([&stale]) {
            fs::write(folder.join(name), "half a game").expect("a fresh file");
        }
        fs::create_dir(folder.join(format!(".tabuleiro-{dead}-8.tmp"))).expect("a folder");
        std::os::unix::fs::symlink("nowhere", folder.join(format!(".tabuleiro-{dead}-9.tmp")))
            .expect("a link");
    }
    home.file(&stale, "elsewhere");
    fs::write(home.at("data/tabuleiro").join(&stale), "elsewhere").expect("a fresh file");
    play(&home);
    for folder in &folders {
        let mut left: Vec<String> = others.to_vec();
        left.extend([8, 9].map(|number| format!(".tabuleiro-{dead}-{number}.tmp")));
        left.sort();
        assert_eq!(names(folder), left);
    }
    assert!(home.at(&stale).exists() && home.at("data/tabuleiro").join(&stale).exists());
}

#[test]
fn a_file_that_somebody_holds_is_left_even_if_the_number_says_nothing() {
    let home = Home::new();
    let folder = home.at("data/tabuleiro/unfinished");
    fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join(format!(".tabuleiro-{}-0.tmp", dead()));
    let held = fs::File::create(&path).expect("a fresh file");
    held.try_lock().expect("nobody else holds it");
    play(&home);
    assert!(path.exists(), "somebody in another container may be writing it");
    drop(held);
    play(&home);
    assert!(!path.exists());
}
