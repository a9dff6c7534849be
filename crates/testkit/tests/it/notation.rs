//! Texts that are no position or no move, and the sentences they get.

use tabuleiro_game::{Move, TextError};
use tabuleiro_testkit::Morris;
use tabuleiro_testkit::morris::{MorrisMove, MorrisOptions};

fn no_position(text: &str) -> String {
    text.parse::<Morris>().expect_err("it is none").to_string()
}

#[test]
fn impossible_positions_say_what_is_wrong() {
    assert_eq!(no_position("www"), "“www” is not a position: one looks like w.b/.../... w.");
    assert_eq!(
        no_position(".../.../... x"),
        "“.../.../... x” is not a position: one looks like w.b/.../... w."
    );
    assert_eq!(
        no_position("..../.../... w"),
        "“..../.../...” is not three rows of three points: they look like w.b/.../...."
    );
    assert_eq!(no_position("..x/.../... w"), "On c3 stands “x”: it can be w, b or a dot.");
    assert_eq!(
        no_position("w../.../... w"),
        "With 1 white and 0 black men on the board it cannot be the turn of White."
    );
    assert_eq!(
        no_position("ww./ww./bbb w"),
        "With 4 white and 3 black men on the board it cannot be the turn of White."
    );
    assert_eq!(
        no_position("www/bb./b.. w"),
        "White has three in a line, so the game was over before this turn."
    );
    assert_eq!(
        no_position("www/bbb/... b"),
        "Black has three in a line, so the game was over before this turn."
    );
    assert_eq!(no_position(".../.../... w slam=all"), "There is no option “slam” here, only: flying.");
}

#[test]
fn a_move_is_one_point_or_two_that_differ() {
    let wrong: Result<MorrisMove, TextError> = "a1-a1".parse();
    assert_eq!(
        wrong.expect_err("it is none").to_string(),
        "“a1-a1” is not a move: one looks like b2 or a1-a2."
    );
    assert_eq!("A1-A2".parse::<MorrisMove>().map(|mv| mv.to_string()), Ok("a1-a2".to_owned()));
    let moves = (0..MorrisMove::SPACE).filter_map(MorrisMove::numbered).count();
    assert_eq!(moves, 9 + 9 * 8);
}

#[test]
fn an_option_that_is_neither_yes_nor_no_is_refused() {
    let wrong = "flying=perhaps".parse::<MorrisOptions>().expect_err("it is none");
    assert_eq!(wrong.to_string(), "“perhaps” is not a value of the option “flying”; it can be: no, yes.");
}
