//! Texts of positions and moves, good and bad.

use tabuleiro_game::{Game, Move as _, Seat};
use tabuleiro_quantik::{Move, Quantik};

fn refused(text: &str) -> String {
    match text.parse::<Quantik>() {
        Ok(at) => panic!("“{text}” is read as {at}"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn text_that_is_no_board_is_refused_with_what_is_wrong_and_where() {
    assert_eq!(
        refused(""),
        "A board is four rows joined by “/”, the top row first; here the number of rows is 1."
    );
    assert_eq!(refused("..../..../..../..."), "A row is four cells; row 4 from the top has 3.");
    assert_eq!(
        refused("..../..x./..../...."),
        "“x” in row 2 from the top, column 3, is no piece: A to D are White’s, a to d are Brown’s, “.” is an empty cell."
    );
    assert_eq!(
        refused("..../..../..../.... rules"),
        "“rules” is not an option: options are written key=value."
    );
    assert_eq!(
        refused("..../..../..../.... rules=house"),
        "“house” is not a value of the option “rules”; it can be: book, report."
    );
}

#[test]
fn text_that_is_no_list_of_lists_is_refused() {
    let shape = "A board in numbers is four lists of four, such as [[91,0,0,11],[52,71,92,11],[0,51,12,92],[0,0,0,52]].";
    for text in [
        "[",
        "[]",
        "[[0,0,0,0]]",
        "[[0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]",
        "[[0,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]",
    ] {
        assert_eq!(refused(text), shape, "{text}");
    }
    let code = refused("[[0,0,0,0],[0,0,0,0],[0,0,0,31],[0,0,0,0]]");
    assert!(
        code.starts_with("“31” in row 3 from the top, column 4, is no piece: 0 is an empty cell;"),
        "{code}"
    );
}

#[test]
fn the_reports_lists_are_read_with_or_without_space_and_with_options() {
    let spaced =
        "[ [91, 0, 0, 11],\n  [52, 71, 92, 11],\n  [ 0, 51, 12, 92],\n  [ 0, 0, 0, 52] ] rules=report";
    assert_eq!(
        spaced.parse::<Quantik>().map(|at| at.to_string()).as_deref(),
        Ok("D..A/bCdA/.Bad/...b rules=report")
    );
}

#[test]
fn more_than_two_of_a_shape_and_colour_cannot_happen() {
    assert_eq!(
        refused("A.A./.A../b.../.bc."),
        "This cannot happen in a game: White has 3 cones on the board, of two in all."
    );
}

#[test]
fn counts_that_do_not_fit_the_turns_cannot_happen() {
    let counts = |white: u8, brown: u8| {
        format!(
            "This cannot happen in a game: White begins, so White has as many pieces on the board as Brown or one more, not {white} against {brown}."
        )
    };
    assert_eq!(refused("..../.a../..../...."), counts(0, 1));
    assert_eq!(refused("..../.AB./..../...."), counts(2, 0));
}

#[test]
fn the_same_shape_of_both_colours_in_a_line_cannot_happen() {
    for (text, line) in [
        ("A..a/..../..../....", "the row a4 to d4"),
        ("..A./..../..../..a.", "column c"),
        ("..../..../..A./...a", "the lower right zone"),
    ] {
        assert_eq!(refused(text), format!("This cannot happen in a game: {line} has cones of both colours."));
    }
}

#[test]
fn completed_lines_need_one_last_piece_that_explains_them() {
    // Row 4 and row 1 have no cell in common.
    let two_rows =
        "This cannot happen in a game: no single last piece of Brown explains every completed line.";
    assert_eq!(refused("AbCd/..../..../cDaB"), two_rows);
    // White moved last, but row 4 is all Brown's.
    let not_theirs =
        "This cannot happen in a game: no single last piece of White explains every completed line.";
    assert_eq!(refused("abcd/..../..AB/BCD."), not_theirs);
    // Row 4 and column a meet on a4, where the last mover has a piece: possible.
    let both: Quantik = "aBCd/B.../C.../d..a".parse().expect("a4 explains both lines");
    assert_eq!(both.completed_lines().count(), 2);
    assert_eq!(both.turn(), Seat::FIRST);
}

#[test]
fn moves_are_read_in_either_case() {
    assert_eq!("b@C2".parse::<Move>(), "B@c2".parse());
    for text in
        ["", "A", "A@", "@a1", "A@a", "A@a5", "A@e1", "E@a1", "AA@a1", "A@a11", "A@á1", "é@a1", " A@a1"]
    {
        assert!(text.parse::<Move>().is_err(), "{text}");
    }
    let error = "Z@a1".parse::<Move>().map_err(|error| error.to_string());
    assert_eq!(
        error.unwrap_err(),
        "“Z@a1” is no move: a move is a shape A to D, “@” and a cell a1 to d4, such as B@b3."
    );
}

#[test]
fn numbers_follow_shape_then_cell_in_reading_order() {
    assert_eq!(Move::numbered(0).map(|mv| mv.to_string()).as_deref(), Some("A@a4"));
    assert_eq!(Move::numbered(63).map(|mv| mv.to_string()).as_deref(), Some("D@d1"));
    assert_eq!(Move::numbered(64), None);
}

#[test]
fn long_and_strange_texts_are_quoted_short_and_clean() {
    let error = "x\u{1b}[2J".repeat(50).parse::<Move>().expect_err("no move").to_string();
    assert!(error.chars().count() < 140 && !error.contains('\u{1b}'), "{error}");
}
