//! Games of three and four that some leave while the others play on.

use tabuleiro_game::{Outcome, Seat, Seats};
use tabuleiro_table::clock::Control;
use tabuleiro_table::time::{Moment, Span};
use tabuleiro_table::{
    Act, Archive, Command, End, Ending, Event, GameResult, Happening, Player, Session, Setup, Terms,
};
use tabuleiro_testkit::words::assert_said;

use crate::along::{KINDS, from, open, under};
use crate::players::{FORMAL, FRIENDLY, answer_draw, ask, refused, step};

/// Green (seat 2) and red (seat 1) have a piece for the last place; blue and purple have none that fits.
const LATE: &str = "bgb,rgp,rpb/prb,gg.,grp/prp,rbr,gbg g players=4";

fn seat(number: u8) -> Seat {
    Seat::new(number - 1)
}

fn people(setup: &Setup, terms: Terms) -> Session {
    let table = open(KINDS.find("otrio").expect("it is in the list"), setup);
    let players = (1..=table.seats()).map(|number| Player::Person(format!("player {number}"))).collect();
    Session::new(table, players, terms, Moment(0)).expect("all sit down")
}

/// A game of so many, after some moves.
fn otrio(players: u8, moves: usize, terms: Terms) -> Session {
    let mut session = people(&under(&[("players", &players.to_string())]), terms);
    (0..moves).for_each(|_| step(&mut session));
    assert_eq!(session.ended(), None);
    session
}

fn resign(session: &mut Session, number: u8) -> Vec<Happening> {
    let events = ask(session, seat(number), Act::Resign).expect("leaving is never refused");
    events.into_iter().map(|event| event.what).collect()
}

/// The record of a session, written and read; it holds and comes to the same.
fn record(session: &Session) -> Archive {
    let text = session.archive("").to_string();
    let archive: Archive = text.parse().unwrap_or_else(|why| panic!("{why}\n{text}"));
    assert_eq!(archive.to_string(), text);
    let replayed = archive.replay(KINDS).unwrap_or_else(|why| panic!("{why}\n{text}"));
    assert_eq!(replayed.end, session.ended(), "{text}");
    assert_eq!(replayed.table.state(usize::MAX), session.table().state(usize::MAX), "{text}");
    archive
}

#[test]
fn when_somebody_gives_up_on_their_turn_it_is_the_next_ones() {
    for players in [3, 4] {
        for moves in 0..7 {
            let mut session = otrio(players, moves, FORMAL);
            let turn = session.turn().expect("it goes on");
            let leaver = turn.index() as u8 + 1;
            assert_eq!(resign(&mut session, leaver), [Happening::Resigned(turn)]);
            assert_eq!((session.ended(), session.verdict()), (None, None));
            assert_eq!(session.turn(), Some(turn.after(players)));
            assert_eq!(session.gone(), Seats::NONE.with(turn));
            assert_eq!(session.table().ply(), moves, "leaving is no move");
            let archive = record(&session);
            assert_eq!(archive.out, [(turn, moves)]);
            assert!(archive.to_string().contains(&format!("[Out \"{leaver}@{moves}\"]\n")), "{archive}");
        }
    }
}

#[test]
fn when_somebody_gives_up_on_anothers_turn_it_stays_the_others() {
    for players in [3, 4] {
        let mut session = otrio(players, 4, FORMAL);
        let turn = session.turn().expect("it goes on");
        let leaver = turn.after(players);
        resign(&mut session, leaver.index() as u8 + 1);
        assert_eq!(session.turn(), Some(turn));
        step(&mut session);
        assert_eq!(session.turn(), Some(leaver.after(players)), "and then they are passed over");
    }
}

#[test]
fn whoever_has_left_is_passed_over_to_the_end_and_may_do_nothing_more() {
    for players in [3, 4] {
        for leaver in 1..=players {
            let mut session = otrio(players, 5, FORMAL);
            resign(&mut session, leaver);
            let text = session.table().state(usize::MAX).moves[0].clone();
            let acts = [
                Act::Play(text),
                Act::Resign,
                Act::OfferDraw,
                Act::Answer { offer: 1, yes: true },
                Act::OfferTakeback,
                Act::Withdraw { offer: 1 },
                Act::Abort,
            ];
            for act in acts {
                refused(ask(&mut session, seat(leaver), act), "table-out");
            }
            while let Some(turn) = session.turn() {
                assert_ne!(turn, seat(leaver));
                step(&mut session);
            }
            let end = session.ended().expect("it is over");
            assert_eq!(end.ending, Ending::Rules);
            assert_ne!(end.outcome.and_then(|outcome| outcome.winner), Some(seat(leaver)));
            assert_said(&session.verdict().expect("it is over"));
            assert_eq!(record(&session).out, [(seat(leaver), 5)]);
        }
    }
}

#[test]
fn the_last_one_left_wins() {
    for players in [3, 4] {
        for winner in 1..=players {
            let mut session = otrio(players, 3, FORMAL);
            let leavers: Vec<u8> = (1..=players).filter(|number| *number != winner).collect();
            let (last, before) = leavers.split_last().expect("there are others");
            for leaver in before {
                assert_eq!(resign(&mut session, *leaver), [Happening::Resigned(seat(*leaver))]);
            }
            let end =
                End { ending: Ending::Resigned(seat(*last)), outcome: Some(Outcome::won(seat(winner))) };
            let happened = [Happening::Resigned(seat(*last)), Happening::Ended(end.ending, end.outcome)];
            assert_eq!(resign(&mut session, *last), happened);
            assert_eq!((session.ended(), session.turn()), (Some(end), None));
            let archive = record(&session);
            assert_eq!(archive.result, GameResult::Won(seat(winner)));
            assert_eq!(archive.ending, Some(end.ending));
            assert_eq!(archive.out.len(), before.len(), "the last one stands in the ending: {archive}");
        }
    }
}

#[test]
fn a_draw_is_agreed_by_all_who_are_left_and_nobody_else() {
    let mut session = otrio(4, 6, FORMAL);
    ask(&mut session, seat(4), Act::OfferDraw).expect("anybody may offer one");
    answer_draw(&mut session, seat(1), true).expect("there is an offer");
    resign(&mut session, 2);
    assert!(session.offers().draw().is_none(), "an offer was made to all who were there");
    ask(&mut session, seat(3), Act::OfferDraw).expect("anybody may offer one");
    refused(answer_draw(&mut session, seat(2), true), "table-out");
    refused(answer_draw(&mut session, seat(3), true), "table-no-offer");
    answer_draw(&mut session, seat(1), true).expect("there is an offer");
    assert_eq!(session.ended(), None, "one has not agreed yet");
    answer_draw(&mut session, seat(4), true).expect("there is an offer");
    assert_eq!(session.ended(), Some(End { ending: Ending::Agreed, outcome: Some(Outcome::DRAW) }));
    assert_eq!(record(&session).out, [(seat(2), 6)]);
}

#[test]
fn one_who_does_not_want_a_draw_is_enough() {
    let mut session = otrio(3, 4, FORMAL);
    ask(&mut session, seat(1), Act::OfferDraw).expect("anybody may offer one");
    answer_draw(&mut session, seat(2), true).expect("there is an offer");
    let offer = session.offers().draw().expect("it is open").number;
    let events = answer_draw(&mut session, seat(3), false).expect("there is an offer");
    assert_eq!(events[0].what, Happening::Declined(seat(3), offer));
    assert!(session.offers().draw().is_none() && session.ended().is_none());
}

#[test]
fn when_nobody_who_is_left_can_move_it_is_a_draw() {
    let mut session = people(&from(LATE), FORMAL);
    assert_eq!(session.turn(), Some(seat(2)));
    assert_eq!(resign(&mut session, 2), [Happening::Resigned(seat(2))]);
    assert_eq!(session.turn(), Some(seat(1)), "blue and purple have nothing that fits");
    let drawn = Happening::Ended(Ending::Rules, Some(Outcome::DRAW));
    assert_eq!(resign(&mut session, 1), [Happening::Resigned(seat(1)), drawn]);
    assert_eq!(session.verdict().map(|verdict| verdict.key()), Some("table-nobody-can-move"));
    assert_said(&session.verdict().expect("it is over"));
    let archive = record(&session);
    assert_eq!((archive.result, archive.out), (GameResult::Draw, vec![(seat(2), 0), (seat(1), 0)]));
}

#[test]
fn whoever_runs_out_of_time_leaves_and_the_others_play_on() {
    let terms = Terms { control: Control::PerMove { each: Span(1_000) }, ..FORMAL };
    let mut session = otrio(3, 2, terms);
    assert_eq!(session.turn(), Some(seat(3)));
    assert_eq!(session.tick(Moment(999)), []);
    let flagged = Event { number: 3, at: Moment(1_000), cause: None, what: Happening::Flagged(seat(3)) };
    assert_eq!(session.tick(Moment(1_000)), [flagged]);
    let deadline = session.clock().deadline().map(|deadline| deadline.at);
    assert_eq!((session.turn(), deadline), (Some(seat(1)), Some(Moment(2_000))));
    let events = session.tick(Moment(2_500));
    let won = Some(Outcome::won(seat(2)));
    let happened: Vec<_> = events.into_iter().map(|event| event.what).collect();
    assert_eq!(happened, [Happening::Flagged(seat(1)), Happening::Ended(Ending::Flag(seat(1)), won)]);
    assert_eq!(record(&session).out, [(seat(3), 2)]);
}

/// The move was another's, and was meant for the position before the flag: whoever has seen the flag may play it.
#[test]
fn a_command_of_another_seat_is_heard_beside_the_flag() {
    let terms = Terms { control: Control::PerMove { each: Span(1_000) }, ..FORMAL };
    let mut session = otrio(3, 2, terms);
    let mut looked_at = otrio(3, 2, terms);
    looked_at.tick(Moment(1_200));
    let text = looked_at.table().state(usize::MAX).moves[0].clone();
    let command = Command::here(session.head(), Act::Play(text.clone()));
    let decided = session.handle(seat(1), &command, Moment(1_200));
    let happened: Vec<_> = decided.events.iter().map(|event| event.what.clone()).collect();
    assert_eq!(happened, [Happening::Flagged(seat(3))], "the flag is not lost in the refusal");
    refused(decided.done(), "table-stale");
    ask(&mut session, seat(1), Act::Play(text)).expect("it is the turn of the first by now");
    refused(session.handle(seat(3), &command, Moment(1_300)).done(), "table-out");
}

#[test]
fn going_back_brings_nobody_back_but_the_one_who_ended_the_game() {
    let mut session = otrio(3, 4, FRIENDLY);
    resign(&mut session, 3);
    (0..3).for_each(|_| step(&mut session));
    let ply = session.table().ply() as u32;
    assert_eq!(resign(&mut session, 2).len(), 2, "only the first is left");
    let events =
        ask(&mut session, seat(2), Act::OfferTakeback).expect("a friendly table goes back after the end");
    assert_eq!(events[0].what, Happening::TookBack(seat(2), ply - 1));
    assert_eq!((session.ended(), session.gone()), (None, Seats::NONE.with(seat(3))));
    record(&session);
    for _ in 0..5 {
        ask(&mut session, seat(1), Act::OfferTakeback).expect("further back");
        assert_eq!(session.gone(), Seats::NONE.with(seat(3)), "they have left");
        assert_ne!(session.turn(), Some(seat(3)));
        assert!(session.archive("").out.iter().all(|(_, left)| *left <= session.table().ply()));
        record(&session);
    }
    refused(ask(&mut session, seat(1), Act::OfferTakeback), "table-nothing-to-take-back");
    while session.turn().is_some() {
        step(&mut session);
    }
    record(&session);
}

#[test]
fn a_record_of_a_game_that_goes_on_is_taken_up_as_it_was_left() {
    let mut session = otrio(4, 5, FORMAL);
    resign(&mut session, 4);
    step(&mut session);
    let archive = record(&session);
    let mut taken_up = archive.take_up(KINDS, FORMAL, Moment(0)).expect("it holds");
    assert_eq!((taken_up.gone(), taken_up.turn()), (session.gone(), session.turn()));
    for _ in 0..4 {
        assert_ne!(taken_up.turn(), Some(seat(4)));
        step(&mut taken_up);
        step(&mut session);
    }
    assert_eq!(taken_up.archive(""), session.archive(""));
}

#[test]
fn whoever_stays_to_the_last_is_named_in_the_verdict() {
    for players in [3, 4] {
        let mut session = otrio(players, 5, FORMAL);
        for leaver in 2..=players {
            resign(&mut session, leaver);
        }
        let verdict = session.verdict().expect("only one is left");
        let winner = session.seat_name(Seat::FIRST);
        assert!(verdict.to_string().ends_with(&format!("the win goes to {winner}.")), "{verdict}");
        assert_said(&verdict);
    }
}
