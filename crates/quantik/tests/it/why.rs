//! That what is said of a bad move is true.

use std::collections::BTreeSet;

use tabuleiro_game::{Arg, Game, Lang, Message};
use tabuleiro_quantik::{Move, Quantik, Shape};
use tabuleiro_search::{Study, Value};
use tabuleiro_testkit::words::assert_said;
use tabuleiro_testkit::{Naive, walk};

use crate::laws::starts;
use crate::naive::Slow;
use crate::solved::known;

fn at(text: &str) -> Quantik {
    text.parse().expect("this can happen")
}

fn mv(text: &str) -> Move {
    text.parse().expect("a move")
}

/// The move that a sentence names.
fn named(message: &Message) -> String {
    let arg =
        |name: &str| &message.args().iter().find(|(given, _)| *given == name).expect("it is filled in").1;
    let Arg::Say(what) = arg("what") else { panic!("a shape is said in words") };
    let what = what.to_string();
    let name = what.strip_prefix("a ").expect("a piece has its article");
    let shape = Shape::named(name, Lang::En).expect("a shape");
    format!("{}@{}", shape.letter(), arg("cell"))
}

fn value(at: &Quantik) -> Value {
    known(at).value
}

fn after(at: &Quantik, mv: Move) -> Quantik {
    let mut next = *at;
    next.play(mv).expect("a legal move");
    next
}

/// Whether a sentence about a move is true, by the slow rules.
fn holds(before: &Quantik, played: Move, message: &Message) -> bool {
    let next = after(before, played);
    let slow = Slow::of(&next);
    let reply = named(message);
    let replied = || slow.after(&reply);
    let completes = |board: &Slow, mv: &String| board.after(mv).completed();
    match message.key() {
        "quantik-why-line" => slow.moves().contains(&reply) && replied().completed(),
        "quantik-why-stuck" => {
            slow.moves().contains(&reply) && !replied().completed() && replied().moves().is_empty()
        }
        "quantik-why-trap" => replied().moves().iter().all(|own| {
            let board = replied().after(own);
            !board.completed() && board.moves().iter().any(|winning| completes(&board, winning))
        }),
        "quantik-why-force" => {
            let plies =
                message.args().iter().find(|(name, _)| *name == "plies").map(|(_, plies)| plies.to_string());
            let known = known(&after(&next, mv(&reply)));
            known.value == Value::Loss && known.plies.map(|left| (left + 1).to_string()) == plies
        }
        "quantik-why-win-let-go" => {
            value(&next) == Value::Draw && value(&after(before, mv(&reply))) == Value::Loss
        }
        "quantik-why-not-at-once" => {
            value(&next) == Value::Loss
                && next.outcome().is_none()
                && after(before, mv(&reply)).outcome().is_some_and(|end| end.winner == Some(before.turn()))
        }
        key => panic!("an unknown sentence: {key}"),
    }
}

#[test]
fn every_reason_given_is_true_and_said_in_both_languages() {
    let mut keys = BTreeSet::new();
    for before in walk::positions(&starts(), 40).into_iter().filter(|at| at.outcome().is_none()) {
        for played in before.moves() {
            let Some(message) = Quantik::why(&before, played) else { continue };
            assert!(holds(&before, played, &message), "{played} at {before}: {message}");
            if keys.insert(message.key()) {
                assert_said(&message);
            }
        }
    }
    assert_eq!(keys.len(), 6, "{keys:?}");
}

#[test]
fn every_losing_move_has_a_reason_and_every_best_one_that_wins_has_none() {
    for before in walk::positions(&starts(), 20).into_iter().filter(|at| at.outcome().is_none()) {
        for played in before.moves() {
            let next = after(&before, played);
            let is_best = known(&next).seen_before_the_move() == known(&before);
            match value(&next) {
                Value::Win => assert!(Quantik::why(&before, played).is_some(), "{played} at {before}"),
                Value::Loss if is_best => {
                    assert_eq!(Quantik::why(&before, played), None, "{played} at {before}");
                }
                _ => {}
            }
        }
    }
}

#[test]
fn a_winning_reply_is_named_with_its_piece_and_cell() {
    let before = at("Ab../..../..../....");
    let message = Quantik::why(&before, mv("C@c4")).expect("Brown can complete the row");
    assert_eq!(message.to_string(), "leaves a winning reply: a sphere on d4");
}
