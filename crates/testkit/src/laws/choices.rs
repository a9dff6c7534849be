//! Laws about touching: choices, their paths, and paths that are refused.

use tabuleiro_game::{Path, Picker, Show, SpotIndex, Touch};

use super::moves::space;
use crate::{walk, words};

/// The choices are the legal moves and no others, in their order, each with its own path; a game that is over offers none.
pub fn choices_are_exactly_the_legal_moves<G: Show>(starts: &[G]) {
    for at in walk::positions(starts, 2) {
        let choices = at.choices();
        let legal: Vec<G::Move> = at.moves().collect();
        assert_eq!(choices.len(), legal.len(), "at {at}");
        for (choice, mv) in choices.iter().zip(legal) {
            assert_eq!((&choice.text, choice.path), (&mv.to_string(), at.path(mv)), "at {at}");
            let sorted = |path: Path| {
                let mut spots = path.to_vec();
                spots.sort_unstable();
                spots
            };
            let others = choice.also.map(sorted);
            assert!(others.is_none_or(|spots| spots == sorted(choice.path)), "{mv} has other spots at {at}");
        }
    }
}

/// A path leads over spots that can be touched, and is no longer than a path can be. Of any move, legal or not.
pub fn paths_lead_over_spots_that_can_be_touched<G: Show>(starts: &[G]) {
    for start in starts {
        let board = G::board(start.options());
        let record = walk::game(start, 3);
        let stride = record.ply() / 20 + 1;
        for at in record.positions().iter().step_by(stride) {
            for mv in space::<G>() {
                let path = at.path(mv);
                assert!((1..=Path::LONGEST).contains(&path.len()), "{mv} at {at}: {path:?}");
                for spot in path.iter() {
                    let found = board.spot(*spot).unwrap_or_else(|| panic!("{mv} at {at}: no {spot:?}"));
                    assert!(found.touch, "{mv} at {at}: {} cannot be touched", found.id);
                }
            }
        }
    }
}

/// So that a touch that completes a move can play it at once, and plays that one.
pub fn no_path_is_the_beginning_of_another<G: Show>(starts: &[G]) {
    for at in walk::positions(starts, 2) {
        let choices = at.choices();
        let mut paths: Vec<&[SpotIndex]> =
            choices.iter().flat_map(|choice| choice.ways().map(|way| &way[..])).collect();
        paths.sort(); // what begins another stands right before it, or before others that it begins
        for pair in paths.windows(2) {
            assert!(!pair[1].starts_with(pair[0]), "{:?} begins {:?} at {at}", pair[0], pair[1]);
        }
    }
}

/// Touching the spots of a path one after another gives exactly its move.
pub fn picking_every_path_gives_its_move<G: Show>(starts: &[G]) {
    for at in walk::positions(starts, 1) {
        let choices = at.choices();
        let stride = choices.len() / 40 + 1;
        let some = choices.iter().enumerate().step_by(stride);
        for (number, choice, way) in
            some.flat_map(|(number, choice)| choice.ways().map(move |way| (number, choice, way)))
        {
            let mut picker = Picker::new(&choices);
            let (end, way) = way.split_last().expect("a path has spots");
            for spot in way {
                assert!(picker.open().contains(spot), "{spot:?} of {} at {at}", choice.text);
                assert_eq!(picker.touch(*spot), Touch::Narrowed, "{spot:?} of {} at {at}", choice.text);
            }
            assert_eq!(picker.touch(*end), Touch::Chosen(number), "{} at {at}", choice.text);
        }
    }
}

/// A path that leads on to a legal move is not refused; any other that begins a move is, with a rule that refuses a
/// move that begins so.
pub fn a_path_is_refused_exactly_when_no_legal_move_begins_so<G: Show>(starts: &[G]) {
    for (at, path) in some_paths(starts) {
        let leads_on = at.choices().iter().any(|choice| choice.ways().any(|way| way.starts_with(&path)));
        match at.refused_path(&path) {
            None => assert!(leads_on, "{path:?} leads nowhere at {at}, and nobody says why"),
            Some((mv, refusal)) => {
                assert!(!leads_on, "{path:?} is refused at {at} by {refusal}, and leads to a legal move");
                let ways = [Some(at.path(mv)), at.other_path(mv)];
                let begins = ways.iter().flatten().any(|way| way.starts_with(&path));
                assert!(begins, "{mv} does not begin with {path:?}");
                assert_eq!(at.check(mv), Err(refusal), "{mv} at {at}");
            }
        }
    }
    let nowhere = [SpotIndex(u16::MAX)];
    assert!(starts.iter().all(|at| at.refused_path(&nowhere).is_none()), "no move begins beyond the board");
}

/// Some paths of moves of every kind, whole and begun, in some positions.
fn some_paths<G: Show>(starts: &[G]) -> Vec<(G, Vec<SpotIndex>)> {
    let along = walk::positions(starts, 1);
    let stride = along.len() / 25 + 1;
    let step = space::<G>().count() / 40 + 1;
    let mut paths = Vec::new();
    for (number, at) in along.into_iter().step_by(stride).enumerate() {
        for mv in space::<G>().skip(number % step).step_by(step) {
            let path = at.path(mv);
            paths.extend((1..=path.len()).map(|len| (at, path[..len].to_vec())));
        }
    }
    paths
}

/// The sentence of every choice is said in every language.
pub fn choices_are_spoken_in_every_language<G: Show>(starts: &[G]) {
    for at in walk::positions(starts, 1) {
        let choices = at.choices();
        let stride = choices.len() / 20 + 1;
        choices.iter().step_by(stride).for_each(|choice| words::assert_said(&choice.say));
    }
}
