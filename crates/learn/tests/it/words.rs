//! The sentences of this crate.

use tabuleiro_learn::WORDS;
use tabuleiro_testkit::words;

#[test]
fn every_sentence_stands_in_both_languages() {
    words::assert_agree(&WORDS);
    words::assert_plain(&WORDS);
}

#[test]
fn every_sentence_is_used() {
    words::assert_used(
        &WORDS,
        concat!(
            include_str!("../../src/explorer/packed.rs"),
            include_str!("../../src/flaw.rs"),
            include_str!("../../src/lesson.rs")
        ),
    );
}
