//! What a server must be able to trust a session with, one fault of earlier releases after another.

use tabuleiro_game::{Outcome, Seat};
use tabuleiro_table::clock::Control;
use tabuleiro_table::time::{Moment, Span};
use tabuleiro_table::{
    Act, Command, CommandId, End, Ending, Happening, Kept, Kind, Plan, Player, Round, Session, Setup, Terms,
    Told,
};

use crate::along::{KINDS, open};
use crate::players::{FORMAL, FRIENDLY, answer_draw, answer_takeback, ask, refused, seated, step};

const ONE: Seat = Seat::FIRST;
const TWO: Seat = Seat::SECOND;

fn people(kind: &'static dyn Kind, terms: Terms) -> Session {
    seated(kind, &Setup::default(), terms, |_| Player::human())
}

fn named(id: &str, seen: u32, act: Act) -> Command {
    Command { id: CommandId::new(id).expect("a name"), seen, act }
}

/// The first legal move of whoever is on turn, as a command of that name.
fn first_move(session: &Session, id: &str) -> (Seat, Command) {
    let text = session.table().state(usize::MAX).moves[0].clone();
    (session.turn().expect("it goes on"), named(id, session.head(), Act::Play(text)))
}

#[test]
fn a_move_that_is_sent_again_after_a_takeback_is_not_played_again() {
    for kind in KINDS.iter() {
        let mut session = people(kind, FORMAL);
        let (seat, command) = first_move(&session, "mine");
        let first = session.handle(seat, &command, Moment(1)).done().expect("a legal move");
        ask(&mut session, seat, Act::OfferTakeback).expect("it has moved");
        for other in Seat::all(session.table().seats()).filter(|other| *other != seat) {
            answer_takeback(&mut session, other, true).expect("it was asked");
        }
        assert_eq!((session.table().ply(), session.turn()), (0, Some(seat)));
        let resent = session.handle(seat, &command, Moment(9));
        assert_eq!((resent.told, resent.events), (Told::Again(first), Vec::new()), "its first answer");
        let late = Command { id: CommandId::new("another").expect("a name"), ..command };
        refused(session.handle(seat, &late, Moment(9)).done(), "table-stale");
        assert_eq!(session.table().ply(), 0);
    }
}

#[test]
fn two_seats_may_give_their_commands_the_same_name() {
    for kind in KINDS.iter() {
        let mut session = people(kind, FORMAL);
        for _ in 0..2 {
            let (seat, command) = first_move(&session, "1");
            assert!(session.answered(seat, &command).is_none());
            session.handle(seat, &command, Moment(1)).done().expect("a legal move");
            if session.turn() == Some(seat) {
                return; // who plays twice in a row gives two names
            }
        }
        assert_eq!(session.table().ply(), 2);
    }
}

#[test]
fn a_stale_yes_never_accepts_a_new_offer() {
    for kind in KINDS.iter() {
        let mut session = people(kind, FORMAL);
        (0..4).for_each(|_| step(&mut session));
        ask(&mut session, ONE, Act::OfferDraw).expect("anybody may");
        let old = session.offers().draw().expect("it is open").number;
        step(&mut session); // the offer lapses
        ask(&mut session, ONE, Act::OfferDraw).expect("anybody may");
        refused(ask(&mut session, TWO, Act::Answer { offer: old, yes: true }), "table-offer-gone");
        assert_eq!(session.ended(), None);
        answer_draw(&mut session, TWO, true).expect("that one is open");
        assert_eq!(session.ended().map(|end| end.ending), Some(Ending::Agreed));
    }
}

#[test]
fn an_answer_is_not_stale_only_because_something_else_happened() {
    for kind in KINDS.iter() {
        let mut session = people(kind, FORMAL);
        (0..4).for_each(|_| step(&mut session));
        let seen = session.head();
        ask(&mut session, TWO, Act::OfferDraw).expect("anybody may");
        let text = session.table().state(usize::MAX).moves[0].clone();
        let turn = session.turn().expect("it goes on");
        let command = named("move", seen, Act::Play(text));
        session.handle(turn, &command, Moment(0)).done().expect("the position is the same");
    }
}

#[test]
fn offers_are_bounded_and_can_be_withdrawn() {
    for kind in KINDS.iter() {
        let mut session = people(kind, FORMAL);
        (0..4).for_each(|_| step(&mut session));
        for act in [Act::OfferDraw, Act::OfferTakeback] {
            ask(&mut session, ONE, act.clone()).expect("once");
            let offer = session.offers().open()[0].number;
            refused(ask(&mut session, TWO, Act::Withdraw { offer }), "table-not-your-offer");
            let events = ask(&mut session, ONE, Act::Withdraw { offer }).expect("it is its own");
            assert_eq!(events[0].what, Happening::Withdrawn(ONE, offer));
            refused(ask(&mut session, ONE, Act::Withdraw { offer }), "table-offer-gone");
            refused(ask(&mut session, TWO, Act::Answer { offer, yes: true }), "table-offer-gone");
            refused(ask(&mut session, ONE, act.clone()), "table-offered-already");
            assert!(session.offers().open().is_empty());
        }
        step(&mut session);
        ask(&mut session, ONE, Act::OfferDraw).expect("after a move it may be offered again");
    }
}

#[test]
fn a_log_cut_between_a_resignation_and_the_end_is_a_session() {
    for kind in KINDS.iter() {
        let mut session = people(kind, FORMAL);
        (0..3).for_each(|_| step(&mut session));
        ask(&mut session, ONE, Act::Resign).expect("anybody may");
        let log = session.events();
        let mut cut = Session::fold(&log[..log.len() - 1], KINDS).expect("it is a session");
        assert_eq!((cut.ended(), cut.turn()), (None, None), "nobody need decide any more");
        assert_eq!(cut.tick(Moment(99))[0].what, log[log.len() - 1].what, "the end comes by itself");
        assert_eq!(cut.ended(), session.ended());
    }
}

#[test]
fn a_game_that_is_over_before_it_begins_has_its_end_in_the_log() {
    let kind = KINDS.find("oware").expect("it is in the list");
    let over = Setup { position: Some("0-0-0-0-0-0-0-0-0-0-0-0-25-23-S".to_owned()), ..Setup::default() };
    let session = Session::new(open(kind, &over), vec![Player::human(); 2], FORMAL, Moment(3));
    let session = session.expect("two sit down");
    assert!(matches!(session.events()[1].what, Happening::Ended(Ending::Rules, Some(_))));
}

#[test]
fn who_broke_a_game_off_is_kept() {
    for kind in KINDS.iter() {
        let mut session = people(kind, FRIENDLY);
        (0..3).for_each(|_| step(&mut session));
        ask(&mut session, TWO, Act::Abort).expect("friends may");
        let end = End { ending: Ending::Aborted(Some(TWO)), outcome: None };
        assert_eq!(session.ended(), Some(end));
        let archive = session.archive("");
        assert!(archive.to_string().contains("[Ending \"aborted 2\"]"), "{archive}");
        assert_eq!(archive.take_up(KINDS, FRIENDLY, Moment(0)).expect("it holds").ended(), Some(end));
    }
}

#[test]
fn a_person_called_like_a_level_stays_a_person() {
    for kind in KINDS.iter() {
        let name = kind.usual().to_owned();
        let who = |seat| if seat == 0 { Player::Person(name.clone()) } else { Player::Level(name.clone()) };
        let mut session = seated(kind, &Setup::default(), FRIENDLY, who);
        step(&mut session);
        let text = session.archive("").to_string();
        let archive: tabuleiro_table::Archive = text.parse().expect("a record");
        let again = archive.take_up(KINDS, FRIENDLY, Moment(0)).expect("it holds");
        assert_eq!(again.players(), session.players(), "{text}");
        let folded = Session::fold(session.events(), KINDS).expect("its own events");
        assert_eq!(folded.players(), session.players());
    }
}

#[test]
fn terms_say_whether_moves_are_taken_back() {
    for kind in KINDS.iter() {
        for terms in [FORMAL, FRIENDLY] {
            let mut session = people(kind, Terms { has_takebacks: false, ..terms });
            step(&mut session);
            refused(ask(&mut session, ONE, Act::OfferTakeback), "table-no-takebacks");
        }
    }
}

#[test]
fn a_resumed_game_has_the_clock_it_had() {
    for kind in KINDS.iter() {
        let control = Control::Fischer { start: Span(60_000), add: Span(0) };
        let seats = usize::from(open(kind, &Setup::default()).seats());
        let players = vec![Player::human(); seats];
        let plan = Plan::new(kind, &Setup::default(), players, Terms::friendly(1).with_control(control));
        let mut round = Round::begin(plan, KINDS, 1, Moment(1_000)).expect("it begins");
        for ply in 0..4_u64 {
            let text = round.session().table().state(usize::MAX).moves[0].clone();
            round.play(&text, None, Moment(1_000 + ply * 2_000)).done().expect("a legal move");
        }
        let left = |round: &Round, now| {
            Seat::all(seats as u8).map(|seat| round.session().clock().left(seat, now)).collect::<Vec<_>>()
        };
        let closed = Moment(12_000);
        let kept: Kept = round.kept(closed);
        let before = left(&round, closed);
        let much_later = Moment(9_000_000);
        let mut again = Round::resume(&kept, KINDS, much_later).expect("it was kept");
        assert_eq!(left(&again, much_later), before);
        assert_eq!(again.tick(much_later), [], "nobody is late because nobody was there");
        let deadline = again.session().clock().deadline().expect("it runs");
        assert_eq!(again.tick(deadline.at)[0].at, deadline.at);
    }
}

#[test]
fn what_levels_thought_of_their_moves_is_kept_with_them() {
    let kind = KINDS.find("quantik").expect("it is in the list");
    let plan = Plan::new(kind, &Setup::default(), vec![Player::human(); 2], Terms::friendly(1));
    let mut round = Round::begin(plan, KINDS, 1, Moment(0)).expect("it begins");
    let text = round.session().table().state(usize::MAX).moves[0].clone();
    let worth = tabuleiro_table::Worth::Score(-50);
    round.play(&text, Some(worth), Moment(0)).done().expect("a legal move");
    let again = Round::resume(&round.kept(Moment(0)), KINDS, Moment(0)).expect("it was kept");
    assert_eq!(again.session().archive("").main.values.get(&1), Some(&worth));
    round.undo(Moment(0));
    assert!(round.session().archive("").main.values.is_empty(), "what was taken back is worth nothing");
}

#[test]
fn an_outsiders_result_is_kept_though_the_moves_do_not_tell_it() {
    let kind = KINDS.find("oware").expect("it is in the list");
    let mut session = people(kind, FORMAL);
    (0..4).for_each(|_| step(&mut session));
    let won = Some(Outcome::won(TWO));
    let events = session.rule(tabuleiro_table::Ruling::Adjudicate(won), Moment(1)).expect("it goes on");
    session.take(&events);
    assert_eq!(session.archive("").result.to_string(), "2");
}
