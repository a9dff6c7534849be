//! True tables are accepted, and forged ones are refused.

use std::sync::LazyLock;

use tabuleiro_search::Stop;

use super::board::{Numbering, Sides, seeds_in, sow};
use super::{Checker, Flaw, Level};
use crate::value::{Tools, value};
use crate::workers::Workers;

/// A byte for each board, and the list of cyclic boards.
type Claims = (Vec<u8>, Vec<u32>);

/// The levels as they are built.
fn build(seeds: u8) -> Vec<Claims> {
    let stop = Stop::new();
    let (tools, workers) = (Tools::up_to(seeds), Workers { threads: 2, stop: &stop });
    let mut levels = Vec::new();
    for level in 0..=seeds {
        let next = value(level, &tools, &levels, &workers, &mut |_| ()).expect("nobody stops it");
        levels.push(next);
    }
    levels.into_iter().map(|level| (level.codes, level.cyclic)).collect()
}

static BUILT: LazyLock<Vec<Claims>> = LazyLock::new(|| build(10));

/// Checks claims about a level, the levels below being as they are built.
fn check(seeds: u8, (codes, listed): Claims) -> Result<(), Flaw> {
    let stop = Stop::new();
    let mut checker = Checker::up_to(seeds, 2, &stop);
    checker.levels = (0..seeds)
        .zip(&*BUILT)
        .map(|(level, (codes, listed))| Level {
            numbering: Numbering::of(level),
            codes: codes.clone(),
            listed: listed.clone(),
        })
        .collect();
    checker.check(codes, listed, &mut |_| ())
}

/// Checks a level as it is built, but changed in some way.
fn check_changed(seeds: u8, change: impl Fn(&mut Claims)) -> Result<(), Flaw> {
    let mut claims = BUILT[usize::from(seeds)].clone();
    change(&mut claims);
    check(seeds, claims)
}

fn text(seeds: u8, number: usize) -> String {
    let board = Numbering::of(seeds).board(&Sides::up_to(seeds), number);
    board.map(|seeds| seeds.to_string()).join("-")
}

fn accept(levels: Vec<Claims>) {
    let stop = Stop::new();
    let mut checker = Checker::up_to(levels.len() as u8 - 1, 2, &stop);
    for (codes, listed) in levels {
        let (boards, mut told) = (codes.len() as u64, 0);
        assert_eq!(checker.check(codes, listed, &mut |done| told = told.max(done)), Ok(()));
        assert!(told <= boards);
    }
}

#[test]
fn true_tables_are_accepted() {
    accept(BUILT.clone());
}

#[test]
fn verify_larger_true_tables_are_accepted() {
    if tabuleiro_testkit::verify::is_asked() {
        accept(build(16));
    }
}

/// Whether every board is worth what its best move makes of it: all that was once checked.
fn is_consistent(seeds: u8, codes: &[u8]) -> bool {
    let (numbering, sides) = (Numbering::of(seeds), Sides::up_to(seeds));
    codes.iter().enumerate().all(|(number, &worth)| {
        let board = numbering.board(&sides, number);
        let gets = (0..6).filter_map(|house| sow(&board, house)).map(|(next, captured)| {
            let level = Numbering::of(seeds - captured);
            let below = &BUILT[usize::from(seeds - captured)].0;
            seeds - if captured == 0 { codes } else { below }[level.number(&next)]
        });
        worth == gets.max().unwrap_or(seeds_in(&board[..6]))
    })
}

/// Two seeds that go round, worth everything and nothing by turns.
fn round(first: u8) -> Claims {
    let (mut codes, listed) = BUILT[2].clone();
    let (numbering, sides) = (Numbering::of(2), Sides::up_to(2));
    let next = |number: usize| {
        let board = numbering.board(&sides, number);
        let mut moves = (0..6).filter_map(|house| sow(&board, house));
        moves.find_map(|(next, captured)| {
            let next = numbering.number(&next);
            (captured == 0 && listed.contains(&(next as u32))).then_some(next)
        })
    };
    // One listed board leads into the round and is not part of it: after two rounds every board has its last value.
    let begin = *listed.last().expect("there are cyclic boards") as usize;
    let (mut at, mut worth) = (begin, first);
    for _ in 0..24 {
        at = next(at).expect("it goes round");
        codes[at] = worth;
        worth = 2 - worth;
    }
    for &number in &listed {
        codes[number as usize] = 2 - codes[next(number as usize).expect("it goes round")];
    }
    (codes, listed)
}

#[test]
fn cycles_that_are_consistent_but_not_least_are_refused() {
    for first in [2, 0] {
        let (codes, listed) = round(first);
        assert!(is_consistent(2, &codes), "so it once was accepted");
        let cyclic: Vec<String> = listed.iter().map(|&number| text(2, number as usize)).collect();
        for list in [Vec::new(), listed] {
            let found = check(2, (codes.clone(), list));
            assert!(matches!(&found, Err(Flaw::Board(board)) if cyclic.contains(board)), "{found:?}");
        }
    }
}

/// Some of the boards of a level, evenly: so many that are listed and so many that are not.
fn sample(seeds: u8, samples: usize) -> Vec<u32> {
    let (codes, listed) = &BUILT[usize::from(seeds)];
    let is_listed = |number: &u32| listed.binary_search(number).is_ok();
    let (cyclic, others): (Vec<u32>, Vec<u32>) = (0..codes.len() as u32).partition(is_listed);
    let spread = |boards: Vec<u32>| {
        let step = boards.len().div_ceil(samples).max(1);
        boards.into_iter().skip(step / 2).step_by(step)
    };
    spread(cyclic).chain(spread(others)).collect()
}

/// Changes some values of a level by one, each alone.
fn refuse_changed_values(seeds: u8, samples: usize) {
    for number in sample(seeds, samples) {
        let worth = BUILT[usize::from(seeds)].0[number as usize];
        for other in [worth.wrapping_sub(1), worth + 1] {
            let found = check_changed(seeds, |(codes, _)| codes[number as usize] = other);
            let board = text(seeds, number as usize);
            assert!(matches!(found, Err(Flaw::Board(_))), "{board} said to be worth {other}, not {worth}");
        }
    }
}

#[test]
fn a_value_changed_by_one_is_refused_whatever_board_it_is_of() {
    for (seeds, samples) in
        [(1, 12), (2, 30), (3, 30), (4, 30), (5, 20), (6, 12), (7, 5), (8, 1), (9, 1), (10, 1)]
    {
        refuse_changed_values(seeds, samples);
    }
}

#[test]
fn verify_many_values_changed_by_one_are_refused() {
    if tabuleiro_testkit::verify::is_asked() {
        for (seeds, samples) in [(2, 78), (3, 364), (4, 500), (5, 100), (6, 200), (7, 60), (8, 8), (9, 8)] {
            refuse_changed_values(seeds, samples);
        }
    }
}

#[test]
fn a_cyclic_board_that_is_changed_is_named() {
    let (codes, listed) = &BUILT[4];
    for &number in listed.iter().step_by(20) {
        let other = if codes[number as usize] == 0 { 4 } else { 0 };
        let found = check_changed(4, |(codes, _)| codes[number as usize] = other);
        // Boards beside it that are not cyclic may speak first: they are then worth less than a move.
        assert!(matches!(found, Err(Flaw::Board(_))));
        let found = check_changed(4, |(codes, _)| codes[number as usize] = u8::MAX);
        assert_eq!(found, Err(Flaw::Board(text(4, number as usize))), "nothing may stay open");
    }
}

#[test]
fn a_list_that_lacks_a_board_or_has_one_too_many_is_refused() {
    for (seeds, samples) in [(2, 13), (3, 16), (4, 16), (6, 10), (7, 5), (8, 2), (9, 1)] {
        for number in sample(seeds, samples) {
            let place = BUILT[usize::from(seeds)].1.binary_search(&number);
            let found = check_changed(seeds, |(_, listed)| match place {
                Ok(place) => drop(listed.remove(place)),
                Err(place) => listed.insert(place, number),
            });
            let board = text(seeds, number as usize);
            match place {
                // Without it, other boards may not be settled either, and the first is named.
                Ok(_) => assert!(matches!(found, Err(Flaw::Board(_))), "{board} is missing"),
                Err(_) => assert_eq!(found, Err(Flaw::Board(board)), "it is too many"),
            }
        }
    }
}

#[test]
fn a_list_out_of_order_or_of_boards_that_do_not_exist_is_refused() {
    assert_eq!(check_changed(4, |(_, listed)| listed.swap(3, 4)), Err(Flaw::List));
    assert_eq!(check_changed(4, |(_, listed)| listed.push(u32::MAX)), Err(Flaw::List));
    assert_eq!(check_changed(4, |(_, listed)| listed.insert(1, listed[0])), Err(Flaw::List));
}

#[test]
fn another_level_or_the_other_side_s_is_refused() {
    for seeds in 1..=8 {
        assert_eq!(check(seeds, BUILT[usize::from(seeds) + 1].clone()), Err(Flaw::List));
        let other_side = |(codes, _): &mut Claims| codes.iter_mut().for_each(|code| *code = seeds - *code);
        assert!(matches!(check_changed(seeds, other_side), Err(Flaw::Board(_))));
    }
}

#[test]
fn a_check_that_is_stopped_says_so() {
    let stop = Stop::new();
    stop.pull();
    let mut checker = Checker::up_to(0, 2, &stop);
    let (codes, listed) = BUILT[0].clone();
    assert_eq!(checker.check(codes, listed, &mut |_| ()), Err(Flaw::Stopped));
}
