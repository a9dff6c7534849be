//! Kinds and boards as they travel.

use tabuleiro_game as game;
use tabuleiro_table::{Setup, setup};
use tabuleiro_wire::ask::Catalogue;
use tabuleiro_wire::kind::{Group, OptionValue};
use tabuleiro_wire::{Answer, Ask};

use crate::face::{Face, KINDS, OPENINGS, answered, opening, spoken};

fn kinds() -> Vec<tabuleiro_wire::Kind> {
    answered!(Face::new().ask(Ask::Catalogue(Catalogue::Kinds)), Answer::Kinds { kinds } => kinds)
}

#[test]
fn every_kind_travels_with_its_options_and_players() {
    let kinds = kinds();
    assert_eq!(kinds.iter().map(|kind| kind.name.as_str()).collect::<Vec<_>>(), KINDS.names());
    for (travelled, kind) in kinds.iter().zip(KINDS.iter()) {
        assert_eq!(travelled.title, kind.title().to_string());
        assert_eq!(travelled.bots.len(), kind.bots().len());
        assert!(travelled.bots.iter().any(|bot| bot.name == travelled.usual));
        let keys: Vec<&str> = travelled.options.iter().map(|option| option.key.as_str()).collect();
        assert_eq!(keys, kind.options().iter().map(|field| field.key).collect::<Vec<_>>());
        spoken(&travelled.about);
        for bot in &travelled.bots {
            spoken(&bot.about);
            spoken(&bot.strength);
            assert_eq!(bot.elo.is_some(), bot.against.is_some(), "{}", bot.name);
            assert_eq!(bot.report, bot.group == Group::Report, "{}", bot.name);
        }
    }
}

#[test]
fn every_value_of_every_option_opens_a_game() {
    let mut face = Face::new();
    for kind in kinds() {
        for option in &kind.options {
            assert_ne!(option.values.is_some(), option.example.is_some(), "values, or an example");
            spoken(&option.label);
            let labelled = option.values.iter().flatten();
            labelled.clone().for_each(|OptionValue { label, .. }| assert!(!spoken(label)[1].is_empty()));
            let values = labelled.map(|value| &value.value).chain(&option.example).chain([&option.usual]);
            for value in values.filter(|value| !value.is_empty()) {
                let options = format!("{}={value}", option.key);
                let fits =
                    Ask::Catalogue(Catalogue::Fits { game: kind.name.clone(), options: options.clone() });
                // A value may need another beside it: then both doors say so, in the same words.
                match face.ask(fits) {
                    Answer::Fits => drop(face.open(opening(&kind.name, &options))),
                    Answer::Fault { fault } => {
                        assert_eq!(face.fault(Ask::from(opening(&kind.name, &options))), fault);
                    }
                    other => panic!("{other:?}"),
                }
            }
        }
    }
}

#[test]
fn options_that_do_not_fit_are_told_before_a_game_is_lost_for_them() {
    let mut face = Face::at("quantik", "");
    face.wander(3, &mut tabuleiro_search::random::seeded(1));
    let before = face.everything();
    let fits = |game: &str, options: &str| {
        Ask::Catalogue(Catalogue::Fits { game: game.into(), options: options.into() })
    };
    answered!(face.ask(fits("otrio", "players=3")), Answer::Fits => ());
    for (game, options) in [("otrio", "players=9"), ("oware", "sugar=2"), ("oware", "rules"), ("chess", "")] {
        let fault = face.fault(fits(game, options));
        assert!(!spoken(&fault.say)[1].is_empty(), "{game} {options}");
    }
    assert_eq!(face.everything(), before);
}

#[test]
fn boards_travel_whole() {
    for (name, options) in OPENINGS {
        let travelled = Face::at(name, options).board();
        let words = setup::split_words(options).expect("the options can be read");
        let kind = KINDS.find(name).expect("the game is listed");
        let table = kind.open(&Setup { words, ..Setup::default() }).expect("the game opens");
        let board = table.board();
        assert_eq!(travelled, tabuleiro_wire::Board::from(&board), "{name}");
        assert_eq!(travelled.spots.len(), board.spots.len());
        for (one, spot) in travelled.spots.iter().zip(&board.spots) {
            assert_eq!((&one.id, one.at, one.stack), (&spot.id, [spot.at.x, spot.at.y], spot.stack));
            assert_eq!(one.size, [spot.size.width, spot.size.height]);
            assert_eq!(one.group.map(game::SpotIndex), spot.group);
            assert_eq!(
                one.seat.is_some(),
                matches!(spot.kind, game::SpotKind::Hand(_) | game::SpotKind::Store(_))
            );
            spoken(&one.label);
        }
        for look in &travelled.looks {
            assert!(usize::from(look.paint) < travelled.paints.len());
            spoken(&look.name);
        }
        for paint in &travelled.paints {
            for tone in [&paint.day, &paint.evening] {
                for colour in [&tone.fill, &tone.ink] {
                    let digits = colour.strip_prefix('#').expect("a colour begins with #");
                    assert!(digits.len() == 6 && digits.bytes().all(|digit| digit.is_ascii_hexdigit()));
                }
            }
        }
    }
}
