//! That the search finds what plain minimax finds, by the same nodes every time.

mod extras;

use tabuleiro_game::{Game, Move, Record};

use super::blind::mix;
use super::order::Lore;
use super::{AlphaBeta, Blind, NoPromise, Noisy, Settings};
use crate::alphabeta::score::{ended, repeated};
use crate::memo::Keyed;
use crate::toy::{Branch, Wood, WoodOptions};
use crate::{Bot, Eval, Leash, Limit, NoOracle, Oracle, Proven, Report, Stop, Value};

/// Any guess will do, if it is another for another position.
fn guess<const LOOPS: bool>(at: &Wood<LOOPS>) -> i32 {
    (mix(at.key()) % 401) as i32 - 200
}

fn woods<const LOOPS: bool>() -> impl Iterator<Item = Record<Wood<LOOPS>>> {
    let options = |number| WoodOptions {
        number,
        more_seats: 0,
        more_moves: 1 + number as u16 % 4,
        ..WoodOptions::default()
    };
    (0..if LOOPS { 600 } else { 60 }).map(move |number| Wood::record(options(number))).filter(|record| {
        // In no game of ours does a move leave everything as it was.
        record.outcome().is_none() && !stands_still(*record.now(), &mut Vec::new())
    })
}

/// Whether some move that can be come to leads back to the position it was played in.
fn stands_still<G: Game>(at: G, seen: &mut Vec<G>) -> bool {
    if !G::REPETITION || seen.contains(&at) {
        return false;
    }
    seen.push(at);
    let mut next = at.moves().map(|mv| {
        let mut next = at;
        next.apply(mv);
        next
    });
    next.any(|next| next == at || stands_still(next, seen))
}

fn think<const LOOPS: bool>(record: &Record<Wood<LOOPS>>, settings: Settings, depth: u32) -> Report<Branch> {
    let limit = Limit { nodes: None, depth: Some(depth) };
    let mut bot = AlphaBeta::new(guess::<LOOPS>, NoOracle, NoPromise, settings);
    bot.think(record, &mut Leash::silent(limit, &Stop::new()))
}

fn forgetful() -> Settings {
    Settings { notes: 0, ..Settings::default() }
}

fn played<G: Game>(record: &Record<G>, mv: G::Move) -> Record<G> {
    let mut next = record.clone();
    next.play(mv).expect("a legal move");
    next
}

/// The score for the seat to move, by looking at every line.
fn plain<const LOOPS: bool>(record: &Record<Wood<LOOPS>>, depth: u32, ply: u32) -> i32 {
    let seat = record.now().turn();
    let score = |next: Record<Wood<LOOPS>>| match next.outcome() {
        Some(outcome) if next.ended_by_repetition() => repeated(outcome, seat, ply + 1),
        Some(outcome) => ended(outcome, seat, ply + 1),
        None => {
            let score = if depth == 1 { guess(next.now()) } else { plain(&next, depth - 1, ply + 1) };
            if next.now().turn() == seat { score } else { -score }
        }
    };
    record.legal().into_iter().map(|mv| score(played(record, mv))).max().expect("the game goes on")
}

/// What a report says in one number, as [`plain`] has it.
fn reported(report: &Report<Branch>) -> i32 {
    match (report.score, report.proven) {
        (Some(score), _) => score,
        (None, Some(Proven { value: Value::Win, plies: Some(plies), .. })) => 32_000 - plies as i32,
        (None, Some(Proven { value: Value::Loss, plies: Some(plies), .. })) => plies as i32 - 32_000,
        other => panic!("{other:?}"),
    }
}

/// Where it is decided sooner, looking further changes nothing.
fn assert_plain<const LOOPS: bool>(depths: std::ops::RangeInclusive<u32>) {
    for record in woods::<LOOPS>() {
        for depth in depths.clone() {
            let report = think(&record, forgetful(), depth);
            assert_eq!(reported(&report), plain(&record, depth, 0), "{depth} {:?}", record.now());
            assert_eq!(report.best, report.line.first().copied());
            // The line is what the score rests on.
            let end = report.line.iter().fold(record.clone(), |at, mv| played(&at, *mv));
            assert!(end.outcome().is_some() || end.ply() == depth as usize, "{report:?}");
        }
    }
}

#[test]
fn without_a_memory_the_score_is_that_of_plain_minimax() {
    assert_plain::<false>(1..=6);
}

#[test]
fn a_position_that_comes_back_ends_the_game() {
    assert_plain::<true>(1..=5);
}

#[test]
fn a_game_searched_to_its_end_is_proven() {
    for record in woods::<false>() {
        for settings in [forgetful(), Settings::default()] {
            let report = think(&record, settings, 200);
            let score = plain(&record, 6, 0);
            let proven = report.proven.expect("all of it was seen");
            match score {
                0 => assert_eq!((proven, report.score), (Proven::of(Value::Draw), Some(0))),
                _ => assert_eq!((reported(&report), report.score), (score, None)),
            }
        }
    }
}

/// A win that was found on the way is no guess when it is remembered: else a draw beside it would be searched for ever.
#[test]
fn a_draw_beside_wins_remembered_from_nearer_searches_is_proven_as_soon_as_all_is_seen() {
    let long = |number| WoodOptions { number, more_seats: 0, more_moves: 2, more_plies: 3, early: 12 };
    let mut draws = 0;
    for record in (0..60).map(|number| Wood::<false>::record(long(number))) {
        if record.outcome().is_some() || plain(&record, 9, 0) != 0 {
            continue;
        }
        let report = think(&record, Settings::default(), 9);
        assert_eq!(report.proven, Some(Proven::of(Value::Draw)), "{:?}", record.now());
        assert_eq!(think(&record, Settings::default(), 200), report, "nobody looks further than to the end");
        draws += 1;
    }
    assert!(draws > 5, "{draws}");
}

/// What is searched, to the node: a change of it must be meant. Orders of moves and what is remembered change nothing else.
#[test]
fn the_search_takes_the_same_nodes() {
    let nodes = |settings| woods::<false>().map(|record| think(&record, settings, 6).nodes).sum::<u64>();
    let looping = woods::<true>().map(|record| think(&record, Settings::default(), 7).nodes).sum::<u64>();
    assert_eq!((nodes(forgetful()), nodes(Settings::default()), looping), SIGNATURE);
}

const SIGNATURE: (u64, u64, u64) = (17_391, 15_910, 4_063);

#[test]
fn limits_are_kept_and_a_move_is_found_all_the_same() {
    for record in woods::<false>().take(20) {
        for nodes in [0, 1, 5, 50] {
            let few = Settings { nodes, ..forgetful() };
            let usual = Settings { usual: nodes, ..forgetful() };
            for settings in [few, usual] {
                let report = think(&record, settings, 200);
                assert!(report.nodes <= nodes && report.best.is_some_and(|mv| record.check(mv).is_ok()));
            }
            let mut bot = AlphaBeta::new(guess::<false>, NoOracle, NoPromise, usual);
            let more = bot.think(&record, &mut Leash::silent(Limit::nodes(400), &Stop::new()));
            assert!(nodes > 1 || more.nodes > nodes, "whoever says how many may have more than is usual");
        }
        let shallow = Settings { depth: 1, ..forgetful() };
        let moves = record.legal().len() as u64;
        assert_eq!(think(&record, shallow, 200).nodes, moves);
        assert_eq!(think(&record, forgetful(), 0).nodes, moves, "nobody looks less far ahead than one move");
    }
}

#[test]
fn a_game_that_is_over_has_no_move() {
    let mut record = woods::<false>().next().expect("there are some");
    while let Some(mv) = record.legal().first().copied() {
        record.play(mv).expect("a legal move");
    }
    assert_eq!(think(&record, forgetful(), 3), Report::of(None));
}

/// Knows of every position that it is lost, at once.
struct Doom;

impl Oracle<Wood<false>> for Doom {
    fn probe(&self, _: &Wood<false>) -> Option<Proven> {
        Some(Proven::within(Value::Loss, 4))
    }
}

#[test]
fn what_is_known_is_not_searched() {
    for record in woods::<false>().take(20) {
        let mut bot = AlphaBeta::new(guess::<false>, Doom, NoPromise, forgetful());
        let report = bot.think(&record, &mut Leash::free());
        // The position itself is known, too; but after a move it is whoever must move there that loses.
        let ours = record.legal().iter().any(|mv| played(&record, *mv).now().turn() != record.now().turn());
        let proven = if ours { Proven::within(Value::Win, 5) } else { Proven::within(Value::Loss, 5) };
        assert_eq!(report.proven, Some(proven));
        assert_eq!(report.nodes, record.legal().len() as u64);
        bot.rely_on(guess, Doom);
        assert_eq!(bot.think(&record, &mut Leash::free()), report);
    }
}

#[test]
fn a_guess_is_shifted_by_no_more_than_its_spread_and_always_alike() {
    let flat = |_: &Wood<false>| 40;
    let at = |number| Wood::<false>::start(WoodOptions { number, ..WoodOptions::default() });
    let noisy = Noisy { eval: flat, spread: 3, seed: 9 };
    let all: Vec<i32> = (0..700).map(|number| noisy.value(&at(number))).collect();
    for value in 37..=43 {
        let count = all.iter().filter(|&&found| found == value).count();
        assert!((60..140).contains(&count), "{count} times {value}");
    }
    assert!(all.iter().all(|value| (37..=43).contains(value)));
    assert_eq!(all, (0..700).map(|number| noisy.value(&at(number))).collect::<Vec<_>>());
    assert_ne!(
        all,
        (0..700).map(|number| Noisy { seed: 10, ..noisy }.value(&at(number))).collect::<Vec<_>>()
    );
    assert_eq!(Noisy { spread: 0, ..noisy }.value(&at(1)), 40);
}

#[test]
fn so_many_of_a_thousand_moves_are_overlooked_and_always_the_same() {
    let branches: Vec<(i32, Branch)> =
        (0..Branch::SPACE).filter_map(Branch::numbered).map(|mv| (0, mv)).collect();
    let left = |per_mille, seed, first| {
        let mut moves = branches.clone();
        let at = Wood::<false>::start(WoodOptions { number: seed, ..WoodOptions::default() });
        Blind { per_mille, seed }.overlook(&at, &mut moves, first);
        moves
    };
    assert_eq!(left(0, 1, 0), branches, "whoever overlooks nothing sees all");
    for (per_mille, seen) in [(100, 420..500), (500, 210..300), (900, 25..80)] {
        assert!(seen.contains(&left(per_mille, 1, 0).len()), "{per_mille}");
        assert_eq!(left(per_mille, 1, 0), left(per_mille, 1, 0));
        assert_ne!(left(per_mille, 1, 0), left(per_mille, 2, 0));
    }
    assert_eq!(left(1_000, 1, 0).len(), 1, "one always remains");
    assert_eq!(left(1_000, 1, 100)[..100], branches[..100], "what stands before belongs to others");
    assert_eq!(left(1_000, 1, 100).len(), 101);
}

#[test]
fn who_overlooks_moves_proves_nothing() {
    let blind = Settings { blind: Blind { per_mille: 1, seed: 1 }, ..forgetful() };
    assert!(woods::<false>().all(|record| think(&record, blind, 200).proven.is_none()));
}

#[test]
fn the_remembered_move_comes_first_then_promise_then_what_has_cut_elsewhere() {
    let mut lore = Lore::new(8);
    for (mv, depth) in [(1, 3), (2, 3), (3, 9)] {
        lore.note(mv, depth, 4);
    }
    let rank = |mv, promise, ply| lore.rank(mv, promise, Some(7), ply);
    assert_eq!(rank(7, -1_000, 4), i32::MAX);
    assert!(rank(0, 1, 4) > rank(3, 0, 4), "the game's own promise counts most");
    assert!(rank(2, 0, 4) > rank(1, 0, 4), "only the last two have cut here");
    assert!(rank(3, 0, 5) > rank(2, 0, 5), "elsewhere, what has cut off more counts more");
    assert_eq!((rank(0, 0, 4), rank(1, 0, 5)), (0, 9));
}

#[test]
fn nothing_is_added_up_without_an_end_and_all_is_forgotten() {
    let mut lore = Lore::new(2);
    for _ in 0..1_000 {
        lore.note(0, 100, 0);
        lore.note(1, 2, 0);
    }
    let of = |lore: &Lore, mv| lore.rank(mv, 0, None, 1);
    assert!(of(&lore, 0) < 1 << 12 && of(&lore, 0) > of(&lore, 1) && of(&lore, 1) > 0);
    lore = Lore::new(2);
    assert_eq!([0, 1].map(|mv| lore.rank(mv, 0, None, 0)), [0, 0]);
}
