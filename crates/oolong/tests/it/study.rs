//! Exact values near the end, checked by a plain search of the slow rules; and that what is said of moves is true.

use tabuleiro_game::{Game, Lang, Outcome, Read, Record};
use tabuleiro_oolong::{Move, Oolong, Tea};
use tabuleiro_search::{Aids, Leash, Limit, Proven, Solved, Stop, Study, Value};
use tabuleiro_testkit::verify::is_asked;
use tabuleiro_testkit::words::{assert_said, said};
use tabuleiro_testkit::{Naive, walk};

use crate::laws::{start, starts};
use crate::naive::SlowOolong;

fn solve(at: &Oolong) -> Solved<Move> {
    solve_within(at, Limit::default(), &Stop::new()).expect("nothing stops it")
}

fn solve_within(at: &Oolong, limit: Limit, stop: &Stop) -> Option<Solved<Move>> {
    Oolong::solve(&Record::new(*at), &Aids::none(), &mut Leash::silent(limit, stop))
}

fn known(at: &Oolong) -> Option<Proven> {
    Oolong::known(&Record::new(*at), &Aids::none())
}

/// Positions of random games with so many cups on the tables, under both rules.
fn late(games: u64, cups: std::ops::Range<u8>) -> Vec<Oolong> {
    let starts = [start(""), start("markers=CURR-JKGB"), start("rules=report markers=RGJU-CKBR")];
    let all = starts
        .iter()
        .flat_map(|start| (0..games).flat_map(|seed| walk::game(start, seed).positions().to_vec()));
    all.filter(|at| cups.contains(&at.placed()) && at.outcome().is_none()).collect()
}

/// What a position is worth to Black: a win by how soon, a loss by how late.
fn plain(slow: &SlowOolong) -> i32 {
    const WIN: i32 = 1_000;
    if let Some(Outcome { winner, .. }) = slow.outcome() {
        return winner.map_or(0, |seat| if seat.index() == 0 { WIN } else { -WIN });
    }
    let text = slow.text();
    let words: Vec<&str> = text.split(' ').collect();
    let decider = if words[4] == "-" { words[1] } else { &words[4][..1] };
    let farther = |value: i32| value - value.signum();
    let values = slow.moves().into_iter().map(|mv| farther(plain(&slow.after(&mv))));
    if decider == "b" { values.max() } else { values.min() }.expect("the game goes on")
}

/// The same as a proven value for the seat to move.
fn told(at: &Oolong, value: i32) -> Proven {
    let own = if Tea::of(at.turn()) == Tea::Black { value } else { -value };
    let plies = 1_000 - value.unsigned_abs();
    match own.signum() {
        0 => Proven::of(Value::Draw),
        1 => Proven::within(Value::Win, plies),
        _ => Proven::within(Value::Loss, plies),
    }
}

fn assert_plain_search_agrees(positions: &[Oolong]) {
    assert!(positions.len() > 50);
    for at in positions {
        let solved = solve(at);
        assert_eq!(solved.proven, told(at, plain(&SlowOolong::of(at))), "at {at}");
        assert_eq!(known(at), Some(solved.proven), "at {at}");
    }
}

#[test]
fn values_and_distances_are_those_of_a_plain_search() {
    assert_plain_search_agrees(&late(40, 76..81));
}

#[test]
fn verify_more_values_by_a_plain_search() {
    if is_asked() {
        assert_plain_search_agrees(&late(150, 74..81));
    }
}

#[test]
fn a_line_of_best_play_leads_to_the_result_in_time() {
    for at in late(12, 68..81) {
        let Solved { proven, line, .. } = solve(&at);
        let mut end = at;
        for mv in &line {
            assert_eq!(end.check(*mv), Ok(()), "{mv} in a line from {at}");
            end.apply(*mv);
        }
        let winner = end.outcome().expect("the line leads to the end").winner;
        let expected = match proven.value {
            Value::Win => Some(at.turn()),
            Value::Loss => Some(at.turn().other()),
            Value::Draw => None,
        };
        assert_eq!(winner, expected, "at {at}");
        assert_eq!(proven.plies, expected.map(|_| line.len() as u32), "at {at}");
    }
}

#[test]
fn a_solver_counts_its_moves_on_the_leash_it_is_given() {
    let at = *late(1, 70..71).first().expect("a game has seventy cups some time");
    let mut leash = Leash::free();
    let solved = Oolong::solve(&Record::new(at), &Aids::none(), &mut leash).expect("nothing stops it");
    assert_eq!(solved.nodes, leash.nodes());
    assert_eq!(solve_within(&at, Limit::nodes(solved.nodes), &Stop::new()), Some(solved.clone()));
    assert_eq!(solve_within(&at, Limit::nodes(solved.nodes - 1), &Stop::new()), None);
}

#[test]
fn a_solver_keeps_its_limits() {
    let early = start("");
    assert_eq!(solve_within(&early, Limit::nodes(1_000), &Stop::new()), None);
    let near = Limit { nodes: None, depth: Some(2) };
    assert_eq!(solve_within(&early, near, &Stop::new()), None);
    let stop = Stop::new();
    stop.pull();
    assert_eq!(solve_within(&early, Limit::default(), &stop), None);
    assert_eq!(known(&early), None);
}

#[test]
fn what_is_over_has_no_value_to_work_out() {
    let over = *walk::game(&start(""), 3).now();
    assert_eq!(solve_within(&over, Limit::default(), &Stop::new()), None);
    assert_eq!(known(&over), None);
}

/// The moves that win at once.
fn wins(at: &Oolong) -> Vec<String> {
    let is_win = |mv: &Move| {
        let mut after = *at;
        after.apply(*mv);
        after.outcome().is_some_and(|outcome| outcome.winner == Some(at.turn()))
    };
    at.moves().filter(is_win).map(|mv| mv.to_string()).collect()
}

/// Whether a sentence about a move is true, asked of the slow rules where they know.
fn is_true(at: &Oolong, mv: Move, key: &str, said: &str) -> bool {
    let mut after = *at;
    after.apply(mv);
    let opponent = Tea::of(at.turn()).other();
    let named = said.rsplit(": ").next().expect("there is something after the colon");
    let is_theirs = Tea::of(after.turn()) == opponent;
    match key {
        "oolong-why-missed" => wins(at).iter().any(|win| win == named) && !wins(at).contains(&mv.to_string()),
        "oolong-why-lost" => is_theirs && wins(&after).iter().any(|win| win == named),
        "oolong-why-marker" => is_theirs && after.waiting().is_some(),
        "oolong-why-claim" => {
            let claims = |reply: Move| {
                let mut end = after;
                end.apply(reply);
                end.claims(opponent) == after.claims(opponent) + 1
            };
            is_theirs && after.waiting().is_none() && after.moves().all(claims)
        }
        "oolong-why-anywhere" => {
            let here = after.waiter().table;
            let is_elsewhere = |reply: Move| matches!(reply, Move::Place(chair) if chair.table != here);
            is_theirs && after.moves().all(is_elsewhere)
        }
        _ => panic!("a sentence nobody knows: {key}"),
    }
}

#[test]
fn what_is_said_of_a_move_is_true() {
    let mut keys = std::collections::BTreeSet::new();
    for at in walk::positions(&starts(), 2) {
        for mv in at.moves().step_by(at.moves().count() / 20 + 1) {
            if let Some(why) = Oolong::why(&at, mv) {
                assert!(is_true(&at, mv, why.key(), &why.to_string()), "“{why}” of {mv} at {at}");
                if keys.insert(why.key()) {
                    assert_said(&why);
                }
            }
        }
    }
    assert_eq!(keys.len(), 5, "every sentence is needed: {keys:?}");
}

#[test]
fn a_move_inside_a_sentence_is_spelt_as_the_language_spells_moves() {
    let mut differ = 0;
    for at in walk::positions(&starts(), 2) {
        let Some((mv, why)) = at.moves().find_map(|mv| Some((mv, Oolong::why(&at, mv)?))) else { continue };
        let before = match why.key() {
            "oolong-why-missed" => at,
            "oolong-why-lost" => {
                let mut after = at;
                after.apply(mv);
                after
            }
            _ => continue,
        };
        for lang in Lang::ALL {
            let told = said(&why, lang);
            let named = told.rsplit(": ").next().expect("a move after the colon");
            assert!(before.moves().any(|other| before.spell(other, lang) == named), "{told}");
        }
        let [en, pt] = Lang::ALL.map(|lang| said(&why, lang).rsplit(": ").next().map(str::to_owned));
        differ += usize::from(en != pt);
    }
    assert!(differ > 0, "some of them lie in the west");
}

#[test]
fn nothing_bad_is_said_of_a_move_that_wins() {
    for at in walk::positions(&starts(), 2).iter().filter(|at| at.outcome().is_none()) {
        for win in wins(at) {
            assert_eq!(Oolong::why(at, win.parse().expect("a move")), None, "{win} at {at}");
        }
    }
}
