//! The report's players choose as the report says.

use std::collections::BTreeSet;

use tabuleiro_game::Game;
use tabuleiro_otrio::{Otrio, careful};
use tabuleiro_search::random;

/// Every move that `careful` plays there in a thousand tries.
fn choices(text: &str) -> BTreeSet<String> {
    let at: Otrio = text.parse().unwrap_or_else(|error| panic!("“{text}”: {error}"));
    (0..1000)
        .map(|seed| careful(&at, &mut random::seeded(seed)).expect("the game goes on").to_string())
        .collect()
}

fn set(moves: &str) -> BTreeSet<String> {
    moves.split_whitespace().map(str::to_owned).collect()
}

fn legal(text: &str) -> BTreeSet<String> {
    let at: Otrio = text.parse().expect("the position is good");
    at.moves().map(|mv| mv.to_string()).collect()
}

#[test]
fn careful_plays_any_one_of_its_winning_placements() {
    // In each of these green could win too.
    assert_eq!(choices("...,...,..r/...,...,.../r..,gg.,... r"), set("rM@b2"));
    assert_eq!(choices("r..,r..,.../...,...,.../...,gg.,... r"), set("rL@c3"));
    assert_eq!(choices("r..,rr.,.../...,...,.../...,gg.,... r"), set("rL@c3 rS@b3 rS@c3"));
}

#[test]
fn careful_fills_a_winning_place_of_the_next_colour() {
    assert_eq!(choices("...,...,.../...,...,.../...,gg.,... r"), set("rS@b1"));
    assert_eq!(choices("g..,gg.,.../...,...,.../...,...,... r"), set("rL@c3 rS@b3 rS@c3"));
}

#[test]
fn careful_leaves_alone_what_its_own_seat_can_stop_later() {
    // Two players: after green, this seat acts again with blue; purple's threat can wait.
    let purple = "...,...,.../...,...,.../...,pp.,... r";
    assert_eq!(choices(purple), legal(purple));
    // Three or four players: purple, or blue, acts before this seat does.
    assert_eq!(choices("...,...,.../...,...,.../...,pp.,... r players=4"), set("rS@b1"));
    assert_eq!(choices("...,...,.../...,...,.../...,bb.,... r players=3"), set("rS@b1"));
}

#[test]
fn careful_stops_the_first_colour_that_can_win() {
    assert_eq!(choices(".bb,...,.../...,...,.../...,gg.,... r players=4"), set("rS@b1"));
    assert_eq!(choices(".bb,...,.../...,...,.../...,gg.,... r players=4 colours=rbgp"), set("rL@a3"));
}

#[test]
fn careful_does_not_fear_a_colour_that_lacks_the_piece() {
    // Green would win with a small piece on b1, but has placed all three.
    let position = "..g,...,..g/..g,...,.../...,gg.,... r";
    assert_eq!(choices(position), legal(position));
}

#[test]
fn careful_plays_at_random_when_it_cannot_stop_the_first_threat() {
    // Green wins with a small piece on b1; red has no small piece left, and does not look at blue any more.
    let position = "..r,..r,.../...,...,bb./...,gg.,..r r players=4";
    assert_eq!(choices(position), legal(position));
}

#[test]
fn a_colour_that_is_passed_over_does_not_bring_its_seat_back() {
    // Only small places are left, and blue has placed its small pieces: purple acts before this seat does.
    assert_eq!(choices("pr.,gpg,grr/ggp,rrb,rbb/pp.,bg.,bpb r"), set("rS@a1"));
}
