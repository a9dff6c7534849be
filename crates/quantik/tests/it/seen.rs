//! What is seen and told: marks, verdicts, steps, and what a refusal points at.

use std::collections::BTreeSet;

use tabuleiro_game::{Game, Mark, Move as _, Pointer, Show, SpotIndex};
use tabuleiro_quantik::{Cell, Line, Move, Quantik, QuantikOptions, Refusal, WORDS};
use tabuleiro_testkit::{walk, words};

use crate::laws::starts;

/// A board on which Brown's cone on a4 completes a row and a column; and one on which it completes a zone as well.
const TWO_LINES: &str = "aBCd/B.../C.../d..a";
const THREE_LINES: &str = "aBCD/cD../b.../d...";

fn at(text: &str) -> Quantik {
    text.parse().expect("this can happen")
}

fn mv(text: &str) -> Move {
    text.parse().expect("a move")
}

fn spot(id: &str) -> SpotIndex {
    Quantik::board(QuantikOptions::default()).find(id).expect("a spot of the board")
}

fn spots(ids: &[&str]) -> Vec<SpotIndex> {
    ids.iter().map(|id| spot(id)).collect()
}

fn verdict(text: &str) -> String {
    let end = at(text);
    end.verdict(end.outcome().expect("the game is over")).to_string()
}

fn decided(text: &str) -> Vec<Mark> {
    let end = at(text);
    end.decided(end.outcome().expect("the game is over"))
}

#[test]
fn verdicts_give_the_reason() {
    assert_eq!(verdict("D..A/bCdA/.Bad/...b"), "Brown wins: the row a3 to d3 has four different shapes.");
    assert_eq!(verdict("BCAB/ACdd/DDbc/.abc"), "White wins: Brown has no move left.");
    assert_eq!(verdict("BCAB/ACdd/DDbc/.abc rules=report"), "A draw: Brown has no move left.");
}

#[test]
fn verdicts_name_every_line_that_was_completed() {
    assert_eq!(
        verdict(TWO_LINES),
        "Brown wins: the row a4 to d4 and column a have four different shapes each."
    );
    assert_eq!(
        verdict(THREE_LINES),
        "Brown wins: the row a4 to d4, column a and the upper left zone have four different shapes each."
    );
    for text in [TWO_LINES, THREE_LINES] {
        words::assert_said(&at(text).verdict(at(text).outcome().expect("the game is over")));
    }
}

#[test]
fn the_cell_of_the_last_move_is_marked() {
    let before = at("D..A/bC.A/.Bad/...b");
    let end = at("D..A/bCdA/.Bad/...b");
    assert_eq!(end.marks(Some((&before, mv("D@c3")))), [Mark::Last(spot("c3"))]);
    assert_eq!(at("..../..../..../....").marks(None), []);
}

#[test]
fn every_winning_line_is_marked_apart_with_its_cells_in_order() {
    assert_eq!(decided("D..A/bCdA/.Bad/...b"), [Mark::Line(spots(&["a3", "b3", "c3", "d3"]))]);
    let row = Mark::Line(spots(&["a4", "b4", "c4", "d4"]));
    let column = Mark::Line(spots(&["a4", "a3", "a2", "a1"]));
    let zone = Mark::Line(spots(&["a4", "b4", "a3", "b3"]));
    assert_eq!(decided(TWO_LINES), [row.clone(), column.clone()]);
    assert_eq!(decided(THREE_LINES), [row, column, zone]);
}

#[test]
fn where_no_line_decides_the_reason_is_given_in_words() {
    for text in ["BCAB/ACdd/DDbc/.abc", "BCAB/ACdd/DDbc/.abc rules=report"] {
        let [Mark::Reason(reason)] = &decided(text)[..] else { panic!("{text} has one reason") };
        assert_eq!(reason.to_string(), "Brown has no move left.");
        words::assert_said(reason);
    }
}

#[test]
fn a_move_is_told_with_what_it_brings_about() {
    let told = |text: &str, played: &str| -> Vec<String> {
        let before = at(text);
        assert!(before.check(mv(played)).is_ok());
        before.steps(mv(played)).into_iter().map(|step| step.say.to_string()).collect()
    };
    assert_eq!(told("..../..../..../....", "B@b3"), ["White puts a cube on b3."]);
    assert_eq!(
        told("D..A/bC.A/.Bad/...b", "D@c3"),
        ["Brown puts a sphere on c3.", "That completes the row a3 to d3 with four different shapes."]
    );
    assert_eq!(told("BCAB/.Cdd/DDbc/.abc", "A@a3"), ["White puts a cone on a3.", "Brown has no move left."]);
    assert_eq!(
        told(".BCD/cD../b.../d...", "A@a4"),
        [
            "Brown puts a cone on a4.",
            "That completes the row a4 to d4 with four different shapes.",
            "That completes column a with four different shapes.",
            "That completes the upper left zone with four different shapes.",
        ]
    );
}

fn pointer(text: &str, played: &str) -> Pointer {
    let position = at(text);
    let refusal = position.check(mv(played)).expect_err("the move is refused");
    position.point(mv(played), refusal)
}

#[test]
fn a_blocked_move_points_at_every_piece_that_forbids_it() {
    let because = |cell: &str, ids: &[&str]| Pointer::because(spot(cell), spots(ids));
    // Brown's cube stands on c2: in the row, the column and the zone of these cells.
    for cell in ["a2", "c4", "d1"] {
        assert_eq!(pointer("A.../..A./..b./.c..", &format!("B@{cell}")), because(cell, &["c2"]));
    }
    // Two brown cubes forbid b3: one in its row, one in its column.
    assert_eq!(pointer("A.../...b/..../.b.C", "B@b3"), because("b3", &["d3", "b1"]));
}

#[test]
fn a_move_on_a_taken_cell_points_at_the_cell() {
    assert_eq!(pointer("A.../..A./..b./.c..", "D@c2"), Pointer::at(spot("c2")));
}

#[test]
fn a_piece_that_is_used_up_points_at_the_hand_and_at_both_on_the_board() {
    let used_up = Pointer::because(spot("hand1:A"), spots(&["a4", "c3"]));
    assert_eq!(pointer("A.../..A./..b./.c..", "A@d1"), used_up);
    let before = at("A.../..A./..b./.c..");
    assert_eq!(
        before.refused_path(&[spot("hand1:A")]).map(|(_, refusal)| refusal.to_string()),
        Some("You have no cones left: both are on the board.".to_owned())
    );
}

#[test]
fn a_move_after_the_end_points_at_what_ended_the_game() {
    let lines = Pointer::because(spot("a1"), spots(&["a3", "b3", "c3", "d3"]));
    assert_eq!(pointer("D..A/bCdA/.Bad/...b", "C@a1"), lines);
    assert_eq!(pointer("BCAB/ACdd/DDbc/.abc", "A@a1"), Pointer::at(spot("a1")));
}

/// The piece on a spot shares a line with the cell of the move, has its shape, and is the opponent's.
fn assert_forbids(position: &Quantik, played: Move, forbidding: SpotIndex) {
    let board = Quantik::board(QuantikOptions::default());
    let cell = board.spot(forbidding).and_then(|spot| Cell::named(&spot.id)).expect("a cell");
    let piece = position.piece(cell).expect("a piece stands there");
    assert_eq!((piece.shape, piece.seat), (played.shape(), position.turn().other()));
    let lines = Line::through(cell);
    assert!(Line::through(played.cell()).iter().any(|line| lines.contains(line)));
}

#[test]
fn pieces_that_are_pointed_at_do_forbid_the_move() {
    let mut numbers = BTreeSet::new();
    for position in walk::positions(&starts(), 4) {
        for played in (0..Move::SPACE).filter_map(Move::numbered) {
            let Err(refusal @ Refusal::Blocked { .. }) = position.check(played) else { continue };
            let because = position.point(played, refusal).because;
            numbers.insert(because.len());
            for spot in because {
                assert_forbids(&position, played, spot);
            }
        }
    }
    assert_eq!(numbers, BTreeSet::from([1, 2]), "one piece forbids a move, or both do");
}

#[test]
fn every_sentence_of_the_word_files_is_used() {
    let sources = [
        include_str!("../../src/board.rs"),
        include_str!("../../src/bots.rs"),
        include_str!("../../src/line.rs"),
        include_str!("../../src/notation.rs"),
        include_str!("../../src/options.rs"),
        include_str!("../../src/piece.rs"),
        include_str!("../../src/read.rs"),
        include_str!("../../src/refusal.rs"),
        include_str!("../../src/remark.rs"),
        include_str!("../../src/show.rs"),
        include_str!("../../src/solve/book.rs"),
        include_str!("../../src/solve/study.rs"),
        include_str!("../../src/steps.rs"),
    ];
    words::assert_used(&WORDS, &sources.concat());
}
