//! Tables in memory.

use tabuleiro_game::Seat;
use tabuleiro_oware::{Endings, Oware};
use tabuleiro_oware_tables::{MOST, Small, Tables, WORDS, small};
use tabuleiro_search::Value;

use crate::at;

#[test]
fn tables_speak_only_of_what_they_know() {
    let small = Tables::in_memory(4, 1);
    let probe = |text: &str| {
        small.share(&at(text)).and_then(|share| share.proven(&at(text))).map(|proven| proven.value)
    };
    assert_eq!(probe("1-0-0-0-0-0-1-0-0-0-0-0-23-23-S"), Some(Value::Draw));
    assert_eq!(probe("0-0-0-0-0-1-1-0-0-0-0-1-24-21-S"), Some(Value::Win));
    assert_eq!(probe("1-0-0-0-0-0-1-0-0-0-0-0-23-23-S slam=takes"), None, "other rules");
    assert_eq!(probe("1-0-0-0-0-0-1-0-0-0-0-0-23-23-S rules=report"), None, "other rules");
    assert_eq!(probe("1-1-1-1-1-0-0-0-0-0-0-1-21-21-S"), None, "too many seeds");
    assert_eq!(probe("1-0-0-0-0-0-1-0-0-0-0-0-25-21-S"), None, "over");
    let odd = Oware::with_board([1; 6], [0; 6], [0; 2], Seat::FIRST, "".parse().expect("options"));
    assert_eq!(Tables::in_memory(6, 1).share(&odd.expect("a board")), None, "not 48 seeds");
}

#[test]
fn the_small_table_is_shared_and_knows_twelve_seeds() {
    assert!(std::sync::Arc::ptr_eq(&small(), &small()));
    assert_eq!((small().seeds(), Small.seeds()), (12, 12));
    let twelve = at("2-1-0-0-0-3-1-2-1-0-1-1-18-18-S");
    assert!(small().share(&twelve).is_some_and(tabuleiro_oware::Share::is_exact));
    assert_eq!(Small.share(&twelve), small().share(&twelve));
    assert_eq!(Small.share(&at("2-1-0-0-0-3-1-2-1-0-1-2-18-17-S")), None);
}

#[test]
fn the_largest_tables_are_those_that_files_may_hold() {
    assert_eq!(MOST, 26);
}

#[test]
fn every_sentence_is_used() {
    tabuleiro_testkit::words::assert_used(
        &WORDS,
        concat!(
            include_str!("../../src/files/error.rs"),
            include_str!("../../src/files/tablebase.rs"),
            include_str!("../../src/packed.rs")
        ),
    );
}
