//! Analyses beside what trying everything finds.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use tabuleiro_game::Seat;
use tabuleiro_search::{Leash, Limit, Proven, Stop, Value};
use tabuleiro_table::{Judgement, Kind, Setup, Table, Task};

use crate::along::{KINDS, from, game, open, under};

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

/// A stop that is pulled when somebody has looked at it so many times: a clock that goes with the nodes.
fn stop_after(looks: u64) -> Stop {
    let seen = Arc::new(AtomicU64::new(0));
    Stop::watched(move || seen.fetch_add(1, Ordering::Relaxed) >= looks)
}

/// With this position the first move took all the time there was, and three seconds proved less than 2 000 000 nodes.
#[test]
fn whoever_is_given_time_shares_it_among_the_moves() {
    let kind = KINDS.find("oware").expect("it is listed");
    let task = open(kind, &from("1-0-2-1-3-1-1-2-0-1-1-2-17-16-S")).task(&kind.aids());
    let proven = |judged: &[Judgement]| judged.iter().filter(|one| one.proven.is_some()).count();
    let by_nodes = task.analyse(&mut Leash::silent(Limit::nodes(2_000_000), &Stop::new()));
    // Some ten million nodes at the most.
    let by_time = task.analyse(&mut Leash::silent(Limit::default(), &stop_after(10_000)));
    assert!(proven(&by_nodes) > 1, "{by_nodes:?}");
    assert!(proven(&by_time) >= proven(&by_nodes), "{by_time:?} beside {by_nodes:?}");
    let told = by_time.iter().all(|one| one.proven.is_some() || one.score.is_some());
    assert!(told, "every move was looked at: {by_time:?}");
}

#[test]
fn on_several_threads_the_moves_are_worth_the_same() {
    for kind in KINDS.iter() {
        let table = game(kind, &Setup::default(), 3, 12);
        let judged = |threads: usize| {
            let task = table.task(&kind.aids().with_threads(threads));
            let mut told = 0;
            let mut tell = |_: &Judgement| told += 1;
            let mut leash = Leash::new(Limit::nodes(40_000), &Stop::new(), &mut tell);
            let judged = task.analyse(&mut leash);
            assert!(leash.nodes() <= 40_000, "{}", kind.name());
            assert!(told >= judged.len(), "{}: every judgement is told", kind.name());
            judged
        };
        assert_eq!(judged(3), judged(1), "{}", kind.name());
    }
}

/// A short search for what is known counts, too: it took up to two million moves for each of two dozen moves.
#[test]
fn no_more_is_spent_than_the_limit_early_in_a_game_as_well() {
    for kind in KINDS.iter() {
        for plies in [0, 4, 6] {
            let table = game(kind, &Setup::default(), 5, plies);
            let looks = Arc::new(AtomicU64::new(0));
            let counted = Arc::clone(&looks);
            let stop = Stop::watched(move || {
                counted.fetch_add(1, Ordering::Relaxed);
                false
            });
            let mut leash = Leash::silent(Limit::nodes(3_000), &stop);
            let judged = table.task(&kind.aids()).analyse(&mut leash);
            assert!(leash.nodes() <= 3_000 && !judged.is_empty(), "{}", kind.name());
            // Whoever searches looks at the stop every thousand moves or so, and some times for each move that is judged: two dozen
            // searches of two million moves would be fifty thousand looks.
            assert!(looks.load(Ordering::Relaxed) < 2_000, "{}: {looks:?} looks", kind.name());
        }
    }
}

#[test]
fn what_is_stopped_at_once_still_has_every_move() {
    for kind in KINDS.iter() {
        let table = game(kind, &Setup::default(), 4, 8);
        let stop = Stop::new();
        stop.pull();
        let judged = table.task(&kind.aids()).analyse(&mut Leash::silent(Limit::default(), &stop));
        assert_eq!(judged.len(), table.choices().len(), "{}", kind.name());
    }
}

#[test]
fn endings_of_oware_are_worth_so_many_seeds_wherever_one_asks() {
    let kind = KINDS.find("oware").expect("it is listed");
    let mut compared = 0;
    for text in [
        "0-1-0-0-0-2-0-0-1-0-0-0-22-22-S",
        "0-0-0-0-0-1-1-0-0-2-0-0-23-21-S",
        "0-0-0-0-2-0-1-0-1-0-0-0-22-22-S",
    ] {
        let task = open(kind, &from(text)).task(&kind.aids());
        let margin = task.points().map(|points| 2 * i32::from(points) - 48);
        assert!(margin.is_some());
        assert_eq!(task.known().map(|known| known.margin), Some(margin), "{text}");
        let solved = task.solve(&mut Leash::free()).expect("it is known");
        assert_eq!(solved.proven.margin, margin, "{text}");
        // Where a move captures, the endings know what it leads to.
        for one in task.analyse(&mut Leash::silent(Limit::nodes(10_000), &Stop::new())) {
            compared += u32::from(one.proven.is_some_and(|proven| proven.margin.is_some()));
            let most = one.proven.and_then(|proven| proven.margin).filter(|by| Some(*by) > margin);
            assert_eq!(most, None, "{text}: {one:?}");
        }
    }
    assert!(compared > 0, "some move captures");
}

#[test]
fn it_is_said_why_a_move_to_a_known_position_is_not_proven() {
    let kind = KINDS.find("oware").expect("it is listed");
    let at = "0-0-0-3-0-2-1-0-2-0-0-1-20-19-S";
    let table = open(kind, &from(at));
    let task = table.task(&kind.aids());
    let [quiet, nonsense] = [task.doubt("D"), task.doubt("☃")];
    let told = quiet.expect("it captures nothing, so that positions before it may come back");
    tabuleiro_testkit::words::assert_said(&told);
    assert_eq!(nonsense, None);
    let quantik = open(KINDS.find("quantik").expect("it is listed"), &Setup::default());
    assert_eq!(quantik.task(&quantik.kind().aids()).doubt("A@a4"), None, "nothing comes back there");
}

/// A game of Oware in the middle, where nothing is known for sure.
fn middle() -> Box<dyn Table> {
    game(KINDS.find("oware").expect("it is listed"), &Setup::default(), 4, 10)
}

#[test]
fn whoever_is_stopped_in_a_second_look_keeps_what_the_first_found() {
    let table = middle();
    let count = table.state(usize::MAX).moves.len();
    let stop = Stop::new();
    let mut first: Vec<Judgement> = Vec::new();
    let cord = stop.clone();
    let mut tell = |one: &Judgement| {
        // Of every move only its last word in the first round counts.
        first.retain(|known| known.text != one.text);
        first.push(one.clone());
        if first.len() == count {
            cord.pull();
        }
    };
    let task = table.task(&tabuleiro_search::Aids::none());
    let found = task.analyse(&mut Leash::new(Limit::default(), &stop, &mut tell));
    for one in found {
        let known = first.iter().find(|known| known.text == one.text).expect("it was told");
        assert!(one.score.is_some() || one.proven.is_some(), "{one:?}");
        let told = (known.score, known.proven);
        assert!(one.text == first[count - 1].text || (one.score, one.proven) == told, "{one:?}: {told:?}");
    }
}

#[test]
fn whoever_is_stopped_in_the_first_look_has_what_was_seen_until_then() {
    let table = middle();
    let stop = Stop::new();
    let cord = stop.clone();
    let mut seen = None;
    let mut tell = |one: &Judgement| {
        if one.score.is_some() && seen.is_none() {
            seen = Some(one.text.clone());
            cord.pull();
        }
    };
    let task = table.task(&tabuleiro_search::Aids::none());
    let found = task.analyse(&mut Leash::new(Limit::default(), &stop, &mut tell));
    let seen = seen.expect("a guess was told");
    let kept = found.iter().find(|one| one.text == seen).expect("every move is there");
    assert!(kept.score.is_some(), "{kept:?}");
}

#[test]
fn whoever_leads_by_far_leads_after_every_quiet_move() {
    let kind = KINDS.find("oware").expect("it is listed");
    for (at, sign) in [("2-2-2-2-1-1-2-2-2-2-1-1-20-8-S", 1), ("2-2-2-2-1-1-2-2-2-2-1-1-8-20-S", -1)] {
        let task = open(kind, &from(at)).task(&tabuleiro_search::Aids::none());
        let judged = task.analyse(&mut Leash::silent(Limit::nodes(60_000), &Stop::new()));
        let guessed: Vec<i32> = judged.iter().filter_map(|one| one.score).collect();
        assert!(
            !guessed.is_empty() && guessed.iter().all(|score| score.signum() == sign),
            "{at}: {guessed:?}"
        );
    }
}

#[test]
fn nothing_is_doubted_of_a_move_that_ends_the_game() {
    let kind = KINDS.find("oware").expect("it is listed");
    let table = open(kind, &from("0-0-0-0-0-2-1-0-0-0-0-0-24-21-S"));
    let mut after = open(kind, &from("0-0-0-0-0-2-1-0-0-0-0-0-24-21-S"));
    after.play("F").expect("a legal move");
    assert!(after.now().1.is_some(), "it captures the seed that is missing");
    assert_eq!(table.task(&kind.aids()).doubt("F"), None);
}

#[test]
fn whoever_waits_for_an_analysis_on_one_thread_hears_of_every_move_as_it_is_looked_at() {
    let table = middle();
    let mut told = 0;
    let mut tell = |_: &Judgement| told += 1;
    let task = table.task(&tabuleiro_search::Aids::none());
    let found = task.analyse(&mut Leash::new(Limit::nodes(60_000), &Stop::new(), &mut tell));
    assert!(told > 2 * found.len(), "{told} words of {} moves", found.len());
}
