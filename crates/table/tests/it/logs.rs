//! Logs of events that are not those of a session: each is a typed error, or a history that could have been.

use tabuleiro_game::{Outcome, Seat, Speak};
use tabuleiro_table::{Ending, Event, Happening, ReplayError};
use tabuleiro_testkit::words::assert_said;

use crate::along::{KINDS, variants};
use crate::events::Story;

/// Some stories of every kind of game.
fn stories() -> Vec<Story> {
    let mut stories = Vec::new();
    for kind in KINDS.iter() {
        for setup in variants(kind) {
            stories.extend((0..6).map(|seed| Story::told(kind, &setup, seed, 60)));
        }
    }
    stories
}

/// A log gives a session with exactly these events, or an error that can be said.
fn error(story: &Story, log: &[Event]) -> Option<ReplayError> {
    match story.replay(log) {
        Ok(session) => {
            assert_eq!(session.events(), log, "a session of other events");
            None
        }
        Err(why) => {
            assert_said(&why.message());
            Some(why)
        }
    }
}

fn renumbered(mut log: Vec<Event>) -> Vec<Event> {
    (1..).zip(&mut log).for_each(|(number, event)| event.number = number);
    log
}

#[test]
fn a_missing_event_is_a_gap() {
    for story in stories() {
        let log = story.session.events();
        for index in 0..log.len().saturating_sub(1) {
            let mut log = log.to_vec();
            log.remove(index);
            let (wanted, found) = (index as u32 + 1, index as u32 + 2);
            assert_eq!(error(&story, &log), Some(ReplayError::Gap { wanted, found }));
            error(&story, &renumbered(log));
        }
    }
}

#[test]
fn an_event_that_stands_twice_is_a_gap() {
    for story in stories() {
        let log = story.session.events();
        for index in 0..log.len() {
            let mut log = log.to_vec();
            log.insert(index, log[index].clone());
            let (wanted, found) = (index as u32 + 2, index as u32 + 1);
            assert_eq!(error(&story, &log), Some(ReplayError::Gap { wanted, found }));
            error(&story, &renumbered(log));
        }
    }
}

#[test]
fn swapped_events_are_a_gap() {
    for story in stories() {
        let log = story.session.events();
        for index in 1..log.len() {
            let mut log = log.to_vec();
            log.swap(index - 1, index);
            let (wanted, found) = (index as u32, index as u32 + 1);
            assert_eq!(error(&story, &log), Some(ReplayError::Gap { wanted, found }));
            error(&story, &renumbered(log));
        }
    }
}

#[test]
fn a_log_that_is_cut_gives_the_session_as_it_was_or_an_error() {
    for story in stories() {
        let log = story.session.events();
        for length in 0..log.len() {
            let is_whole = error(&story, &log[..length]).is_none();
            // An end comes with what has brought it about.
            let brings_an_end =
                matches!(log[length].what, Happening::Ended(ending, _) if ending != Ending::Aborted);
            assert!(!(is_whole && brings_an_end), "{:?}", &log[..=length]);
        }
    }
}

/// What happened, told of the next seat.
fn of_another(what: &Happening, seats: u8) -> Happening {
    let next = |seat: &Seat| seat.after(seats);
    match what {
        Happening::Moved(seat, text) => Happening::Moved(next(seat), text.clone()),
        Happening::DrawOffered(seat) => Happening::DrawOffered(next(seat)),
        Happening::DrawAgreed(seat) => Happening::DrawAgreed(next(seat)),
        Happening::DrawDeclined(seat) => Happening::DrawDeclined(next(seat)),
        Happening::TakebackOffered(seat, to) => Happening::TakebackOffered(next(seat), *to),
        Happening::TakebackAgreed(seat) => Happening::TakebackAgreed(next(seat)),
        Happening::TakebackDeclined(seat) => Happening::TakebackDeclined(next(seat)),
        Happening::TookBack(seat, to) => Happening::TookBack(next(seat), *to),
        Happening::Resigned(seat) => Happening::Resigned(next(seat)),
        Happening::Flagged(seat) => Happening::Flagged(next(seat)),
        Happening::Ended(ending, outcome) => Happening::Ended(
            match ending {
                Ending::Resigned(seat) => Ending::Resigned(next(seat)),
                Ending::Flag(seat) => Ending::Flag(next(seat)),
                Ending::Agreed => Ending::MoveLimit,
                _ => Ending::Agreed,
            },
            *outcome,
        ),
    }
}

#[test]
fn an_event_of_another_seat_is_not_what_happened() {
    for story in stories() {
        let log = story.session.events();
        for (index, event) in log.iter().enumerate() {
            let mut log = log.to_vec();
            log[index].what = of_another(&event.what, story.session.table().seats());
            let error = error(&story, &log);
            if matches!(event.what, Happening::Moved(..) | Happening::Flagged(_) | Happening::Ended(..)) {
                let number = index as u32 + 1;
                assert!(
                    matches!(error, Some(ReplayError::Refused(found, _) | ReplayError::Other(found)) if found == number),
                    "{:?} for {event:?}: {error:?}",
                    log[index]
                );
            }
        }
    }
}

#[test]
fn altered_moves_numbers_and_results_are_not_what_happened() {
    for story in stories() {
        let log = story.session.events();
        for (index, event) in log.iter().enumerate() {
            let number = index as u32 + 1;
            for other in [0, number + 1, number + 7, u32::MAX] {
                let mut log = log.to_vec();
                log[index].number = other;
                assert_eq!(error(&story, &log), Some(ReplayError::Gap { wanted: number, found: other }));
            }
            let altered = |what: Happening| {
                let mut log = log.to_vec();
                log[index].what = what;
                error(&story, &log)
            };
            match &event.what {
                Happening::Moved(seat, text) => {
                    for odd in ["", "zz", "☃", &format!("{text} "), &text.to_uppercase().repeat(2)] {
                        let error = altered(Happening::Moved(*seat, odd.to_owned()));
                        assert!(error.is_some(), "{odd:?} for {text}");
                    }
                    assert!(
                        altered(Happening::Moved(Seat::new(3), text.clone())).is_some()
                            || *seat == Seat::new(3)
                    );
                }
                Happening::TookBack(seat, to) | Happening::TakebackOffered(seat, to) => {
                    for wrong in [to + 1, u32::MAX] {
                        let what = match event.what {
                            Happening::TookBack(..) => Happening::TookBack(*seat, wrong),
                            _ => Happening::TakebackOffered(*seat, wrong),
                        };
                        assert_eq!(altered(what), Some(ReplayError::Other(number)));
                    }
                }
                Happening::Ended(ending, outcome) => {
                    for wrong in [
                        None,
                        Some(Outcome::DRAW),
                        Some(Outcome::won(Seat::FIRST)),
                        Some(Outcome::won(Seat::SECOND)),
                    ] {
                        if wrong != *outcome {
                            assert_eq!(
                                altered(Happening::Ended(*ending, wrong)),
                                Some(ReplayError::Other(number))
                            );
                        }
                    }
                }
                _ => (),
            }
        }
    }
}

#[test]
fn altered_times_give_a_history_that_could_have_been_or_an_error() {
    for story in stories() {
        let log = story.session.events();
        for index in 0..log.len() {
            for at in [0, log[index].at + 1, log[index].at + 2_000, u64::MAX] {
                let mut log = log.to_vec();
                log[index].at = at;
                error(&story, &log);
            }
        }
    }
}

#[test]
fn events_of_another_game_are_not_what_happened() {
    let stories = stories();
    for (story, other) in stories.iter().zip(stories.iter().skip(37).chain(&stories)) {
        let (log, foreign) = (story.session.events(), other.session.events());
        for (index, event) in foreign.iter().enumerate().take(log.len()) {
            let mut log = log.to_vec();
            log[index].what = event.what.clone();
            error(story, &log);
            log.insert(index, event.clone());
            error(story, &renumbered(log));
        }
        let has_moved = foreign.iter().any(|event| matches!(event.what, Happening::Moved(..)));
        if has_moved && story.kind.name() != other.kind.name() && !speaks_alike(story, other) {
            assert!(error(story, foreign).is_some(), "{} at {}", other.kind.name(), story.kind.name());
        }
    }
}

/// Whether the first move of one could be one of the other too.
fn speaks_alike(story: &Story, other: &Story) -> bool {
    let first = |story: &Story| story.session.table().state(0).moves;
    first(story).iter().any(|text| first(other).contains(text))
}

#[test]
fn a_session_that_cannot_begin_is_an_error_of_its_own() {
    for kind in KINDS.iter() {
        let mut story = Story::told(kind, &variants(kind)[0], 1, 20);
        story.players.push(tabuleiro_table::Player::human());
        let error = story.replay(story.session.events()).err();
        assert!(
            matches!(&error, Some(ReplayError::Begin(why)) if why.code() == "table-seats-count"),
            "{error:?}"
        );
    }
}
