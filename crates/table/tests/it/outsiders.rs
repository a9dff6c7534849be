//! Logs, records and rulings that speak of somebody who is not there.

use tabuleiro_game::{Outcome, Seat};
use tabuleiro_table::time::{Moment, Span};
use tabuleiro_table::{
    Act, Archive, Command, CommandId, End, Ending, Event, FoldError, Happening, Player, Refusal, Ruling,
    Session, Setup,
};
use tabuleiro_testkit::words::assert_said;

use crate::along::KINDS;
use crate::players::{FORMAL, ask, moved, refused, seated, step};

const ONE: Seat = Seat::FIRST;
const TWO: Seat = Seat::SECOND;
/// The first seat that a game for two has not.
const THREE: Seat = Seat::new(2);

fn two() -> Session {
    let kind = KINDS.find("oware").expect("it is in the list");
    let mut session = seated(kind, &Setup::default(), FORMAL, |_| Player::human());
    (0..4).for_each(|_| step(&mut session));
    session
}

/// Everything that can be told of a seat, and of two.
fn told_of(seat: Seat, other: Seat) -> Vec<Happening> {
    vec![
        moved(seat, "A"),
        Happening::DrawOffered(seat),
        Happening::TakebackOffered(seat, 1),
        Happening::Agreed(seat, 1),
        Happening::Declined(seat, 1),
        Happening::Withdrawn(seat, 1),
        Happening::TookBack(seat, 1),
        Happening::Resigned(seat),
        Happening::Flagged(seat),
        Happening::TimeGiven(seat, Span(1)),
        Happening::Abandoned { seat, by: other, is_draw: false },
        Happening::Abandoned { seat: other, by: seat, is_draw: true },
        Happening::Ended(Ending::Resigned(seat), None),
        Happening::Ended(Ending::Aborted(Some(seat)), None),
        Happening::Ended(Ending::NoShow(seat), None),
        Happening::Ended(Ending::Adjudicated, Some(Outcome::won(seat))),
    ]
}

#[test]
fn nothing_happens_to_a_seat_that_is_not_there() {
    for what in told_of(THREE, ONE) {
        let mut session = two();
        let (number, log) = (session.head() + 1, session.events().to_vec());
        let event = Event { number, at: session.at(), cause: None, what };
        let Err(FoldError::Refused(at, why)) = session.follow(&event) else { panic!("{event:?}") };
        assert_eq!((at, why.code()), (number, "table-no-seat"), "{event:?}");
        assert_eq!(session.events(), log);
    }
}

#[test]
fn what_is_told_of_those_who_are_there_happens() {
    let text = two().table().state(usize::MAX).moves[0].clone();
    for what in told_of(ONE, TWO) {
        let mut session = two();
        let what = if matches!(what, Happening::Moved { .. }) { moved(ONE, text.clone()) } else { what };
        let event = Event { number: session.head() + 1, at: session.at(), cause: None, what };
        assert_eq!(session.follow(&event), Ok(()), "{event:?}");
    }
}

#[test]
fn an_ending_knows_whom_it_is_about() {
    let about = [
        Ending::Resigned(TWO),
        Ending::Flag(TWO),
        Ending::Abandoned(TWO),
        Ending::NoShow(TWO),
        Ending::Aborted(Some(TWO)),
    ];
    for ending in about {
        assert_eq!(ending.seat(), Some(TWO), "{ending}");
        let names = two().table().setting().seats;
        let said = End { ending, outcome: ending.result(2) }.told(&names).to_string();
        assert!(said.contains(&names[1].to_string()), "{ending}: {said}");
        let record =
            format!("[Game \"oware\"]\n[Ending \"{}\"]\n\n*\n", ending.to_string().replace('2', "3"));
        let archive: Archive = record.parse().expect("its form is right");
        assert!(archive.open(KINDS).is_err(), "{record}");
    }
    for ending in [Ending::Rules, Ending::Agreed, Ending::Adjudicated, Ending::Aborted(None)] {
        assert_eq!(ending.seat(), None, "{ending}");
    }
    let elsewhere = |ending: Ending| ending.is_decided_elsewhere();
    assert!(elsewhere(Ending::Abandoned(ONE)) && elsewhere(Ending::Adjudicated));
    assert!(!elsewhere(Ending::Resigned(ONE)) && !elsewhere(Ending::Agreed) && !elsewhere(Ending::Rules));
}

#[test]
fn of_more_than_two_the_one_who_left_is_named_and_whoever_has_won_by_it() {
    let otrio = KINDS.find("otrio").expect("it is in the list");
    let setup = crate::along::under(&[("players", "3")]);
    let names = crate::along::open(otrio, &setup).setting().seats;
    for ending in [Ending::Resigned(TWO), Ending::Flag(TWO), Ending::Abandoned(TWO)] {
        let told = |outcome| End { ending, outcome: Some(outcome) }.told(&names);
        let [nobody, third] = [told(Outcome::DRAW), told(Outcome::won(Seat::new(2)))];
        for said in [&nobody, &third] {
            assert_said(said);
            assert!(said.to_string().contains(&names[1].to_string()), "{said}");
        }
        assert!(!nobody.to_string().contains("the win goes to"), "{nobody}");
        assert!(third.to_string().ends_with(&format!("the win goes to {}.", names[2])), "{third}");
    }
}

#[test]
fn no_time_is_no_gift() {
    let session = two();
    refused(session.rule(Ruling::GiveTime(ONE, Span::NONE), Moment(0)), "table-no-seat");
    assert!(session.rule(Ruling::GiveTime(ONE, Span(1)), Moment(0)).is_ok());
}

#[test]
fn a_checked_log_that_was_cut_is_the_game_up_to_the_cut() {
    let mut session = two();
    ask(&mut session, ONE, Act::Resign).expect("anybody may");
    let log = session.events();
    let cut = Session::check(&log[..log.len() - 1], KINDS).expect("it is a session");
    assert_eq!((cut.events(), cut.ended()), (&log[..log.len() - 1], None));
    let whole = Session::check(log, KINDS).expect("it is a session");
    assert_eq!((whole.events(), whole.ended()), (log, session.ended()));
}

#[test]
fn what_is_wrong_with_a_log_is_said() {
    let wrong = [
        FoldError::NoBeginning,
        FoldError::Version(9),
        FoldError::Gap { wanted: 1, found: 3 },
        FoldError::Backwards(2),
        FoldError::Other(4),
    ];
    let said: Vec<String> = wrong.iter().map(ToString::to_string).collect();
    assert!(said.iter().all(|one| !one.is_empty()), "{said:?}");
    assert!(said[2].contains('1') && said[2].contains('3'), "{said:?}");
}

#[test]
fn a_draw_is_offered_once_and_nobody_agrees_to_their_own() {
    let mut session = two();
    ask(&mut session, ONE, Act::OfferDraw).expect("anybody may");
    let again = Command {
        id: CommandId::new("again").expect("a name"),
        ..Command::here(session.head(), Act::OfferDraw)
    };
    let decided = session.handle(ONE, &again, Moment(0));
    assert_eq!(decided.refusal().map(Refusal::code), Some("table-offered-already"));
    assert_eq!((decided.events, session.ended()), (Vec::new(), None));
    assert_eq!((again.id.as_str(), again.id.to_string().as_str()), ("again", "again"));
}

#[test]
fn offers_are_told_from_all_else_that_happens() {
    for what in told_of(ONE, TWO) {
        let is_offer = matches!(what, Happening::DrawOffered(_) | Happening::TakebackOffered(..));
        assert_eq!(what.is_offer(), is_offer, "{what:?}");
    }
}

#[test]
fn a_level_of_another_release_is_taken_for_a_person() {
    let kind = KINDS.find("oware").expect("it is in the list");
    let mut archive = two().archive("");
    archive.seats = vec!["titan".to_owned(), kind.usual().to_owned()];
    archive.sorts = vec![tabuleiro_table::Sort::Level; 2];
    assert_eq!(archive.players(kind), [Player::Person("titan".to_owned()), Player::from(kind.usual())]);
}

#[test]
fn who_left_is_gone_from_the_game_that_is_taken_up() {
    let leave = |session: &mut Session, what: Happening| {
        let event = Event { number: session.head() + 1, at: session.at(), cause: None, what };
        session.follow(&event).expect("it is the next");
        session.tick(session.at());
    };
    let abandoned = |seat, by| Happening::Abandoned { seat, by, is_draw: false };
    let all = [Happening::Resigned(TWO), Happening::Flagged(ONE), abandoned(ONE, TWO), abandoned(TWO, ONE)];
    for what in all {
        let mut session = two();
        leave(&mut session, what.clone());
        let again = session.archive("").take_up(KINDS, FORMAL, Moment(0)).expect("it holds");
        assert_eq!((again.gone(), again.ended()), (session.gone(), session.ended()));
        assert!(again.events().iter().any(|event| event.what == what), "{what:?}: {:?}", again.events());
    }
}
