//! How games begin: options, positions, deals.

use tabuleiro_table::{Kind, Setup, SetupError, Table};
use tabuleiro_testkit::words::assert_said;

use crate::along::{KINDS, from, game, open, record, under, values, variants};

/// The first position of a table.
fn first(table: &dyn Table) -> String {
    table.setting().position
}

/// The reason why a game cannot begin so, and whether the asking itself was wrong.
fn refused(kind: &'static dyn Kind, setup: &Setup) -> bool {
    match kind.open(setup) {
        Ok(_) => panic!("{} begins with {setup:?}", kind.name()),
        Err(error) => {
            assert_said(&tabuleiro_game::Speak::message(&error));
            matches!(error, SetupError::Usage(_))
        }
    }
}

#[test]
fn an_option_that_contradicts_the_positions_words_is_wrong_usage() {
    for kind in KINDS.iter() {
        for field in kind.options() {
            let (key, values) = (field.key, values(&field));
            let [usual, other, ..] = values[..] else { panic!("{key} has one value only") };
            let position = first(open(kind, &under(&[(key, other)])).as_ref());
            let asked = |value: &str| Setup { position: Some(position.clone()), ..under(&[(key, value)]) };
            assert!(refused(kind, &asked(usual)), "{key}={usual} with {position}");
            assert_eq!(first(open(kind, &asked(other)).as_ref()), position, "the same said twice is no harm");
        }
    }
}

#[test]
fn an_option_beside_a_position_that_is_silent_about_it_holds() {
    for kind in KINDS.iter().filter(|kind| kind.options().iter().any(|field| field.key == "rules")) {
        let plain = first(open(kind, &Setup::default()).as_ref());
        let report = first(open(kind, &under(&[("rules", "report")])).as_ref());
        let asked = Setup { position: Some(plain), ..under(&[("rules", "report")]) };
        assert_eq!(first(open(kind, &asked).as_ref()), report);
    }
}

#[test]
fn options_that_the_game_lacks_are_wrong_usage() {
    for kind in KINDS.iter() {
        for (key, value) in [("frob", "1"), ("", ""), ("rules ", "book"), ("Rules", "book"), ("slam", "x")] {
            assert!(refused(kind, &under(&[(key, value)])), "{key}={value}");
        }
        for field in kind.options() {
            let (key, values) = (field.key, values(&field));
            for value in ["", "nonsense", "☃", "-1", "99999999999999999999"] {
                assert!(refused(kind, &under(&[(key, value)])), "{key}={value}");
            }
            let usual = values[0];
            assert!(refused(kind, &under(&[(key, usual), (key, usual)])), "{key} twice");
        }
    }
}

#[test]
fn malformed_positions_are_not_wrong_usage() {
    for kind in KINDS.iter() {
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
    for kind in KINDS.iter() {
        let dealt = |seed| first(open(kind, &Setup { deal: Some(seed), ..Setup::default() }).as_ref());
        for seed in 0..20 {
            assert_eq!(dealt(seed), dealt(seed));
        }
        differ += usize::from((1..20).any(|seed| dealt(seed) != dealt(0)));
    }
    assert!(differ >= 1, "at least one game has something to deal");
}

#[test]
fn without_a_seed_everything_lies_as_it_always_does() {
    for kind in KINDS.iter() {
        let fields = kind.options();
        let usual: Vec<_> = fields.iter().map(|field| (field.key, field.usual.as_str())).collect();
        assert_eq!(first(open(kind, &Setup::default()).as_ref()), first(open(kind, &under(&usual)).as_ref()));
    }
}

#[test]
fn what_was_said_is_not_dealt() {
    for kind in KINDS.iter() {
        for field in kind.options() {
            let (key, values) = (field.key, values(&field));
            for value in values {
                let said = under(&[(key, value)]);
                for seed in 0..5 {
                    let dealt = open(kind, &Setup { deal: Some(seed), ..said.clone() });
                    let again = Setup { position: Some(first(dealt.as_ref())), ..said.clone() };
                    assert!(kind.open(&again).is_ok(), "{key}={value} holds in what was dealt");
                }
            }
        }
    }
    let oolong = KINDS.find("oolong").expect("it is in the list");
    let said = under(&[("markers", "RRUC-BGKJ")]);
    for seed in 0..5 {
        let dealt = Setup { deal: Some(seed), ..said.clone() };
        assert_eq!(open(oolong, &dealt).setting(), open(oolong, &said).setting());
    }
}

#[test]
fn a_position_is_not_dealt() {
    for kind in KINDS.iter() {
        for setup in variants(kind) {
            let position = game(kind, &setup, 8, 3).state(usize::MAX).position;
            let dealt = Setup { deal: Some(99), ..from(&position) };
            assert_eq!(first(open(kind, &dealt).as_ref()), position);
        }
    }
}

#[test]
fn what_chance_deals_is_kept_by_the_record() {
    for kind in KINDS.iter() {
        let table = open(kind, &Setup { deal: Some(4), ..Setup::default() });
        let archive = record(table.as_ref(), None);
        assert_eq!(first(archive.open(KINDS).expect("it begins").as_ref()), first(table.as_ref()));
    }
}
