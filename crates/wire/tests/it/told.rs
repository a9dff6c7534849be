//! Small things that must not get lost on their way.

use tabuleiro_game::{Seat, Speak};
use tabuleiro_search::Strength;
use tabuleiro_table::time::{Moment, Span};
use tabuleiro_table::{self as table, Happening, Worth};
use tabuleiro_wire::ask::{Holding, Thinking};
use tabuleiro_wire::kind::Bot;
use tabuleiro_wire::{Act, Answer, Ask, Command, Event, WireError, line};

use crate::face::{Face, KINDS, Open, answered};

#[test]
fn what_the_way_took_and_what_a_move_is_worth_travel_with_it() {
    for (lag, worth) in [(0, None), (300, None), (0, Some(Worth::Score(-50))), (7, Some(Worth::Score(125)))] {
        let what = Happening::Moved { seat: Seat::FIRST, text: "A".to_owned(), lag: Span(lag), worth };
        let event = table::Event { number: 4, at: Moment(9), cause: None, what };
        let text = line::write(&Event::from(&event));
        assert_eq!(text.contains("lag"), lag > 0, "{text}");
        let read: Event = serde_json::from_str(&text).expect("it can be read");
        assert_eq!(read.read(), Ok(event), "{text}");
    }
}

#[test]
fn what_a_level_thinks_of_its_move_is_kept_with_the_command() {
    let mut face = Face::at("oware", "");
    let command = Command { id: "mine".to_owned(), seen: 0, act: Act::Play { text: "A".to_owned() } };
    let worth = Some("+1.25".to_owned());
    let asked = Ask::Hold(Holding::Command { seat: 0, command, worth });
    let events = answered!(face.ask(asked), Answer::Decided { events, .. } => events);
    assert!(line::write(&events[0]).contains("+1.25"), "{events:?}");
}

#[test]
fn whatever_is_not_known_is_repeated_but_not_at_any_length() {
    let long = "x".repeat(5_000);
    for (name, shown) in [("chess", "chess"), (long.as_str(), "xxxxx")] {
        for error in [
            WireError::UnknownGame(name.to_owned()),
            WireError::UnknownBundle(name.to_owned()),
            WireError::UnknownPuzzle(name.to_owned()),
            WireError::Malformed(name.to_owned()),
        ] {
            let said = error.message().to_string();
            assert!(said.contains(shown) && said.len() < 400, "{said}");
            assert_eq!(error.to_string(), said);
        }
    }
}

#[test]
fn a_player_has_the_strength_that_was_measured() {
    let mut measured = 0;
    for kind in KINDS.iter() {
        for card in kind.bots() {
            let bot = Bot::from(&card);
            assert_eq!(bot.elo, card.strength.elo().map(f64::round), "{}", card.name);
            measured += usize::from(bot.elo.is_some_and(|elo| elo != 0.0));
            let even = Strength::Against { name: "other", games: 2, won: 1, drawn: 0 };
            let bot = Bot::from(&table::BotCard { strength: even, ..card });
            assert!(line::write(&bot).contains("\"elo\":0.0,"), "as strong is neither above nor below");
        }
    }
    assert!(measured > 0);
}

#[test]
fn it_is_told_who_has_left_and_who_agrees() {
    let mut face = Face::at("otrio", "players=3");
    assert_eq!((face.standing().gone, face.standing().offers), (vec![], vec![]));
    let head = face.head();
    face.ask(crate::face::command(2, head, Act::OfferDraw));
    let offers = face.standing().offers;
    assert_eq!((offers[0].by, offers[0].agreed.as_slice()), (2, &[2][..]));
    for (seat, gone) in [(0, vec![0]), (2, vec![])] {
        let mut face = Face::at("otrio", "players=3");
        face.ask(crate::face::command(0, 0, if seat == 0 { Act::Resign } else { Act::OfferDraw }));
        assert_eq!(face.standing().gone, gone);
    }
}

#[test]
fn a_level_that_stands_worse_agrees_to_a_draw_and_one_that_leads_does_not() {
    for (level, agrees) in [(0, false), (1, true)] {
        let mut players = vec!["human".to_owned(), "human".to_owned()];
        players[level] = KINDS.find("oware").expect("it is listed").usual().to_owned();
        let mut face = Face::new();
        face.open(Open {
            game: "oware".to_owned(),
            position: Some("2-2-2-2-1-1-2-2-2-2-1-1-20-8-S".to_owned()),
            players,
            friendly: true,
            ..Open::default()
        });
        for ply in 0..6_u8 {
            let (text, head) = (face.choices()[0].text.clone(), face.head());
            face.ask(crate::face::command(ply % 2, head, Act::Play { text }));
        }
        assert_eq!(face.standing().ply, 6);
        let answer = face.ask(Ask::Think(Thinking::Draw { seat: level as u8 }));
        assert_eq!(answered!(answer, Answer::Draw { yes } => yes), agrees, "seat {level}");
    }
}
