//! One position of any game, by itself.

use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};

use tabuleiro_game::{Seat, Speak};
use tabuleiro_table::{Kind, LengthError, Position, Setup};
use tabuleiro_testkit::words::assert_said;

use crate::along::{KINDS, from, game, variants};

fn first(kind: &'static dyn Kind, setup: &Setup) -> Box<dyn Position> {
    kind.position(setup).unwrap_or_else(|error| panic!("{} {setup:?}: {error:?}", kind.name()))
}

/// A random game of each kind under each option, position by position, with the table that it was played at.
fn along(mut look: impl FnMut(&dyn Position, &dyn tabuleiro_table::Table, usize)) {
    for kind in KINDS.iter() {
        for (seed, setup) in (0..).zip(variants(kind)) {
            let table = game(kind, &setup, seed, 60);
            let mut at = first(kind, &setup);
            for ply in 0..=table.ply() {
                look(&*at, &*table, ply);
                if let Some(mv) = table.state(ply + 1).mv.filter(|_| ply < table.ply()) {
                    at = at.play(&mv).unwrap_or_else(|why| panic!("{at:?}: {mv}: {why}"));
                }
            }
        }
    }
}

#[test]
fn a_position_says_what_a_table_says_of_it() {
    along(|at, table, ply| {
        let (state, (turn, outcome)) = (table.state(ply), table.standing(ply));
        let by_repetition = outcome.is_some() && at.outcome().is_none();
        assert_eq!(at.text(), state.position);
        assert_eq!(at.kind().name(), table.kind().name());
        assert_eq!(at.seats(), table.seats());
        assert!(by_repetition || (at.turn(), at.outcome()) == (turn, outcome), "{at:?}");
        let mut moves = at.moves();
        moves.sort_unstable();
        assert!(by_repetition || moves == state.moves, "{at:?}");
        assert!(*table.position(ply) == *at, "at {ply}");
    });
}

#[test]
fn moves_have_a_text_and_a_number_that_lead_to_each_other() {
    along(|at, _, _| {
        let (texts, numbers) = (at.moves(), at.numbers());
        assert_eq!(texts.len(), numbers.len());
        assert!(numbers.is_sorted(), "{at:?}");
        for (text, &number) in texts.iter().zip(&numbers).take(20) {
            assert_eq!(at.text_of(number).as_ref(), Some(text));
            assert_eq!(at.number_of(text), Ok(number));
            assert_eq!(at.play(text), at.play_number(number), "{at:?}: {text}");
        }
        assert_eq!(at.text_of(at.space() as u16), None);
        assert_said(&at.number_of("☃").expect_err("no move of any game").message());
    });
}

#[test]
fn masks_and_observations_fill_arrays_of_their_length_only() {
    along(|at, _, _| {
        let mut mask = vec![7; at.space()];
        assert_eq!(at.mark_legal(&mut mask), Ok(()));
        let marked: Vec<u16> = (0..at.space() as u16).filter(|&n| mask[usize::from(n)] == 1).collect();
        assert_eq!(marked, at.numbers(), "{at:?}");
        let wanted: usize = at.shape().iter().product();
        assert_eq!(at.observe(&mut vec![0; wanted]), Ok(()));
        for found in [0, wanted - 1, wanted + 1] {
            let wrong = LengthError { array: "observation", wanted, found };
            assert_eq!(at.observe(&mut vec![0; found]), Err(wrong));
            assert_said(&wrong.message());
        }
        assert!(at.mark_legal(&mut []).is_err_and(|wrong| wrong.wanted == at.space()));
        assert!((0..at.shape()[0]).all(|plane| at.highest(plane) > 0));
        for seat in Seat::all(at.seats()) {
            let mut seen = vec![99; wanted];
            assert_eq!(at.observe_from(seat, &mut seen), Ok(()));
            assert!(seen.iter().all(|number| *number < 99));
            assert!(at.observe_from(seat, &mut []).is_err());
            let mut usual = vec![99; wanted];
            assert_eq!(at.observe(&mut usual), Ok(()));
            assert!(at.turn() != Some(seat) || seen == usual, "{at:?}");
        }
    });
}

#[test]
fn what_a_rule_refuses_is_refused_with_its_sentence_and_what_to_point_at() {
    along(|at, table, ply| {
        if ply < table.ply() || at.outcome().is_none() != table.standing(ply).1.is_none() {
            return;
        }
        let legal = at.numbers();
        let stride = at.space() / 50 + 1;
        for number in (0..at.space() as u16).step_by(stride).filter(|number| !legal.contains(number)) {
            let refused = at.play_number(number).expect_err("it is not legal");
            assert_said(&refused.message);
            match at.text_of(number) {
                None => assert_eq!(refused.code(), "table-no-such-move"),
                Some(text) => {
                    assert_eq!(at.play(&text), Err(refused.clone()));
                    let told = table.preview(&text).expect_err("it is not legal there either");
                    assert!(at.outcome().is_some() || told == refused, "{at:?}: {text}");
                }
            }
        }
    });
}

#[test]
fn images_are_positions_whose_moves_are_the_images_of_the_moves() {
    along(|at, _, ply| {
        if ply % 7 != 3 {
            return;
        }
        let canonical = at.canonical();
        for symmetry in (0..at.symmetries()).step_by(usize::from(at.symmetries()) / 8 + 1) {
            let image = at.image(symmetry).expect("there is such a symmetry");
            let mut moves: Vec<u16> =
                at.numbers().iter().filter_map(|&number| at.image_number(number, symmetry)).collect();
            moves.sort_unstable();
            assert_eq!(moves, image.numbers(), "{at:?} under {symmetry}");
            assert_eq!(&*image.canonical(), &*canonical);
        }
        assert_eq!(at.image(0).as_deref(), Some(at));
        assert!(at.image(at.symmetries()).is_none() && at.image_number(0, at.symmetries()).is_none());
        assert_eq!(at.image_number(u16::MAX, 0), None);
        let told = at.kind().canonical(&from(&at.text()));
        assert_eq!(told, Ok(canonical.text()));
    });
}

#[test]
fn positions_are_the_same_by_game_and_text() {
    let mut all = HashSet::new();
    for kind in KINDS.iter() {
        let start = first(kind, &Setup::default());
        let next = start.play_number(start.numbers()[0]).expect("a legal move");
        assert!(all.insert(start.clone()) && all.insert(next.clone()), "{start:?}");
        assert!(!all.insert(first(kind, &from(&next.text()))), "{next:?}");
        assert_eq!(next.table().state(0).position, next.text());
        let words: Vec<&str> = start.options().iter().map(|word| word.key).collect();
        assert_eq!(words, kind.options().iter().map(|field| field.key).collect::<Vec<_>>());
    }
    assert_eq!(all.len(), 2 * KINDS.0.len());
}

#[test]
fn a_position_that_cannot_be_is_refused() {
    for kind in KINDS.iter() {
        let why = kind.position(&from("☃")).expect_err("no position of any game");
        assert_said(&why.message());
        let unknown = Setup { words: vec![("hat".into(), "red".into())], ..Setup::default() };
        assert_said(&kind.position(&unknown).expect_err("no option of any game").message());
    }
}

#[test]
fn equal_positions_hash_alike_and_others_apart() {
    let hash = |at: &dyn Position| {
        let mut hasher = DefaultHasher::new();
        at.hash(&mut hasher);
        hasher.finish()
    };
    for kind in KINDS.iter() {
        let start = kind.position(&Setup::default()).expect("it begins");
        let next = start.play(&start.moves()[0]).expect("it is legal");
        assert_eq!(hash(start.as_ref()), hash(start.clone().as_ref()));
        assert_ne!(hash(start.as_ref()), hash(next.as_ref()), "{}", kind.name());
    }
}

#[test]
fn the_last_position_of_a_game_has_its_result() {
    for kind in KINDS.iter().filter(|kind| ["quantik", "otrio"].contains(&kind.name())) {
        let table = game(kind, &Setup::default(), 2, 200);
        let last = table.position(usize::MAX);
        assert!(last.outcome().is_some() && last.turn().is_none(), "{last:?}");
        assert_eq!(last.outcome(), table.now().1);
    }
}

#[test]
fn positions_of_one_game_with_other_texts_are_others() {
    for kind in KINDS.iter() {
        let start = first(kind, &Setup::default());
        let next = start.play_number(start.numbers()[0]).expect("a legal move");
        assert!(*start != *next && *start == *start.clone(), "{start:?}");
    }
}

#[test]
fn nothing_that_is_seen_is_higher_than_the_highest_of_its_plane() {
    let mut most = 0;
    along(|at, _, _| {
        let [planes, rows, columns] = at.shape();
        let mut seen = vec![0; planes * rows * columns];
        at.observe(&mut seen).expect("it fits");
        for (plane, numbers) in seen.chunks(rows * columns).enumerate() {
            let highest = at.highest(plane);
            most = most.max(highest);
            assert!(numbers.iter().all(|number| *number <= highest), "{at:?}: plane {plane}");
        }
    });
    assert!(most > 1, "something is counted");
}

#[test]
fn an_array_of_another_length_is_spoken_of_with_both() {
    let said = LengthError { array: "observation", wanted: 12, found: 7 }.to_string();
    assert!(said.contains("12") && said.contains('7') && said.contains("observation"), "{said}");
}
