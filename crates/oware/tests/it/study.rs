//! Exact values of endings, and that what is said of moves is true.

use tabuleiro_game::{Game, Record};
use tabuleiro_oware::{Move, Oware};
use tabuleiro_search::{Aids, Leash, Limit, Progress, Stop, Study, Value};
use tabuleiro_testkit::walk;
use tabuleiro_testkit::words::assert_said;

use crate::laws::starts;
use crate::{at, endings, game};

fn why(at: &Oware, mv: &str) -> Option<String> {
    Oware::why(at, mv.parse().expect("a house")).map(|message| message.to_string())
}

#[test]
fn endings_are_known_whatever_has_been_seen() {
    let fresh = at("1-0-0-0-0-0-1-0-0-0-0-0-23-23-S");
    let value = |record: &Record<Oware>| Oware::known(record, &endings()).map(|proven| proven.value);
    assert_eq!(value(&Record::new(fresh)), Some(Value::Draw));
    assert_eq!(value(&game(fresh, "Aa")), Some(Value::Draw), "what has been seen changes nothing here");
    assert_eq!(value(&Record::new(Oware::start("".parse().expect("options")))), None);
    assert_eq!(Oware::known(&Record::new(fresh), &Aids::none()), None, "nobody to ask");
}

#[test]
fn a_line_is_found_for_a_value_that_is_known() {
    let record = Record::new(at("0-0-2-1-0-0-0-1-0-0-1-1-20-22-N"));
    let known = Oware::known(&record, &endings()).expect("six seeds");
    let solved = Oware::solve(&record, &endings(), &mut Leash::free()).expect("it is known");
    assert_eq!(solved.proven.value, known.value);
    assert!(solved.line.iter().try_fold(record, |mut record, &mv| record.play(mv).map(|()| record)).is_ok());
}

#[test]
fn an_ending_beyond_the_tables_is_solved_by_searching_down_to_them() {
    let record = Record::new(at("2-1-0-0-0-3-1-2-1-0-1-3-17-17-S"));
    assert_eq!(Oware::known(&record, &endings()), None);
    let mut told = Progress::default();
    let mut tell = |progress: &Progress| told = *progress;
    let mut leash = Leash::new(Limit::default(), &Stop::new(), &mut tell);
    let solved = Oware::solve(&record, &endings(), &mut leash).expect("nothing stops it");
    assert!(solved.nodes >= told.nodes && told.nodes > 0);
    let mut played = record.clone();
    solved.line.iter().for_each(|&mv| played.play(mv).expect("a legal line"));
    let now = Oware::known(&played, &endings()).map(|proven| proven.value);
    let expected =
        if solved.line.len().is_multiple_of(2) { solved.proven.value } else { -solved.proven.value };
    assert!(played.outcome().is_some() || now == Some(expected), "{} after {:?}", played.now(), solved.line);
}

#[test]
fn a_limit_or_a_stop_ends_a_solution_without_a_value() {
    let start = Record::new(Oware::start("".parse().expect("options")));
    let mut few = Leash::silent(Limit::nodes(10_000), &Stop::new());
    assert_eq!(Oware::solve(&start, &endings(), &mut few), None);
    assert_eq!(few.nodes(), 10_000, "what was spent counts");
    let stop = Stop::new();
    stop.pull();
    assert_eq!(Oware::solve(&start, &endings(), &mut Leash::silent(Limit::default(), &stop)), None);
}

#[test]
fn reasons_name_the_move_that_shows_them() {
    let south = at("0-0-0-7-0-1-0-4-2-1-1-0-20-12-S");
    assert_eq!(why(&south, "D"), None, "it wins");
    assert_eq!(why(&south, "F").as_deref(), Some("misses a win at once: D"));
    assert_eq!(
        why(&at("0-0-0-0-0-1-1-5-0-0-0-1-23-17-N"), "f").as_deref(),
        Some("lets South win at once with F")
    );
    assert_eq!(
        why(&at("4-4-4-4-0-1-1-4-4-4-4-4-4-6-S"), "A").as_deref(),
        Some("leaves 2 seeds that F would capture")
    );
    assert_eq!(why(&at("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S"), "A"), None);
}

/// What the reasons say, by the plain rules: a win, or so many seeds more.
#[test]
fn reasons_are_true() {
    let mut told = 0;
    for (number, start) in starts().iter().enumerate() {
        for at in walk::game(start, number as u64).positions() {
            for mv in at.moves().collect::<Vec<_>>() {
                let Some(message) = Oware::why(at, mv) else { continue };
                assert_said(&message);
                assert_shown(at, mv, &message.to_string());
                told += 1;
            }
        }
    }
    assert!(told > 100, "{told} reasons");
}

fn assert_shown(at: &Oware, mv: Move, text: &str) {
    let after = |at: &Oware, mv: Move| {
        let mut next = *at;
        next.apply(mv);
        next
    };
    let last = |text: &str| text.split(' ').rfind(|word| word.len() == 1).and_then(|word| word.parse().ok());
    let named: Move = last(text).expect("a house is named");
    let next = after(at, mv);
    let gained = |from: &Oware, mv: Move| {
        let seat = from.turn();
        after(from, mv).captured(seat) - from.captured(seat)
    };
    let wins = |from: &Oware, mv: Move| {
        after(from, mv).outcome().is_some_and(|outcome| outcome.winner == Some(from.turn()))
    };
    let holds = match text {
        _ if text.starts_with("misses a win") => wins(at, named) && !wins(at, mv),
        _ if text.contains("win at once with") => wins(&next, named),
        _ if text.contains("capture ") && text.starts_with("lets") => {
            text.contains(&format!("capture {} ", gained(&next, named)))
        }
        _ => text.contains(&format!("leaves {} ", gained(at, named))) && gained(at, named) > gained(at, mv),
    };
    assert!(holds, "{at} {mv}: {text}");
}
