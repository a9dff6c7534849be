//! What is seen at the end, and what a refusal points at.

use tabuleiro_game::{Game, Mark, Message, Pointer, Record, Show, SpotIndex};
use tabuleiro_testkit::Morris;
use tabuleiro_testkit::morris::MorrisOptions;

fn at(text: &str) -> Morris {
    text.parse().expect("it can happen")
}

fn spots(names: &[&str]) -> Vec<SpotIndex> {
    let board = Morris::board(MorrisOptions::default());
    names.iter().map(|name| board.find(name).expect("it is on the board")).collect()
}

fn pointer(position: &str, mv: &str) -> (String, Pointer) {
    let (at, mv) = (at(position), mv.parse().expect("a move"));
    let refusal = at.check(mv).expect_err("it is refused");
    (refusal.to_string(), at.point(mv, refusal))
}

#[test]
fn every_refusal_points_at_what_it_is_about() {
    let check = |position, mv, sentence: &str, about: &str, because: &[&str]| {
        let pointer = pointer(position, mv);
        assert_eq!(pointer, (sentence.to_owned(), Pointer::because(spots(&[about])[0], spots(because))));
    };
    let moving = "b.w/wb./w.b w";
    check(moving, "c3-b2", "A man stands on b2 already.", "b2", &["b2"]);
    check(moving, "a3-b3", "The man on a3 is your opponent’s.", "a3", &["a3"]);
    check(moving, "b3-c2", "No man stands on b3.", "b3", &[]);
    check(moving, "c3-b1", "No line leads straight from c3 to b1.", "b1", &["c3"]);
    check(moving, "b1", "All your men are on the board: move one of them.", "b1", &["c3", "a2", "a1"]);
    let placing = ".../.w./... b";
    check(placing, "b2", "A man stands on b2 already.", "b2", &["b2"]);
    check(placing, "b2-b1", "First put down all your men; then they may move.", "b2", &["hand2"]);
    assert_eq!(pointer("www/bb./... b", "a1").1, Pointer::default());
}

#[test]
fn a_line_is_marked_in_order_and_named() {
    let at = at("www/bb./... b");
    let outcome = at.outcome().expect("it is over");
    assert_eq!(at.decided(outcome), [Mark::Line(spots(&["a3", "b3", "c3"]))]);
    assert_eq!(at.verdict(outcome).to_string(), "White wins: three men in a line from a3 to c3.");
}

#[test]
fn who_cannot_move_loses_and_the_reason_is_said() {
    let at = at("b../wb./wwb w");
    let outcome = at.outcome().expect("it is over");
    assert_eq!(reasons(&at.decided(outcome)), ["White cannot move."]);
    assert_eq!(at.verdict(outcome).to_string(), "Black wins: White cannot move.");
}

#[test]
fn a_position_that_comes_back_is_a_draw_and_the_reason_is_said() {
    let mut record = Record::new(at("b.w/wb./w.b w"));
    for text in ["c3-c2", "a3-b3", "c2-c3", "b3-a3"] {
        record.play(text.parse().expect("a move")).expect("it is legal");
    }
    let outcome = record.outcome().expect("it is over");
    assert!(record.ended_by_repetition() && outcome.winner.is_none());
    assert_eq!(reasons(&record.now().decided(outcome)), ["this position has been there before."]);
    assert_eq!(record.now().verdict(outcome).to_string(), "A draw: this position has been there before.");
}

fn reasons(marks: &[Mark]) -> Vec<String> {
    let said = |message: &Message| message.to_string();
    marks
        .iter()
        .filter_map(|mark| if let Mark::Reason(why) = mark { Some(said(why)) } else { None })
        .collect()
}

#[test]
fn a_completed_line_is_a_step_of_its_own() {
    let steps = at("ww./bb./... w").steps("c3".parse().expect("a move"));
    let said: Vec<String> = steps.iter().map(|step| step.say.to_string()).collect();
    assert_eq!(said, ["White puts a man on c3.", "White completes the line from a3 to c3."]);
}
