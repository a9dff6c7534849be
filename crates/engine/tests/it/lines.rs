//! What the engine writes and hears stays in lines.

use std::io::{self, BufReader, Read};

use tabuleiro_engine::Engine;
use tabuleiro_engine::lines::LONGEST_LINE;
use tabuleiro_game::OptionValues;
use tabuleiro_games::GAMES;
use tabuleiro_table::Setup;

use crate::talks::{Page, engine, talk};

/// An input that fails.
struct Broken;

impl Read for Broken {
    fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
        Err(io::Error::other("gone"))
    }
}

/// What the engine answers to this input.
fn answers(input: &[u8]) -> String {
    let (mut engine, page) = engine("oware");
    engine.talk(input).expect("the input can be read");
    page.text()
}

#[test]
fn a_line_over_the_limit_is_refused_and_not_cut_and_obeyed() {
    // Cut anywhere behind its first move, this line would be a good one.
    let long = format!("position startpos moves D{}", " ".repeat(LONGEST_LINE));
    let told = answers(format!("{long}\nquery position\n{long}").as_bytes());
    let refused = "info string A line has at most 1048576 bytes: this one is longer and was not obeyed.\n";
    assert_eq!(told, format!("{refused}response 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\n{refused}"));
}

#[test]
fn a_line_that_is_no_text_is_refused() {
    let told = answers(b"position startpos moves D \xff\nquery turn\nquit\nquery turn\n");
    assert_eq!(told, "info string This line is not UTF-8 text and was not obeyed.\nresponse 1\n");
}

#[test]
fn the_end_of_the_input_lets_a_thought_finish_and_a_failing_input_is_told() {
    let told = answers(b"setoption name Bot value bot1\r\ngo nodes 10");
    assert!(told.contains("\nbestmove ") && !told.contains("bestmove none"), "{told}");
    let (mut engine, _) = engine("oware");
    assert!(engine.talk(BufReader::new(Broken)).is_err());
}

#[test]
fn what_is_said_back_is_short_and_on_one_line() {
    let rude = format!("\u{1b}]0;\u{7}{}", "x".repeat(5_000));
    for line in [
        rude.clone(),
        format!("go {rude} 1"),
        format!("go {rude}"),
        format!("query {rude}"),
        format!("setoption name {rude} value {rude}"),
        format!("setoption name Bot value {rude}"),
        format!("setoption name Seed value {rude}"),
        format!("setoption name rules value {rude}"),
        format!("position fen {rude}"),
        format!("position startpos moves {rude}"),
    ] {
        for kind in GAMES.iter() {
            let told = talk(kind.name(), &[&line]);
            assert!(told.starts_with("info string ") && told.ends_with('\n'), "{told}");
            assert_eq!(told.matches(char::is_control).count(), 1, "{told:?}");
            assert!(told.len() < 400, "{} bytes: {told}", told.len());
        }
    }
}

#[test]
fn every_option_is_one_word_and_every_value_that_is_announced_can_be_set() {
    for kind in GAMES.iter() {
        for field in kind.options() {
            let is_word = |text: &str| !text.is_empty() && !text.contains(char::is_whitespace);
            assert!(is_word(field.key) && is_word(&field.usual), "{field:?}");
            let values = match &field.values {
                OptionValues::OneOf(values) => values.iter().map(|(value, _)| *value).collect(),
                OptionValues::Text(example) => vec![*example],
            };
            for value in values {
                assert!(is_word(value), "{field:?}");
                let told = talk(kind.name(), &[&format!("setoption name {} value {value}", field.key)]);
                assert_eq!(told, "", "{} of {}", field.key, kind.name());
            }
        }
    }
}

#[test]
fn options_are_announced_as_they_were_chosen() {
    let told = talk("otrio", &["setoption name players value 3", "ugi"]);
    assert!(told.contains("option name players type combo default 3 var 2 var 3 var 4\n"), "{told}");
    let kind = GAMES.find("quantik").expect("it is listed");
    let page = Page::default();
    let setup = Setup { position: Some("..../..../..../.... rules=report".into()), ..Setup::default() };
    Engine::new(kind, setup, kind.aids(), 1, page.clone()).hear("ugi");
    assert!(page.text().contains("option name rules type combo default report var "), "{}", page.text());
}
