//! What is asked for on the command line holds in the full screen as well: outside programs, time to think, a file for the record.
#![cfg(unix)]

use std::fs;

use expectrl::process::unix::WaitStatus;
use tabuleiro_games::GAMES;

use crate::fullscreen::{moves_kept, still_home};
use crate::outsiders::{GREETING, engine, program};
use crate::program::{Home, record};
use crate::window::Window;

const USUAL: (u16, u16) = (80, 24);

/// A person against that program, who sits down in the full screen.
fn against(home: &Home, game: &str, command: &str, more: &[&str]) -> Window {
    let line = ["play", game, "--seed", "3", "--seat2", command];
    Window::open(&home.command([&line[..], more].concat()), USUAL)
}

#[test]
fn our_own_engine_sits_in_the_full_screen_in_every_game() {
    for kind in GAMES.iter() {
        let home = still_home();
        let mut window = against(&home, kind.name(), &engine(kind.name()), &["--nodes", "50"]);
        window.see("Tabuleiro 0");
        assert!(window.screen().alternate_screen());
        window.press("\r\r\r");
        for _ in 0..3 {
            window.press("\r");
        }
        window.until("a move of each", |window| {
            assert!(!window.text().contains("starts it again"), "{}", window.text());
            moves_kept(&home) >= 2
        });
        window.press("\x03");
        window.ends_well();
        assert_eq!(home.unfinished().len(), 1, "{}", kind.name());
    }
}

#[test]
fn a_record_is_saved_where_it_was_asked_for_with_every_move() {
    let home = still_home();
    let file = home.at("game.txt");
    let path = file.display().to_string();
    let line = [
        "play", "quantik", "--seed", "3", "--seat1", "human", "--seat2", "human", "--save", &path, "--think",
        "50ms",
    ];
    let mut window = Window::open(&home.command(line), USUAL);
    window.see("Quantik");
    assert!(window.screen().alternate_screen());
    window.press(":A@a1\r");
    window.until("the first move", |_| file.exists());
    window.press(":b@d4\r");
    window.until("the second", |_| record(&file).moves().len() == 2);
    window.press("q");
    window.ends_well();
    assert!(window.text().contains("The record is saved in"), "{}", window.text());
    let again = home.command(["play", "quantik", "--save", &path]);
    let mut window = Window::open(&again, USUAL);
    let ended = window.end();
    assert!(matches!(ended, WaitStatus::Exited(_, 1)), "what is there stays: {ended:?}");
    assert!(window.text().contains("already"), "{}", window.text());
}

#[test]
fn a_file_that_can_no_longer_be_written_is_said() {
    let home = still_home();
    fs::create_dir(home.at("folder")).expect("a fresh folder");
    let path = home.at("folder/game.txt").display().to_string();
    let line = ["play", "quantik", "--seed", "3", "--seat1", "human", "--seat2", "human", "--save", &path];
    let mut window = Window::open(&home.command(line), USUAL);
    window.see("Quantik");
    fs::remove_dir(home.at("folder")).expect("it is empty");
    window.press(":A@a1\r");
    window.see("could not be kept");
    window.press("\x03");
    window.see("lose it?");
    window.press("\x03");
    let ended = window.end();
    assert!(matches!(ended, WaitStatus::Exited(_, 1)), "{ended:?}");
    assert!(window.text().contains("cannot be written"), "{}", window.text());
}

#[test]
fn a_program_that_fails_is_told_of_and_started_again() {
    let home = still_home();
    // It dies at its first question, and every time after that it answers.
    let mark = home.at("died").display().to_string();
    let script = format!(
        "{GREETING} if [ ! -e {mark} ]; then touch {mark}; exit; fi; \
         while read line; do case \"$line\" in go*) echo bestmove b@d4;; esac; done"
    );
    let command = program(&home, "fool", &script);
    let mut window = against(&home, "quantik", &command, &[]);
    window.see("Fool");
    window.press(":A@a1\r");
    window.see("Enter start it again");
    window.press("\r");
    window.until("its move", |_| moves_kept(&home) == 2);
    window.press(":B@b1\r");
    window.see("answered with");
    window.press("U");
    window.until("a step back", |_| moves_kept(&home) == 2);
    window.press("\x03");
    window.ends_well();
}

#[test]
fn a_kept_game_goes_on_in_the_full_screen_with_its_program_or_with_another_in_its_place() {
    let home = still_home();
    let mut window = against(&home, "oware", &engine("oware"), &["--nodes", "50"]);
    window.see("Tabuleiro 0");
    window.press(":C\r");
    window.until("an answer", |_| moves_kept(&home) == 2);
    window.press("\x03");
    window.ends_well();
    let mut window = Window::open(&home.command(["play", "--resume"]), USUAL);
    window.see("Tabuleiro 0");
    window.press(":D\r");
    window.until("another", |_| moves_kept(&home) == 4);
    assert!(home.line("kept").well().contains("(open elsewhere)"));
    window.press("\x03");
    window.ends_well();
    let mut window = Window::open(&home.command(["play", "--resume", "--seat2", "beginner"]), USUAL);
    window.see("against beginner");
    window.press("\x03");
    window.ends_well();
}

#[test]
fn what_cannot_be_started_is_said_before_the_screen_is_taken() {
    let home = still_home();
    let mut window = against(&home, "quantik", "/no/such/engine", &[]);
    let ended = window.end();
    assert!(matches!(ended, WaitStatus::Exited(_, 1)), "{ended:?}");
    assert!(window.text().contains("/no/such/engine"), "{}", window.text());
}

#[test]
fn a_game_that_goes_on_at_the_prompt_is_saved_from_there() {
    let home = still_home();
    let file = home.at("game.txt");
    let path = file.display().to_string();
    let line = ["play", "quantik", "--seed", "3", "--seat1", "human", "--seat2", "human", "--save", &path];
    let mut window = Window::open(&home.command(line), USUAL);
    window.see("Quantik");
    window.press(":A@a1\r");
    window.until("the first move", |_| file.exists());
    window.resize(60, 20);
    window.see("60");
    window.press("p");
    window.see("which piece");
    window.press("b@d4\r");
    window.until("the second", |_| moves_kept(&home) == 2);
    window.press("stop\r");
    window.ends_well();
    assert_eq!(record(&file).moves().len(), 2);
}
