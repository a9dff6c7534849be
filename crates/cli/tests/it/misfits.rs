//! Outside programs that fail in the middle of a game: a sentence says how, and the game is there to go on with.
#![cfg(unix)]

use std::fs;
use std::thread;
use std::time::{Duration, Instant};

use expectrl::ControlCode;

use crate::outsiders::{GREETING, engine, program};
use crate::program::{Home, record};
use crate::terminal::terminal_of;

/// Plays a move against a program, and types all this when it has failed.
fn meet(home: &Home, command: &str, lang: &str, typed: &str) -> String {
    let line = ["play", "quantik", "--seat2", command, "--lang", lang, "--think", "10ms"];
    home.type_in(line, &format!("A@a1\n{typed}")).well()
}

#[test]
fn a_failure_is_told_and_the_game_can_be_taken_up() {
    for (name, script, english, portuguese) in [
        ("crash", "read position; exit 3", "ended in the middle", "terminou a meio"),
        ("cheat", "read position; read go; echo bestmove A@z9; cat", "“A@z9”", "“A@z9”"),
        ("again", "read position; read go; echo bestmove A@a1; cat", "“A@a1”", "“A@a1”"),
        ("none", "read position; read go; echo bestmove none; cat", "found no move", "não encontrou jogada"),
        ("rude", "read position; read go; printf 'bestmove \\033[2J\\n'; cat", "“?[2J”", "“?[2J”"),
    ] {
        for (lang, sentence) in [("en", english), ("pt", portuguese)] {
            let home = Home::new();
            let command = program(&home, name, &format!("{GREETING}{script}"));
            let told = meet(&home, &command, lang, "");
            assert!(told.contains(sentence) && told.contains(&command), "{told}");
            assert!(!told.contains('\u{1b}'), "{told:?}");
            assert!(told.contains("tabuleiro play quantik --resume"), "{told}");
            let archive = record(&home.unfinished()[0]);
            assert_eq!((archive.moves().len(), &archive.seats[1][..]), (1, "Fool"), "{archive}");
            // The program is asked again, and fails again.
            let told = home.run(["play", "--resume", "--think", "10ms", "--lang", lang]).well();
            assert!(told.contains(sentence), "{told}");
            assert_eq!(record(&home.unfinished()[0]).moves().len(), 1);
        }
    }
}

#[test]
fn after_a_failure_people_may_go_on() {
    let home = Home::new();
    // It fails the first two times that it is asked, and is our own engine then.
    let script = format!(
        "count=$(cat count 2>/dev/null || echo 0); count=$((count + 1)); echo $count >count\n\
         if [ $count -gt 2 ]; then exec {}; fi\n{GREETING} read position; exit",
        engine("quantik")
    );
    let command = program(&home, "moody", &script);
    let told = meet(&home, &command, "en", "help\nmoves\n\nundo\nB@a1\n");
    assert_eq!(told.matches("ended in the middle of a game.").count(), 2, "{told}");
    assert!(told.contains("tabuleiro play quantik --resume --seat2 casual"), "help names a way out:\n{told}");
    assert!(told.contains("legal moves:") && told.contains("One move is taken back."), "{told}");
    assert!(told.contains("1. B@a1") && told.contains("2. "), "{told}");
    assert_eq!(record(&home.unfinished()[0]).moves().len(), 2);
}

#[test]
fn where_nobody_can_be_asked_a_failure_ends_the_program() {
    let home = Home::new();
    let script = format!("{GREETING} read position; read go; exit");
    let command = program(&home, "crash", &script);
    let ran = home.run(["play", "quantik", "--seat1", "level1", "--seat2", &command]);
    assert!(ran.failed(1).contains("ended in the middle of a game."));
    assert!(ran.out.contains("tabuleiro play quantik --resume"), "{}", ran.out);
    assert_eq!(record(&home.unfinished()[0]).moves().len(), 1);
}

#[test]
fn a_stall_and_a_flood_are_noticed() {
    let begun = Instant::now();
    let each = [("stall", "cat >/dev/null"), ("flood", "exec yes info nodes 7")].map(|(name, script)| {
        thread::spawn(move || {
            let home = Home::new();
            let command = program(&home, name, &format!("{GREETING} read position; read go; {script}"));
            let told = meet(&home, &command, "en", "");
            assert!(told.contains("did not answer within 10 seconds."), "{told}");
            assert_eq!(record(&home.unfinished()[0]).moves().len(), 1);
        })
    });
    for one in each {
        one.join().expect("it is noticed");
    }
    assert!(begun.elapsed() < Duration::from_mins(1), "{:?}", begun.elapsed());
}

#[test]
fn at_a_terminal_a_long_thought_is_counted_and_cut_short() {
    let home = Home::new();
    let command = format!("{} --no-book", engine("oware"));
    for (word, farewell) in [("", "stop"), ("stop", "q")] {
        let line = ["play", "oware", "--seat2", &command, "--think", "5m"];
        let mut talk = terminal_of(&home.command(line));
        talk.hear_asking("which house");
        talk.say("D");
        talk.hear("is thinking");
        talk.hear_asking(" s, ");
        talk.say("nonsense");
        talk.hear("It is still thinking.");
        talk.say(word);
        talk.hear("2. ");
        talk.hear_asking("which house");
        talk.say(farewell);
        assert_eq!(talk.end(), 0, "{}", talk.text());
    }
}

#[test]
fn where_programs_play_alone_enter_cuts_a_thought_short_and_makes_a_pause() {
    let home = Home::new();
    let command = format!("{} --no-book", engine("oware"));
    let line = ["play", "oware", "--seat1", &command, "--seat2", &command, "--think", "5m"];
    let mut talk = terminal_of(&home.command(line));
    talk.hear("is thinking");
    talk.say("");
    talk.hear_asking("Paused.");
    talk.say("");
    talk.hear("1. ");
    talk.hear("is thinking");
    talk.say("stop");
    assert_eq!(talk.end(), 0, "{}", talk.text());
    assert_eq!(record(&home.unfinished()[0]).moves().len(), 1);
}

#[test]
fn ctrl_c_leaves_no_program_behind() {
    let home = Home::new();
    let script = format!("{GREETING} echo $$ >number; read position; read go; trap '' HUP; sleep 600");
    let command = program(&home, "deaf", &script);
    let mut talk = terminal_of(&home.command(["play", "quantik", "--seat2", &command, "--think", "5m"]));
    talk.hear_asking("which piece");
    talk.say("A@a1");
    talk.hear_asking("1 s (");
    talk.press(ControlCode::EndOfText);
    assert_eq!(talk.end(), 130, "{}", talk.text());
    talk.assert_as_found();
    let number = fs::read_to_string(home.at("number")).expect("it was noted");
    let begun = Instant::now();
    while is_alive(number.trim()) {
        assert!(begun.elapsed() < Duration::from_secs(10), "{number} is left");
        thread::sleep(Duration::from_millis(10));
    }
    assert_eq!(record(&home.unfinished()[0]).moves().len(), 1);
}

/// Whether a process is there and not merely waiting to be taken note of.
fn is_alive(number: &str) -> bool {
    let text = fs::read_to_string(format!("/proc/{number}/stat")).unwrap_or_default();
    text.rsplit_once(") ").is_some_and(|(_, rest)| !rest.starts_with('Z'))
}
