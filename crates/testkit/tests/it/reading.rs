//! What a person types, in both languages.

use tabuleiro_game::{Lang, Misread, Read, Reading};
use tabuleiro_testkit::Morris;
use tabuleiro_testkit::morris::Refusal;

fn read(at: &str, text: &str, lang: Lang) -> String {
    let at: Morris = at.parse().expect("it can happen");
    match at.read(text, lang) {
        Ok(Reading::Move(mv)) => mv.to_string(),
        Ok(Reading::More(question)) => question.to_string(),
        Err(error) => error.to_string(),
    }
}

const EMPTY: &str = ".../.../... w";
const BEGUN: &str = "b../w../... w";

#[test]
fn the_centre_has_a_word_in_each_language() {
    assert_eq!(read(EMPTY, "Centre", Lang::En), "b2");
    assert_eq!(read(EMPTY, "centro", Lang::Pt), "b2");
    assert_eq!(read(EMPTY, "centro", Lang::En), "“centro” is not a point: they are a1 to c3.");
}

#[test]
fn a_man_that_goes_may_be_named_first() {
    let at = "b.w/wb./w.b w";
    assert_eq!(read(at, "c3", Lang::En), "Where does the man on c3 go?");
    assert_eq!(read(at, "c3 b3", Lang::En), "c3-b3");
    assert_eq!(read(at, "C3B3", Lang::En), "c3-b3");
    assert_eq!(read(at, "a3", Lang::En), "The man on a3 is your opponent’s.");
    assert_eq!(read(at, "b3", Lang::En), "No man stands on b3.");
}

#[test]
fn what_names_no_move_gets_a_sentence() {
    assert_eq!(read(EMPTY, " ", Lang::En), "A move is missing: the text is empty.");
    assert_eq!(read(BEGUN, "a1", Lang::En), "a1");
    assert_eq!(read(BEGUN, "a1 b1", Lang::En), "First put down all your men; then they may move.");
    assert_eq!(read(BEGUN, "a1 a1", Lang::En), "The man on a1 must go to another point.");
    assert_eq!(read(BEGUN, "a1 a2 a3", Lang::En), "“a1 a2 a3” names more than two points.");
    let over: Morris = "www/bb./... b".parse().expect("it can happen");
    assert_eq!(over.read("a1", Lang::En), Err(Misread::Refused(Refusal::Over)));
}
