//! The wire's own sentences, and that no two bundles are mistaken for each other.

use std::collections::BTreeMap;

use tabuleiro_game::{Speak, Words};
use tabuleiro_testkit::words::{assert_agree, assert_plain, assert_said, assert_used};
use tabuleiro_wire::{WORDS, WireError};

use crate::face::KINDS;

#[test]
fn the_word_files_agree_and_every_sentence_is_used() {
    assert_agree(&WORDS);
    assert_plain(&WORDS);
    assert_used(&WORDS, include_str!("../../src/fault.rs"));
}

#[test]
fn every_error_is_a_sentence_in_every_language() {
    let long = || "x".repeat(50_000);
    let errors = [
        WireError::TooLarge(70_000),
        WireError::Malformed(long()),
        WireError::Version(2),
        WireError::UnknownGame(long()),
        WireError::UnknownBundle(long()),
        WireError::UnknownKey(long(), long()),
        WireError::UnknownSpot(99, 20),
        WireError::UnknownSeat(9),
        WireError::UnknownEnding(long()),
        WireError::NotOpen,
    ];
    for error in errors {
        assert_said(&error.message());
        assert!(error.to_string().chars().count() < 400, "what is quoted is cut short");
    }
}

/// A code is the key of its sentence, so a key must stand in one bundle only.
#[test]
fn codes_and_bundles_are_told_apart() {
    let bundles: Vec<&Words> = KINDS.words().chain([&WORDS, &tabuleiro_text::WORDS]).collect();
    let mut seen: BTreeMap<&str, &str> = BTreeMap::new();
    for words in &bundles {
        assert_eq!(bundles.iter().filter(|other| other.name == words.name).count(), 1, "{}", words.name);
        let keys = words.en.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_alphabetic()));
        for (key, _) in keys.filter_map(|line| line.split_once('=')) {
            let before = seen.insert(key.trim(), words.name);
            assert_eq!(before, None, "“{key}” stands in {} too", words.name);
        }
    }
}
