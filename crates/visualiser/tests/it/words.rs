//! The sentences of the socket.

use std::time::Duration;

use tabuleiro_game::Speak;
use tabuleiro_testkit::words;
use tabuleiro_visualiser::error::MessageError;
use tabuleiro_visualiser::{WORDS, form::Form, message::Said};

fn problems() -> Vec<MessageError> {
    let long = || "a long word with a line\nbreak, a full stop. and more than fits".to_owned();
    vec![
        MessageError::Empty,
        MessageError::TooLong,
        MessageError::Unknown(long()),
        MessageError::Unfinished,
        MessageError::BeginLine,
        MessageError::BeginTerm,
        MessageError::Choice,
        MessageError::Player(long()),
        MessageError::Position(long()),
        MessageError::Seeds(long()),
        MessageError::Starter(long()),
        MessageError::TooMany(300),
        MessageError::NoGame,
        MessageError::InGame,
        MessageError::Busy,
        MessageError::Full,
        MessageError::Crowded,
        MessageError::Silent(Duration::from_millis(1_500)),
        MessageError::GaveWay,
    ]
}

#[test]
fn every_sentence_exists_in_both_languages() {
    words::assert_agree(&WORDS);
    words::assert_plain(&WORDS);
    words::assert_used(&WORDS, include_str!("../../src/error.rs"));
    for problem in problems() {
        words::assert_said(&problem.message());
    }
}

#[test]
fn a_part_of_a_second_is_said_as_a_whole_one() {
    let said = |millis| MessageError::Silent(Duration::from_millis(millis)).to_string();
    assert_eq!(said(1_500), "Nothing was heard for 2 seconds: the connection is closed.");
    assert_eq!(said(120_000), "Nothing was heard for 120 seconds: the connection is closed.");
}

#[test]
fn every_reason_is_one_line_and_in_terms_has_one_full_stop() {
    for problem in problems() {
        let said = Said::Error(problem);
        let (plain, term) = (Form::Plain.write(&said), Form::Term.write(&said));
        assert!(plain.is_ascii() && plain.matches('\n').count() == 1, "{plain}");
        assert!(term.ends_with(".\n") && term.matches('.').count() == 1, "{term}");
        assert!(term.is_ascii() && term.matches('\n').count() == 1, "{term}");
    }
}
