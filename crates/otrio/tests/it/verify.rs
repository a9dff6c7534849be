//! The long checks, which `cargo xtask verify` runs: the game solved once more by a search that shares no code, and every
//! word of the book.

use tabuleiro_otrio::{Solver, first_positions};
use tabuleiro_testkit::verify::is_asked;

use crate::book::{pieces, word, words};
use crate::solved::solved;
use crate::twin::{Sets, Twin};

/// The first moves, one of each kind, and who wins after them. Places are counted as in [`Sets`].
const FIRST: [(&str, usize, Option<usize>); 6] = [
    ("medium in the middle", 13, Some(0)),
    ("medium in a corner", 1, Some(1)),
    ("large in the middle", 12, Some(1)),
    ("large on an edge", 3, Some(1)),
    ("large in a corner", 0, None),
    ("medium on an edge", 4, None),
];

#[test]
fn verify_every_first_move_by_the_twin() {
    if !is_asked() {
        return;
    }
    for (name, place, winner) in FIRST {
        let at = Sets::start(4).after(place);
        let forces = |seat| Twin::of_two(seat, winner == Some(seat)).forces(&at);
        // Who wins, the other does not.
        match winner {
            Some(seat) => assert!(forces(seat), "{name}"),
            None => assert!(!forces(0) && !forces(1), "{name}"),
        }
        println!("{name}: {winner:?}");
    }
}

#[test]
fn verify_every_last_word_of_the_book() {
    if !is_asked() {
        return;
    }
    let mut solver = Solver::without_book(1 << 28);
    for (at, stated) in first_positions().iter().zip(words()).filter(|(at, _)| pieces(at) == 3) {
        assert_eq!(word(solved(at, &mut solver)), stated, "{at}");
    }
}
