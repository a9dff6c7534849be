//! Clocks at the table.

use tabuleiro_game::{Outcome, Seat};
use tabuleiro_table::clock::{Control, Millis};
use tabuleiro_table::{Act, Command, End, Ending, Event, Happening, Kind, Player, Session, Setup, Terms};

use crate::along::KINDS;
use crate::players::{FORMAL, refused, seated};

const ONE: Seat = Seat::FIRST;
const TWO: Seat = Seat::SECOND;

fn begin(kind: &'static dyn Kind, control: Control) -> Session {
    seated(kind, &Setup::default(), Terms { control, ..FORMAL }, |_| Player::human())
}

/// Whoever is on turn plays the first legal move at that moment.
fn play(session: &mut Session, now: Millis) -> Vec<Event> {
    let state = session.table().state(usize::MAX);
    let act = Act::Play(state.moves[0].clone());
    let command = Command { ply: state.ply as u32, act };
    session.handle(state.turn.expect("it goes on"), command, now).expect("a legal move")
}

fn left(session: &Session, now: Millis) -> [Option<Millis>; 2] {
    [ONE, TWO].map(|seat| session.clock().left(seat, now))
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
        let mut session = begin(kind, Control::Fischer { start: 10_000, add: 2_000 });
        play(&mut session, 100_000);
        assert_eq!(left(&session, 100_000), [Some(12_000), Some(10_000)], "a first move is free");
        play(&mut session, 150_000);
        assert_eq!(left(&session, 150_000), [Some(12_000), Some(12_000)]);
        play(&mut session, 153_000);
        assert_eq!(left(&session, 154_000), [Some(11_000), Some(11_000)]);
        assert_eq!(session.clock().deadline(), Some(165_000));
        assert_eq!(session.tick(164_999), []);
        assert_eq!(session.tick(165_000).len(), 2, "a flag and the end");
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
        let mut session = begin(kind, Control::Delay { start: 10_000, free: 2_000 });
        for now in [0, 0, 1_500, 3_000] {
            play(&mut session, now);
        }
        assert_eq!(left(&session, 3_000), [Some(10_000), Some(10_000)], "all moves were quick");
        play(&mut session, 8_000);
        assert_eq!(left(&session, 9_999), [Some(7_000), Some(10_000)]);
        assert_eq!(session.clock().deadline(), Some(20_000));
        session.handle(ONE, Command { ply: 5, act: Act::OfferDraw }, 9_000).expect("anybody may");
        session.handle(TWO, Command { ply: 5, act: Act::AnswerDraw(false) }, 9_500).expect("it was asked");
        assert_eq!(session.clock().deadline(), Some(20_000), "talking stops no clock");
    }
}

#[test]
fn every_move_has_its_own_time() {
    for kind in kinds() {
        let mut session = begin(kind, Control::PerMove { each: 1_000 });
        for ply in 0..5 {
            assert_eq!(session.clock().deadline(), Some(ply * 999 + 1_000));
            play(&mut session, (ply + 1) * 999);
        }
        let events = session.tick(6_000);
        assert_eq!(events[0].what, Happening::Flagged(TWO));
    }
}

#[test]
fn without_clocks_nobody_is_late() {
    for kind in KINDS.iter() {
        let mut session = begin(kind, Control::None);
        play(&mut session, 0);
        assert_eq!(session.tick(u64::MAX), []);
        assert_eq!(left(&session, u64::MAX), [None, None]);
        play(&mut session, u64::MAX);
        assert_eq!(session.table().ply(), 2);
    }
}

#[test]
fn a_flag_comes_before_a_late_command() {
    for kind in kinds() {
        for control in [
            Control::Fischer { start: 1_000, add: 100 },
            Control::Delay { start: 900, free: 200 },
            Control::PerMove { each: 1_100 },
        ] {
            for act in [Act::Play(String::new()), Act::Resign, Act::OfferDraw, Act::OfferTakeback, Act::Abort]
            {
                let mut session = begin(kind, control);
                (0..2).for_each(|_| drop(play(&mut session, 0)));
                let state = session.table().state(usize::MAX);
                let act =
                    if act == Act::Play(String::new()) { Act::Play(state.moves[0].clone()) } else { act };
                let command = Command { ply: 2, act };
                let events = session.handle(ONE, command.clone(), 1_100).expect("what happened is told");
                let happened: Vec<_> =
                    events.into_iter().map(|event| (event.number, event.at, event.what)).collect();
                let won = Some(Outcome::won(TWO));
                let flagged = (3, 1_100, Happening::Flagged(ONE));
                assert_eq!(happened, [flagged, (4, 1_100, Happening::Ended(Ending::Flag(ONE), won))]);
                assert_eq!(session.table().ply(), 2, "the move came too late");
                refused(session.handle(ONE, command, 1_101), "table-over");
            }
        }
    }
}

#[test]
fn a_move_in_the_last_moment_is_in_time() {
    for kind in kinds() {
        let mut session = begin(kind, Control::Fischer { start: 1_000, add: 100 });
        (0..2).for_each(|_| drop(play(&mut session, 0)));
        play(&mut session, 1_099);
        assert_eq!(session.clock().left(ONE, 5_000), Some(101));
    }
}

#[test]
fn the_opponents_wish_does_not_save_whoever_is_late() {
    for kind in kinds() {
        let mut session = begin(kind, Control::PerMove { each: 100 });
        let events = session.handle(TWO, Command { ply: 0, act: Act::Resign }, 100).expect("told");
        assert_eq!(events[0].what, Happening::Flagged(ONE));
        assert_eq!(session.ended().map(|end| end.ending), Some(Ending::Flag(ONE)));
    }
}

#[test]
fn no_clock_runs_in_a_finished_game_that_is_taken_up() {
    for kind in kinds() {
        let mut session = begin(kind, Control::PerMove { each: 1_000 });
        play(&mut session, 500);
        session.tick(1_500);
        let replayed = session.archive("").replay(KINDS).expect("it holds");
        assert_eq!(replayed.end, session.ended());
        let terms = Terms { control: Control::PerMove { each: 1_000 }, ..FORMAL };
        let again = Session::new(replayed.table, vec![Player::human(); 2], terms, 0).expect("the same two");
        let mut again = again.resumed(replayed.end, Vec::new());
        assert_eq!((again.clock().running(), again.clock().deadline()), (None, None));
        assert_eq!((again.tick(99_000), again.ended()), (Vec::new(), session.ended()));
    }
}
