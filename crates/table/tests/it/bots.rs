//! Every player of every game against every other, at a table.

use tabuleiro_search::roster::Group;
use tabuleiro_search::{Leash, Limit, Stop, Strength};
use tabuleiro_table::{Kind, Player, Session, Setup, Terms};
use tabuleiro_testkit::words::assert_said;

use crate::along::{KINDS, open, variants};
use crate::players::{FRIENDLY, LIMIT, let_bot_play, refused, seated};

/// So many games each pair plays under each of the ways to begin: one with each seating.
const GAMES: u64 = 2;

fn bot(name: &str) -> Player {
    Player::Level(name.to_owned())
}

/// A game between two players, who take the seats in turn.
fn play(kind: &'static dyn Kind, setup: &Setup, pair: [&str; 2], number: u64) -> Session {
    let setup = Setup { deal: Some(number), ..setup.clone() };
    let terms = Terms { seed: number, ..FRIENDLY };
    let mut session = seated(kind, &setup, terms, |seat| bot(pair[(seat + number as usize) % 2]));
    while let Some(turn) = session.turn() {
        let told = session.table().state(usize::MAX);
        let played = let_bot_play(&mut session, LIMIT, &Stop::new());
        let (seat, text) =
            played.unwrap_or_else(|| panic!("{} {pair:?}: no move at {}", kind.name(), told.position));
        assert!(told.moves.contains(&text), "{} {pair:?}: {text}", kind.name());
        assert_eq!((seat, session.table().ply()), (turn, told.ply + 1));
    }
    session
}

#[test]
fn every_bot_plays_whole_games_against_every_bot_under_every_rule() {
    for kind in KINDS.iter() {
        let names: Vec<&str> = kind.bots().iter().map(|card| card.name).collect();
        for setup in variants(kind) {
            for (index, one) in names.iter().enumerate() {
                for two in &names[index..] {
                    for number in 0..GAMES {
                        let session = play(kind, &setup, [one, two], number);
                        assert!(session.ended().is_some_and(|end| end.outcome.is_some()));
                        assert_said(&session.verdict().expect("it is over"));
                    }
                }
            }
        }
    }
}

#[test]
fn a_bot_that_is_stopped_at_once_still_plays() {
    for kind in KINDS.iter() {
        for card in kind.bots() {
            let mut session = seated(kind, &Setup::default(), FRIENDLY, |_| bot(card.name));
            let stop = Stop::new();
            stop.pull();
            let limit = Limit { nodes: Some(0), depth: Some(0) };
            assert!(let_bot_play(&mut session, limit, &stop).is_some(), "{} of {}", card.name, kind.name());
        }
    }
}

#[test]
fn rosters_are_listed_with_what_they_are_and_how_strong() {
    for kind in KINDS.iter() {
        let cards = kind.bots();
        assert!(cards.len() >= 2, "{} has players to choose from", kind.name());
        assert!(cards.iter().any(|card| card.name == kind.usual()), "the usual one is there");
        assert!(cards.iter().any(|card| card.strength == Strength::Baseline));
        let main = cards.iter().filter(|card| card.group == Group::Main).count();
        assert!(main > 0 && cards.iter().all(|card| card.report == (card.group == Group::Report)));
        for (index, card) in cards.iter().enumerate() {
            let rating_of =
                |name: &str| cards.iter().find(|other| other.name == name).map_or(0, |other| other.rating);
            let base = f64::from(card.strength.against().map_or(0, rating_of));
            let wanted = base + card.strength.elo().unwrap_or(0.0);
            assert!((f64::from(card.rating) - wanted).abs() <= 1.0, "{} is rated by its results", card.name);
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
fn nobody_thinks_who_is_not_in_the_roster() {
    for kind in KINDS.iter() {
        let task = open(kind, &Setup::default()).task(&kind.aids());
        for name in ["nobody", "", "human", "☃"] {
            refused(task.think(name, 1, &mut Leash::free()), "table-unknown-bot");
        }
        let people = seated(kind, &Setup::default(), FRIENDLY, |_| Player::human());
        assert_eq!(people.level_to_move(), None, "no bot has sat down");
    }
}
