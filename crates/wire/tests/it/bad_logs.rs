//! Logs of events that have travelled: the session again, or why there is none.

use tabuleiro_table::clock::Control;
use tabuleiro_table::{Player, ReplayError, Session, Setup, Terms, setup};
use tabuleiro_wire::session::{Act, Happening};
use tabuleiro_wire::{Event, Fault, WireError};

use crate::face::{Face, KINDS, OPENINGS, spoken};

/// A game with moves, an offer, a move taken back, and an end.
fn played(game: &str, options: &str) -> Face {
    let mut face = Face::at(game, options);
    face.wander(3, &mut tabuleiro_search::random::seeded(5));
    face.act(0, Act::OfferDraw);
    face.act(1, Act::AnswerDraw { yes: false });
    let seats = face.record().seats.len() as u8;
    face.act(0, Act::OfferTakeback);
    (1..seats).for_each(|seat| drop(face.act(seat, Act::AnswerTakeback { yes: true })));
    face.wander(2, &mut tabuleiro_search::random::seeded(9));
    (1..seats).for_each(|seat| drop(face.act(seat, Act::Resign)));
    face
}

fn replay(game: &str, options: &str, log: &[Event]) -> Result<Session, Box<Fault>> {
    let kind = KINDS.find(game).expect("the game is listed");
    let words = setup::split_words(options).expect("the options can be read");
    let table = kind.open(&Setup { words, deal: Some(1), position: None }).expect("the game opens");
    let seats = table.seats();
    let events: Result<Vec<_>, WireError> = log.iter().map(|event| event.read(seats)).collect();
    let events = events.map_err(|error| Box::new(Fault::of(&error)))?;
    let players = vec![Player::human(); usize::from(seats)];
    let terms = Terms { control: Control::None, seed: 0, is_friendly: false };
    Session::replay(table, players, terms, 0, &events)
        .map_err(|error: ReplayError| Box::new(Fault::of(&error)))
}

fn code(game: &str, options: &str, log: &[Event]) -> String {
    let Err(fault) = replay(game, options, log) else { panic!("{game}: it was replayed") };
    assert!(spoken(&fault.say).iter().all(|said| said.contains(' ')));
    fault.code
}

#[test]
fn a_log_that_has_travelled_gives_the_session_again() {
    for (game, options) in OPENINGS {
        let mut face = played(game, options);
        let log = face.events();
        let text = serde_json::to_string(&log).expect("events are JSON");
        let arrived: Vec<Event> = serde_json::from_str(&text).expect("it is a log");
        assert_eq!(arrived, log);
        let session = replay(game, options, &arrived).unwrap_or_else(|fault| panic!("{game}: {fault:?}"));
        assert_eq!(tabuleiro_wire::View::from(&session.view()), face.view());
        assert_eq!(tabuleiro_wire::Record::from(&session.archive("")), face.record());
        let events: Vec<Event> = session.events().iter().map(Event::from).collect();
        assert_eq!(events, log);
    }
}

#[test]
fn a_log_with_a_gap_says_so_wherever_it_is() {
    for (game, options) in OPENINGS {
        let log = played(game, options).events();
        for missing in 0..log.len() - 1 {
            let mut cut = log.clone();
            cut.remove(missing);
            assert_eq!(code(game, options, &cut), "table-log-gap", "{game} without {missing}");
        }
        for twice in 0..log.len() {
            let mut long = log.clone();
            long.insert(twice, log[twice].clone());
            let code = code(game, options, &long);
            let is_told = ["table-log-gap", "table-log-other"].contains(&code.as_str());
            assert!(is_told, "{game} with {twice} twice: {code}");
        }
    }
}

#[test]
fn a_log_that_tells_what_cannot_have_happened_is_refused() {
    for (game, options) in OPENINGS {
        let log = played(game, options).events();
        let with = |at: usize, what: Happening| {
            let mut other = log.clone();
            other[at].what = what;
            code(game, options, &other)
        };
        let moved = |seat, text: &str| Happening::Moved { seat, text: text.to_owned() };
        assert_eq!(with(0, moved(1, "x")), "table-log-refused", "{game}: a wrong seat");
        assert_eq!(with(0, moved(0, "no such move")), "table-log-refused", "{game}");
        assert_eq!(with(0, moved(77, "x")), "wire-unknown-seat", "{game}");
        assert_eq!(with(1, Happening::Flagged { seat: 0 }), "table-log-other", "{game}: nobody has a clock");
        let ended = |ending: &str| Happening::Ended { ending: ending.to_owned(), outcome: None };
        assert_eq!(with(0, ended("bored")), "wire-unknown-ending", "{game}");
        assert_eq!(with(0, ended("rules")), "table-log-other", "{game}");
        let last = log.len() - 1;
        assert_eq!(with(last, ended("resigned 2")), "table-log-other", "{game}: it has a winner");
    }
}

#[test]
fn an_ending_names_seats_of_the_table_only() {
    let event = |ending: &str| Event {
        number: 1,
        at: 0,
        what: Happening::Ended { ending: ending.to_owned(), outcome: None },
    };
    assert_eq!(event("resigned 3").read(2), Err(WireError::UnknownSeat(2)));
    assert!(event("resigned 3").read(3).is_ok());
    let outcome = Some(tabuleiro_wire::session::Outcome { winner: Some(2), scores: None, colour: None });
    let won = Event { what: Happening::Ended { ending: "rules".into(), outcome }, ..event("rules") };
    assert_eq!(won.read(2), Err(WireError::UnknownSeat(2)));
}
