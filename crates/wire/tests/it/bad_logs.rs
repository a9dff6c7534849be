//! Logs of events that have travelled: the session again, or why there is none.

use tabuleiro_table::Session;
use tabuleiro_wire::{Act, Event, Fault, Happening, WireError};

use crate::face::{Face, KINDS, OPENINGS, spoken};

/// A game with moves, an offer, a move taken back, and an end.
fn played(game: &str, options: &str) -> Face {
    let mut face = Face::at(game, options);
    face.wander(3, &mut tabuleiro_search::random::seeded(5));
    face.act(0, Act::OfferDraw);
    face.respond(1, false);
    let seats = face.record().seats.len() as u8;
    face.act(0, Act::OfferTakeback);
    (1..seats).for_each(|seat| drop(face.respond(seat, true)));
    face.wander(2, &mut tabuleiro_search::random::seeded(9));
    (1..seats).for_each(|seat| drop(face.act(seat, Act::Resign)));
    face
}

fn replay(log: &[Event]) -> Result<Session, Box<Fault>> {
    let events: Result<Vec<_>, WireError> = log.iter().map(Event::read).collect();
    let events = events.map_err(|error| Box::new(Fault::of(&error)))?;
    Session::check(&events, *KINDS).map_err(|error| Box::new(Fault::of(&error)))
}

fn code(game: &str, log: &[Event]) -> String {
    let Err(fault) = replay(log) else { panic!("{game}: it was replayed") };
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
        let session = replay(&arrived).unwrap_or_else(|fault| panic!("{game}: {fault:?}"));
        assert_eq!(tabuleiro_wire::View::from(&session.view()), face.view());
        assert_eq!(tabuleiro_wire::Archive::from(&session.archive("")), face.record());
        let events: Vec<Event> = session.events().iter().map(Event::from).collect();
        assert_eq!(events, log);
    }
}

#[test]
fn a_log_with_a_gap_says_so_wherever_it_is() {
    for (game, options) in OPENINGS {
        let log = played(game, options).events();
        for missing in 1..log.len() - 1 {
            let mut cut = log.clone();
            cut.remove(missing);
            assert_eq!(code(game, &cut), "table-log-gap", "{game} without {missing}");
        }
        for twice in 0..log.len() {
            let mut long = log.clone();
            long.insert(twice, log[twice].clone());
            let code = code(game, &long);
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
            code(game, &other)
        };
        let moved = |seat, text: &str| Happening::Moved { seat, text: text.to_owned(), lag: 0, worth: None };
        assert_eq!(with(1, moved(1, "x")), "table-log-refused", "{game}: a wrong seat");
        assert_eq!(with(1, moved(0, "no such move")), "table-log-refused", "{game}");
        assert_eq!(with(1, moved(77, "x")), "wire-unknown-seat", "{game}");
        assert_eq!(with(2, Happening::Flagged { seat: 0 }), "table-log-other", "{game}: nobody has a clock");
        let ended = |ending: &str| Happening::Ended { ending: ending.to_owned(), outcome: None };
        assert_eq!(with(1, ended("bored")), "wire-unknown-ending", "{game}");
        assert_eq!(with(1, ended("rules")), "table-log-other", "{game}");
        let last = log.len() - 1;
        assert_eq!(with(last, ended("resigned 2")), "table-log-other", "{game}: it has a winner");
    }
}

#[test]
fn an_event_names_seats_of_the_table_only() {
    for (game, options) in OPENINGS {
        let log = played(game, options).events();
        let seats = face_seats(&log);
        let last = log.len() - 1;
        for ending in [format!("resigned {}", seats + 1), format!("no-show {}", seats + 1)] {
            let mut other = log.clone();
            other[last].what = Happening::Ended { ending, outcome: None };
            assert!(replay(&other).is_err(), "{game}");
            let events: Result<Vec<_>, WireError> = other.iter().map(Event::read).collect();
            let folded = events.is_ok_and(|events| Session::fold(&events, *KINDS).is_ok());
            assert!(!folded, "{game}: not even a trusting fold seats somebody");
        }
    }
}

fn face_seats(log: &[Event]) -> usize {
    match &log[0].what {
        Happening::Opened { players, .. } => players.len(),
        other => panic!("{other:?}"),
    }
}
