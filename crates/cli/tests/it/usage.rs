//! Wrong usage: exit code 2, a sentence and a hint, in both languages.

use std::ffi::OsStr;
use std::os::unix::ffi::OsStrExt;

use tabuleiro_games::GAMES;

use crate::program::Home;

/// Runs in both languages; both sentences, which differ.
fn wrong(home: &Home, arguments: &[&str]) -> [String; 2] {
    let told = ["en", "pt"].map(|lang| {
        let all = arguments.iter().copied().chain(["--lang", lang]);
        let ran = home.run(all);
        assert_eq!(ran.out, "", "{arguments:?}");
        ran.failed(2)
    });
    assert_ne!(told[0], told[1], "{arguments:?}");
    told
}

#[test]
fn unknown_commands_games_options_and_values_are_wrong_usage() {
    let home = Home::new();
    for line in [
        "frob",
        "plai",
        "help frob",
        "play chess",
        "play Chess",
        "perft chess 3",
        "rules chess",
        "bots chess",
        "replay --game chess",
        "--frob",
        "play oware --frob",
        "play oware --frob=1",
        "play oware extra",
        "play oware --rules x",
        "play oware --rules=",
        "play oware --players 2",
        "play oware --markers BGKJ-RRUC",
        "play oware --slam maybe",
        "play oware --rules report --slam none",
        "play quantik --slam none",
        "play otrio --players 1",
        "play otrio --players 5",
        "play otrio --players two",
        "play otrio --colours rgb",
        "play otrio --colours rrgb",
        "play otrio --players 3 --colours rgbp",
        "play oolong --markers BGKJRRUC",
        "play oolong --markers BBBB-BBBB",
        "play oolong --markers bGKJ-RRUC",
        "play oware --seat1 zoe",
        "play oware --seat2 Human",
        "play oware --seat3 human",
        "play otrio --players 3 --seat4 human",
        "play oware --think banana",
        "play oware --think -1s",
        "play oware --think 1h",
        "play oware --pause 1e99s",
        "play oware --pause nan",
        "play oware --seed x",
        "play oware --seed -1",
        "play oware --seed 1.5",
        "play oware --seed 99999999999999999999",
        "play oware --seed 1 --seed 2",
        "play oware --seed",
        "play oware --position",
        "play oware --save",
        "play",
        "play --resume --rules report",
        "play oware --resume --position x",
        "replay",
        "replay --moves A",
        "replay a b",
        "replay a --game oware",
        "replay a --moves A",
        "replay a --rules book",
        "replay a --position x",
        "replay a --seed 1",
        "perft",
        "perft oware",
        "perft oware x",
        "perft oware -1",
        "perft oware 65",
        "perft oware 1.5",
        "perft oware 3 4",
        "perft oware 2 --json",
        "rules",
        "rules oware --players 2",
        "bots oware --markers BGKJ-RRUC",
        "tables chess",
        "tables quantik",
        "tables otrio --seeds 5",
        "tables oware --seeds 0",
        "tables oware --seeds 27",
        "tables oware --seeds 300",
        "tables oware --seeds -1",
        "tables oware --seeds x",
        "tables oware --seeds",
        "tables oware --players 2",
        "tables oware --rules report",
        "tables oware --slam takes --seeds 3",
        "tables --seeds 3",
        "tables --verify",
        "tables --rules book",
        "bench --seconds 0",
        "bench --seconds x",
        "bench oware",
        "completions",
        "completions tcsh",
        "man extra",
        "--json",
        "--plain=1 bots",
    ] {
        wrong(&home, &line.split_whitespace().collect::<Vec<_>>());
    }
    assert_eq!(home.unfinished(), [] as [std::path::PathBuf; 0], "nothing was begun");
}

#[test]
fn an_empty_argument_is_wrong_usage() {
    let home = Home::new();
    for arguments in
        [&["play", ""][..], &["replay", ""], &["rules", ""], &["play", "oware", "--seat1", ""], &[""]]
    {
        wrong(&home, arguments);
    }
}

#[test]
fn an_unknown_language_is_wrong_usage() {
    let home = Home::new();
    for line in ["--lang fr", "--lang", "play oware --lang PT", "--lang= bots"] {
        home.line(line).failed(2);
    }
}

#[test]
fn an_option_that_contradicts_the_positions_words_is_wrong_usage() {
    let home = Home::new();
    let start = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S rules=report";
    let otrio = "...,...,.../...,...,.../...,...,... r players=4";
    let oolong = "........./........./........./........./........./........./........./........./......... b c/c BGKJ-RRUC -";
    for command in [&["play"][..], &["perft", "DEPTH"], &["rules"], &["bots"], &["replay", "--game"]] {
        for (game, position, option, value) in [
            ("oware", start, "--rules", "book"),
            ("oware", start, "--slam", "none"),
            ("otrio", otrio, "--players", "2"),
            ("oolong", oolong, "--markers", "RRUC-BGKJ"),
        ] {
            let mut arguments = vec![command[0]];
            arguments.extend(command[1..].iter().copied().filter(|&word| word != "DEPTH"));
            arguments.push(game);
            arguments.extend(command[1..].iter().filter(|&&word| word == "DEPTH").map(|_| "1"));
            arguments.extend(["--position", position, option, value]);
            wrong(&home, &arguments);
        }
    }
}

#[test]
fn a_slip_of_the_finger_gets_a_hint() {
    let home = Home::new();
    let told = |line: &str| home.line(line).err;
    assert!(told("perf oware 3").contains("Did you mean “perft”?"));
    assert!(told("play oware --sed 3").contains("Did you mean “--seed”?"));
    assert!(told("play oware --sed 3 --lang pt").contains("Queria dizer “--seed”?"));
    assert!(told("frobnicate").contains("tabuleiro --help"));
}

#[test]
fn who_names_an_unknown_game_or_bot_is_told_the_known_ones() {
    let home = Home::new();
    let told = home.line("play chess").failed(2);
    for kind in GAMES.iter() {
        assert!(told.contains(kind.name()), "{told}");
        let told = home.run(["play", kind.name(), "--seat1", "zoe"]).failed(2);
        assert!(kind.bots().iter().all(|card| told.contains(card.name)), "{told}");
    }
}

#[test]
fn bytes_that_are_no_text_are_wrong_usage() {
    let home = Home::new();
    let bytes = OsStr::from_bytes(b"\xff\xfe");
    for arguments in [vec![bytes], vec![OsStr::new("play"), bytes], vec![OsStr::new("replay"), bytes]] {
        home.run(arguments).failed(2);
    }
}

#[test]
fn what_was_typed_cannot_break_the_line_or_paint_the_terminal() {
    let home = Home::new();
    for odd in ["two\nlines", "\u{1b}[2Jcleared", "bell\u{7}", "\r"] {
        home.run(["play", odd]).failed(2);
        home.run([odd]).failed(2);
        home.run(["play", "oware", "--position", odd]).failed(1);
        home.run(["replay", "--game", "oware", "--moves", odd.trim()]);
        home.run(["replay", odd]).failed(1);
    }
    let long = "x".repeat(20_000);
    for arguments in
        [&["play", &long][..], &["replay", "--game", "oware", "--moves", &long], &["replay", &long]]
    {
        let ran = home.run(arguments);
        assert!(ran.err.len() < 1_000, "{} bytes of complaint", ran.err.len());
    }
}

#[test]
fn nobody_has_to_hear_a_complaint() {
    let home = Home::new();
    let mut command = home.command(["play", "chess"]);
    let (reader, writer) = std::io::pipe().expect("a pipe");
    drop(reader);
    let status = command.stderr(writer).status().expect("it runs");
    assert_eq!(status.code(), Some(2));
}
