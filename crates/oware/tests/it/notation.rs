//! Text in and out.

use tabuleiro_game::{Game, Lang, Options, Read, Reading, Seat};
use tabuleiro_oware::{Move, Oware, OwareOptions, Slam};

use crate::at;

fn refused(text: &str) -> String {
    match text.parse::<Oware>() {
        Ok(read) => panic!("“{text}” was read as {read}"),
        Err(error) => error.to_string(),
    }
}

fn read(at: &Oware, text: &str) -> Result<String, String> {
    let [english, portuguese] = Lang::ALL.map(|lang| match at.read(text, lang) {
        Ok(Reading::Move(mv)) => Ok(mv.to_string()),
        Ok(Reading::More(question)) => panic!("Oware asks no more: {question}"),
        Err(error) => Err(error.to_string()),
    });
    assert_eq!(english, portuguese, "houses are the same in every language");
    english
}

#[test]
fn the_reports_rows_are_read() {
    let example = "0-0-0-7-0-1-0-4-2-1-1-0-20-12-S";
    assert_eq!(at("[[1,0,7,0,0,0],[0,4,2,1,1,0]] 20 12 1").to_string(), example);
    assert_eq!(at("[[1,0,7,0,0,0],[0,4,2,1,1,0]] 20 12").to_string(), example);
    assert_eq!(at(" [[1, 0, 7, 0, 0, 0], [0, 4, 2, 1, 1, 0]]  20 12 1 ").to_string(), example);
    assert_eq!(at("[[4,4,4,4,4,4],[4,4,4,4,4,4]]"), Oware::start(OwareOptions::default()));
    assert_eq!(at("[[4,4,4,4,4,4],[4,4,4,4,4,4]] 2").turn(), Seat::SECOND);
    let report = at("[[1,0,7,0,0,0],[0,4,2,1,1,0]] 20 12 2 rules=report");
    assert_eq!(report.to_string(), "0-0-0-7-0-1-0-4-2-1-1-0-20-12-N rules=report");
    assert_eq!(report.rows(), [[1, 0, 7, 0, 0, 0], [0, 4, 2, 1, 1, 0]]);
}

#[test]
fn rows_without_scores_share_the_missing_seeds() {
    let even = at("[[1,0,7,0,0,0],[0,4,2,1,1,0]]");
    assert_eq!(even.to_string(), "0-0-0-7-0-1-0-4-2-1-1-0-16-16-S");
    let odd = at("[[1,1,1,1,1,1],[0,7,0,0,2,0]] 2");
    assert_eq!(odd.to_string(), "1-1-1-1-1-1-0-7-0-0-2-0-16-17-N");
}

#[test]
fn options_follow_the_position() {
    let text = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S slam=forbidden";
    assert_eq!(at(text), Oware::start(OwareOptions::book(Slam::Forbidden)));
    assert_eq!(at(text).to_string(), text);
    let plain = at("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S rules=book slam=none");
    assert_eq!(plain.to_string(), "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S");
    assert_eq!("rules=report slam=takes".parse(), Ok(OwareOptions::REPORT));
    let clash = "rules=report slam=none".parse::<OwareOptions>().map_err(|error| error.to_string());
    let sentence =
        "By the report’s rules a grand slam always takes: slam=none does not go with rules=report.";
    assert_eq!(clash, Err(sentence.to_owned()));
}

#[test]
fn options_describe_themselves() {
    let fields = OwareOptions::fields();
    let told: Vec<(&str, String, &str)> =
        fields.iter().map(|field| (field.key, field.values.hint(), field.usual.as_str())).collect();
    assert_eq!(
        told,
        [("rules", "book|report".into(), "book"), ("slam", "none|takes|forbidden".into(), "none")]
    );
    for field in &fields {
        let tabuleiro_game::OptionValues::OneOf(values) = &field.values else { panic!("a few values") };
        for (value, _) in values {
            assert!(format!("{}={value}", field.key).parse::<OwareOptions>().is_ok(), "{value}");
        }
    }
}

#[test]
fn impossible_positions_are_refused_with_the_reason() {
    let cases = [
        ("", "“” is not a position: one looks like 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S."),
        ("hello", "“hello” is not a position: one looks like 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S."),
        (
            "4-4-4-4-4-4-4-4-4-4-4-4-0-S",
            "A position has 15 parts between dashes (twelve houses, two captures, S or N), but this one has 14.",
        ),
        (
            "4-4-4-4-4-4-4-4-4-4-4-4-0-1-S",
            "On the board and captured there are 49 seeds in all; there must be 48.",
        ),
        ("4-4-4-4-4-4-4-4-x-4-4-4-0-0-S", "House c: “x” is not a number of seeds from 0 to 48."),
        (
            "4-4-4-4-4-4-4-4-4-4-4-4-0-+0-S",
            "What North has captured: “+0” is not a number of seeds from 0 to 48.",
        ),
        ("99-4-4-4-4-4-4-4-4-4-4-4-0-0-S", "House A: “99” is not a number of seeds from 0 to 48."),
        ("4-4-4-4-4-4-4-4-4-4-4-4-0-0-W", "At the end: “W” does not say whose turn it is; S or N does."),
        (
            "[[4,4,4,4,4,4],[4,4,4,4,4]]",
            "“[[4,4,4,4,4,4],[4,4,4,4,…” is not two rows of six numbers: they look like [[1,0,7,0,0,0],[0,4,2,1,1,0]].",
        ),
        (
            "[[4,4,4,4,4,4],[4,4,4,4,4,4]] 3",
            "After the rows: “3” does not say whose turn it is; 1 or 2 does.",
        ),
        (
            "[[4,4,4,4,4,4],[4,4,4,4,4,4]] 0 0 1 1",
            "After the rows come two scores and whose turn it is, nothing more; but there is “1”.",
        ),
        (
            "[[4,4,4,4,4,4],[4,4,4,4,4,5]]",
            "On the board and captured there are 49 seeds in all; there must be 48.",
        ),
    ];
    for (text, sentence) in cases {
        assert_eq!(refused(text), sentence);
    }
    assert!(refused("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S slam=maybe").contains("none, takes, forbidden"));
    assert!(refused("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S colour=red").contains("colour"));
}

#[test]
fn a_person_may_type_letters_positions_and_captures() {
    let south = at("0-0-0-7-0-1-0-4-2-1-1-0-20-12-S");
    for text in ["D", " D ", "3", "D+7", "D + 7", "3+7"] {
        assert_eq!(read(&south, text), Ok("D".to_owned()), "{text}");
    }
    assert_eq!(read(&south, "F+0"), Ok("F".to_owned()));
    let north = at("0-0-0-7-0-1-0-4-2-1-1-0-20-12-N");
    assert_eq!(read(&north, "2"), Ok("b".to_owned()));
    assert_eq!(read(&north, "b"), Ok("b".to_owned()));
    // Only the mover's own house can be meant, so the case does not matter to a person.
    assert_eq!(read(&north, "B"), Ok("b".to_owned()));
    for text in ["d", "d+7"] {
        assert_eq!(read(&south, text), Ok("D".to_owned()), "{text}");
    }
}

#[test]
fn what_cannot_be_played_gets_its_sentence() {
    let south = at("0-0-0-7-0-1-0-4-2-1-1-0-20-12-S");
    let cases = [
        ("", "A move is missing: the text is empty."),
        ("b", "House B is empty: there is nothing to sow."),
        ("A", "House A is empty: there is nothing to sow."),
        ("6", "House A is empty: there is nothing to sow."),
        ("D+5", "House D captures 7 here, not “5”."),
        ("D+", "House D captures 7 here, not “”."),
        ("D+99999999999", "House D captures 7 here, not “99999999999”."),
        ("G", "“G” is not a house: type A to F. Numbers from 1 to 6 count from F to A, as in the report."),
        ("7", "“7” is not a house: type A to F. Numbers from 1 to 6 count from F to A, as in the report."),
        ("0", "“0” is not a house: type A to F. Numbers from 1 to 6 count from F to A, as in the report."),
        ("DD", "“DD” is not a house: type A to F. Numbers from 1 to 6 count from F to A, as in the report."),
        ("+7", "“+7” is not a house: type A to F. Numbers from 1 to 6 count from F to A, as in the report."),
    ];
    for (text, sentence) in cases {
        assert_eq!(read(&south, text), Err(sentence.to_owned()));
    }
    let over = at("5-0-3-2-1-0-0-0-0-0-0-0-19-18-S");
    assert_eq!(read(&over, "A"), Err("The game is over: no house can be sown any more.".to_owned()));
}

#[test]
fn moves_are_read_by_their_letter_alone() {
    for text in ["", "D+7", "G", "AB", " A", "1", "é"] {
        assert!(text.parse::<Move>().is_err(), "{text}");
    }
}

#[test]
fn houses_and_the_reports_positions_answer_each_other() {
    for seat in [Seat::FIRST, Seat::SECOND] {
        for position in 1..=6 {
            let house = Move::house_at(seat, position).expect("a house");
            assert_eq!((house.owner(), house.position_of()), (seat, position));
        }
    }
    let letters: String =
        (1..=6).filter_map(|at| Move::house_at(Seat::FIRST, at)).map(Move::letter).collect();
    assert_eq!(letters, "FEDCBA");
    assert_eq!(Move::house_at(Seat::SECOND, 0), None);
}
