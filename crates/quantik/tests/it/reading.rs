//! What a person types, at once and part by part.

use tabuleiro_game::{Lang, Misread, Read, Reading, Seat};
use tabuleiro_quantik::{Cell, Line, Piece, Quantik, Refusal, Shape, WORDS};

fn at(text: &str) -> Quantik {
    text.parse().expect("this can happen")
}

/// White has played both cones; Brown's cube stands on c2; White is to move.
fn middle() -> Quantik {
    at("A.../..A./..b./.c..")
}

fn plays(typed: &str) -> String {
    plays_in(Lang::En, typed)
}

fn plays_in(lang: Lang, typed: &str) -> String {
    match middle().read(typed, lang) {
        Ok(Reading::Move(mv)) => mv.to_string(),
        other => panic!("“{typed}”: {other:?}"),
    }
}

fn asks(typed: &str) -> String {
    match middle().read(typed, Lang::En) {
        Ok(Reading::More(question)) => question.to_string(),
        other => panic!("“{typed}”: {other:?}"),
    }
}

fn says(typed: &str) -> String {
    match middle().read(typed, Lang::En) {
        Err(error) => error.to_string(),
        Ok(reading) => panic!("“{typed}”: {reading:?}"),
    }
}

#[test]
fn every_way_to_name_piece_and_cell_is_read() {
    for typed in [
        "D@b3",
        "d@b3",
        "D@B3",
        " d b3 ",
        "db3",
        "sphere b3",
        "SPHERE 2 2",
        "sphere 3 b",
        "sphere b 3",
        "d,2,2",
        "sphere on b3",
        "a sphere at b3",
        "the sphere on 3 b",
        "D on b3",
        "sphere\non b3",
    ] {
        assert_eq!(plays(typed), "D@b3", "{typed}");
    }
    for typed in
        ["D@b3", "db3", "d 2 2", "Esfera b3", "esfera 3 b", "ESFERA 2 2", "uma esfera em b3", "D na b3"]
    {
        assert_eq!(plays_in(Lang::Pt, typed), "D@b3", "{typed}");
    }
    assert_eq!(plays("cube 2 1"), "B@a3");
    assert_eq!(plays("cylinder 1 4"), "C@d4");
    assert_eq!(plays_in(Lang::Pt, "cubo 1 2"), "B@b4");
    assert_eq!(plays_in(Lang::Pt, "cilindro 1 4"), "C@d4");
}

#[test]
fn names_are_read_in_the_language_of_the_program_only() {
    let is_read = |typed: &str, lang| middle().read(typed, lang).is_ok();
    for [english, portuguese] in [["cube", "cubo"], ["cylinder", "cilindro"], ["sphere", "esfera"]] {
        assert!(is_read(english, Lang::En) && !is_read(english, Lang::Pt), "{english}");
        assert!(is_read(portuguese, Lang::Pt) && !is_read(portuguese, Lang::En), "{portuguese}");
    }
    // A cone is called so in both.
    for lang in Lang::ALL {
        assert_eq!(
            middle().read("cone", lang),
            Err(Misread::Refused(Refusal::NoneLeft { shape: Shape::Cone }))
        );
    }
}

#[test]
fn what_a_shape_is_called_can_be_typed() {
    for lang in Lang::ALL {
        for shape in Shape::ALL {
            let begins = format!("{} = ", shape.word().key());
            let word = lang.of(&WORDS).lines().find_map(|line| line.strip_prefix(&begins));
            assert_eq!(word.and_then(|word| Shape::named(word, lang)), Some(shape), "{word:?}");
        }
    }
}

#[test]
fn parts_are_asked_for_one_after_another() {
    assert_eq!(asks("sphere"), "On which cell do you put a sphere? Type it, such as b3.");
    assert_eq!(asks("sphere 2"), "In which column of row 2 do you put a sphere? Type a to d.");
    assert_eq!(
        asks("sphere B"),
        "In which row of column b do you put a sphere? Type 1 to 4, as printed beside the board."
    );
}

#[test]
fn a_row_typed_as_a_part_is_the_one_printed_and_only_two_numbers_in_a_line_count_from_the_top() {
    assert_eq!(plays("sphere 2 4"), "D@d3", "the report's form");
    for typed in ["sphere\n3\n4", "sphere 3\nd", "sphere 3\n4", "sphere\nd\n3", "sphere\n3 d", "sphere\nd3"] {
        assert_eq!(plays(typed), "D@d3", "{typed:?}");
    }
    assert_eq!(plays("sphere\n2 4"), "D@d3", "two numbers in one answer are the report's form too");
    assert_eq!(asks("sphere\n3"), asks("sphere 3"));
}

#[test]
fn every_part_is_checked_when_it_is_typed() {
    assert_eq!(
        middle().read("cone", Lang::En),
        Err(Misread::Refused(Refusal::NoneLeft { shape: Shape::Cone }))
    );
    assert_eq!(says("cone"), "You have no cones left: both are on the board.");
    assert_eq!(says(""), "A move is missing: the text is empty.");
    assert_eq!(
        says("egg"),
        "“egg” is no piece: type cone, cube, cylinder or sphere, or its letter A, B, C or D."
    );
    for row in ["0", "5", "-1", "99999999999"] {
        let no_row = format!("“{row}” is no row: rows are 1 to 4, as printed beside the board.");
        assert_eq!(says(&format!("cube {row}")), no_row);
        assert_eq!(says(&format!("cube {row} 1")), no_row);
    }
    assert_eq!(says("cube e1"), "“e1” is no cell: cells are a1 to d4, such as b3.");
    assert_eq!(says("cube 2 5"), "“5” is no column: columns are a to d.");
    assert_eq!(says("cube 2 2 7"), "“7” is too much: a move is a piece and a cell, such as B@b3.");
    assert_eq!(says("cube b3 7"), "“7” is too much: a move is a piece and a cell, such as B@b3.");
}

#[test]
fn a_refused_move_says_which_rule_it_breaks() {
    let taken =
        Refusal::Taken { cell: Cell::new(2, 2), piece: Piece { seat: Seat::SECOND, shape: Shape::Cube } };
    assert_eq!(middle().read("sphere 3 3", Lang::En), Err(Misread::Refused(taken)));
    assert_eq!(says("sphere c2"), "You cannot play on c2: a brown cube stands there already.");
    let by_row = Refusal::Blocked { shape: Shape::Cube, by: Seat::SECOND, line: Line::Row(2) };
    assert_eq!(middle().read("cube a2", Lang::En), Err(Misread::Refused(by_row)));
    assert_eq!(says("cube a2"), "You cannot play a cube there: Brown already has one in that row.");
    assert_eq!(says("cube c4"), "You cannot play a cube there: Brown already has one in that column.");
    assert_eq!(says("cube d1"), "You cannot play a cube there: Brown already has one in that zone.");
}

#[test]
fn nothing_can_be_typed_when_the_game_is_over() {
    for typed in ["A@a1", "cone", "nonsense", ""] {
        assert_eq!(at("D..A/bCdA/.Bad/...b").read(typed, Lang::En), Err(Misread::Refused(Refusal::Over)));
        assert_eq!(at("BCAB/ACdd/DDbc/.abc").read(typed, Lang::En), Err(Misread::Refused(Refusal::Over)));
    }
}
