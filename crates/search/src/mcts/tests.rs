//! That the tree search finds what is there, keeps its limits and repeats itself.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use tabuleiro_game::{Game, Move, Record, Seat};

use super::{Chances, Leaf, Light, Mcts, Prospect, Settings};
use crate::toy::{Branch, Wood, WoodOptions};
use crate::{Bot, Leash, Limit, Random, Report, Stop, Value};

const NO_LIMIT: Limit = Limit { nodes: None, depth: None };

fn settings(iterations: u64) -> Settings {
    Settings { iterations: Some(iterations), ..Settings::default() }
}

fn think<G: Game>(record: &Record<G>, settings: Settings, limit: Limit) -> Report<G::Move> {
    Mcts::new(settings, Light, 5).think(record, &mut Leash::silent(limit, &Stop::new()))
}

/// Whether a seat can force a win against all others together: a plain search of the whole game, history and all.
fn forces<G: Game>(record: &Record<G>, seat: Seat) -> bool {
    if let Some(outcome) = record.outcome() {
        return outcome.winner == Some(seat);
    }
    let mut after = record.legal().into_iter().map(|mv| forces(&played(record, mv), seat));
    if record.now().turn() == seat { after.any(|wins| wins) } else { after.all(|wins| wins) }
}

fn played<G: Game>(record: &Record<G>, mv: G::Move) -> Record<G> {
    let mut next = record.clone();
    next.play(mv).expect("a legal move");
    next
}

/// The value for a seat of two.
fn value<G: Game>(record: &Record<G>, seat: Seat) -> Value {
    match (forces(record, seat), forces(record, seat.other())) {
        (true, _) => Value::Win,
        (_, true) => Value::Loss,
        _ => Value::Draw,
    }
}

/// Games for two come out as the plain search says, and the move that is played keeps the value.
fn assert_solved<const LOOPS: bool>(threads: usize) {
    for number in 0..60 {
        let record = Wood::<LOOPS>::record(WoodOptions {
            number,
            more_seats: 0,
            more_moves: 3,
            ..WoodOptions::default()
        });
        if record.outcome().is_some() {
            continue;
        }
        let seat = record.now().turn();
        let report = think(&record, Settings { threads, exploration: 2.0, ..settings(100_000) }, NO_LIMIT);
        let expected = value(&record, seat);
        assert_eq!(report.proven.map(|proven| proven.value), Some(expected), "game {number}");
        let best = report.best.expect("the game is not over");
        assert_eq!(value(&played(&record, best), seat), expected, "game {number}");
        let score = match expected {
            Value::Win => 100,
            Value::Draw => 0,
            Value::Loss => -100,
        };
        assert_eq!(report.score, Some(score), "game {number}");
    }
}

#[test]
fn small_games_for_two_are_solved() {
    assert_solved::<false>(1);
}

#[test]
fn several_threads_solve_the_same() {
    assert_solved::<false>(3);
}

#[test]
fn a_position_that_comes_back_ends_the_game() {
    assert_solved::<true>(1);
}

#[test]
fn among_three_and_four_a_win_is_claimed_exactly_if_it_can_be_forced() {
    // So curious that it goes everywhere: otherwise it may rest content with a win that the others merely let happen.
    let settings = Settings { exploration: 30.0, ..settings(50_000) };
    let mut claimed = 0;
    for (number, more_seats) in (0..60).map(|number| (number, 1 + (number % 2) as u8)) {
        let record = Wood::<false>::record(WoodOptions {
            number,
            more_seats,
            more_moves: 3,
            ..WoodOptions::default()
        });
        let winner = Seat::all(record.now().seats()).find(|seat| forces(&record, *seat));
        let expected =
            winner.map(|winner| if winner == record.now().turn() { Value::Win } else { Value::Loss });
        let found = think(&record, settings, NO_LIMIT).proven.map(|proven| proven.value);
        assert_eq!(found.filter(|value| *value != Value::Draw), expected, "game {number}");
        claimed += u32::from(expected.is_some());
    }
    assert!(claimed > 15, "only {claimed} games can be won by force");
}

#[test]
fn each_seat_plays_for_itself() {
    // Where nothing is certain, the seat to move still gets far more than its third.
    let (mut share, mut games) = (0.0, 0);
    for number in 0..60 {
        let record = Wood::<false>::record(WoodOptions {
            number,
            more_seats: 1,
            more_moves: 7,
            ..WoodOptions::default()
        });
        let report = think(&record, settings(5_000), NO_LIMIT);
        if record.now().count_moves() > 1 && report.proven.is_none() {
            games += 1;
            share += f64::from(report.score.expect("it has tried something")) / f64::from(100);
        }
    }
    assert!(games > 10 && share / f64::from(games) > 0.1, "{share} of {games}");
}

#[test]
fn every_move_of_many_is_tried_once_and_is_legal() {
    let wide =
        (0..).map(|number| WoodOptions { number, more_seats: 0, more_moves: 400, ..WoodOptions::default() });
    let record = wide.map(Wood::<false>::record).find(|record| record.now().count_moves() > 300);
    let record = record.expect("there is such a game");
    for iterations in [1, 5, 40, 200, 5_000] {
        let mut bot =
            Mcts::new(Settings { exploration: 9.0, patience: 0.01, ..settings(iterations) }, Light, 3);
        bot.think(&record, &mut Leash::free());
        let (tried, listed) = bot.at_root();
        let mut all = listed.clone();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), listed.len(), "no move stands there twice");
        assert!(listed.iter().all(|mv| record.check(*mv).is_ok()));
        assert_eq!(tried, record.legal().len().min(iterations as usize));
        assert!(listed.len() <= 2 * tried + 8 || listed.len() == record.legal().len());
    }
}

/// Sees at a glance what a plain search finds.
#[derive(Clone)]
struct Sighted;

impl Leaf<Wood<false>> for Sighted {
    fn chances(&self, at: &Wood<false>, _most: u32, _rng: &mut Random) -> (Option<Chances>, u32) {
        (Some(Chances::between_two(at.turn(), self.glance(at, at.turn()))), 0)
    }

    const GLANCES: bool = true;

    fn glance(&self, at: &Wood<false>, seat: Seat) -> f32 {
        match value(&Record::new(*at), seat) {
            Value::Win => 1.0,
            Value::Draw => 0.5,
            Value::Loss => 0.0,
        }
    }
}

#[test]
fn what_looks_best_at_a_glance_is_tried_first() {
    for number in 0..20 {
        let record = Wood::<false>::record(WoodOptions {
            number,
            more_seats: 0,
            more_moves: 3,
            ..WoodOptions::default()
        });
        let mut bot = Mcts::new(settings(1), Sighted, 1);
        let report = bot.think(&record, &mut Leash::free());
        let seat = record.now().turn();
        let kept = value(&played(&record, report.best.expect("a move")), seat);
        assert_eq!(kept, value(&record, seat), "game {number}");
        assert_eq!(report.nodes, u64::from(record.now().count_moves()) + 1, "every move is looked at");
    }
}

#[test]
fn several_threads_leave_the_tree_in_order() {
    for (number, more_moves) in [(1, 400), (2, 30), (3, 3)] {
        let record = Wood::<false>::record(WoodOptions {
            number,
            more_seats: 1,
            more_moves,
            ..WoodOptions::default()
        });
        let mut bot = Mcts::new(Settings { threads: 4, ..settings(20_000) }, Light, 1);
        bot.think(&record, &mut Leash::free());
        bot.assert_in_order();
    }
}

fn sample_record() -> Record<Wood<false>> {
    let games =
        (0..).map(|number| WoodOptions { number, more_seats: 1, more_moves: 30, ..WoodOptions::default() });
    let open = |record: &Record<Wood<false>>| think(record, settings(3_000), NO_LIMIT).proven.is_none();
    games
        .map(Wood::record)
        .find(|record| record.now().count_moves() > 20 && open(record))
        .expect("some are long")
}

#[test]
fn the_same_seed_finds_the_same() {
    let record = sample_record();
    let first = think(&record, settings(3_000), NO_LIMIT);
    assert_eq!(first, think(&record, settings(3_000), NO_LIMIT));
    let other = Mcts::new(settings(3_000), Light, 6).think(&record, &mut Leash::free());
    assert_ne!(first, other, "another seed goes another way");
}

#[test]
fn a_limit_of_nodes_is_kept() {
    let record = sample_record();
    for (nodes, threads) in [(0, 1), (1, 1), (5, 1), (6, 4), (7, 2), (100, 3), (1_000, 1)] {
        let settings = Settings { iterations: None, threads, ..Settings::default() };
        let report = think(&record, settings, Limit { nodes: Some(nodes), depth: None });
        assert!(report.best.is_some_and(|mv| record.check(mv).is_ok()));
        assert!(report.nodes <= nodes, "{} of {nodes}", report.nodes);
        assert!(report.nodes * 10 >= nodes * 8 || nodes < 100, "{} of {nodes}", report.nodes);
    }
}

#[test]
fn a_limit_of_depth_is_kept() {
    let record = sample_record();
    for depth in 0..4 {
        let report = think(&record, settings(2_000), Limit { nodes: None, depth: Some(depth) });
        assert!(report.best.is_some());
        assert!(report.line.len() <= depth.max(1) as usize, "{:?}", report.line);
    }
}

#[test]
fn a_full_tree_goes_on_counting() {
    let record = sample_record();
    let report = think(&record, Settings { nodes: 100, ..settings(3_000) }, NO_LIMIT);
    assert!(report.best.is_some() && report.nodes > 10_000);
}

#[test]
fn what_is_found_is_told_meanwhile() {
    let record = sample_record();
    let mut told = Vec::new();
    let report = Mcts::new(settings(20_000), Light, 5)
        .think(&record, &mut Leash::new(NO_LIMIT, &Stop::new(), &mut |report| told.push(report.clone())));
    assert!(told.len() >= 4 || report.proven.is_some(), "{} reports", told.len());
    assert!(told.is_sorted_by_key(|report| report.nodes));
    assert!(told.iter().all(|report| report.best.is_some() && report.line.first() == report.best.as_ref()));
}

/// Plays at random, counts the moves it applies, and pulls a stop on the way.
#[derive(Clone)]
struct Puller {
    stop: Stop,
    applied: Arc<AtomicU64>,
}

/// After so many moves it pulls.
const PULLS_AT: u64 = 20_000;

impl Leaf<Wood<false>> for Puller {
    fn chances(&self, at: &Wood<false>, most: u32, rng: &mut Random) -> (Option<Chances>, u32) {
        let (chances, made) = Light.chances(at, most, rng);
        if self.applied.fetch_add(u64::from(made), Ordering::Relaxed) >= PULLS_AT {
            self.stop.pull();
        }
        (chances, made)
    }
}

#[test]
fn a_stop_is_answered_within_a_few_thousand_moves() {
    let record = sample_record();
    for (threads, seed) in [(1, 1), (2, 2), (2, 3), (4, 4)] {
        let settings = Settings { iterations: None, threads, exploration: 5.0, ..Settings::default() };
        let puller = Puller { stop: Stop::new(), applied: Arc::default() };
        let applied = Arc::clone(&puller.applied);
        let mut leash = Leash::silent(NO_LIMIT, &puller.stop.clone());
        assert!(Mcts::new(settings, puller, seed).think(&record, &mut leash).best.is_some());
        let after = applied.load(Ordering::Relaxed).saturating_sub(PULLS_AT);
        assert!(after > 0, "it went on until it was stopped");
        let most = 2_048 * threads as u64;
        assert!(after <= most, "{after} moves of {threads} threads after the stop");
    }
}

#[test]
fn a_game_that_is_over_has_no_move() {
    let mut record = sample_record();
    while let Some(mv) = record.legal().first().copied() {
        record.play(mv).expect("a legal move");
    }
    assert_eq!(think(&record, settings(10), NO_LIMIT), Report::of(None));
}

/// Lists every move, and is nearly sure of the last one.
#[derive(Clone)]
struct Opinionated;

impl Leaf<Wood<false>> for Opinionated {
    fn chances(&self, _at: &Wood<false>, _most: u32, _rng: &mut Random) -> (Option<Chances>, u32) {
        (Some(Chances::even(2)), 0)
    }

    const LISTS: bool = true;

    fn list(&self, at: &Wood<false>, listed: &[Branch], fresh: &mut Vec<Prospect<Branch>>) -> u32 {
        let last = at.moves().last();
        let opinion = |mv| if Some(mv) == last { (0.6, 0.9) } else { (0.5, 0.1 / at.count_moves() as f32) };
        let missing = at.moves().filter(|mv| !listed.contains(mv));
        fresh.extend(missing.map(|mv| {
            let (share, prior) = opinion(mv);
            Prospect { share, prior, mv }
        }));
        at.count_moves()
    }
}

#[test]
fn a_leaf_that_lists_moves_leads_the_search_by_its_priors() {
    let options = |number| WoodOptions { number, more_seats: 0, more_moves: 30, ..WoodOptions::default() };
    let wide = (0..).map(|number| Wood::<false>::record(options(number)));
    for record in wide.filter(|record| record.now().count_moves() > 10).take(5) {
        let mut bot = Mcts::new(Settings { exploration: 9.0, ..settings(4) }, Opinionated, 1);
        let report = bot.think(&record, &mut Leash::free());
        assert_eq!(report.best, record.legal().last().copied(), "nothing else is known so early");
        let moves = u64::from(record.now().count_moves());
        assert!(report.nodes > moves, "what listing takes is counted: {}", report.nodes);
        let short = bot.think(&record, &mut Leash::silent(Limit::nodes(moves - 1), &Stop::new()));
        assert!(short.best.is_some() && short.nodes < moves, "nothing is listed that nobody may look at");
    }
}

#[test]
fn an_open_player_goes_on_to_the_limit_and_others_do_not() {
    let record = sample_record();
    let nodes = |is_open, limit| {
        let mut bot = Mcts::new(Settings { is_open, ..settings(10) }, Light, 1);
        assert_eq!(bot.settings().iterations, Some(10));
        bot.think(&record, &mut Leash::silent(limit, &Stop::new())).nodes
    };
    let few = nodes(false, NO_LIMIT);
    assert!(few < 100);
    assert_eq!((nodes(true, NO_LIMIT), nodes(false, Limit::nodes(2_000))), (few, few));
    assert!(nodes(true, Limit::nodes(2_000)) > 1_900);
}

#[test]
fn it_tells_after_a_thousand_iterations_and_then_whenever_they_have_doubled() {
    let record = sample_record();
    let mut told = 0;
    let mut tell = |_: &Report<Branch>| told += 1;
    Mcts::new(settings(3_000), Light, 5).think(&record, &mut Leash::new(NO_LIMIT, &Stop::new(), &mut tell));
    assert_eq!(told, 2);
}

/// What is tried, to the node: a change of it must be meant. It is the same on every machine.
#[test]
fn the_search_takes_the_same_nodes_and_comes_to_the_same() {
    let woods = (0..30).map(|number| WoodOptions {
        number,
        more_seats: (number % 3) as u8,
        more_moves: 40,
        ..WoodOptions::default()
    });
    let mut signature = [0_u64; 3];
    for record in woods.map(Wood::<false>::record) {
        let mut note = |place: usize, report: &Report<Branch>| {
            let score = report.score.map_or(0, |score| (score + 100) as u64);
            let line = report.line.iter().map(|mv| u64::from(mv.number())).sum::<u64>();
            signature[place] += report.nodes + 1_000 * score + 1_000_000 * line;
        };
        note(0, &think(&record, settings(700), NO_LIMIT));
        if record.now().seats() == 2 {
            note(1, &Mcts::new(settings(200), Sighted, 5).think(&record, &mut Leash::free()));
            note(2, &Mcts::new(settings(400), Opinionated, 5).think(&record, &mut Leash::free()));
        }
    }
    assert_eq!(signature, [534_462_000, 97_028_722, 1_001_331_145]);
}
