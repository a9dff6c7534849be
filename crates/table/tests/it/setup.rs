//! How games begin: options, positions, deals.

use tabuleiro_table::{KINDS, Setup, SetupError};
use tabuleiro_testkit::words::assert_said;

use crate::along::{from, game, open, under, values, variants};

/// The reason why a game cannot begin so, and whether the asking itself was wrong.
fn refused(kind: &tabuleiro_table::Kind, setup: &Setup) -> bool {
    match (kind.open)(setup) {
        Ok(_) => panic!("{} begins with {setup:?}", kind.name),
        Err(error) => {
            assert_said(&tabuleiro_game::Speak::message(&error));
            matches!(error, SetupError::Usage(_))
        }
    }
}

#[test]
fn an_option_that_contradicts_the_positions_words_is_wrong_usage() {
    for kind in &KINDS {
        for key in (kind.option_keys)() {
            let [usual, other, ..] = values(key) else { panic!("{key} has one value only") };
            let position = open(kind, &under(&[(key, other)])).beginning().0;
            let asked = |value: &str| Setup { position: Some(position.clone()), ..under(&[(key, value)]) };
            assert!(refused(kind, &asked(usual)), "{key}={usual} with {position}");
            assert_eq!(open(kind, &asked(other)).beginning().0, position, "the same said twice is no harm");
        }
    }
}

#[test]
fn an_option_beside_a_position_that_is_silent_about_it_holds() {
    for kind in KINDS.iter().filter(|kind| (kind.option_keys)().contains(&"rules")) {
        let plain = open(kind, &Setup::default()).beginning().0;
        let report = open(kind, &under(&[("rules", "report")])).beginning().0;
        let asked = Setup { position: Some(plain), ..under(&[("rules", "report")]) };
        assert_eq!(open(kind, &asked).beginning().0, report);
    }
}

#[test]
fn options_that_the_game_lacks_are_wrong_usage() {
    for kind in &KINDS {
        for (key, value) in [("frob", "1"), ("", ""), ("rules ", "book"), ("Rules", "book"), ("slam", "x")] {
            assert!(refused(kind, &under(&[(key, value)])), "{key}={value}");
        }
        for key in (kind.option_keys)() {
            for value in ["", "nonsense", "☃", "-1", "99999999999999999999"] {
                assert!(refused(kind, &under(&[(key, value)])), "{key}={value}");
            }
            let usual = values(key)[0];
            assert!(refused(kind, &under(&[(key, usual), (key, usual)])), "{key} twice");
        }
    }
}

#[test]
fn malformed_positions_are_not_wrong_usage() {
    for kind in &KINDS {
        let good = game(kind, &Setup::default(), 3, 5).state(usize::MAX).position;
        let short = good[..good.len() / 2].to_owned();
        for text in ["", " ", "nonsense", "☃", &short, &format!("{good} frob=1"), &format!("{good} nonsense")]
        {
            assert!(!refused(kind, &from(text)), "“{text}”");
        }
    }
}

#[test]
fn deals_repeat_with_their_seed() {
    let mut differ = 0;
    for kind in &KINDS {
        let dealt = |seed| open(kind, &Setup { deal: Some(seed), ..Setup::default() }).beginning().0;
        for seed in 0..20 {
            assert_eq!(dealt(seed), dealt(seed));
        }
        differ += usize::from((1..20).any(|seed| dealt(seed) != dealt(0)));
    }
    assert!(differ >= 1, "at least one game has something to deal");
}

#[test]
fn without_a_seed_everything_lies_as_it_always_does() {
    for kind in &KINDS {
        let usual: Vec<_> = (kind.option_keys)().into_iter().map(|key| (key, values(key)[0])).collect();
        assert_eq!(open(kind, &Setup::default()).beginning().0, open(kind, &under(&usual)).beginning().0);
    }
}

#[test]
fn what_was_said_is_not_dealt() {
    for kind in &KINDS {
        for key in (kind.option_keys)() {
            for value in values(key) {
                let said = under(&[(key, value)]);
                for seed in 0..5 {
                    let dealt = open(kind, &Setup { deal: Some(seed), ..said.clone() });
                    let again = Setup { position: Some(dealt.beginning().0), ..said.clone() };
                    assert!((kind.open)(&again).is_ok(), "{key}={value} holds in what was dealt");
                }
            }
        }
    }
    let oolong = tabuleiro_table::find("oolong").expect("it is in the list");
    let said = under(&[("markers", "RRUC-BGKJ")]);
    for seed in 0..5 {
        let dealt = Setup { deal: Some(seed), ..said.clone() };
        assert_eq!(open(oolong, &dealt).beginning(), open(oolong, &said).beginning());
    }
}

#[test]
fn a_position_is_not_dealt() {
    for kind in &KINDS {
        for setup in variants(kind) {
            let position = game(kind, &setup, 8, 3).state(usize::MAX).position;
            let dealt = Setup { deal: Some(99), ..from(&position) };
            assert_eq!(open(kind, &dealt).beginning().0, position);
        }
    }
}

#[test]
fn what_chance_deals_is_kept_by_the_record() {
    for kind in &KINDS {
        let table = open(kind, &Setup { deal: Some(4), ..Setup::default() });
        let archive = crate::along::record(table.as_ref());
        assert_eq!(archive.open().expect("it begins").beginning().0, table.beginning().0);
    }
}
