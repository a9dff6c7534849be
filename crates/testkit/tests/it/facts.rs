//! The facts that are known about the game.

use std::collections::BTreeSet;

use tabuleiro_game::{Game, Outcome, Seat, Symmetry};
use tabuleiro_testkit::Morris;
use tabuleiro_testkit::morris::MorrisOptions;

fn at(text: &str) -> Morris {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn the_first_man_may_be_put_down_anywhere() {
    let first = Morris::start(MorrisOptions::default());
    assert_eq!((first.count_moves(), first.turn()), (9, Seat::FIRST));
}

#[test]
fn three_in_a_line_win() {
    let end = at("www/bb./... b");
    assert_eq!((end.outcome(), end.count_moves()), (Some(Outcome::won(Seat::FIRST)), 0));
}

#[test]
fn who_cannot_move_has_lost() {
    let mut at = at("b../wbb/ww. b");
    at.play("c2-c1".parse().expect("a move")).expect("a legal move");
    assert_eq!((at.count_moves(), at.outcome()), (0, Some(Outcome::won(Seat::SECOND))));
}

#[test]
fn a_corner_a_side_and_the_middle_are_all_there_is_to_begin_with() {
    let first = Morris::start(MorrisOptions::default());
    let after = |mv| {
        let mut next = first;
        next.apply(mv);
        next.canonical()
    };
    let alike: BTreeSet<Morris> = first.moves().map(after).collect();
    assert_eq!(alike.len(), 3);
}
