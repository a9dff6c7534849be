//! That what is followed further, looked at less far, remembered or shared among threads changes no truth.

use std::sync::Arc;

use tabuleiro_game::{Move, Record};

use super::{forgetful, guess, plain, reported, think, woods};
use crate::alphabeta::{AlphaBeta, NoPromise, Settings};
use crate::toy::{Branch, Wood};
use crate::{Bot, Leash, Limit, Memo, Memory, NoOracle, Report, Stop, Value};

type At = Wood<false>;

/// Every second branch is loud.
fn every_second(_: &At, branch: Branch) -> i32 {
    i32::from(branch.number().is_multiple_of(2))
}

fn to_depth(depth: u32) -> Limit {
    Limit { nodes: None, depth: Some(depth) }
}

fn ask(bot: &mut impl Bot<At>, record: &Record<At>, limit: Limit) -> Report<Branch> {
    bot.think(record, &mut Leash::silent(limit, &Stop::new()))
}

#[test]
fn a_narrow_window_changes_no_score() {
    let mut nodes = [0, 0];
    for record in woods::<false>() {
        for depth in 1..=6 {
            let [narrow, wide] =
                [25, 0].map(|aspiration| think(&record, Settings { aspiration, ..forgetful() }, depth));
            assert_eq!(reported(&narrow), reported(&wide), "{depth} {:?}", record.now());
            nodes = [nodes[0] + narrow.nodes, nodes[1] + wide.nodes];
        }
    }
    assert_ne!(nodes[0], nodes[1], "the window was used");
}

#[test]
fn whoever_guesses_in_an_exchange_follows_it_first() {
    let settings = Settings { quiescence: 6, ..forgetful() };
    let mut differ = 0;
    for record in woods::<false>() {
        let mut loud = AlphaBeta::new(guess::<false>, NoOracle, |_: &At, _| 1, settings);
        let followed = ask(&mut loud, &record, to_depth(1));
        let mut silent = AlphaBeta::new(guess::<false>, NoOracle, |_: &At, _| 0, settings);
        let stopped = ask(&mut silent, &record, to_depth(1));
        assert_eq!(reported(&stopped), plain(&record, 1, 0), "nothing is loud, so nothing is followed");
        differ += u32::from(followed.score != stopped.score);
        assert!(followed.nodes >= stopped.nodes);
    }
    assert!(differ > 10, "{differ} were judged otherwise");
}

#[test]
fn no_shortcut_proves_what_is_not_true() {
    let settings = Settings { quiescence: 3, late: 1, aspiration: 20, ample: 10, ..Settings::default() };
    let mut proven = 0;
    for record in woods::<false>() {
        let truth = match plain(&record, 6, 0) {
            0 => Value::Draw,
            score if score > 0 => Value::Win,
            _ => Value::Loss,
        };
        for depth in 1..=6 {
            let mut bot = AlphaBeta::new(guess::<false>, NoOracle, every_second, settings);
            let report = ask(&mut bot, &record, to_depth(depth));
            assert!(report.proven.is_none_or(|found| found.value == truth), "{depth} {:?}", record.now());
            proven += u32::from(report.proven.is_some());
        }
    }
    assert!(proven > 100, "{proven} were proven");
}

#[test]
fn late_moves_cost_less_and_a_better_one_is_looked_at_again() {
    let late = Settings { late: 1, ..forgetful() };
    let nodes = |settings| woods::<false>().map(|record| think(&record, settings, 6).nodes).sum::<u64>();
    assert!(nodes(late) < nodes(forgetful()));
    let agree = |record: &Record<At>| reported(&think(record, late, 6)) == plain(record, 6, 0);
    let (same, all) = (woods::<false>().filter(agree).count(), woods::<false>().count());
    assert!(same * 10 > all * 7, "{same} of {all} scores are those of plain minimax");
}

#[test]
fn a_guess_far_above_what_is_asked_for_is_believed_and_a_little_above_is_not() {
    let ample = |ample| Settings { ample, ..forgetful() };
    let nodes = |settings| woods::<false>().map(|record| think(&record, settings, 6).nodes).sum::<u64>();
    assert!(nodes(ample(10)) < nodes(ample(60)) && nodes(ample(60)) < nodes(forgetful()));
    // No two guesses lie so far apart.
    for record in woods::<false>() {
        assert_eq!(think(&record, ample(500), 6), think(&record, forgetful(), 6));
    }
}

#[test]
fn several_threads_prove_the_same() {
    for record in woods::<false>() {
        let bot = AlphaBeta::new(guess::<false>, NoOracle, NoPromise, Settings::default());
        let alone = think(&record, Settings::default(), 200);
        let together = ask(&mut bot.with_threads(3), &record, Limit::default());
        assert_eq!(together.proven.map(|proven| proven.value), alone.proven.map(|proven| proven.value));
        assert!(together.nodes >= together.line.len() as u64);
    }
}

#[test]
fn who_is_given_time_remembers_earlier_moves_and_who_is_given_nodes_does_not() {
    let mut saved = 0;
    for record in woods::<false>() {
        let memory = Memory::new(1);
        let player = || {
            let bot = AlphaBeta::new(guess::<false>, NoOracle, NoPromise, Settings::default());
            bot.with_memory(memory.memo())
        };
        let [first, again] = [0; 2].map(|_| ask(&mut player(), &record, to_depth(5)).nodes);
        assert!(again <= first);
        saved += first - again;
        memory.renew();
        assert_eq!(ask(&mut player(), &record, to_depth(5)).nodes, first, "all is forgotten");
        let [one, two] = [0; 2].map(|_| ask(&mut player(), &record, Limit::nodes(300)));
        assert_eq!(one, two);
    }
    assert!(saved > 1_000, "{saved} moves need not be applied again");
}

#[test]
fn a_memory_takes_no_room_before_it_is_used() {
    let memory = Memory::new(1 << 40);
    memory.renew();
    let small = Memory::new(1);
    assert!(Arc::ptr_eq(&small.memo(), &small.memo()));
    assert_eq!(Memo::new(0).recall(1), None);
}
