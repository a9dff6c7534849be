//! Moves taken back: among friends without asking, otherwise with everybody's consent.

use tabuleiro_game::{Outcome, Seat};
use tabuleiro_table::clock::Control;
use tabuleiro_table::time::{Moment, Span};
use tabuleiro_table::{Act, Command, CommandId, End, Ending, Happening, Kind, Player, Session, Setup, Terms};

use crate::along::{KINDS, under, variants};
use crate::players::{
    FORMAL, FRIENDLY, answer_draw, answer_takeback, ask, ask_at, refused, seated, step, usual,
};

const ONE: Seat = Seat::FIRST;
const TWO: Seat = Seat::SECOND;

/// People only, after some moves; `None` if the game is over before that.
fn people(kind: &'static dyn Kind, setup: &Setup, terms: Terms, moves: usize) -> Option<Session> {
    let mut session = seated(kind, setup, terms, |_| Player::human());
    for _ in 0..moves {
        session.turn()?;
        step(&mut session);
    }
    session.turn()?;
    Some(session)
}

/// What happens when a seat asks for something.
fn happens(session: &mut Session, seat: Seat, act: Act) -> Vec<Happening> {
    let events = ask(session, seat, act).unwrap_or_else(|why| panic!("{why}"));
    events.into_iter().map(|event| event.what).collect()
}

/// What happens when a seat answers the wish to go back.
fn answers(session: &mut Session, seat: Seat, yes: bool) -> Vec<Happening> {
    let events = answer_takeback(session, seat, yes).unwrap_or_else(|why| panic!("{why}"));
    events.into_iter().map(|event| event.what).collect()
}

/// The number of the wish to go back that is open.
fn wish(session: &Session) -> u32 {
    session.offers().takeback().expect("there is one").number
}

#[test]
fn friends_take_back_move_by_move_without_asking() {
    for kind in KINDS.iter() {
        for setup in variants(kind) {
            let mut session = people(kind, &setup, FRIENDLY, 5).expect("no game is so short");
            for to in (0..5).rev() {
                let before = session.table().state(to as usize);
                assert_eq!(happens(&mut session, TWO, Act::OfferTakeback), [Happening::TookBack(TWO, to)]);
                assert_eq!(session.table().state(usize::MAX), before);
                assert_eq!(session.turn(), before.turn);
            }
            refused(ask(&mut session, ONE, Act::OfferTakeback), "table-nothing-to-take-back");
        }
    }
}

#[test]
fn friends_go_back_after_any_end() {
    for kind in KINDS.iter() {
        for setup in variants(kind) {
            let seats = people(kind, &setup, FRIENDLY, 0).expect("it begins").table().seats();
            for act in [Act::Resign, Act::Abort, Act::OfferDraw] {
                let mut session = people(kind, &setup, FRIENDLY, 4).expect("no game is so short");
                for seat in Seat::all(seats).take_while(|seat| act != Act::Abort || *seat == ONE) {
                    if session.ended().is_none() {
                        ask(&mut session, seat, act.clone()).expect("friends may");
                    }
                }
                assert!(session.ended().is_some() && session.turn().is_none());
                let last = session.ended().and_then(|end| end.ending.leaver()).unwrap_or(ONE);
                let back = happens(&mut session, last, Act::OfferTakeback);
                assert!(
                    matches!(back[..], [Happening::TookBack(seat, to)] if seat == last && to < 4),
                    "{back:?}"
                );
                assert!(session.ended().is_none() && session.turn().is_some());
                assert!(!session.gone().contains(last), "whoever ended it by leaving is back");
                step(&mut session);
            }
        }
    }
}

/// The person resigns against a bot, and thinks better of it.
#[test]
fn a_resignation_against_a_bot_can_be_taken_back_among_friends() {
    for kind in KINDS.iter() {
        let mut session =
            seated(
                kind,
                &Setup::default(),
                FRIENDLY,
                |seat| if seat == 0 { Player::human() } else { usual(kind) },
            );
        (0..3).for_each(|_| step(&mut session));
        if session.turn() != Some(ONE) {
            step(&mut session);
        }
        let ply = session.table().ply() as u32;
        let won = Some(Outcome::won(TWO));
        let ended = [Happening::Resigned(ONE), Happening::Ended(Ending::Resigned(ONE), won)];
        assert_eq!(happens(&mut session, ONE, Act::Resign), ended);
        for seat in [ONE, TWO] {
            refused(ask(&mut session, seat, Act::Resign), "table-over");
        }
        let back = happens(&mut session, ONE, Act::OfferTakeback);
        assert!(matches!(back[..], [Happening::TookBack(ONE, to)] if to < ply), "{back:?}");
        assert_eq!((session.turn(), session.ended()), (Some(ONE), None));
        assert!(session.gone().is_empty());
        let archive = session.archive("");
        assert_eq!((archive.ending, archive.out.len()), (None, 0));
    }
}

#[test]
fn nothing_is_taken_back_after_the_end_of_a_formal_game() {
    for kind in KINDS.iter() {
        let mut session = people(kind, &Setup::default(), FORMAL, 4).expect("no game is so short");
        ask(&mut session, ONE, Act::Resign).expect("anybody may");
        for seat in [ONE, TWO] {
            refused(ask(&mut session, seat, Act::OfferTakeback), "table-over");
            refused(ask(&mut session, seat, Act::Answer { offer: 5, yes: true }), "table-over");
        }
        let end = End { ending: Ending::Resigned(ONE), outcome: Some(Outcome::won(TWO)) };
        assert_eq!(session.ended(), Some(end));
    }
}

#[test]
fn formally_a_move_goes_back_when_the_other_agrees() {
    for kind in KINDS.iter() {
        let mut session = people(kind, &Setup::default(), FORMAL, 5).expect("no game is so short");
        let turns: Vec<_> = (0..5).map(|ply| session.table().state(ply).turn).collect();
        let to = turns.iter().rposition(|turn| *turn == Some(ONE)).expect("it has decided something") as u32;
        let offered = [Happening::TakebackOffered(ONE, to)];
        assert_eq!(happens(&mut session, ONE, Act::OfferTakeback), offered);
        assert_eq!(session.table().ply(), 5, "it is only an offer");
        refused(answer_takeback(&mut session, ONE, true), "table-no-offer");
        refused(ask(&mut session, TWO, Act::OfferTakeback), "table-answer-first");
        let offer = wish(&session);
        assert_eq!(answers(&mut session, TWO, false), [Happening::Declined(TWO, offer)]);
        refused(answer_takeback(&mut session, TWO, true), "table-offer-gone");
        refused(ask(&mut session, ONE, Act::OfferTakeback), "table-offered-already");
        assert_eq!(session.table().ply(), 5);

        step(&mut session);
        ask(&mut session, ONE, Act::OfferTakeback).expect("after a move it may be asked again");
        let Some(to) = session.offers().takeback().and_then(|offer| offer.back_to) else { panic!("{to}") };
        let agreed = [Happening::Agreed(TWO, wish(&session)), Happening::TookBack(ONE, to)];
        assert_eq!(answers(&mut session, TWO, true), agreed);
        assert_eq!((session.table().ply() as u32, session.turn()), (to, Some(ONE)));
        assert_eq!(session.offers().takeback(), None);
    }
}

#[test]
fn a_move_lets_every_offer_lapse() {
    for kind in KINDS.iter() {
        let mut session = people(kind, &Setup::default(), FORMAL, 4).expect("no game is so short");
        ask(&mut session, ONE, Act::OfferTakeback).expect("it has moved");
        ask(&mut session, TWO, Act::OfferDraw).expect("anybody may");
        step(&mut session);
        assert_eq!(*session.offers(), tabuleiro_table::Offers::default());
        refused(answer_takeback(&mut session, TWO, true), "table-offer-gone");
        refused(answer_draw(&mut session, ONE, true), "table-offer-gone");
    }
}

#[test]
fn formally_everybody_who_is_there_must_agree() {
    let otrio = KINDS.find("otrio").expect("it is in the list");
    let [three, four] = [Seat::new(2), Seat::new(3)];
    let mut session = people(otrio, &under(&[("players", "4")]), FORMAL, 6).expect("it goes on");
    assert_eq!(happens(&mut session, ONE, Act::OfferTakeback), [Happening::TakebackOffered(ONE, 4)]);
    let offer = wish(&session);
    assert_eq!(answers(&mut session, three, true), [Happening::Agreed(three, offer)]);
    refused(answer_takeback(&mut session, three, true), "table-no-offer");
    assert_eq!(answers(&mut session, four, true), [Happening::Agreed(four, offer)]);
    assert_eq!(session.table().ply(), 6, "one has not agreed yet");
    let done = [Happening::Agreed(TWO, offer), Happening::TookBack(ONE, 4)];
    assert_eq!(answers(&mut session, TWO, true), done);

    ask(&mut session, three, Act::Resign).expect("anybody may");
    assert_eq!(happens(&mut session, TWO, Act::OfferTakeback), [Happening::TakebackOffered(TWO, 1)]);
    refused(answer_takeback(&mut session, three, false), "table-out");
    answer_takeback(&mut session, four, true).expect("it was asked");
    let done = [Happening::Agreed(ONE, wish(&session)), Happening::TookBack(TWO, 1)];
    assert_eq!(answers(&mut session, ONE, true), done);
    assert_eq!((session.table().ply(), session.turn()), (1, Some(TWO)));
}

#[test]
fn bots_are_not_asked_and_never_stand_in_the_way() {
    for kind in KINDS.iter() {
        let with_bots = |seat| if seat == 0 { Player::human() } else { usual(kind) };
        for setup in variants(kind) {
            let mut session = seated(kind, &setup, FORMAL, with_bots);
            let seats = usize::from(session.table().seats());
            (0..seats).for_each(|_| step(&mut session));
            assert_eq!(happens(&mut session, ONE, Act::OfferTakeback), [Happening::TookBack(ONE, 0)]);
        }
    }
    let otrio = KINDS.find("otrio").expect("it is in the list");
    let two_people = |seat| if seat < 2 { Player::human() } else { usual(otrio) };
    let mut session = seated(otrio, &under(&[("players", "4")]), FORMAL, two_people);
    (0..4).for_each(|_| step(&mut session));
    assert_eq!(happens(&mut session, ONE, Act::OfferTakeback), [Happening::TakebackOffered(ONE, 0)]);
    let done = [Happening::Agreed(TWO, wish(&session)), Happening::TookBack(ONE, 0)];
    assert_eq!(answers(&mut session, TWO, true), done, "the other person is enough");
}

#[test]
fn nobody_asks_for_a_move_that_is_not_their_own() {
    for kind in KINDS.iter() {
        let mut session = people(kind, &Setup::default(), FORMAL, 1).expect("no game is so short");
        refused(ask(&mut session, TWO, Act::OfferTakeback), "table-nothing-to-take-back");
        let id = CommandId::new("one").expect("a name");
        let stale = Command { id, seen: 0, act: Act::OfferTakeback };
        refused(session.handle(ONE, &stale, Moment(0)).done(), "table-stale");
    }
}

#[test]
fn a_game_is_broken_off_only_at_its_very_beginning_or_among_friends() {
    for kind in KINDS.iter() {
        let seats =
            usize::from(people(kind, &Setup::default(), FORMAL, 0).expect("it begins").table().seats());
        for moves in 0..seats + 2 {
            let mut formal = people(kind, &Setup::default(), FORMAL, moves).expect("no game is so short");
            let answer = ask(&mut formal, TWO, Act::Abort);
            if moves < seats {
                let aborted = Happening::Ended(Ending::Aborted(Some(TWO)), None);
                assert_eq!(answer.map(|events| events[0].what.clone()), Ok(aborted));
            } else {
                refused(answer, "table-too-late-to-abort");
                assert_eq!(formal.ended(), None);
            }
            let mut friendly = people(kind, &Setup::default(), FRIENDLY, moves).expect("no game is so short");
            ask(&mut friendly, TWO, Act::Abort).expect("friends may");
            assert_eq!(friendly.ended(), Some(End { ending: Ending::Aborted(Some(TWO)), outcome: None }));
        }
    }
}

#[test]
fn time_that_was_used_stays_used_when_a_move_is_taken_back() {
    for kind in KINDS.iter() {
        let terms = Terms { control: Control::Fischer { start: Span(60_000), add: Span(1_000) }, ..FRIENDLY };
        let mut session = people(kind, &Setup::default(), terms, 4).expect("no game is so short");
        let turn = session.turn().expect("it goes on");
        let left = session.clock().left(turn, Moment(5_000)).expect("there are clocks");
        ask_at(&mut session, turn, Act::OfferTakeback, 5_000).expect("friends may");
        assert_eq!(session.table().ply(), 3);
        assert_eq!(session.clock().left(turn, Moment(5_000)), Some(left));
        assert_eq!(session.clock().running(), session.turn());
    }
}

#[test]
fn friends_go_back_after_a_flag_with_time_for_the_move() {
    for kind in KINDS.iter() {
        let terms = Terms { control: Control::PerMove { each: Span(1_000) }, ..FRIENDLY };
        let mut session = people(kind, &Setup::default(), terms, 3).expect("no game is so short");
        let late = session.turn().expect("it goes on");
        assert_eq!(session.tick(Moment(1_000)).len(), 2, "a flag and the end");
        ask_at(&mut session, late, Act::OfferTakeback, 5_000).expect("friends may");
        let deadline = session.clock().deadline().map(|deadline| deadline.at);
        assert_eq!((session.ended(), deadline), (None, Some(Moment(6_000))));
        assert_eq!(session.tick(Moment(5_999)), []);
    }
}
