//! Whole games of every kind, played by requests only, as a page plays them.

use std::collections::BTreeSet;

use tabuleiro_wire::answer::Read;
use tabuleiro_wire::ask::{Looking, Thinking};
use tabuleiro_wire::choice::Motion;
use tabuleiro_wire::{Answer, Ask, Board, Choice, Happening, Player, View};

use crate::face::{Face, KINDS, OPENINGS, Open, answered, carry_out, heap, opening, spoken};

/// No game here is followed for longer.
const MOST: u32 = 2_000;

/// The weakest player that the game has, so that whole games take no time.
fn weakest(game: &str) -> String {
    let kind = KINDS.find(game).expect("the game is listed");
    kind.bots()[0].name.to_owned()
}

#[test]
fn a_page_plays_whole_games_of_every_kind_against_a_level() {
    for (game, options) in OPENINGS {
        let mut face = Face::new();
        let seats = face.open(opening(game, options)).seats.len();
        let bot = weakest(game);
        let players = (0..seats).map(|seat| if seat == 0 { "@Ada".to_owned() } else { bot.clone() });
        let open = Open { players: players.collect(), deal: Some(7), seed: 5, ..opening(game, options) };
        let opened = face.open(open);
        assert_eq!(opened.players[0], Player::Person { name: "Ada".to_owned() });
        assert_eq!((opened.game.as_str(), opened.ply), (game, 0));
        opened.seats.iter().for_each(|name| assert!(!spoken(name)[0].is_empty()));
        play_to_the_end(&mut face, game);
    }
}

fn play_to_the_end(face: &mut Face, game: &str) {
    let board = face.board();
    for ply in 0..MOST {
        let view = face.view();
        assert_sound(&board, &view);
        let choices = face.choices();
        let Some(turn) = view.turn else {
            assert!(choices.is_empty() && view.question.is_none());
            spoken(view.verdict.as_ref().expect("a game that is over says so"));
            return;
        };
        assert_choices(&board, &choices);
        let text = if turn == 0 { by_touch(face, &choices, ply) } else { by_thought(face) };
        let preview = face.preview(&text);
        let events = face.play(&text);
        assert_eq!(events[0].what, Happening::Moved { seat: turn, text: text.clone(), lag: 0, worth: None });
        assert_eq!(face.steps(ply + 1), preview.steps, "{game}: {text} does what was shown before");
        let after = face.view();
        assert_eq!(preview.after, after, "{game}: {text}");
        assert_eq!(carry_out(&preview.steps, &view), heap(&after), "{game}: {text}");
        assert_eq!(face.view_at(ply).tokens, view.tokens);
        assert!(preview.steps.iter().all(|step| !spoken(&step.say)[0].is_empty()));
        assert!(preview.remarks.iter().all(|remark| !spoken(remark)[0].is_empty()));
    }
    panic!("{game} goes on for too long");
}

/// A person touches spots until they are a move; on the way nobody says that they lead nowhere.
fn by_touch(face: &mut Face, choices: &[Choice], ply: u32) -> String {
    let choice = &choices[ply as usize * 7 % choices.len()];
    for touched in 1..=choice.path.len() {
        let path = choice.path[..touched].to_vec();
        answered!(face.ask(Ask::Look(Looking::Why { path })), Answer::LeadsOn => ());
    }
    let typed = Ask::Look(Looking::Read { text: choice.text.clone(), lang: tabuleiro_wire::ask::Lang::En });
    let read = answered!(face.ask(typed), Answer::Read { reading: Read::Move { text } } => text);
    assert_eq!(read, choice.text, "canonical text is read as itself");
    read
}

/// The bot to move thinks when it is asked to, and its move goes through the same door.
fn by_thought(face: &mut Face) -> String {
    let think = Thinking::Level { name: None, seed: 0, nodes: Some(500) };
    let thought = answered!(face.ask(Ask::Think(think)), Answer::Thought { thought } => thought);
    thought.best.expect("a bot that must move has a move")
}

/// A view speaks of its board only.
fn assert_sound(board: &Board, view: &View) {
    let spots = board.spots.len();
    for [spot, look, _] in &view.tokens {
        assert!(usize::from(*spot) < spots && usize::from(*look) < board.looks.len());
    }
    assert_eq!(view.turn.is_none(), view.verdict.is_some());
    assert_eq!(view.scores.is_empty(), board.scoring.is_none());
    view.facts.iter().chain(&view.question).for_each(|say| assert!(!spoken(say)[1].is_empty()));
}

/// Every path leads to one choice, and consists of spots that can be touched.
fn assert_choices(board: &Board, choices: &[Choice]) {
    let paths: BTreeSet<&Vec<u16>> = choices.iter().map(|choice| &choice.path).collect();
    let texts: BTreeSet<&String> = choices.iter().map(|choice| &choice.text).collect();
    assert_eq!((paths.len(), texts.len()), (choices.len(), choices.len()));
    for choice in choices {
        let touched = choice.path.iter().chain(choice.also.iter().flatten());
        touched.for_each(|spot| assert!(board.spots[usize::from(*spot)].touch));
        assert!(!spoken(&choice.say)[1].is_empty());
    }
}

#[test]
fn every_legal_move_can_be_shown_before_it_is_played() {
    for (game, options) in OPENINGS {
        let mut face = Face::at(game, options);
        face.wander(6, &mut tabuleiro_search::random::seeded(3));
        let before = face.everything();
        for choice in face.choices() {
            assert!(!face.preview(&choice.text).steps.is_empty(), "{game}: {}", choice.text);
        }
        assert_eq!(face.everything(), before, "{game}: looking changes nothing");
    }
}

#[test]
fn turns_and_swaps_travel_with_their_groups() {
    let mut face = Face::at("oolong", "");
    let mut rng = tabuleiro_search::random::seeded(8);
    let mut kinds = BTreeSet::new();
    for deal in 0..40 {
        face.open(Open { deal: Some(deal), ..opening("oolong", "") });
        face.wander(80, &mut rng);
        for ply in 1..=face.ply() {
            for step in face.steps(ply) {
                match step.motion {
                    Some(Motion::Turn { .. }) => kinds.insert("turn"),
                    Some(Motion::Swap { .. }) => kinds.insert("swap"),
                    None => false,
                };
            }
        }
        if kinds.len() == 2 {
            return;
        }
    }
    panic!("only {kinds:?} happened");
}

#[test]
fn no_steps_are_told_of_moves_that_have_not_been_played() {
    let mut face = Face::at("quantik", "");
    face.wander(2, &mut tabuleiro_search::random::seeded(1));
    assert!(!face.steps(2).is_empty());
    for ply in [0, 3, u32::MAX] {
        assert!(face.steps(ply).is_empty(), "{ply}");
    }
    assert_eq!(face.view_at(u32::MAX), face.view());
}
