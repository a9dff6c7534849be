//! Moves taken back: among friends without asking, otherwise with everybody's consent.

use tabuleiro_game::{Outcome, Seat};
use tabuleiro_table::clock::Control;
use tabuleiro_table::{Act, Command, End, Ending, Happening, Kind, Player, Session, Setup, Terms};

use crate::along::{KINDS, under, variants};
use crate::players::{FORMAL, FRIENDLY, ask, refused, seated, step, usual};

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
                assert!(!session.out().contains(last), "whoever ended it by leaving is back");
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
        assert!(session.out().is_empty());
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
            refused(ask(&mut session, seat, Act::AnswerTakeback(true)), "table-over");
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
        refused(ask(&mut session, ONE, Act::AnswerTakeback(true)), "table-no-offer");
        refused(ask(&mut session, TWO, Act::OfferTakeback), "table-offered-already");
        assert_eq!(
            happens(&mut session, TWO, Act::AnswerTakeback(false)),
            [Happening::TakebackDeclined(TWO)]
        );
        refused(ask(&mut session, TWO, Act::AnswerTakeback(true)), "table-no-offer");
        assert_eq!(session.table().ply(), 5);

        ask(&mut session, ONE, Act::OfferTakeback).expect("it may be asked again");
        let agreed = [Happening::TakebackAgreed(TWO), Happening::TookBack(ONE, to)];
        assert_eq!(happens(&mut session, TWO, Act::AnswerTakeback(true)), agreed);
        assert_eq!((session.table().ply() as u32, session.turn()), (to, Some(ONE)));
        assert_eq!(session.offers().takeback, None);
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
        refused(ask(&mut session, TWO, Act::AnswerTakeback(true)), "table-no-offer");
        refused(ask(&mut session, ONE, Act::AnswerDraw(true)), "table-no-offer");
    }
}

#[test]
fn formally_everybody_who_is_there_must_agree() {
    let otrio = KINDS.find("otrio").expect("it is in the list");
    let [three, four] = [Seat::new(2), Seat::new(3)];
    let mut session = people(otrio, &under(&[("players", "4")]), FORMAL, 6).expect("it goes on");
    assert_eq!(happens(&mut session, ONE, Act::OfferTakeback), [Happening::TakebackOffered(ONE, 4)]);
    assert_eq!(happens(&mut session, three, Act::AnswerTakeback(true)), [Happening::TakebackAgreed(three)]);
    refused(ask(&mut session, three, Act::AnswerTakeback(true)), "table-no-offer");
    assert_eq!(happens(&mut session, four, Act::AnswerTakeback(true)), [Happening::TakebackAgreed(four)]);
    assert_eq!(session.table().ply(), 6, "one has not agreed yet");
    let done = [Happening::TakebackAgreed(TWO), Happening::TookBack(ONE, 4)];
    assert_eq!(happens(&mut session, TWO, Act::AnswerTakeback(true)), done);

    ask(&mut session, three, Act::Resign).expect("anybody may");
    assert_eq!(happens(&mut session, TWO, Act::OfferTakeback), [Happening::TakebackOffered(TWO, 1)]);
    refused(ask(&mut session, three, Act::AnswerTakeback(false)), "table-out");
    ask(&mut session, four, Act::AnswerTakeback(true)).expect("it was asked");
    let done = [Happening::TakebackAgreed(ONE), Happening::TookBack(TWO, 1)];
    assert_eq!(happens(&mut session, ONE, Act::AnswerTakeback(true)), done);
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
    let done = [Happening::TakebackAgreed(TWO), Happening::TookBack(ONE, 0)];
    assert_eq!(happens(&mut session, TWO, Act::AnswerTakeback(true)), done, "the other person is enough");
}

#[test]
fn nobody_asks_for_a_move_that_is_not_their_own() {
    for kind in KINDS.iter() {
        let mut session = people(kind, &Setup::default(), FORMAL, 1).expect("no game is so short");
        refused(ask(&mut session, TWO, Act::OfferTakeback), "table-nothing-to-take-back");
        let stale = Command { ply: 0, act: Act::OfferTakeback };
        refused(session.handle(ONE, stale, 0), "table-stale");
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
                let aborted = Happening::Ended(Ending::Aborted, None);
                assert_eq!(answer.map(|events| events[0].what.clone()), Ok(aborted));
            } else {
                refused(answer, "table-too-late-to-abort");
                assert_eq!(formal.ended(), None);
            }
            let mut friendly = people(kind, &Setup::default(), FRIENDLY, moves).expect("no game is so short");
            ask(&mut friendly, TWO, Act::Abort).expect("friends may");
            assert_eq!(friendly.ended(), Some(End { ending: Ending::Aborted, outcome: None }));
        }
    }
}

#[test]
fn time_that_was_used_stays_used_when_a_move_is_taken_back() {
    for kind in KINDS.iter() {
        let terms = Terms { control: Control::Fischer { start: 60_000, add: 1_000 }, ..FRIENDLY };
        let mut session = people(kind, &Setup::default(), terms, 4).expect("no game is so short");
        let turn = session.turn().expect("it goes on");
        let left = session.clock().left(turn, 5_000).expect("there are clocks");
        session.handle(turn, Command { ply: 4, act: Act::OfferTakeback }, 5_000).expect("friends may");
        assert_eq!(session.table().ply(), 3);
        assert_eq!(session.clock().left(turn, 5_000), Some(left));
        assert_eq!(session.clock().running(), session.turn());
    }
}

#[test]
fn friends_go_back_after_a_flag_with_time_for_the_move() {
    for kind in KINDS.iter() {
        let terms = Terms { control: Control::PerMove { each: 1_000 }, ..FRIENDLY };
        let mut session = people(kind, &Setup::default(), terms, 3).expect("no game is so short");
        let late = session.turn().expect("it goes on");
        assert_eq!(session.tick(1_000).len(), 2, "a flag and the end");
        let back = Command { ply: 3, act: Act::OfferTakeback };
        session.handle(late, back, 5_000).expect("friends may");
        assert_eq!((session.ended(), session.clock().deadline()), (None, Some(6_000)));
        assert_eq!(session.tick(5_999), []);
    }
}
