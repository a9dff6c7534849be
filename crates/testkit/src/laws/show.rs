//! Laws about what can be seen, touched and said.

use std::collections::{BTreeMap, BTreeSet};

use tabuleiro_game::{Change, Look, Message, Paint, Picker, Show, Speak, SpotId, Token, Touch};
use tabuleiro_text::{Ink, Lang, Speaker, draw};

use crate::{walk, words};

/// A scene offers the legal moves and no others; a game that is over offers none.
pub fn choices_are_exactly_the_legal_moves<G: Show>(starts: &[G]) {
    for at in walk::positions(starts, 2) {
        let over = at.outcome().is_some();
        let offered: Vec<String> =
            at.scene(None, over).choices.into_iter().map(|choice| choice.text).collect();
        let legal: Vec<String> = at.moves().map(|mv| mv.to_string()).collect();
        assert_eq!(offered, legal, "at {at}");
        assert!(at.scene(None, true).choices.is_empty());
    }
}

/// So that a touch that completes a move can play it at once.
pub fn no_path_is_the_beginning_of_another<G: Show>(starts: &[G]) {
    for at in walk::positions(starts, 2) {
        let mut paths: Vec<Vec<SpotId>> = at.moves().map(|mv| at.path(mv)).collect();
        paths.sort();
        for pair in paths.windows(2) {
            assert!(!pair[1].starts_with(&pair[0]), "{:?} begins {:?} at {at}", pair[0], pair[1]);
        }
    }
}

/// Touching the spots of a path one after another gives the move.
pub fn picking_every_path_gives_its_move<G: Show>(starts: &[G]) {
    for at in walk::positions(starts, 1) {
        let choices = at.scene(None, false).choices;
        let stride = choices.len() / 40 + 1;
        for choice in choices.iter().step_by(stride) {
            let mut picker = Picker::new(&choices);
            let (end, way) = choice.path.split_last().expect("a path has spots");
            for spot in way {
                assert!(picker.open().contains(spot), "{spot} of {} at {at}", choice.text);
                assert_eq!(picker.touch(spot), Touch::Narrowed, "{spot} of {} at {at}", choice.text);
            }
            assert_eq!(picker.touch(end), Touch::Chosen(choice.text.clone()), "at {at}");
        }
    }
}

/// Tokens, paths and marks name spots that the scene has, and no spot stands there twice.
pub fn everything_stands_on_a_known_spot<G: Show>(starts: &[G]) {
    for start in starts {
        let record = walk::game(start, 3);
        for (ply, at) in record.positions().iter().enumerate().take(200) {
            let scene = at.scene(ply.checked_sub(1).map(|last| record.moves()[last]), at.outcome().is_some());
            let spots: BTreeSet<&SpotId> = scene.spots.iter().map(|spot| &spot.id).collect();
            assert_eq!(spots.len(), scene.spots.len(), "a spot stands twice at {at}");
            for token in &scene.tokens {
                assert!(spots.contains(&token.spot), "a token on {} at {at}", token.spot);
            }
            for spot in scene.choices.iter().flat_map(|choice| &choice.path) {
                assert!(spots.contains(spot), "a path over {spot} at {at}");
            }
            for spot in scene.spots.iter().filter_map(|spot| spot.group.as_ref()) {
                assert!(!spot.as_str().is_empty(), "a group without a name at {at}");
            }
        }
    }
}

type Heap = BTreeMap<(SpotId, Look), i64>;

fn heap(tokens: &[Token]) -> Heap {
    let mut heap = Heap::new();
    for token in tokens {
        *heap.entry((token.spot.clone(), token.look)).or_default() += i64::from(token.count);
    }
    heap.retain(|_, count| *count != 0);
    heap
}

/// The steps of a move are true: whoever carries them out on the board before has the board after.
pub fn steps_lead_from_the_tokens_before_to_those_after<G: Show>(starts: &[G]) {
    for at in walk::positions(starts, 3) {
        let moves: Vec<G::Move> = at.moves().collect();
        let stride = moves.len() / 20 + 1;
        for mv in moves.into_iter().step_by(stride) {
            let mut tokens = heap(&at.tokens());
            for step in at.steps(mv) {
                for change in step.changes {
                    carry_out(&mut tokens, change);
                    assert!(tokens.values().all(|&count| count >= 0), "{mv} takes what is not there at {at}");
                }
            }
            tokens.retain(|_, count| *count != 0);
            let mut after = at;
            after.apply(mv);
            assert_eq!(tokens, heap(&after.tokens()), "{mv} at {at}");
        }
    }
}

fn carry_out(tokens: &mut Heap, change: Change) {
    match change {
        Change::Shift { look, count, from, to } => {
            *tokens.entry((from, look)).or_default() -= i64::from(count);
            *tokens.entry((to, look)).or_default() += i64::from(count);
        }
        Change::Spend { look, spot } => {
            *tokens.entry((spot.clone(), Look { spent: false, ..look })).or_default() -= 1;
            *tokens.entry((spot, Look { spent: true, ..look })).or_default() += 1;
        }
    }
}

/// Counted by shape and material, there is the same at every moment of a game.
pub fn pieces_are_neither_made_nor_lost<G: Show>(starts: &[G]) {
    for start in starts {
        let stock = |at: &G| {
            let mut stock: BTreeMap<(&str, Paint), u32> = BTreeMap::new();
            for token in at.tokens() {
                *stock.entry((token.look.shape, token.look.paint)).or_default() += u32::from(token.count);
            }
            stock.retain(|_, count| *count != 0);
            stock
        };
        for seed in 0..5 {
            for at in walk::game(start, seed).positions() {
                assert_eq!(stock(at), stock(start), "at {at}");
            }
        }
    }
}

/// Whatever the game says is said in every language, with nothing left to fill in.
pub fn every_sentence_is_spoken_in_every_language<G: Show>(starts: &[G]) {
    for start in starts {
        let record = walk::game(start, 11);
        for (ply, at) in record.positions().iter().enumerate().take(150) {
            let mut said: Vec<Message> = vec![G::about()];
            said.extend(at.notes());
            said.extend(at.spots().into_iter().map(|spot| spot.label));
            said.extend(at.tokens().into_iter().map(|token| token.name));
            said.extend(tabuleiro_game::Seat::all(at.seats()).map(|seat| at.seat_name(seat)));
            if let Some(&mv) = record.moves().get(ply) {
                said.push(at.tell(mv));
                said.push(at.question());
                said.extend(at.steps(mv).into_iter().map(|step| step.say));
            }
            said.iter().for_each(words::assert_said);
        }
        if let Some(outcome) = record.outcome() {
            words::assert_said(&record.now().verdict(outcome));
        }
    }
}

/// A refused move gets its rule's sentence, in every language.
pub fn every_refusal_is_a_sentence<G: Show>(starts: &[G]) {
    let along = walk::positions(starts, 1);
    let stride = along.len() / 50 + 1;
    for at in along.iter().step_by(stride) {
        let mut seen: Vec<&str> = Vec::new();
        for mv in (0..G::MOVE_SPACE).filter_map(G::numbered) {
            let Err(refusal) = at.check(mv) else { continue };
            let message = refusal.message();
            if !seen.contains(&message.key()) {
                seen.push(message.key());
                words::assert_said(&message);
                assert_eq!(message.to_string(), refusal.to_string());
                assert!(message.to_string().ends_with(['.', '!', '?']), "“{message}” is a sentence");
            }
        }
    }
}

/// Every field of a sketch can be filled, and the board fits 78 columns, in every language and ink.
pub fn the_sketch_names_known_spots_and_fits_a_terminal<G: Show>(starts: &[G]) {
    for at in walk::positions(starts, 1) {
        let scene = at.scene(at.moves().next(), false);
        for lang in Lang::ALL {
            let speaker = Speaker::new(lang);
            for unicode in [false, true] {
                let drawn = draw(&scene, G::words(), &speaker, Ink { colour: false, unicode });
                assert!(!drawn.contains(['{', '}', '!']), "a field is left:\n{drawn}");
                assert!(unicode || lang == Lang::Pt || drawn.is_ascii(), "the ASCII twin is ASCII:\n{drawn}");
                for line in drawn.lines() {
                    assert!(line.chars().count() <= 78, "wider than 78 columns: {line}");
                }
            }
        }
    }
}

/// The two word files have the same keys with the same variables, and the small reader reads them alike.
pub fn word_files_agree<G: Show>(_starts: &[G]) {
    words::assert_agree(G::words());
    words::assert_plain(G::words());
}
