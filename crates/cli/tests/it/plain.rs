//! Plain text: no escape sequences, boards in ASCII, and a reader who leaves early.

use std::io::Read;
use std::process::Stdio;

use tabuleiro_games::GAMES;
use tabuleiro_text::{Ink, Lang};

use crate::program::{Home, first_board};

fn has_escapes(text: &str) -> bool {
    text.chars().any(|c| c.is_control() && c != '\n')
}

#[test]
fn pipes_get_no_escape_bytes() {
    let home = Home::new();
    for kind in GAMES.iter() {
        let bot = kind.usual();
        for more in [&[][..], &["--plain"]] {
            let play = ["play", kind.name(), "--seat1", bot, "--seat2", bot, "--seed", "1"];
            assert!(!has_escapes(&home.run(play.iter().chain(more)).well()), "{}", kind.name());
            let typed = home
                .type_in(["play", kind.name()].iter().chain(more), "help\nmoves\nrules\nboard\nzz\nstop\n");
            assert!(!has_escapes(&typed.well()), "{}", kind.name());
            assert!(!has_escapes(&home.run(["rules", kind.name()].iter().chain(more)).well()));
        }
    }
    for line in ["bots", "--help", "play --help"] {
        assert!(!has_escapes(&home.line(line).well()), "{line}");
    }
    assert!(!has_escapes(&home.type_in([""; 0], "5\n0\n").well()));
}

#[test]
fn boards_in_a_pipe_are_ascii() {
    let home = Home::new();
    for kind in GAMES.iter() {
        for lang in Lang::ALL {
            let board = first_board(kind, lang, Ink::PLAIN);
            let told = home.run(["replay", "--game", kind.name(), "--lang", lang.code()]).well();
            assert!(told.contains(&board), "the plain board is the one that is printed:\n{told}");
            if lang == Lang::En {
                assert!(board.is_ascii(), "{board}");
            }
        }
    }
}

#[test]
fn a_pipe_gets_the_letters_of_its_locale_without_colour_and_ascii_is_asked_for() {
    let home = Home::new();
    for kind in GAMES.iter() {
        let fed = |more: &str, locale: &str| {
            let arguments = format!("replay --game {} {more}", kind.name());
            let mut command = home.command(arguments.split_whitespace());
            command.env("LANG", locale).env("TERM", "xterm-256color").env("CLICOLOR_FORCE", "1");
            crate::program::feed(command, b"").well()
        };
        let unicode = fed("", "en_GB.UTF-8");
        assert!(unicode.contains(&first_board(kind, Lang::En, Ink::new(false, true))), "{unicode}");
        assert!(!unicode.contains('\u{1b}'), "no colour and no cursor: {unicode:?}");
        assert!(fed("--plain", "en_GB.UTF-8").is_ascii());
        assert!(fed("", "C").contains(&first_board(kind, Lang::En, Ink::PLAIN)));
    }
}

/// Starts, reads so many bytes, and goes away.
fn leave_after(home: &Home, line: &str, bytes: usize) -> (Option<i32>, String) {
    let mut command = home.command(line.split_whitespace());
    let mut child = command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut out = child.stdout.take().expect("a pipe");
    out.read_exact(&mut vec![0; bytes]).expect("it prints that much");
    drop(out);
    let output = child.wait_with_output().expect("it ends");
    (output.status.code(), String::from_utf8(output.stderr).expect("UTF-8"))
}

#[test]
fn a_reader_who_leaves_early_is_no_fault() {
    let home = Home::new();
    for (line, bytes) in [
        ("rules oolong", 1),
        ("bots", 1),
        ("--help", 1),
        ("man", 1),
        ("completions bash", 1),
        ("replay --game oware --moves CeCfCdEcDaBfEbA", 10),
        ("replay --json --game oolong --moves c/ne", 10),
        ("play oware --seat1 bot1 --seat2 bot2", 10),
        ("play quantik", 10),
        ("bench --seconds 1", 10),
        // Were it counted to the end, the machine would be older than the test.
        ("perft oware 64", 3),
    ] {
        assert_eq!(leave_after(&home, line, bytes), (Some(0), String::new()), "{line}");
    }
}
