//! The lines that machines read.

use serde_json::Value;
use tabuleiro_game::{Detail, Outcome, Seat};
use tabuleiro_table::{Setup, State, Table};
use tabuleiro_wire::line;

use crate::along::{KINDS, from, game, open, variants, whole_game};

/// What a line must be, field by field, written here a second time and by other means.
fn wanted(state: &State) -> Value {
    let outcome = |outcome: Outcome| {
        let mut object = serde_json::json!({ "winner": outcome.winner.map(Seat::index) });
        match outcome.detail {
            Detail::Plain => (),
            Detail::Scores(scores) => object["scores"] = serde_json::json!(scores),
            Detail::Colour(letter) => object["colour"] = Value::from(letter.to_string()),
        }
        object
    };
    serde_json::json!({
        "ply": state.ply,
        "move": state.mv,
        "position": state.position,
        "turn": state.turn.map(Seat::index),
        "moves": state.moves,
        "outcome": state.outcome.map(outcome),
    })
}

#[test]
fn every_line_of_every_game_has_what_is_promised() {
    for kind in KINDS.iter() {
        for setup in variants(kind) {
            let (table, _) = whole_game(kind, &setup, 17);
            for ply in 0..=table.ply() {
                let state = table.state(ply);
                let line = line::write(&line::Replayed::from(state.clone()));
                assert!(!line.contains('\n'));
                assert_eq!(serde_json::from_str::<Value>(&line).expect("JSON"), wanted(&state));
                let places = ["ply", "move", "position", "turn", "moves", "outcome"]
                    .map(|field| line.find(&format!("\"{field}\":")).expect("the field is there"));
                assert!(places.is_sorted(), "the fields come in the promised order: {line}");
            }
        }
    }
}

#[test]
fn moves_are_sorted_and_none_are_left_at_the_end() {
    for kind in KINDS.iter() {
        for setup in variants(kind) {
            let table = game(kind, &setup, 19, 2_000);
            for ply in 0..=table.ply() {
                let state = table.state(ply);
                assert!(state.moves.is_sorted());
                assert_eq!(state.ply, ply);
                assert_eq!(state.mv.is_none(), ply == 0);
                assert_eq!(state.turn.is_none(), state.outcome.is_some());
                assert_eq!(state.moves.is_empty(), state.outcome.is_some());
                assert_eq!(state.outcome.is_some(), ply == table.ply() && !is_broken_off(table.as_ref()));
            }
        }
    }
}

fn is_broken_off(table: &dyn Table) -> bool {
    table.state(usize::MAX).outcome.is_none()
}

#[test]
fn the_moves_are_those_that_led_to_each_state() {
    for kind in KINDS.iter() {
        for setup in variants(kind) {
            let mut table = game(kind, &setup, 29, 60);
            let led: Vec<String> = (1..=table.ply()).filter_map(|ply| table.state(ply).mv).collect();
            assert_eq!((table.moves().len(), table.moves()), (table.ply(), led.clone()), "{}", kind.name());
            assert!(table.undo(), "a move was played");
            assert_eq!(table.moves(), led[..led.len() - 1], "what was taken back is no longer told");
        }
        assert!(open(kind, &Setup::default()).moves().is_empty());
    }
}

#[test]
fn the_past_looks_as_it_looked() {
    for kind in KINDS.iter() {
        let (whole, _) = whole_game(kind, &variants(kind)[1], 23);
        let mut again = open(kind, &variants(kind)[1]);
        for ply in 0..whole.ply() {
            assert_eq!(again.state(usize::MAX), whole.state(ply));
            again.play(&whole.state(ply + 1).mv.expect("a move led there")).expect("it was legal");
        }
        assert_eq!(again.state(usize::MAX), whole.state(usize::MAX));
        assert_eq!(whole.state(usize::MAX), whole.state(whole.ply()));
    }
}

#[test]
fn an_end_by_repetition_shows_in_the_last_line_only() {
    let oware = KINDS.find("oware").expect("it is in the list");
    let mut table = open(oware, &from("1-0-0-0-0-0-1-0-0-0-0-0-23-23-S"));
    for mv in oware.split("AaBbCcDdEeFf") {
        table.play(&mv).expect("a legal move");
    }
    let [first, last] = [0, 12].map(|ply| table.state(ply));
    assert_eq!(first.position, last.position);
    assert_eq!((first.outcome, first.moves.len()), (None, 1));
    assert_eq!((last.outcome, last.turn, last.moves.len()), (Some(Outcome::scores([24, 24])), None, 0));
    assert!(table.choices().is_empty(), "nothing can be touched any more");
}
