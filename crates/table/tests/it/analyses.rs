//! Analyses beside what trying everything finds.

use tabuleiro_game::Seat;
use tabuleiro_search::{Leash, Limit, Proven, Stop, Value};
use tabuleiro_table::{Judgement, Kind, Setup, Table, Task};

use crate::along::{KINDS, game, open, under};

/// Trees with more positions are left out: this is tried by the dullest means there is.
const MOST: usize = 3_000;

fn analysed(table: &dyn Table) -> (Box<dyn Task>, Vec<Judgement>) {
    let task = table.task(&table.kind().aids());
    let judged = task.analyse(&mut Leash::silent(Limit::nodes(200_000), &Stop::new()));
    (task, judged)
}

/// What a position is worth to a seat, and after how many moves; `None` where that takes too long.
fn tried(table: &mut dyn Table, seat: Seat, left: &mut usize) -> Option<(Value, u32)> {
    *left = left.checked_sub(1)?;
    let (turn, outcome) = table.now();
    if let Some(outcome) = outcome {
        let value = match outcome.winner {
            None => Value::Draw,
            Some(winner) if winner == seat => Value::Win,
            Some(_) => Value::Loss,
        };
        return Some((value, 0));
    }
    let mut all = Vec::new();
    for text in table.state(usize::MAX).moves {
        table.play(&text).expect("a legal move");
        let found = tried(table, seat, left);
        table.undo();
        all.push(found?);
    }
    let wanted = |(value, plies): (Value, u32)| match value {
        Value::Win => (value, -i64::from(plies)),
        Value::Draw => (value, 0),
        Value::Loss => (value, i64::from(plies)),
    };
    let one = all.into_iter();
    let best = if turn == Some(seat) {
        one.max_by_key(|one| wanted(*one))
    } else {
        one.min_by_key(|one| wanted(*one))
    };
    best.map(|(value, plies)| (value, plies + 1))
}

/// The last positions of random games, for two.
fn endings(kind: &'static dyn Kind) -> Vec<Box<dyn Table>> {
    let two = Setup::default();
    let before_the_end = |seed| {
        let whole = game(kind, &two, seed, 300).ply();
        game(kind, &two, seed, whole.saturating_sub(1 + seed as usize % 4))
    };
    (0..12).map(before_the_end).filter(|table| table.seats() == 2 && table.now().1.is_none()).collect()
}

/// Every legal move that was proven to be worth something, beside what trying finds.
fn compared(kind: &'static dyn Kind) -> Vec<(Proven, (Value, u32))> {
    let mut all = Vec::new();
    for mut table in endings(kind) {
        let seat = table.now().0.expect("it goes on");
        let judged = analysed(table.as_ref()).1;
        for one in judged {
            table.play(&one.text).expect("a legal move");
            let found = tried(table.as_mut(), seat, &mut MOST.clone());
            table.undo();
            if let (Some(proven), Some((value, plies))) = (one.proven, found) {
                all.push((proven, (value, plies + 1)));
            }
        }
    }
    all
}

#[test]
fn what_an_analysis_proves_is_what_trying_everything_finds() {
    for kind in KINDS.iter() {
        let all = compared(kind);
        assert!(all.len() > 5, "{}: only {} to compare", kind.name(), all.len());
        for (proven, (value, plies)) in all {
            assert_eq!(proven.value, value, "{}", kind.name());
            // Whoever counts points plays for them before a short game.
            if proven.margin.is_none() && value != Value::Draw {
                assert!(
                    proven.plies.is_none_or(|found| found == plies),
                    "{}: {proven:?}, {plies}",
                    kind.name()
                );
            }
        }
    }
}

#[test]
fn quantiks_analyses_count_the_moves_to_the_end() {
    let kind = KINDS.find("quantik").expect("it is listed");
    let lengths: Vec<u32> = compared(kind).iter().filter_map(|(proven, _)| proven.plies).collect();
    assert!(lengths.contains(&1) && lengths.iter().any(|plies| *plies > 2), "{lengths:?}");
}

#[test]
fn the_best_move_comes_first_and_only_bad_moves_are_spoken_against() {
    let mut spoken = 0;
    for kind in KINDS.iter() {
        for table in endings(kind) {
            let (task, judged) = analysed(table.as_ref());
            let class = |one: &Judgement| match one.proven.map(|proven| proven.value) {
                Some(Value::Win) => (2, 0),
                Some(Value::Loss) => (0, 0),
                Some(Value::Draw) | None => (1, one.score.unwrap_or(0)),
            };
            assert!(judged.is_sorted_by_key(|one| std::cmp::Reverse(class(one))), "{}", kind.name());
            for one in &judged {
                let is_bad = class(one).0 == 0 || class(one) < class(&judged[0]);
                let why = if is_bad { task.why(&one.text) } else { None };
                assert_eq!(one.why, why, "{}: {}", kind.name(), one.text);
                spoken += usize::from(one.why.is_some());
            }
        }
    }
    assert!(spoken > 0, "some move can be spoken against");
}

/// What is good for the next seat says nothing of the one that moved.
#[test]
fn with_more_than_two_seats_only_the_end_of_the_game_is_known() {
    let kind = KINDS.find("otrio").expect("it is listed");
    let mut ends = 0;
    let four = under(&[("players", "4")]);
    for seed in 0..6 {
        let whole = game(kind, &four, seed, 300).ply();
        let mut table = game(kind, &four, seed, whole - 1);
        let seat = table.now().0.expect("it goes on");
        assert!(table.seats() > 2);
        for one in analysed(table.as_ref()).1 {
            table.play(&one.text).expect("a legal move");
            let (turn, outcome) = table.now();
            table.undo();
            if turn != Some(seat) && outcome.is_none() {
                assert_eq!((one.proven, one.score), (None, None), "{}", one.text);
            }
            if outcome.is_some_and(|outcome| outcome.winner == Some(seat)) {
                assert_eq!(one.proven, Some(Proven::within(Value::Win, 1)), "{}", one.text);
                ends += 1;
            }
        }
    }
    assert!(ends > 0, "some game was about to be won");
    assert!(analysed(open(kind, &four).as_ref()).1.iter().all(|one| one.proven.is_none()));
}
