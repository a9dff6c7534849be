//! What is seen and told: marks, verdicts, the sketch.

use tabuleiro_game::{Game, Mark, Show, SpotId};
use tabuleiro_quantik::{Quantik, WORDS};
use tabuleiro_testkit::words;

fn at(text: &str) -> Quantik {
    text.parse().expect("this can happen")
}

fn verdict(text: &str) -> String {
    let end = at(text);
    end.verdict(end.outcome().expect("the game is over")).to_string()
}

#[test]
fn verdicts_give_the_reason() {
    assert_eq!(verdict("D..A/bCdA/.Bad/...b"), "Brown wins: the row a3 to d3 has four different shapes.");
    assert_eq!(verdict("BCAB/ACdd/DDbc/.abc"), "White wins: Brown has no move left.");
    assert_eq!(verdict("BCAB/ACdd/DDbc/.abc rules=report"), "The game is a draw: Brown has no move left.");
}

#[test]
fn the_last_move_and_the_winning_line_are_marked() {
    let spot = |name: &str| SpotId::new(name);
    let mut marks = vec![Mark::Last(spot("c3"))];
    marks.extend(["a3", "b3", "c3", "d3"].map(|name| Mark::Winning(spot(name))));
    assert_eq!(at("D..A/bCdA/.Bad/...b").marks("D@c3".parse().ok()), marks);
    assert_eq!(at("..../..../..../....").marks(None), []);
}

#[test]
fn a_move_is_told_with_what_it_brings_about() {
    let told = |text: &str, mv: &str| -> Vec<String> {
        let before = at(text);
        let mv = mv.parse().expect("a move");
        assert!(before.check(mv).is_ok());
        before.steps(mv).into_iter().map(|step| step.say.to_string()).collect()
    };
    assert_eq!(told("..../..../..../....", "B@b3"), ["White puts a cube on b3."]);
    assert_eq!(
        told("D..A/bC.A/.Bad/...b", "D@c3"),
        ["Brown puts a sphere on c3.", "That completes the row a3 to d3 with four different shapes."]
    );
    assert_eq!(told("BCAB/.Cdd/DDbc/.abc", "A@a3"), ["White puts a cone on a3.", "Brown has no move left."]);
}

#[test]
fn every_sentence_of_the_word_files_is_used() {
    let sources = [
        include_str!("../../src/board.rs"),
        include_str!("../../src/bots.rs"),
        include_str!("../../src/notation.rs"),
        include_str!("../../src/piece.rs"),
        include_str!("../../src/read.rs"),
        include_str!("../../src/refusal.rs"),
        include_str!("../../src/show.rs"),
        include_str!("../../src/solve/study.rs"),
        include_str!("../../src/steps.rs"),
    ];
    words::assert_used(&WORDS, &sources.concat());
}
