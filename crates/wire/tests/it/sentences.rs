//! Sentences that travel are spoken at their destination as they would have been where they came from.

use tabuleiro_game::{Lang, Mark, Message, SpotIndex, Step, View};
use tabuleiro_search::{Leash, Limit, Stop, random};
use tabuleiro_table::{Setup, Table, setup};
use tabuleiro_wire::message::Arg;
use tabuleiro_wire::{self as wire, WireError};

use crate::face::{BUNDLES, KINDS, OPENINGS, both};

/// It arrives, through JSON, and is said the same in both languages.
fn assert_travels(message: &Message) {
    let sent = wire::Message::from(message);
    let text = serde_json::to_string(&sent).expect("a sentence is JSON");
    let arrived: wire::Message = serde_json::from_str(&text).expect("it is a sentence");
    assert_eq!(arrived, sent);
    let again = BUNDLES.message(&arrived).unwrap_or_else(|why| panic!("{message:?}: {why}"));
    assert_eq!(both(&again), both(message));
    assert_eq!(again.to_string(), message.to_string());
}

fn of_view(view: &View) -> Vec<Message> {
    let reasons = view.marks.iter().filter_map(|mark| match mark {
        Mark::Reason(reason) => Some(reason),
        _ => None,
    });
    view.facts.iter().chain(reasons).chain(&view.question).chain(&view.verdict).cloned().collect()
}

fn of_steps(steps: &[Step]) -> Vec<Message> {
    let back = tabuleiro_game::step::back(steps);
    steps.iter().chain(&back).map(|step| step.say.clone()).collect()
}

/// Everything that a table can say now.
fn of_table(table: &dyn Table) -> Vec<Message> {
    let mut said = of_view(&table.view(usize::MAX));
    said.extend(table.choices().into_iter().map(|choice| choice.say));
    let state = table.state(usize::MAX);
    for text in state.moves.iter().step_by(state.moves.len() / 5 + 1) {
        let preview = table.preview(text).expect("the move is legal");
        said.extend(of_steps(&preview.steps));
        said.extend(of_view(&preview.after));
        said.extend(preview.remarks);
    }
    let spots = table.board().spots.len() as u16;
    let refusals = (0..spots).filter_map(|spot| table.refused_path(&[SpotIndex(spot)]));
    said.extend(refusals.map(|refusal| refusal.message));
    for text in ["", "?", "a1", "A@b3", "c", "nein", "🦊"] {
        for lang in Lang::ALL {
            match table.read(text, lang) {
                Ok(tabuleiro_game::Reading::More(question)) => said.push(question),
                Ok(tabuleiro_game::Reading::Move(_)) => {}
                Err(refusal) => said.push(refusal.message),
            }
        }
        said.extend(table.preview(text).err().map(|refusal| refusal.message));
    }
    said
}

#[test]
fn whatever_games_say_on_their_way_travels() {
    for (game, options) in OPENINGS {
        let kind = KINDS.find(game).expect("the game is listed");
        let words = setup::split_words(options).expect("the options can be read");
        let mut rng = random::seeded(31);
        for deal in 0..3 {
            let setup = Setup { words: words.clone(), deal: Some(deal), position: None };
            let mut table = kind.open(&setup).expect("the game opens");
            table.setting().seats.iter().for_each(assert_travels);
            while table.ply() < 300 {
                of_table(table.as_ref()).iter().for_each(assert_travels);
                let Some(text) = pick(&table.state(usize::MAX).moves, &mut rng) else { break };
                let played = table.play(&text).expect("the move is legal");
                assert_travels(&played.say);
            }
            of_table(table.as_ref()).iter().for_each(assert_travels);
        }
    }
}

fn pick(moves: &[String], rng: &mut random::Random) -> Option<String> {
    let index = (!moves.is_empty()).then(|| tabuleiro_game::chance::below(rng, moves.len() as u32))?;
    moves.get(index as usize).cloned()
}

#[test]
fn what_stands_in_kinds_and_on_boards_travels() {
    for kind in KINDS.iter() {
        assert_travels(&kind.about());
        for field in kind.options() {
            assert_travels(&field.label);
            if let tabuleiro_game::OptionValues::OneOf(values) = &field.values {
                values.iter().map(|(_, label)| label).for_each(assert_travels);
            }
        }
        for card in kind.bots() {
            assert_travels(&card.about);
            assert_travels(&card.strength_told());
        }
        let board = kind.open(&Setup::default()).expect("every game has a start").board();
        board.spots.iter().for_each(|spot| assert_travels(&spot.label));
        board.scoring.iter().for_each(assert_travels);
        for look in 0..board.looks.len() {
            for count in [0, 1, 2, 12] {
                let look = tabuleiro_game::LookIndex(look as u8);
                assert_travels(&board.token_name(look, count).expect("the look is listed"));
            }
        }
    }
}

#[test]
fn reasons_against_moves_travel() {
    for (game, _) in OPENINGS {
        let kind = KINDS.find(game).expect("the game is listed");
        let mut table = kind.open(&Setup::default()).expect("every game has a start");
        let mut rng = random::seeded(77);
        for _ in 0..12 {
            let mut leash = Leash::silent(Limit::nodes(500), &Stop::new());
            let judged = table.task(&kind.aids()).analyse(&mut leash);
            judged.iter().filter_map(|one| one.why.as_ref()).for_each(assert_travels);
            let Some(text) = pick(&table.state(usize::MAX).moves, &mut rng) else { break };
            table.play(&text).expect("the move is legal");
        }
    }
}

#[test]
fn a_several_of_a_look_is_filled_in_where_it_arrives() {
    let kind = KINDS.find("oware").expect("the game is listed");
    let board = kind.open(&Setup::default()).expect("every game has a start").board();
    let travelled = wire::Board::from(&board);
    let mut several =
        travelled.looks.iter().find_map(|look| look.several.clone()).expect("seeds are counted");
    several.values.insert("count".to_owned(), Arg::Number(7));
    let look = board.looks.iter().position(|look| look.several.is_some()).expect("as above");
    let name = board.token_name(tabuleiro_game::LookIndex(look as u8), 7).expect("the look is listed");
    assert_eq!(both(&BUNDLES.message(&several).expect("it is known")), both(&name));
}

fn message(bundle: &str, key: &str) -> wire::Message {
    wire::Message { bundle: bundle.into(), key: key.into(), values: std::collections::BTreeMap::new() }
}

#[test]
fn unknown_bundles_and_keys_are_told_also_inside_others() {
    let bundle = WireError::UnknownBundle("nowhere".into());
    assert_eq!(BUNDLES.message(&message("nowhere", "wire-not-open")), Err(bundle.clone()));
    for key in ["", "wire", "wire-not", "wire-not-open ", "wire-not-open = No", "# a comment"] {
        let unknown = WireError::UnknownKey("wire".into(), key.into());
        assert_eq!(BUNDLES.message(&message("wire", key)), Err(unknown), "{key}");
    }
    let mut outer = message("wire", "wire-malformed");
    outer.values.insert("why".into(), Arg::Say(Box::new(message("nowhere", "x"))));
    assert_eq!(BUNDLES.message(&outer), Err(bundle));
}

#[test]
fn values_that_a_sentence_does_not_use_are_left_behind() {
    let mut sent = message("wire", "wire-unknown-seat");
    sent.values.insert("seat".into(), Arg::Number(-3));
    sent.values.insert("hat".into(), Arg::Text("{ $seat }".into()));
    let arrived = BUNDLES.message(&sent).expect("it is known");
    assert_eq!(arrived.args().len(), 1);
    assert_eq!(arrived.to_string(), "This table has no seat -3.");
}

#[test]
fn where_one_touches_places_have_their_names_and_nothing_is_to_be_typed() {
    let kind = KINDS.find("oolong").expect("the game is listed");
    let table = kind.open(&Setup::default()).expect("the game opens");
    let question = wire::Message::from(&table.view(usize::MAX).question.expect("somebody is asked"));
    let said = |bundles: &wire::Bundles| bundles.message(&question).expect("it is known").to_string();
    assert!(said(&BUNDLES).contains("table c "), "{}", said(&BUNDLES));
    let touched = BUNDLES.clone().touched();
    assert!(said(&touched).contains("table centre "), "{}", said(&touched));
}
