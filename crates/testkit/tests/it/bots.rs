//! The players: their order, their strength, and that they keep within their leash.

use std::collections::BTreeSet;

use tabuleiro_game::{Game, Record};
use tabuleiro_search::{Aids, Keyed, Leash, Limit, Roster, Stop};
use tabuleiro_testkit::Morris;
use tabuleiro_testkit::morris::MorrisOptions;
use tabuleiro_testkit::{ladder, walk};

use crate::laws::starts;

#[test]
fn the_roster_is_in_order() {
    ladder::assert_in_order::<Morris>(&["random", "careful", "perfect"], &[]);
}

#[test]
fn strength_is_as_stated_to_the_game() {
    ladder::assert_strength_to_the_game::<Morris>(&Aids::none(), |_| true);
}

#[test]
fn other_games_come_to_about_the_same() {
    ladder::assert_strength::<Morris>(&Aids::none(), |_| 400);
}

#[test]
fn every_player_repeats_itself_and_keeps_its_limit() {
    let pulled = Stop::new();
    pulled.pull();
    for entry in Morris::roster() {
        for at in walk::positions(&starts(), 2).into_iter().filter(|at| at.outcome().is_none()) {
            let think = |limit: Limit, stop: &Stop| {
                let mut bot = (entry.make)(5, &Aids::none());
                bot.think(&Record::new(at), &mut Leash::silent(limit, stop))
            };
            assert_eq!(think(Limit::default(), &Stop::new()), think(Limit::default(), &Stop::new()));
            for nodes in [0, 1, 10, 100] {
                let report = think(Limit::nodes(nodes), &Stop::new());
                assert!(report.nodes <= nodes, "{} applied {} moves", entry.name, report.nodes);
                assert!(report.best.is_some_and(|mv| at.check(mv).is_ok()), "{} at {at}", entry.name);
            }
            let stopped = think(Limit::default(), &pulled);
            assert!(stopped.best.is_some_and(|mv| at.check(mv).is_ok()), "{} at {at}", entry.name);
        }
    }
}

/// Whoever remembers a position by its key must not take it for another.
#[test]
fn positions_that_differ_have_different_keys() {
    let mut seen: Vec<Morris> = Vec::new();
    for flying in [false, true] {
        for seed in 0..60 {
            let start = Morris::start(MorrisOptions { flying });
            seen.extend(walk::game(&start, seed).positions());
        }
    }
    let texts: BTreeSet<String> = seen.iter().map(Morris::to_string).collect();
    let keys: BTreeSet<u64> = seen.iter().map(Keyed::key).collect();
    assert!(texts.len() > 200);
    assert_eq!(keys.len(), texts.len());
}
