//! The game solved: exact values against a search that shares no code, and what each of them takes.

use std::collections::HashMap;

use tabuleiro_game::{Game, Outcome, Record, Rules, Speak};
use tabuleiro_quantik::solve::atlas::Atlas;
use tabuleiro_quantik::solve::book::{Book, BookError};
use tabuleiro_quantik::solve::score::Score;
use tabuleiro_quantik::solve::search::Search;
use tabuleiro_quantik::solve::sides::Sides;
use tabuleiro_quantik::solve::value;
use tabuleiro_quantik::{Quantik, QuantikOptions};
use tabuleiro_search::{Aids, Leash, Limit, Progress, Proven, Stop, Study, Value};
use tabuleiro_testkit::{Naive, walk};

use crate::laws::starts;
use crate::naive::Slow;

pub(crate) const BOTH: [Rules; 2] = [Rules::Book, Rules::Report];

fn first(rules: Rules) -> Quantik {
    Quantik::start(QuantikOptions { rules })
}

fn pieces(at: &Quantik) -> usize {
    at.to_string().split(' ').next().map_or(0, |board| board.matches(char::is_alphabetic).count())
}

/// The value by looking at every move, with nothing but the rules.
fn plain(at: &Quantik) -> Proven {
    if let Some(outcome) = at.outcome() {
        return if outcome == Outcome::DRAW {
            Proven::of(Value::Draw)
        } else {
            Proven::within(Value::Loss, 0)
        };
    }
    let after = |mv| {
        let mut next = *at;
        next.apply(mv);
        plain(&next).seen_before_the_move()
    };
    let best = at.moves().map(after).max().expect("a game that goes on has a move");
    if best.value == Value::Draw { Proven::of(Value::Draw) } else { best }
}

/// The same on the slow board, kept by its text.
fn slow(at: &Slow, seen: &mut HashMap<String, Proven>) -> Proven {
    if let Some(&known) = seen.get(&at.text()) {
        return known;
    }
    let value = match at.outcome() {
        Some(Outcome::DRAW) => Proven::of(Value::Draw),
        Some(_) => Proven::within(Value::Loss, 0),
        None => {
            let after = at.moves().into_iter().map(|mv| slow(&at.after(&mv), seen).seen_before_the_move());
            let best = after.max().expect("a game that goes on has a move");
            if best.value == Value::Draw { Proven::of(Value::Draw) } else { best }
        }
    };
    seen.insert(at.text(), value);
    value
}

fn solve(at: &Quantik, limit: Limit) -> Option<tabuleiro_search::Solved<tabuleiro_quantik::Move>> {
    Quantik::solve(&Record::new(*at), &Aids::none(), &mut Leash::silent(limit, &Stop::new()))
}

/// The value that is known at once.
pub(crate) fn known(at: &Quantik) -> Proven {
    Quantik::known(&Record::new(*at), &Aids::none()).expect("every value is known")
}

#[test]
fn the_second_player_wins_in_ten_moves_by_either_rules() {
    for rules in BOTH {
        let solved = solve(&first(rules), Limit::default()).expect("nothing limits it");
        assert_eq!(solved.proven, Proven::within(Value::Loss, 10));
        assert_eq!(known(&first(rules)), solved.proven);
    }
}

#[test]
fn to_solve_the_empty_board_takes_17462_moves() {
    let nodes = BOTH.map(|rules| solve(&first(rules), Limit::default()).map(|solved| solved.nodes));
    assert_eq!(nodes, [Some(17_462), Some(16_273)]);
}

#[test]
fn late_values_are_those_of_a_plain_search() {
    let late = |at: &Quantik| pieces(at) >= 8;
    let positions: Vec<Quantik> =
        walk::positions(&BOTH.map(first), 1_500).into_iter().chain(starts()).filter(late).collect();
    assert!(positions.len() > 3_000);
    for at in positions {
        assert_eq!(known(&at), plain(&at), "{at}");
    }
}

#[test]
fn late_values_are_those_of_the_slow_rules() {
    let mut seen = HashMap::new();
    for at in walk::positions(&BOTH.map(first), 40).into_iter().filter(|at| pieces(at) >= 10) {
        assert_eq!(known(&at), slow(&Slow::of(&at), &mut seen), "{at}");
    }
    assert!(seen.len() > 1_000);
}

#[test]
fn the_book_says_what_a_search_without_it_finds() {
    let early = |at: &Quantik| !at.is_completed() && (3..=7).contains(&pieces(at));
    for at in walk::positions(&BOTH.map(first), 60).into_iter().filter(early) {
        let found = Search::new(at.rules(), &mut Leash::free()).best(Sides::of(&at)).expect("no limit").0;
        assert_eq!(value::score(&at), found, "{at}");
    }
}

#[test]
fn every_value_follows_from_those_of_the_moves() {
    for at in walk::positions(&BOTH.map(first), 200).into_iter().filter(|at| at.outcome().is_none()) {
        let best = value::moves(&at).into_iter().map(|(_, score)| score).max();
        assert_eq!(best, Some(value::score(&at)), "{at}");
    }
}

#[test]
fn any_value_is_known_within_a_few_thousand_moves() {
    let mut most = 0;
    for at in walk::positions(&BOTH.map(first), 3_000) {
        let mut leash = Leash::free();
        value::seek(&at, &mut leash).expect("nothing limits it");
        most = most.max(leash.nodes());
    }
    assert!(most <= 4_277, "{most}"); // the most of all positions, as `verify_every_class` finds
}

#[test]
fn the_line_is_best_play_to_the_end() {
    for start in walk::positions(&BOTH.map(first), 12).into_iter().chain(starts()) {
        let solved = solve(&start, Limit::default()).expect("nothing limits it");
        let mut at = start;
        let mut value = solved.proven;
        for &mv in &solved.line {
            assert_eq!(known(&at), value, "{at}");
            assert!(at.play(mv).is_ok(), "{mv} at {at}");
            let plies = value.plies.map(|plies| plies - 1);
            value = Proven { value: -value.value, plies, margin: None };
        }
        assert!(at.outcome().is_some(), "{at}");
        if let Some(plies) = solved.proven.plies {
            assert_eq!(solved.line.len(), plies as usize, "{start}");
        }
    }
}

#[test]
fn a_limit_of_moves_or_of_depth_is_kept() {
    let at = first(Rules::Book);
    let limit = |nodes| Limit { nodes: Some(nodes), depth: None };
    for nodes in [0, 1, 1_000, 17_461] {
        assert_eq!(solve(&at, limit(nodes)), None, "{nodes}");
    }
    assert!(solve(&at, limit(17_462)).is_some());
    assert_eq!(solve(&at, Limit { nodes: None, depth: Some(9) }), None);
    assert!(solve(&at, Limit { nodes: None, depth: Some(10) }).is_some());
}

#[test]
fn a_pulled_stop_is_obeyed_and_progress_told() {
    let stop = Stop::new();
    let mut told = Vec::new();
    let mut tell = |progress: &Progress| {
        told.push(progress.nodes);
        stop.pull();
    };
    let mut leash = Leash::new(Limit::default(), &stop, &mut tell);
    let solved = Quantik::solve(&Record::new(first(Rules::Book)), &Aids::none(), &mut leash);
    assert_eq!((solved, leash.nodes()), (None, 1_024));
    assert_eq!(told, [1_024]);
}

#[test]
fn a_finished_game_is_lost_in_no_moves_or_drawn() {
    let ended = |text: &str| {
        let at: Quantik = text.parse().expect("this can happen");
        let solved = solve(&at, Limit::default()).expect("nothing limits it");
        assert_eq!((solved.line.len(), solved.nodes), (0, 0));
        assert_eq!(known(&at), solved.proven);
        solved.proven
    };
    assert_eq!(ended("D..A/bCdA/.Bad/...b"), Proven::within(Value::Loss, 0));
    assert_eq!(ended("BCAB/ACdd/DDbc/.abc"), Proven::within(Value::Loss, 0));
    assert_eq!(ended("BCAB/ACdd/DDbc/.abc rules=report"), Proven::of(Value::Draw));
}

#[test]
fn a_book_that_was_cut_altered_or_is_of_another_version_is_refused() {
    let whole = Book::shipped().expect("it was not damaged").write();
    assert!(whole.len() < 50_000);
    assert_eq!(Book::read(&whole).as_ref(), Ok(Book::shipped().expect("the same")));
    assert_eq!(Book::read(&whole[..31]), Err(BookError::Length));
    assert_eq!(Book::read(&[]), Err(BookError::Length));
    let said =
        [BookError::Version, BookError::Length, BookError::Checksum].map(|error| error.message().to_string());
    assert!(said.iter().all(|text| text.starts_with("The table of first positions ")), "{said:?}");
    assert!(said[0].contains("version") && said[1].contains("cut") && said[2].contains("as it was written"));
    assert_eq!(Book::read(&whole[..whole.len() - 1]), Err(BookError::Length));
    assert_eq!(Book::read(&[&whole[..], &[0]].concat()), Err(BookError::Length));
    for (place, error) in [(0, BookError::Version), (7, BookError::Version), (8, BookError::Length)] {
        let mut altered = whole.clone();
        altered[place] ^= 1;
        assert_eq!(Book::read(&altered), Err(error), "byte {place}");
    }
    for place in (16..whole.len()).step_by(97) {
        let mut altered = whole.clone();
        altered[place] ^= 0x40;
        assert_eq!(Book::read(&altered), Err(BookError::Checksum), "byte {place}");
    }
}

#[test]
fn classes_and_sequences_are_as_many_as_published() {
    let atlas = Atlas::up_to(7, 2);
    assert_counts(&atlas, 7);
}

/// The atlas has what `perft16.txt` says, up to so many pieces.
pub(crate) fn assert_counts(atlas: &Atlas, most: usize) {
    let lines = include_str!("../../perft16.txt").lines().filter(|line| !line.starts_with('#'));
    let table: Vec<Vec<u64>> =
        lines.map(|line| line.split(' ').map(|number| number.parse().expect("a number")).collect()).collect();
    assert_eq!(table.len(), 17);
    let known =
        [64, 3_392, 167_552, 6_776_960, 231_883_776, 6_241_600_512, 132_400_548_864, 2_097_048_766_464];
    assert!(table[1..].iter().zip(known).all(|(row, known)| row[3] == known));
    let mut sequences = 1;
    for (pieces, row) in table[..=most].iter().enumerate() {
        let count = atlas.count(pieces);
        assert_eq!(row[..], [pieces as u64, count.classes, count.stuck, sequences]);
        assert_eq!(atlas.classes(pieces).count() as u64, count.classes);
        sequences = count.sequences;
    }
}

#[test]
fn scores_are_ordered_as_players_want_them() {
    let order = [Score::loss(0), Score::loss(10), Score::DRAW, Score::win(9), Score::win(1)];
    assert!(order.is_sorted());
    assert!(order.iter().all(|score| Score::WORST < *score && *score < Score::BEST));
    assert!(order.windows(2).all(|pair| pair[0].proven() < pair[1].proven()));
}
