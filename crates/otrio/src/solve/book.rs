//! What the first positions are worth: all with up to three pieces, found out once and for all.
//!
//! `book.txt` says it in the order in which [`first_positions`] lists them, one word each: `=` for a draw, `+15` if the seat to
//! act wins with the 15th move from here, `-14` if it loses with the 14th. `cargo run --release --example book` writes it.

use std::collections::{BTreeSet, HashMap};
use std::sync::OnceLock;

use tabuleiro_game::{Game, Message, Symmetry};
use tabuleiro_search::{Proven, Value};

use crate::notation::say;
use crate::{Otrio, OtrioOptions, Players};

/// The book knows all positions with up to so many pieces.
pub(super) const PIECES: u32 = 3;

static TEXT: &str = include_str!("../../book.txt");

/// A sentence about the book, or about what is wrong with it.
pub(crate) fn at_hand() -> Result<Message, Message> {
    let (known, all) = (book().len() as u64, first_positions().len() as u64);
    let told = |key| say(key).with("count", known).with("all", all).with("pieces", PIECES);
    if known == all { Ok(told("otrio-hand-book")) } else { Err(told("otrio-hand-damaged")) }
}

fn book() -> &'static HashMap<[u32; 4], Proven> {
    static BOOK: OnceLock<HashMap<[u32; 4], Proven>> = OnceLock::new();
    BOOK.get_or_init(read)
}

/// What the book says of a position; `None` if it does not stand there.
pub(super) fn find(at: &Otrio) -> Option<Proven> {
    let held = at.held_in_turn().iter().fold(0, |all, set| all | set);
    if at.setup().players() != Players::Two || held.count_ones() > PIECES {
        return None;
    }
    book().get(&at.canonical().held_in_turn()).copied()
}

fn read() -> HashMap<[u32; 4], Proven> {
    let words = TEXT.lines().filter(|line| !line.starts_with('#')).flat_map(str::split_whitespace);
    let known = words.filter_map(word);
    first_positions().iter().map(Otrio::held_in_turn).zip(known).collect()
}

/// What a word of the book says.
fn word(text: &str) -> Option<Proven> {
    let value = match text.chars().next()? {
        '=' => return Some(Proven::of(Value::Draw)),
        '+' => Value::Win,
        '-' => Value::Loss,
        _ => return None,
    };
    Some(Proven::within(value, text[1..].parse().ok()?))
}

/// Every position for two players with up to three pieces, one for all that are alike: those with fewer pieces first.
pub fn first_positions() -> Vec<Otrio> {
    let mut level = BTreeSet::new();
    level.insert(Otrio::start(OtrioOptions::default()));
    let mut all = Vec::new();
    for pieces in 0..=PIECES {
        all.extend(&level);
        if pieces < PIECES {
            let mut next = BTreeSet::new();
            next.extend(level.iter().flat_map(children));
            level = next;
        }
    }
    all
}

fn children(at: &Otrio) -> Vec<Otrio> {
    let after = |mv| {
        let mut after = *at;
        after.apply(mv);
        after.canonical()
    };
    at.moves().map(after).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_book_has_a_word_for_every_position() {
        let words = TEXT.lines().filter(|line| !line.starts_with('#')).flat_map(str::split_whitespace);
        let words: Vec<&str> = words.collect();
        assert_eq!(words.len(), first_positions().len());
        assert!(words.iter().all(|text| word(text).is_some()));
        assert_eq!(read().len(), words.len());
    }
}
