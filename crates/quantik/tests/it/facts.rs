//! The facts that are known about the game.

use tabuleiro_game::{Game, Move as GameMove, Outcome, Rules, Seat, Symmetry, count_games, perft};
use tabuleiro_quantik::{Move, Quantik, QuantikOptions};

fn at(text: &str) -> Quantik {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn first() -> Quantik {
    Quantik::start(QuantikOptions::default())
}

#[test]
fn the_empty_board_has_64_moves() {
    assert_eq!(first().count_moves(), 64);
    assert_eq!(first().moves().map(GameMove::number).collect::<Vec<_>>(), (0..64).collect::<Vec<_>>());
}

#[test]
fn move_sequences_are_as_many_as_known() {
    let counts = [64, 3_392, 167_552, 6_776_960, 231_883_776];
    for (depth, count) in (1..).zip(counts) {
        assert_eq!(perft(&first(), depth), count, "depth {depth}");
    }
}

#[test]
fn of_the_sequences_of_four_moves_6912_win() {
    assert_eq!(count_games(&first(), 4), 6_912);
    assert_eq!((0..4).map(|depth| count_games(&first(), depth)).sum::<u64>(), 0);
}

#[test]
fn white_has_26_moves_in_the_middle_game_of_the_spec() {
    let middle = at("D..A/b.../.Ba./...b");
    assert_eq!((middle.turn(), middle.count_moves()), (Seat::FIRST, 26));
}

#[test]
fn brown_has_won_on_the_end_board_of_the_report() {
    let end = at("D..A/bCdA/.Bad/...b");
    assert_eq!(end.outcome(), Some(Outcome::won(Seat::SECOND)));
    assert_eq!(end.count_moves(), 0);
    assert_eq!(end, at("[[91,0,0,11],[52,71,92,11],[0,51,12,92],[0,0,0,52]]"));
}

#[test]
fn who_cannot_move_loses_by_the_book_and_draws_by_the_report() {
    let book = at("BCAB/ACdd/DDbc/.abc");
    assert_eq!((book.turn(), book.count_moves()), (Seat::SECOND, 0));
    assert_eq!(book.outcome(), Some(Outcome::won(Seat::FIRST)));
    let report = at("BCAB/ACdd/DDbc/.abc rules=report");
    assert_eq!((report.turn(), report.count_moves()), (Seat::SECOND, 0));
    assert_eq!(report.outcome(), Some(Outcome::DRAW));
}

#[test]
fn a_completed_line_wins_under_the_report_too() {
    let end = at("D..A/bCdA/.Bad/...b rules=report");
    assert_eq!(end.rules(), Rules::Report);
    assert_eq!(end.outcome(), Some(Outcome::won(Seat::SECOND)));
}

#[test]
fn all_first_moves_are_one_and_the_same() {
    let after = |mv: Move| {
        let mut next = first();
        next.apply(mv);
        next.canonical()
    };
    let mut classes: Vec<Quantik> = first().moves().map(after).collect();
    classes.dedup();
    assert_eq!(classes.len(), 1);
}

#[test]
fn a_position_takes_24_bytes() {
    assert_eq!(size_of::<Quantik>(), 24);
}

#[test]
fn the_canonical_form_is_the_smallest_of_all_images() {
    for text in ["..../.A../..../....", "D..A/b.../.Ba./...b", "D..A/bC.A/.Bad/...b", "BCAB/.Cdd/DDbc/.abc"] {
        let position = at(text);
        assert_eq!(Some(position.canonical()), (0..Quantik::SYMMETRIES).map(|s| position.image(s)).min());
    }
}
