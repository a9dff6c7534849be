//! What the solver says, held to searches that share no code with it.

use std::collections::HashMap;

use tabuleiro_game::{Game, Record, Seat, chance};
use tabuleiro_otrio::{Otrio, Solver, can_force_a_win};
use tabuleiro_search::{Aids, Leash, Limit, Progress, Proven, Stop, Study, Value, random};
use tabuleiro_testkit::walk;

use crate::plain::{Table, Worth};
use crate::twin::{Sets, Twin};

pub(crate) fn start(options: &str) -> Otrio {
    Otrio::start(options.parse().expect("the options are good"))
}

/// Works with no limit, and counts the moves applied.
pub(crate) fn unleashed<T>(work: impl FnOnce(&mut Leash<'_, Progress>) -> T) -> (T, u64) {
    let mut leash = Leash::free();
    let done = work(&mut leash);
    (done, leash.nodes())
}

pub(crate) fn solved(at: &Otrio, solver: &mut Solver) -> Proven {
    unleashed(|leash| solver.proven(at, u64::MAX, leash)).0.expect("nothing stops it")
}

pub(crate) fn value(at: &Otrio, solver: &mut Solver) -> Value {
    unleashed(|leash| solver.value(at, leash)).0.expect("nothing stops it")
}

/// What is known of a position at once.
pub(crate) fn known(at: &Otrio) -> Option<Proven> {
    Otrio::known(&Record::new(*at), &Aids::none())
}

fn as_worth(proven: Proven) -> Worth {
    let value = match proven.value {
        Value::Win => 1,
        Value::Draw => 0,
        Value::Loss => -1,
    };
    (value, if value == 0 { 0 } else { proven.plies.expect("the length is asked for") })
}

pub(crate) fn empty_places(at: &Otrio) -> usize {
    at.to_string()[..35].matches('.').count()
}

/// Positions along random games with no more than so many empty places.
pub(crate) fn late(starts: &[Otrio], games: u64, empty: usize) -> Vec<Otrio> {
    let is_late = |at: &Otrio| empty_places(at) <= empty;
    walk::positions(starts, games).into_iter().filter(is_late).collect()
}

/// Positions that no game need lead to, but that can be read: any pieces anywhere, any colour to act.
fn scattered(options: &str, empty: usize, count: usize) -> Vec<Otrio> {
    let colours = if options == "players=3" { 3 } else { 4 };
    let mut rng = random::seeded(empty as u64);
    let mut found = Vec::new();
    while found.len() < count {
        let mut places: Vec<usize> = (0..27).collect();
        (1..27).rev().for_each(|n| places.swap(n, chance::below(&mut rng, n as u32 + 1) as usize));
        let mut letters = [b'.'; 27];
        for place in &places[empty..] {
            letters[*place] = b"rgbp"[chance::below(&mut rng, colours) as usize];
        }
        let cells: Vec<&str> = letters.chunks(3).map(|cell| str::from_utf8(cell).expect("letters")).collect();
        let rows: Vec<String> = cells.chunks(3).map(|row| row.join(",")).collect();
        let to_act = ["r", "g", "b", "p"][chance::below(&mut rng, colours) as usize];
        let text = format!("{} {to_act} {options}", rows.join("/"));
        found.extend(text.trim_end().parse::<Otrio>().ok().filter(|at| at.outcome().is_none()));
    }
    found
}

fn assert_plainly_worth(positions: &[Otrio]) {
    let mut solver = Solver::new(1 << 20);
    for at in positions {
        let (table, plain) = Table::read(at);
        assert_eq!(as_worth(solved(at, &mut solver)), table.worth(&plain, &mut HashMap::new()), "{at}");
    }
}

#[test]
fn late_positions_are_worth_what_a_plain_search_finds() {
    let positions = late(&[start(""), start("colours=bprg")], 100, 8);
    assert!(positions.len() > 500, "{}", positions.len());
    assert_plainly_worth(&positions);
}

#[test]
fn positions_out_of_turn_are_worth_what_a_plain_search_finds() {
    let count = |empty| if empty < 10 { 60 } else { 10 };
    let positions: Vec<Otrio> = (3..=10).flat_map(|empty| scattered("", empty, count(empty))).collect();
    assert_plainly_worth(&positions);
}

#[test]
fn positions_of_the_middle_game_are_worth_what_the_twin_finds() {
    let mut solver = Solver::new(1 << 22);
    let mut seen = [0; 3];
    for at in (11..=14).flat_map(|empty| scattered("", empty, 40)) {
        let sets = Sets::read(&at.to_string());
        let forces = |seat: usize| Twin::unadvised(seat).forces(&sets);
        let value = value(&at, &mut solver);
        let (own, other) = (value == Value::Win, value == Value::Loss);
        assert_eq!((forces(sets.turn % 2), forces((sets.turn + 1) % 2)), (own, other), "{at}");
        seen[value as usize] += 1;
    }
    assert!(seen.iter().all(|times| *times > 5), "{seen:?}");
}

#[test]
fn what_the_solver_finds_does_not_depend_on_how_much_it_remembers() {
    let (mut little, mut much) = (Solver::new(0), Solver::new(1 << 20));
    for at in late(&[start(""), start("colours=bprg")], 20, 12) {
        assert_eq!(solved(&at, &mut little), solved(&at, &mut much), "{at}");
    }
}

#[test]
fn what_one_seat_forces_against_all_others_is_what_a_plain_search_finds() {
    let mut seen = [0, 0];
    for options in ["players=3", "players=4"] {
        for at in (4..=8).flat_map(|empty| scattered(options, empty, 30)) {
            let (table, plain) = Table::read(&at);
            for seat in Seat::all(at.seats()) {
                let forces = unleashed(|leash| can_force_a_win(&at, seat, leash)).0;
                assert_eq!(
                    forces,
                    Some(table.forces(&plain, seat.index(), &mut HashMap::new())),
                    "{seat}: {at}"
                );
                seen[usize::from(forces == Some(true))] += 1;
            }
        }
    }
    assert!(seen.iter().all(|times| *times > 50), "{seen:?}");
}

/// Said by two searches that share no code.
#[test]
fn no_seat_can_force_a_win_against_two_or_three_others() {
    for colours in [3, 4] {
        let at = start(&format!("players={colours}"));
        for seat in Seat::all(colours) {
            assert_eq!(unleashed(|leash| can_force_a_win(&at, seat, leash)).0, Some(false));
            let mut twin = Twin::alone(seat.index());
            assert!(!twin.forces(&Sets::start(usize::from(colours))), "{seat} of {colours}");
        }
    }
}

/// How many moves it takes to show that the first player wins, and some other things. They change only if the search
/// does.
#[test]
fn the_solver_takes_as_many_moves_as_ever() {
    let nodes = |text: &str| {
        let at: Otrio = text.parse().unwrap_or_else(|error| panic!("“{text}”: {error}"));
        let mut solver = Solver::without_book(1 << 24);
        unleashed(|leash| solver.proven(&at, u64::MAX, leash)).1
    };
    let (value, cold) = unleashed(|leash| Solver::without_book(1 << 27).value(&start(""), leash));
    assert_eq!((value, cold), (Some(Value::Win), 722_183));
    assert_eq!(nodes("...,g..,.../...,.r.,.../..b,...,.p. r"), 23_473);
    assert_eq!(nodes("p..,ggb,.../b..,rrg,pbb/p..,...,r.. p colours=bprg"), 929);
    let alone = |options, seat| unleashed(|leash| can_force_a_win(&start(options), Seat::new(seat), leash)).1;
    assert_eq!([alone("players=3", 0), alone("players=4", 0)], [114_000, 32_890]);
}

#[test]
fn a_solver_keeps_its_limit_and_answers_a_stop() {
    let stop = Stop::new();
    let mut leash = Leash::silent(Limit::nodes(1_000), &stop);
    assert_eq!(Solver::without_book(1 << 20).value(&start(""), &mut leash), None);
    assert_eq!(leash.nodes(), 1_000);
    stop.pull();
    let mut leash = Leash::silent(Limit::default(), &stop);
    assert_eq!(Solver::without_book(1 << 20).value(&start(""), &mut leash), None);
    assert!(leash.nodes() <= 1_024);
}
