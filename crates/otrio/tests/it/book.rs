//! The book of first positions: each of its words follows from the others, or from a search.

use std::collections::HashMap;

use tabuleiro_game::{Game, Symmetry};
use tabuleiro_otrio::{Otrio, Solver, first_positions};
use tabuleiro_search::{Proven, Value};

use crate::solved::{empty_places, known, solved, start};

/// The words of the book, one for each of the first positions.
pub(crate) fn words() -> impl Iterator<Item = &'static str> {
    let lines = include_str!("../../book.txt").lines().filter(|line| !line.starts_with('#'));
    lines.flat_map(str::split_whitespace)
}

pub(crate) fn pieces(at: &Otrio) -> usize {
    27 - empty_places(at)
}

/// What the book would say.
pub(crate) fn word(proven: Proven) -> String {
    match (proven.value, proven.plies) {
        (Value::Draw, _) => "=".to_owned(),
        (Value::Win, plies) => format!("+{}", plies.expect("the length is known")),
        (Value::Loss, plies) => format!("-{}", plies.expect("the length is known")),
    }
}

/// Everybody wants the best: a quick win, then a draw, then a slow loss.
fn rank(word: &str) -> i32 {
    let moves = || word[1..].parse::<i32>().expect("a number of moves");
    match word.as_bytes()[0] {
        b'+' => 100 - moves(),
        b'-' => moves() - 100,
        _ => 0,
    }
}

fn before_the_move(word: &str) -> String {
    let moves = || word[1..].parse::<i32>().expect("a number of moves") + 1;
    match word.as_bytes()[0] {
        b'+' => format!("-{}", moves()),
        b'-' => format!("+{}", moves()),
        _ => "=".to_owned(),
    }
}

#[test]
fn earlier_words_follow_from_later_ones() {
    let positions = first_positions();
    let book: HashMap<Otrio, &str> = positions.iter().copied().zip(words()).collect();
    assert_eq!(positions.len(), words().count());
    for at in positions.iter().filter(|at| pieces(at) < 3) {
        let after = |mv| {
            let mut after = *at;
            after.apply(mv);
            before_the_move(book[&after.canonical()])
        };
        let best = at.moves().map(after).max_by_key(|word| rank(word)).expect("the game goes on");
        assert_eq!(book[at], best, "{at}");
    }
}

#[test]
fn some_of_the_last_words_are_what_a_search_finds() {
    let last = first_positions().into_iter().zip(words()).filter(|(at, _)| pieces(at) == 3);
    let quick = last.filter(|(_, word)| ["+13", "+11", "+9", "-12", "-10"].contains(word));
    for (at, stated) in quick.step_by(60) {
        assert_eq!(word(solved(&at, &mut Solver::without_book(1 << 24))), stated, "{at}");
    }
}

/// What the issue expects: only the medium ring in the middle wins; a small or large one in a corner and a medium one
/// on an edge draw; all else loses.
#[test]
fn only_the_medium_piece_in_the_middle_wins() {
    assert_eq!(known(&start("")), Some(Proven::within(Value::Win, 15)));
    for mv in start("").moves() {
        let mut after = start("");
        after.apply(mv);
        let expected = match &mv.to_string()[1..] {
            "M@b2" => Value::Win,
            "M@a2" | "M@b1" | "M@b3" | "M@c2" => Value::Draw,
            text if !text.starts_with('M') && !text.contains('b') && !text.contains('2') => Value::Draw,
            _ => Value::Loss,
        };
        let worth = known(&after).map(|known| known.seen_before_the_move().value);
        assert_eq!(worth, Some(expected), "{mv}");
    }
}
