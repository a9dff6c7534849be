//! Any bytes as a log of events, one a line: refused with a code, or a session that replays the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tabuleiro_fuzz::kind;
use tabuleiro_table::clock::Control;
use tabuleiro_table::{self as table, Player, Session, Setup, Terms};
use tabuleiro_wire::{Event, Fault};

/// A session of that kind with people on all seats.
fn replay(kind: &'static dyn table::Kind, terms: Terms, log: &[Event]) -> Result<Session, Fault> {
    let start = kind.open(&Setup::default()).unwrap_or_else(|_| unreachable!("every game has a start"));
    let seats = start.seats();
    let events: Result<Vec<table::Event>, _> = log.iter().map(|event| event.read(seats)).collect();
    let events = events.map_err(|error| Fault::of(&error))?;
    let players = vec![Player::human(); usize::from(seats)];
    Session::replay(start, players, terms, 0, &events).map_err(|error| Fault::of(&error))
}

fn terms(byte: u8) -> Terms {
    let control = match byte % 4 {
        0 => Control::None,
        1 => Control::Fischer { start: 1_000, add: 10 },
        2 => Control::Delay { start: 1_000, free: 10 },
        _ => Control::PerMove { each: 1_000 },
    };
    Terms { control, seed: 0, is_friendly: byte & 4 != 0 }
}

fuzz_target!(|data: &[u8]| {
    let [first, second, rest @ ..] = data else { return };
    let text = String::from_utf8_lossy(rest);
    let log: Result<Vec<Event>, _> = text.lines().map(serde_json::from_str).collect();
    let (Ok(log), kind, terms) = (log, kind(*first), terms(*second)) else { return };
    match replay(kind, terms, &log) {
        Err(fault) => assert!(!fault.code.is_empty()),
        Ok(session) => {
            let told: Vec<Event> = session.events().iter().map(Event::from).collect();
            assert_eq!(told, log, "a session tells the log it came from");
            let again = replay(kind, terms, &told).unwrap_or_else(|fault| panic!("{fault:?}"));
            assert!(again.view() == session.view() && again.events() == session.events());
            assert_eq!(again.archive("").to_string(), session.archive("").to_string());
            assert_eq!(again.clock(), session.clock());
        }
    }
});
