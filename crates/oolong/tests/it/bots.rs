//! The report's players: their rules.

use tabuleiro_game::Game;
use tabuleiro_oolong::{Move, Oolong, bots};
use tabuleiro_search::random;
use tabuleiro_testkit::walk;

use crate::laws::{TRICKY, at, starts};

fn hard(position: &Oolong) -> String {
    bots::hard(position, &mut random::seeded(3)).map_or("nothing".to_owned(), |mv| mv.to_string())
}

const BOARD: [&str; 9] = ["nw", "n", "ne", "w", "c", "e", "sw", "s", "se"];

/// Black is to place at table c, where these seats are taken, by Black. For each of them there is a green cup at the
/// table of that name, where it does not matter.
fn with_taken(taken: &[&str]) -> Oolong {
    let seats: String = BOARD.iter().map(|seat| if taken.contains(seat) { 'b' } else { '.' }).collect();
    let tables = BOARD.map(|table| match table {
        "c" => seats.as_str(),
        _ if taken.contains(&table) => "g........",
        _ => ".........",
    });
    at(&format!("{} b c/c BGKJ-RRUC -", tables.join("/")))
}

#[test]
fn hard_takes_the_first_of_equals_in_the_reports_order() {
    let order = ["n", "s", "e", "w", "nw", "ne", "sw", "se"];
    for (taken, first) in order.iter().enumerate() {
        assert_eq!(hard(&with_taken(&order[..taken])), format!("c/{first}"));
    }
}

#[test]
fn hard_takes_the_centre_only_if_it_is_better() {
    let alike = "ggg....../b.bb.bbb./ggg....../........./........./........./........./........./......... b n/n BGKJ-RRUC -";
    assert_eq!(hard(&at(alike)), "n/se");
    let better = "ggg....../b.bb.bbb./gg......./........./........./........./........./........./g........ b n/n BGKJ-RRUC -";
    assert_eq!(hard(&at(better)), "n/c");
}

#[test]
fn hard_sends_the_opponent_where_they_have_the_fewest_cups() {
    let position = at(
        "gg......./gg......./gg......./gg......./bbbbbbb../gg......./bbbbbbb../ggg....../g........ b c/c BGKJ-RRUC -",
    );
    assert_eq!(hard(&position), "c/se");
}

#[test]
fn hard_counts_the_opponents_cups_and_not_its_own() {
    // Black to place; n holds seven black cups and no green one
    let position = at(
        "g......../bbbbbbb../g......../g......../........./g......../g......../g......../g........ b c/c BGKJ-RRUC -",
    );
    assert_eq!(hard(&position), "c/n");
}

#[test]
fn hard_is_random_where_the_report_says_so() {
    for text in [TRICKY[0], TRICKY[3]] {
        let mut seen: Vec<Move> =
            (0..50).filter_map(|seed| bots::hard(&at(text), &mut random::seeded(seed))).collect();
        seen.sort_unstable();
        seen.dedup();
        assert!(seen.len() > 5, "{} different moves at {text}", seen.len());
    }
}

#[test]
fn hard_always_has_a_legal_move() {
    let mut rng = random::seeded(5);
    for position in walk::positions(&starts(), 3) {
        match bots::hard(&position, &mut rng) {
            Some(mv) => assert_eq!(position.check(mv), Ok(()), "{mv} at {position}"),
            None => assert!(position.outcome().is_some(), "at {position}"),
        }
    }
}
