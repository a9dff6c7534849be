//! Rules under which a game need not end: a sitting is broken off, a record is not.

use tabuleiro_game::Seat;
use tabuleiro_table::{Archive, Ending, Session, Who, find};

use crate::along::{from, open};

/// Two seeds that chase each other for ever when nobody minds a position coming back.
const CHASE: &str = "1-0-0-0-0-0-1-0-0-0-0-0-23-23-S rules=report";
const ROUND: [&str; 12] = ["A", "a", "B", "b", "C", "c", "D", "d", "E", "e", "F", "f"];
/// After so many moves a sitting is a draw.
const LIMIT: usize = 1_000;

fn sitting() -> Session {
    let kind = find("oware").expect("it is in the list");
    let mut session =
        Session::new(open(kind, &from(CHASE)), vec![Who::Human, Who::Human], 1).expect("two sit down");
    for ply in 0..LIMIT {
        assert_eq!(session.table().ended(), None, "at {ply}");
        session.play(Seat::new((ply % 2) as u8), ply, ROUND[ply % 12]).expect("the chase goes on");
    }
    session
}

#[test]
fn a_sitting_without_an_end_of_its_own_is_a_draw_in_the_end() {
    let mut session = sitting();
    let end = session.table().ended().expect("enough is enough");
    assert_eq!((end.ending, end.outcome.and_then(|outcome| outcome.winner)), (Ending::MoveLimit, None));
    assert!(session.turn().is_none());
    assert!(session.play(Seat::FIRST, LIMIT, ROUND[LIMIT % 12]).is_err(), "nothing is played after the end");
    assert_eq!(session.table().ply(), LIMIT);
    tabuleiro_testkit::words::assert_said(&session.table().verdict().expect("the end has a reason"));
}

#[test]
fn its_record_says_so_and_holds() {
    let archive = sitting().archive("2026.11.15");
    assert_eq!((archive.ending, archive.result.to_string().as_str()), (Some(Ending::MoveLimit), "draw"));
    let again: Archive = archive.to_string().parse().expect("a record");
    assert_eq!(again.replay().expect("it holds").ended(), sitting().table().ended());
}

#[test]
fn taking_the_last_move_back_takes_the_end_back() {
    let mut session = sitting();
    assert_eq!(session.undo(), 1);
    assert_eq!(session.table().ended(), None);
    session.play(Seat::SECOND, LIMIT - 1, ROUND[(LIMIT - 1) % 12]).expect("it may be played again");
    assert!(session.table().ended().is_some());
}

#[test]
fn records_know_no_limit() {
    let moves: Vec<String> = (0..LIMIT + 51).map(|ply| ROUND[ply % 12].to_owned()).collect();
    let mut archive = sitting().archive("");
    (archive.moves, archive.ending) = (moves, None);
    archive.result = tabuleiro_table::archive::Verdict::Unfinished;
    let table = archive.replay().unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(table.ply(), LIMIT + 51);
    assert_eq!(table.ended(), None);
    assert!(!table.state(usize::MAX).moves.is_empty());
}

#[test]
fn a_game_beyond_the_limit_is_over_for_a_sitting() {
    let mut archive = sitting().archive("");
    (archive.ending, archive.result) = (None, tabuleiro_table::archive::Verdict::Unfinished);
    let table = archive.replay().expect("as a record it goes on");
    let session = Session::new(table, vec![Who::Human, Who::Human], 1).expect("two sit down");
    assert_eq!(session.table().ended().map(|end| end.ending), Some(Ending::MoveLimit));
}
