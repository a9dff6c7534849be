//! Clocks at the table.

use tabuleiro_game::{Outcome, Seat};
use tabuleiro_table::clock::Control;
use tabuleiro_table::time::{Moment, Span};
use tabuleiro_table::{
    Act, Command, End, Ending, Event, Happening, Kind, Player, Ruling, Session, Setup, Terms,
};

use crate::along::KINDS;
use crate::players::{FORMAL, answer_draw, ask_at, refused, seated};

const ONE: Seat = Seat::FIRST;
const TWO: Seat = Seat::SECOND;

fn begin(kind: &'static dyn Kind, control: Control) -> Session {
    seated(kind, &Setup::default(), Terms { control, ..FORMAL }, |_| Player::human())
}

/// Whoever is on turn plays the first legal move at that moment.
fn play(session: &mut Session, now: u64) -> Vec<Event> {
    let state = session.table().state(usize::MAX);
    let act = Act::Play(state.moves[0].clone());
    ask_at(session, state.turn.expect("it goes on"), act, now).expect("a legal move")
}

fn left(session: &Session, now: u64) -> [Option<u64>; 2] {
    [ONE, TWO].map(|seat| session.clock().left(seat, Moment(now)).map(|span| span.0))
}

fn deadline(session: &Session) -> Option<u64> {
    session.clock().deadline().map(|deadline| deadline.at.0)
}

/// Every kind in which the seats take turns in the first moves.
fn kinds() -> impl Iterator<Item = &'static dyn Kind> {
    KINDS.iter().filter(|kind| {
        let mut session = begin(*kind, Control::None);
        (0..6).all(|ply| {
            let turn = session.turn();
            play(&mut session, 0);
            turn == Some(Seat::new(ply % 2))
        })
    })
}

#[test]
fn most_kinds_take_turns() {
    assert!(kinds().count() >= 4);
}

#[test]
fn fischer_adds_after_every_move_of_a_session() {
    for kind in kinds() {
        let mut session = begin(kind, Control::Fischer { start: Span(10_000), add: Span(2_000) });
        play(&mut session, 100_000);
        assert_eq!(left(&session, 100_000), [Some(12_000), Some(10_000)], "a first move is free");
        play(&mut session, 150_000);
        assert_eq!(left(&session, 150_000), [Some(12_000), Some(12_000)]);
        play(&mut session, 153_000);
        assert_eq!(left(&session, 154_000), [Some(11_000), Some(11_000)]);
        assert_eq!(deadline(&session), Some(165_000));
        assert_eq!(session.tick(Moment(164_999)), []);
        assert_eq!(session.tick(Moment(165_000)).len(), 2, "a flag and the end");
        let end = End { ending: Ending::Flag(TWO), outcome: Some(Outcome::won(ONE)) };
        assert_eq!(session.ended(), Some(end));
        assert_eq!(
            left(&session, 999_000),
            [Some(11_000), Some(0)],
            "nothing is added for a move that was not made"
        );
        assert_eq!((session.clock().running(), session.clock().deadline()), (None, None));
    }
}

#[test]
fn delay_takes_only_what_is_beyond_it_from_a_session() {
    for kind in kinds() {
        let mut session = begin(kind, Control::Delay { start: Span(10_000), free: Span(2_000) });
        for now in [0, 0, 1_500, 3_000] {
            play(&mut session, now);
        }
        assert_eq!(left(&session, 3_000), [Some(10_000), Some(10_000)], "all moves were quick");
        play(&mut session, 8_000);
        assert_eq!(left(&session, 9_999), [Some(7_000), Some(10_000)]);
        assert_eq!(deadline(&session), Some(20_000));
        ask_at(&mut session, ONE, Act::OfferDraw, 9_000).expect("anybody may");
        answer_draw(&mut session, TWO, false).expect("it was asked");
        assert_eq!(deadline(&session), Some(20_000), "talking stops no clock");
    }
}

#[test]
fn every_move_has_its_own_time() {
    for kind in kinds() {
        let mut session = begin(kind, Control::PerMove { each: Span(1_000) });
        for ply in 0..5 {
            assert_eq!(deadline(&session), Some(ply * 999 + 1_000));
            play(&mut session, (ply + 1) * 999);
        }
        let events = session.tick(Moment(6_000));
        assert_eq!(events[0].what, Happening::Flagged(TWO));
    }
}

#[test]
fn without_clocks_nobody_is_late() {
    for kind in KINDS.iter() {
        let mut session = begin(kind, Control::None);
        play(&mut session, 0);
        assert_eq!(session.tick(Moment(u64::MAX)), []);
        assert_eq!(left(&session, u64::MAX), [None, None]);
        play(&mut session, u64::MAX);
        assert_eq!(session.table().ply(), 2);
    }
}

#[test]
fn a_flag_comes_before_a_late_command() {
    for kind in kinds() {
        for control in [
            Control::Fischer { start: Span(1_000), add: Span(100) },
            Control::Delay { start: Span(900), free: Span(200) },
            Control::PerMove { each: Span(1_100) },
        ] {
            for act in [Act::Play(String::new()), Act::Resign, Act::OfferDraw, Act::OfferTakeback, Act::Abort]
            {
                let mut session = begin(kind, control);
                (0..2).for_each(|_| drop(play(&mut session, 0)));
                let state = session.table().state(usize::MAX);
                let act =
                    if act == Act::Play(String::new()) { Act::Play(state.moves[0].clone()) } else { act };
                let command = Command::here(session.head(), act);
                let decided = session.handle(ONE, &command, Moment(1_150));
                let happened: Vec<_> = decided
                    .events
                    .iter()
                    .map(|event| (event.number, event.at.0, event.what.clone()))
                    .collect();
                let won = Some(Outcome::won(TWO));
                let flagged = (3, 1_100, Happening::Flagged(ONE));
                let ended = (4, 1_100, Happening::Ended(Ending::Flag(ONE), won));
                assert_eq!(happened, [flagged, ended], "when it fell, and not when it was noticed");
                refused(decided.done(), "table-over");
                assert_eq!(session.table().ply(), 2, "the move came too late");
                refused(session.handle(ONE, &command, Moment(1_151)).done(), "table-over");
            }
        }
    }
}

#[test]
fn a_move_in_the_last_moment_is_in_time() {
    for kind in kinds() {
        let mut session = begin(kind, Control::Fischer { start: Span(1_000), add: Span(100) });
        (0..2).for_each(|_| drop(play(&mut session, 0)));
        play(&mut session, 1_099);
        assert_eq!(left(&session, 5_000)[0], Some(101));
    }
}

#[test]
fn the_opponents_wish_does_not_save_whoever_is_late() {
    for kind in kinds() {
        let mut session = begin(kind, Control::PerMove { each: Span(100) });
        let resigns = Command::here(session.head(), Act::Resign);
        let decided = session.handle(TWO, &resigns, Moment(100));
        assert_eq!(decided.events[0].what, Happening::Flagged(ONE));
        refused(decided.done(), "table-over");
        assert_eq!(session.ended().map(|end| end.ending), Some(Ending::Flag(ONE)));
    }
}

#[test]
fn no_clock_runs_in_a_finished_game_that_is_taken_up() {
    for kind in kinds() {
        let mut session = begin(kind, Control::PerMove { each: Span(1_000) });
        play(&mut session, 500);
        session.tick(Moment(1_500));
        let terms = Terms { control: Control::PerMove { each: Span(1_000) }, ..FORMAL };
        let mut again = session.archive("").take_up(KINDS, terms, Moment(0)).expect("it holds");
        assert_eq!((again.clock().running(), again.clock().deadline()), (None, None));
        assert_eq!((again.tick(Moment(99_000)), again.ended()), (Vec::new(), session.ended()));
    }
}

fn fischer() -> Control {
    Control::Fischer { start: Span(10_000), add: Span(0) }
}

#[test]
fn nobody_waits_for_ever_for_a_first_move() {
    for kind in kinds() {
        for (moves, late) in [(0, ONE), (1, TWO)] {
            let terms = Terms { first_move: Some(Span(30_000)), control: fischer(), ..FORMAL };
            let mut session = seated(kind, &Setup::default(), terms, |_| Player::human());
            (0..moves).for_each(|_| drop(play(&mut session, 0)));
            assert_eq!(session.tick(Moment(29_999)), []);
            let events = session.tick(Moment(99_000));
            let ended: Vec<_> = events.iter().map(|event| (event.at.0, event.what.clone())).collect();
            assert_eq!(ended, [(30_000, Happening::Ended(Ending::NoShow(late), None))]);
            assert_eq!(session.turn(), None);
            tabuleiro_testkit::words::assert_said(&session.verdict().expect("it has a reason"));
        }
    }
}

#[test]
fn a_move_that_was_on_its_way_when_the_flag_fell_is_in_time() {
    for kind in kinds() {
        let mut session = begin(kind, fischer());
        (0..2).for_each(|_| drop(play(&mut session, 0)));
        let state = session.table().state(usize::MAX);
        let command = Command::here(session.head(), Act::Play(state.moves[0].clone()));
        let arrival = tabuleiro_table::Arrival { lag: Span(300), ..Moment(10_200).into() };
        let late = session.decide(ONE, &command, Moment(10_200));
        refused(late.done(), "table-over");
        let events = session.handle(ONE, &command, arrival).done().expect("it was sent in time");
        let Happening::Moved { lag, .. } = events[0].what else { panic!("{events:?}") };
        assert_eq!((lag, events[0].at), (Span(300), Moment(10_200)), "what was given back is told");
        assert_eq!(left(&session, 10_200)[0], Some(100));
    }
}

#[test]
fn time_is_given_and_what_nobody_served_costs_nobody_anything() {
    for kind in kinds() {
        let mut session = begin(kind, fischer());
        (0..2).for_each(|_| drop(play(&mut session, 0)));
        let given = session.rule(Ruling::GiveTime(ONE, Span(5_000)), Moment(1_000)).expect("it may be given");
        session.take(&given);
        assert_eq!((left(&session, 1_000), deadline(&session)), ([Some(14_000), Some(10_000)], Some(15_000)));
        let away = session.rule(Ruling::Unserved(Moment(2_000)), Moment(900_000)).expect("it goes on");
        assert_eq!(away[0].what, Happening::Unserved(Moment(2_000)));
        session.take(&away);
        assert_eq!(left(&session, 900_000)[0], Some(13_000));
        assert_eq!(session.tick(Moment(900_000)), [], "nobody is flagged by an outage");
        refused(session.rule(Ruling::GiveTime(Seat::new(3), Span(1)), Moment(900_000)), "table-no-seat");
    }
}

#[test]
fn whoever_was_away_for_too_long_loses_or_draws_by_a_claim() {
    for kind in kinds() {
        for (is_draw, outcome) in [(false, Outcome::won(TWO)), (true, Outcome::DRAW)] {
            let mut session = begin(kind, Control::None);
            (0..3).for_each(|_| drop(play(&mut session, 0)));
            let claim = Ruling::Abandoned { seat: ONE, by: TWO, is_draw };
            let events = session.rule(claim, Moment(60_000)).expect("it may be claimed");
            session.take(&events);
            let end = End { ending: Ending::Abandoned(ONE), outcome: Some(outcome) };
            assert_eq!((session.ended(), session.turn()), (Some(end), None));
            let archive = session.archive("");
            assert_eq!(archive.replay(KINDS).expect("it holds").end, Some(end));
            let again = archive.take_up(KINDS, FORMAL, Moment(0)).expect("it holds");
            assert_eq!(again.ended(), Some(end));
        }
        let mut session = begin(kind, Control::None);
        let judged = session.rule(Ruling::Adjudicate(Some(Outcome::DRAW)), Moment(5)).expect("it goes on");
        session.take(&judged);
        assert_eq!(session.archive("").replay(KINDS).expect("it holds").end, session.ended());
        refused(session.rule(Ruling::Adjudicate(None), Moment(6)), "table-over");
        let session = begin(kind, Control::None);
        for (seat, by) in [(ONE, ONE), (ONE, Seat::new(3)), (Seat::new(3), ONE)] {
            let claim = Ruling::Abandoned { seat, by, is_draw: false };
            refused(session.rule(claim, Moment(7)), "table-no-seat");
        }
    }
}
