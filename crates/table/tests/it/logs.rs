//! Logs of events that are not those of a session: checked, each is a typed error or a history that could have been; folded, each is
//! a typed error or a session, and never a panic.

use tabuleiro_game::{Outcome, Seat, Speak};
use tabuleiro_table::time::{Moment, Span};
use tabuleiro_table::{Ending, Event, FoldError, Happening, Player, Session};
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

/// A log gives a session with exactly these events, or an error that can be said; folding it trustingly does no harm either.
fn error(log: &[Event]) -> Option<FoldError> {
    if let Err(why) = Session::fold(log, KINDS) {
        assert_said(&why.message());
    }
    match Story::check(log) {
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
    (0..).zip(&mut log).for_each(|(number, event)| event.number = number);
    log
}

#[test]
fn a_missing_event_is_a_gap() {
    for story in stories() {
        let log = story.session.events();
        for index in 1..log.len() - 1 {
            let mut log = log.to_vec();
            log.remove(index);
            let (wanted, found) = (index as u32, index as u32 + 1);
            assert_eq!(error(&log), Some(FoldError::Gap { wanted, found }));
            error(&renumbered(log));
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
            let (wanted, found) = (index as u32 + 1, index as u32);
            assert_eq!(error(&log), Some(FoldError::Gap { wanted, found }));
            error(&renumbered(log));
        }
    }
}

#[test]
fn swapped_events_are_a_gap_or_no_beginning() {
    for story in stories() {
        let log = story.session.events();
        for index in 1..log.len() {
            let mut log = log.to_vec();
            log.swap(index - 1, index);
            let (wanted, found) = (index as u32 - 1, index as u32);
            let expected = if index == 1 { FoldError::NoBeginning } else { FoldError::Gap { wanted, found } };
            assert_eq!(error(&log), Some(expected));
            error(&renumbered(log));
        }
    }
}

#[test]
fn a_log_that_is_cut_is_the_session_as_it_was() {
    for story in stories() {
        let log = story.session.events();
        for length in 1..=log.len() {
            assert_eq!(error(&log[..length]), None, "{:?}", log.get(length));
        }
        assert_eq!(error(&[]), Some(FoldError::NoBeginning));
    }
}

/// What happened, told of the next seat.
fn of_another(what: &Happening, seats: u8) -> Happening {
    let next = |seat: &Seat| seat.after(seats);
    let mut what = what.clone();
    match &mut what {
        Happening::Moved { seat, .. }
        | Happening::DrawOffered(seat)
        | Happening::TakebackOffered(seat, _)
        | Happening::Agreed(seat, _)
        | Happening::Declined(seat, _)
        | Happening::Withdrawn(seat, _)
        | Happening::TookBack(seat, _)
        | Happening::Resigned(seat)
        | Happening::Abandoned { seat, .. }
        | Happening::TimeGiven(seat, _)
        | Happening::Flagged(seat) => *seat = next(seat),
        Happening::Ended(ending, _) => {
            *ending = match ending {
                Ending::Resigned(seat) => Ending::Resigned(next(seat)),
                Ending::Flag(seat) => Ending::Flag(next(seat)),
                Ending::Agreed => Ending::MoveLimit,
                _ => Ending::Agreed,
            }
        }
        Happening::Opened(_) | Happening::Unserved(_) => (),
    }
    what
}

#[test]
fn an_event_of_another_seat_is_not_what_happened() {
    for story in stories() {
        let log = story.session.events();
        for (index, event) in log.iter().enumerate().skip(1) {
            let mut log = log.to_vec();
            log[index].what = of_another(&event.what, story.session.table().seats());
            let error = error(&log);
            if event.cause.is_some() || matches!(event.what, Happening::Flagged(_) | Happening::Ended(..)) {
                let number = index as u32;
                assert!(
                    matches!(error, Some(FoldError::Refused(found, _) | FoldError::Other(found)) if found == number),
                    "{:?} for {event:?}: {error:?}",
                    log[index]
                );
            }
        }
    }
}

#[test]
fn a_command_of_another_seat_is_not_what_was_asked() {
    for story in stories() {
        let log = story.session.events();
        for index in 1..log.len() {
            let mut log = log.to_vec();
            let seats = story.session.table().seats();
            let Some(cause) = &mut log[index].cause else { continue };
            cause.seat = cause.seat.after(seats);
            assert!(error(&log).is_some(), "{:?}", log[index]);
        }
    }
}

#[test]
fn altered_moves_numbers_and_results_are_not_what_happened() {
    for story in stories() {
        let log = story.session.events();
        for (index, event) in log.iter().enumerate().skip(1) {
            let number = index as u32;
            for other in [0, number + 1, number + 7, u32::MAX] {
                let mut log = log.to_vec();
                log[index].number = other;
                assert_eq!(error(&log), Some(FoldError::Gap { wanted: number, found: other }));
            }
            let altered = |what: Happening| {
                let mut log = log.to_vec();
                log[index].what = what;
                error(&log)
            };
            match &event.what {
                Happening::Moved { seat, text, lag, worth } => {
                    let moved = |seat: Seat, text: &str| Happening::Moved {
                        seat,
                        text: text.to_owned(),
                        lag: *lag,
                        worth: *worth,
                    };
                    for odd in ["", "zz", "☃", &format!("{text} "), &text.to_uppercase().repeat(2)] {
                        assert!(altered(moved(*seat, odd)).is_some(), "{odd:?} for {text}");
                    }
                    assert!(altered(moved(Seat::new(3), text)).is_some() || *seat == Seat::new(3));
                }
                Happening::TookBack(seat, to) => {
                    for wrong in [to + 1, u32::MAX] {
                        let error = altered(Happening::TookBack(*seat, wrong));
                        assert_eq!(error, Some(FoldError::Other(number)));
                    }
                }
                Happening::TakebackOffered(seat, to) => {
                    for wrong in [to + 1, u32::MAX] {
                        let error = altered(Happening::TakebackOffered(*seat, wrong));
                        assert_eq!(error, Some(FoldError::Other(number)));
                    }
                }
                Happening::Ended(ending, outcome) if *ending != Ending::Adjudicated => {
                    for wrong in [
                        None,
                        Some(Outcome::DRAW),
                        Some(Outcome::won(Seat::FIRST)),
                        Some(Outcome::won(Seat::SECOND)),
                    ] {
                        if wrong != *outcome {
                            let error = altered(Happening::Ended(*ending, wrong));
                            assert_eq!(error, Some(FoldError::Other(number)));
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
            for at in [Moment(0), log[index].at + Span(1), log[index].at + Span(2_000), Moment(u64::MAX)] {
                let mut log = log.to_vec();
                log[index].at = at;
                error(&log);
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
            error(&log);
            log.insert(index, event.clone());
            error(&renumbered(log));
        }
        let has_moved = foreign.iter().any(|event| matches!(event.what, Happening::Moved { .. }));
        if has_moved && story.kind.name() != other.kind.name() && !speaks_alike(story, other) {
            let begins_alike = [&log[..1], &foreign[1..]].concat();
            assert!(error(&begins_alike).is_some(), "{} at {}", other.kind.name(), story.kind.name());
        }
    }
}

/// Whether the first move of one could be one of the other too.
fn speaks_alike(story: &Story, other: &Story) -> bool {
    let first = |story: &Story| story.session.table().state(0).moves;
    first(story).iter().any(|text| first(other).contains(text))
}

/// A beginning with something changed.
fn begun(story: &Story, change: impl Fn(&mut tabuleiro_table::Opened)) -> Option<FoldError> {
    let mut log = story.session.events().to_vec();
    let Happening::Opened(opened) = &mut log[0].what else { panic!("it begins") };
    change(opened);
    error(&log)
}

#[test]
fn a_session_that_cannot_begin_is_an_error_of_its_own() {
    for kind in KINDS.iter() {
        let story = Story::told(kind, &variants(kind)[0], 1, 20);
        let is_begin = |error: Option<FoldError>, code: &str| matches!(&error, Some(FoldError::Begin(why)) if why.code() == code);
        assert!(is_begin(begun(&story, |opened| opened.players.push(Player::human())), "table-seats-count"));
        assert!(is_begin(
            begun(&story, |opened| opened.players[0] = Player::Level("nobody".to_owned())),
            "table-unknown-bot"
        ));
        assert!(is_begin(begun(&story, |opened| opened.game = "chess".to_owned()), "table-log-game"));
        assert!(matches!(
            begun(&story, |opened| opened.options = "☃=1".to_owned()),
            Some(FoldError::Begin(_))
        ));
        assert!(matches!(
            begun(&story, |opened| opened.position = Some("☃".to_owned())),
            Some(FoldError::Begin(_))
        ));
        for version in [0, 2, u32::MAX] {
            assert_eq!(begun(&story, |opened| opened.version = version), Some(FoldError::Version(version)));
        }
    }
}
