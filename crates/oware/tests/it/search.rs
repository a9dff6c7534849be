//! The alpha-beta search against plain minimax, which shares no code with it.

use std::sync::Arc;

use tabuleiro_game::{Game, Record, Seat};
use tabuleiro_oware::endings::Lookup;
use tabuleiro_oware::{Move, Oware, OwareOptions, eval};
use tabuleiro_oware_tables::Tables;
use tabuleiro_search::alphabeta::{AlphaBeta, NoPromise, Settings};
use tabuleiro_search::{Bot, Eval, Leash, Limit, NoOracle, Report, Stop, Value};
use tabuleiro_testkit::walk;

use crate::laws::starts;
use crate::{at, game};

/// What plain minimax makes of a position, for the seat to move: every line to the depth, nothing left out.
fn minimax(record: &mut Record<Oware>, depth: u32) -> i32 {
    let seat = record.now().turn();
    let mut best = i32::MIN;
    for mv in record.legal() {
        record.play(mv).expect("a legal move");
        let score = if let Some(outcome) = record.outcome() {
            let win = if record.ended_by_repetition() { 1_000_000 } else { 2_000_000 };
            outcome.winner.map_or(0, |winner| if winner == seat { win } else { -win })
        } else {
            let score =
                if depth == 1 { eval::Traits.value(record.now()) } else { minimax(record, depth - 1) };
            if record.now().turn() == seat { score } else { -score }
        };
        record.undo();
        best = best.max(score);
    }
    best
}

/// What the search makes of it.
fn search(record: &Record<Oware>, depth: u32, notes: usize) -> Report<Move> {
    let settings = Settings { notes, ..Settings::default() };
    let mut bot = AlphaBeta::new(eval::Traits, NoOracle, eval::Captures, settings);
    bot.think(record, &mut silent(to_depth(depth)))
}

fn silent(limit: Limit) -> Leash<'static, Report<Move>> {
    Leash::silent(limit, &Stop::new())
}

fn to_depth(depth: u32) -> Limit {
    Limit { depth: Some(depth), nodes: None }
}

/// Games in the middle of play, with all their past.
fn games() -> Vec<Record<Oware>> {
    let cut = |(number, start): (usize, &Oware)| {
        let mut record = walk::game(start, number as u64);
        for _ in 0..=(number * 7 % 11) {
            record.undo();
        }
        record
    };
    let starts: Vec<Oware> = starts().into_iter().cycle().take(120).collect();
    starts.iter().enumerate().map(cut).filter(|record| record.outcome().is_none()).collect()
}

#[test]
fn without_a_memory_the_score_is_that_of_plain_minimax() {
    let mut decided = 0;
    for record in games() {
        for depth in 1..=5 {
            let report = search(&record, depth, 0);
            let plain = minimax(&mut record.clone(), depth);
            let proven = report.proven.map(|proven| proven.value);
            match plain {
                2_000_000 => assert_eq!(proven, Some(Value::Win), "{}", record.now()),
                -2_000_000 => assert_eq!(proven, Some(Value::Loss), "{}", record.now()),
                1_000_000 => assert!(report.score > Some(19_000), "{}", record.now()),
                -1_000_000 => assert!(report.score < Some(-19_000), "{}", record.now()),
                _ => assert_eq!(report.score, Some(plain), "depth {depth} at {}", record.now()),
            }
            decided += u32::from(plain.abs() >= 1_000_000);
        }
    }
    assert!(decided > 20, "{decided} were decided");
}

#[test]
fn with_a_memory_it_finds_the_same_wins_as_soon() {
    let mut wins = 0;
    for record in games() {
        let [without, with] = [0, 1 << 12].map(|notes| search(&record, 6, notes));
        if without.proven.is_some_and(|proven| proven.value != Value::Draw) {
            assert_eq!(without.proven, with.proven, "{}", record.now());
            wins += 1;
        }
    }
    assert!(wins > 20, "{wins} were decided");
}

#[test]
fn a_win_is_told_with_its_distance_and_a_line_that_reaches_it() {
    let record = Record::new(at("0-0-0-7-0-1-0-4-2-1-1-0-20-12-S"));
    let report = search(&record, 3, 1 << 12);
    assert_eq!(report.proven.map(|proven| (proven.value, proven.plies)), Some((Value::Win, Some(1))));
    assert_eq!(report.line.iter().map(ToString::to_string).collect::<String>(), "D");
    for record in games() {
        let report = search(&record, 6, 1 << 12);
        let Some(plies) = report.proven.and_then(|proven| proven.plies) else { continue };
        let mut played = record.clone();
        report.line.iter().for_each(|&mv| played.play(mv).expect("a legal line"));
        if report.line.len() == plies as usize {
            assert!(played.outcome().is_some(), "{}", record.now());
        }
    }
}

#[test]
fn limits_are_kept_to_the_node() {
    let record = Record::new(Oware::start(OwareOptions::default()));
    let mut bot = AlphaBeta::new(eval::Traits, NoOracle, NoPromise, Settings::default());
    for nodes in [0, 1, 5, 6, 100, 1_023, 1_024, 1_025, 50_000] {
        let report = bot.think(&record, &mut silent(Limit::nodes(nodes)));
        assert_eq!(report.nodes, nodes);
        assert!(report.best.is_some_and(|mv| record.check(mv).is_ok()));
    }
    let stop = Stop::new();
    stop.pull();
    assert!(bot.think(&record, &mut Leash::silent(Limit::default(), &stop)).nodes <= 2_048);
}

#[test]
fn the_same_question_gets_the_same_answer() {
    let mut bot = AlphaBeta::new(eval::Traits, NoOracle, eval::Captures, Settings::default());
    let mut ask = |record: &Record<Oware>| bot.think(record, &mut silent(Limit::nodes(30_000)));
    let [one, two] = ["CeCfCd", "EbFcBf"].map(|moves| game(Oware::start(OwareOptions::default()), moves));
    let first = ask(&one);
    ask(&two);
    assert_eq!(ask(&one), first);
}

#[test]
fn reports_are_told_for_every_depth() {
    let record = Record::new(Oware::start(OwareOptions::default()));
    let mut bot = AlphaBeta::new(eval::Traits, NoOracle, eval::Captures, Settings::default());
    let mut lengths = Vec::new();
    let mut tell = |report: &Report<Move>| lengths.push(report.line.len());
    bot.think(&record, &mut Leash::new(to_depth(6), &Stop::new(), &mut tell));
    assert_eq!(lengths, [1, 2, 3, 4, 5, 6]);
}

#[test]
fn boards_are_trusted_only_where_the_past_has_no_say() {
    let tables = Lookup::new(Arc::new(Tables::in_memory(6, 1))).for_boards();
    let mut bot = AlphaBeta::new(eval::Traits, tables, eval::Captures, Settings::default());
    let mut proven = |record: &Record<Oware>| {
        bot.think(record, &mut silent(to_depth(2))).proven.map(|proven| proven.value)
    };
    let lost = at("0-0-0-0-0-1-0-0-3-0-0-0-20-24-S");
    assert_eq!(proven(&Record::new(lost)), Some(Value::Loss));
    let fresh = at("1-0-0-0-0-0-1-0-0-0-0-0-23-23-S");
    assert_eq!(proven(&Record::new(fresh)), None, "no move is known to keep the draw");
    assert_eq!(proven(&game(fresh, "Aa")), None, "the same seeds have been on the board before");
}

#[test]
fn a_repetition_in_the_record_counts() {
    let start = at("1-0-0-0-0-0-1-0-0-0-0-0-23-23-S");
    let record = game(start, "AaBbCcDdEeF");
    assert_eq!(record.now().turn(), Seat::SECOND);
    let report = search(&record, 5, 1 << 12);
    assert_eq!((report.score, report.line.len()), (Some(0), 1), "f ends the game, 24 to 24");
}

/// Whoever changes the search on purpose writes the new numbers here.
#[test]
fn searches_take_as_many_nodes_as_when_they_were_last_looked_at() {
    let nodes = |record: &Record<Oware>, depth| search(record, depth, 1 << 14).nodes;
    let start = Record::new(Oware::start(OwareOptions::default()));
    let middle = game(Oware::start(OwareOptions::default()), "CeCfCd");
    let late = Record::new(at("2-1-0-0-0-3-1-2-1-0-1-3-17-17-S"));
    assert_eq!([nodes(&start, 12), nodes(&middle, 10), nodes(&late, 14)], [286_767, 19_953, 161]);
}
