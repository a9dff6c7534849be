//! The tests of Oware, in one binary.

mod book;
mod bots;
mod endings;
mod facts;
mod judging;
mod laws;
mod naive;
mod net;
mod notation;
mod ogn;
mod perft;
mod playout;
mod playthroughs;
mod rulebook;
mod search;
mod seen;
mod study;

use std::sync::Arc;

use tabuleiro_game::{Game, Record};
use tabuleiro_oware::{Move, Oware};
use tabuleiro_oware_tables::Small;
use tabuleiro_search::Aids;

/// The position of a text.
fn at(text: &str) -> Oware {
    text.parse().unwrap_or_else(|error| panic!("“{text}”: {error}"))
}

/// The house of a letter.
fn house(letter: &str) -> Move {
    letter.parse().expect("a letter of a house")
}

/// The position after a legal move.
fn after(text: &str, letter: &str) -> Oware {
    let mut next = at(text);
    next.play(house(letter)).unwrap_or_else(|error| panic!("{letter} at {text}: {error}"));
    next
}

/// A game from the start, its moves running together.
fn game(start: Oware, letters: &str) -> Record<Oware> {
    let mut record = Record::new(start);
    for letter in letters.chars() {
        record.play(Move::lettered(letter).expect("a house")).expect("a legal move");
    }
    record
}

/// Aids with the endings up to 12 seeds.
fn endings() -> Aids {
    tabuleiro_oware_tables::aids(Arc::new(Small))
}
