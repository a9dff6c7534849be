//! Asking about endings: only of boards with few enough seeds, and of nobody if nobody is there.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use tabuleiro_game::Game;
use tabuleiro_oware::endings::{Lookup, find};
use tabuleiro_oware::{Endings, Oware, OwareOptions, Share};
use tabuleiro_search::{Aids, Oracle, Value};

use crate::at;

/// Says of every board with at most so many seeds that all of them go to the side to move, and counts the questions.
struct Counting {
    seeds: u8,
    asked: AtomicU32,
}

impl Endings for Counting {
    fn seeds(&self) -> u8 {
        self.seeds
    }

    fn share(&self, at: &Oware) -> Option<Share> {
        self.asked.fetch_add(1, Ordering::Relaxed);
        Some(Share::exactly(at.houses().iter().sum()))
    }
}

fn counting(seeds: u8) -> Arc<Counting> {
    Arc::new(Counting { seeds, asked: AtomicU32::new(0) })
}

const TWO: &str = "1-0-0-0-0-0-1-0-0-0-0-0-23-23-S";
const TEN: &str = "2-1-0-0-0-2-1-0-1-1-1-1-19-19-S";

#[test]
fn nobody_is_asked_about_more_seeds_than_are_known() {
    let endings = counting(10);
    let lookup = Lookup::new(endings.clone());
    assert_eq!(lookup.share(&Oware::start(OwareOptions::default())), None);
    assert_eq!(lookup.clone().up_to(9).share(&at(TEN)), None);
    assert_eq!(endings.asked.load(Ordering::Relaxed), 0);
    assert_eq!(lookup.up_to(99).share(&at(TEN)), Some(Share::exactly(10)));
    assert_eq!(endings.asked.load(Ordering::Relaxed), 1);
}

#[test]
fn who_has_no_endings_knows_nothing() {
    assert!(find(&Aids::none()).is_none());
    assert_eq!(Lookup::among(&Aids::none()).probe(&at(TWO)), None);
    assert_eq!(Lookup::none().share(&at(TWO)), None);
}

#[test]
fn endings_are_found_among_the_aids() {
    let endings: Arc<dyn Endings> = counting(4);
    let aids = Aids::none().with(endings);
    let value = |found: &dyn Oracle<Oware>| found.probe(&at(TWO)).map(|proven| proven.value);
    assert_eq!(value(find(&aids).expect("they are there")), Some(Value::Win));
    assert_eq!(value(&Lookup::among(&aids)), Some(Value::Win));
    assert_eq!(Lookup::among(&aids).probe(&at(TEN)), None);
}

#[test]
fn a_share_proves_what_the_captures_make_of_it() {
    let value = |text: &str, least, most| {
        Share { least, most }.proven(&at(text)).map(|proven| (proven.value, proven.margin))
    };
    assert_eq!(value(TEN, 6, 10), Some((Value::Win, None)));
    assert_eq!(value(TEN, 5, 5), Some((Value::Draw, Some(0))));
    assert_eq!(value(TEN, 0, 4), Some((Value::Loss, None)));
    assert_eq!(value(TEN, 5, 6), None);
    assert_eq!(value(TEN, 4, 5), None);
}
