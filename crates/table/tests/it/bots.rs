//! Every player of every game against every other, at a table.

use tabuleiro_game::Seat;
use tabuleiro_search::{Limit, Stop, Strength};
use tabuleiro_table::{KINDS, Kind, Session, Setup, Who};
use tabuleiro_testkit::words::assert_said;

use crate::along::{open, variants};

/// So many games each pair plays under each of the ways to begin: one with each seating.
const GAMES: u64 = 2;
/// Whoever searches is kept short: what is tested is not how well they play.
const LIMIT: Limit = Limit { nodes: Some(50), depth: Some(2) };

/// A game between two players, who take the seats in turn.
fn play(kind: &Kind, setup: &Setup, pair: [&str; 2], number: u64) -> Session {
    let table = open(kind, &Setup { deal: Some(number), ..setup.clone() });
    let seats = (0..table.seats()).map(|seat| Who::from(pair[(usize::from(seat) + number as usize) % 2]));
    let seats = seats.collect();
    let mut session = Session::new(table, seats, number).expect("both are in the roster");
    while let Some((seat, _)) = session.turn() {
        let (ply, told) = (session.table().ply(), session.table().state(usize::MAX));
        let played = session
            .let_bot_play(&LIMIT, &Stop::new())
            .unwrap_or_else(|| panic!("{} {pair:?}: no move at {}", kind.name, told.position));
        assert!(told.moves.contains(&played.text), "{} {pair:?}: {}", kind.name, played.text);
        assert_eq!((played.seat, session.table().ply()), (seat, ply + 1));
    }
    session
}

#[test]
fn every_bot_plays_whole_games_against_every_bot_under_every_rule() {
    for kind in &KINDS {
        let names: Vec<&str> = (kind.bots)().iter().map(|card| card.name).collect();
        for setup in variants(kind) {
            for (index, one) in names.iter().enumerate() {
                for two in &names[index..] {
                    for number in 0..GAMES {
                        let session = play(kind, &setup, [one, two], number);
                        assert!(session.table().ended().is_some_and(|end| end.outcome.is_some()));
                        assert_said(&session.table().verdict().expect("it is over"));
                    }
                }
            }
        }
    }
}

#[test]
fn a_bot_that_is_stopped_at_once_still_plays() {
    for kind in &KINDS {
        for card in (kind.bots)() {
            let table = open(kind, &Setup::default());
            let seats = vec![Who::from(card.name); usize::from(table.seats())];
            let mut session = Session::new(table, seats, 1).expect("it is in the roster");
            let stop = Stop::new();
            stop.pull();
            let limit = Limit { nodes: Some(0), depth: Some(0) };
            assert!(session.let_bot_play(&limit, &stop).is_some(), "{} of {}", card.name, kind.name);
        }
    }
}

#[test]
fn rosters_are_listed_with_what_they_are_and_how_strong() {
    for kind in &KINDS {
        let cards = (kind.bots)();
        assert!(cards.len() >= 2, "{} has players to choose from", kind.name);
        assert!(cards.iter().any(|card| card.name == (kind.usual)()), "the usual one is there");
        assert!(cards.iter().any(|card| card.strength == Strength::Baseline));
        for (index, card) in cards.iter().enumerate() {
            assert_said(&card.about);
            assert_said(&card.strength_told());
            assert!(cards[..index].iter().all(|other| other.name != card.name));
            assert!(
                card.name != "human"
                    && card.name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
            );
            if let Strength::Against { name, games, won, drawn } = card.strength {
                assert!(
                    cards[..index].iter().any(|other| other.name == name),
                    "measured against a weaker one"
                );
                assert!(won + drawn <= games && games > 0);
                assert!(2 * won + drawn > games, "{} is not stronger than {name}", card.name);
            }
        }
    }
}

#[test]
fn nobody_sits_on_a_seat_that_is_not_there() {
    for kind in &KINDS {
        let mut table = open(kind, &Setup::default());
        assert!(!table.seat_bot(Seat::FIRST, "nobody", 1));
        assert!(table.think(&Limit::default(), &Stop::new(), &mut |_| ()).is_none(), "no bot has sat down");
    }
}
