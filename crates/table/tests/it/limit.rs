//! Rules under which a game need not end: a sitting is broken off, a record is not.

use tabuleiro_game::Seat;
use tabuleiro_table::time::Moment;
use tabuleiro_table::{Act, Archive, Command, Ending, Event, GameResult, Player, Refusal, Session, Terms};

use crate::along::{KINDS, from, open};

/// Two seeds that chase each other for ever when nobody minds a position coming back.
const CHASE: &str = "1-0-0-0-0-0-1-0-0-0-0-0-23-23-S rules=report";
const ROUND: [&str; 12] = ["A", "a", "B", "b", "C", "c", "D", "d", "E", "e", "F", "f"];
/// After so many moves a sitting is a draw.
const LIMIT: usize = 1_000;

fn two(table: Box<dyn tabuleiro_table::Table>) -> Session {
    Session::new(table, vec![Player::human(); 2], Terms::friendly(0), Moment(0)).expect("two sit down")
}

/// Lets a seat play the move of that number.
fn play(session: &mut Session, seat: Seat, ply: usize) -> Result<Vec<Event>, Refusal> {
    let act = Act::Play(ROUND[ply % 12].to_owned());
    let command = Command::here(session.head(), act);
    session.handle(seat, &command, Moment(0)).done()
}

fn sitting() -> Session {
    let kind = KINDS.find("oware").expect("it is in the list");
    let mut session = two(open(kind, &from(CHASE)));
    for ply in 0..LIMIT {
        assert_eq!(session.ended(), None, "at {ply}");
        play(&mut session, Seat::new((ply % 2) as u8), ply).expect("the chase goes on");
    }
    session
}

#[test]
fn a_sitting_without_an_end_of_its_own_is_a_draw_in_the_end() {
    let mut session = sitting();
    let end = session.ended().expect("enough is enough");
    assert_eq!((end.ending, end.outcome.and_then(|outcome| outcome.winner)), (Ending::MoveLimit, None));
    assert!(session.turn().is_none());
    assert!(play(&mut session, Seat::FIRST, LIMIT).is_err(), "nothing is played after the end");
    assert_eq!(session.table().ply(), LIMIT);
    tabuleiro_testkit::words::assert_said(&session.verdict().expect("the end has a reason"));
}

#[test]
fn its_record_says_so_and_holds() {
    let archive = sitting().archive("2026.11.15");
    assert_eq!((archive.ending, archive.result.to_string().as_str()), (Some(Ending::MoveLimit), "draw"));
    let again: Archive = archive.to_string().parse().expect("a record");
    assert_eq!(again.replay(KINDS).expect("it holds").end, sitting().ended());
}

#[test]
fn taking_the_last_move_back_takes_the_end_back() {
    let mut session = sitting();
    let back = Command::here(session.head(), Act::OfferTakeback);
    session.handle(Seat::SECOND, &back, Moment(0)).done().expect("nobody minds at a friendly table");
    assert_eq!((session.ended(), session.table().ply()), (None, LIMIT - 1));
    play(&mut session, Seat::SECOND, LIMIT - 1).expect("it may be played again");
    assert!(session.ended().is_some());
}

#[test]
fn records_know_no_limit() {
    let moves: Vec<String> = (0..LIMIT + 51).map(|ply| ROUND[ply % 12].to_owned()).collect();
    let mut archive = sitting().archive("");
    (archive.main.moves, archive.ending) = (moves, None);
    archive.result = GameResult::Unfinished;
    let replayed = archive.replay(KINDS).unwrap_or_else(|error| panic!("{error}"));
    let table = replayed.table;
    assert_eq!(table.ply(), LIMIT + 51);
    assert_eq!((replayed.end, table.now().1), (None, None));
    assert!(!table.state(usize::MAX).moves.is_empty());
}

#[test]
fn a_game_beyond_the_limit_is_over_for_a_sitting() {
    let mut archive = sitting().archive("");
    (archive.ending, archive.result) = (None, GameResult::Unfinished);
    assert_eq!(archive.replay(KINDS).expect("as a record it goes on").end, None);
    let mut session = archive.take_up(KINDS, Terms::friendly(0), Moment(0)).expect("it holds");
    session.tick(Moment(0));
    assert_eq!(session.ended().map(|end| end.ending), Some(Ending::MoveLimit));
}
