//! The whole game, worked out backwards from its ends: what the searches must agree with.

use std::collections::HashMap;

use tabuleiro_game::{Game, Record};
use tabuleiro_search::memo::Keyed;
use tabuleiro_search::roster::find;
use tabuleiro_search::{Aids, Leash, Limit, Proven, Stop, Study, Value};
use tabuleiro_testkit::Morris;
use tabuleiro_testkit::morris::bots::LONGEST_WIN;
use tabuleiro_testkit::morris::{MorrisMove, MorrisOptions};

/// The value of every position there is, with its length; those not listed are drawn.
fn solved(flying: bool) -> (HashMap<Morris, Vec<Morris>>, HashMap<Morris, Proven>) {
    let replies = replies(flying);
    let mut known: HashMap<Morris, Proven> = HashMap::new();
    for plies in 0.. {
        let fresh: Vec<(Morris, Proven)> = replies
            .iter()
            .filter(|(at, _)| !known.contains_key(at))
            .filter_map(|(at, next)| Some((*at, decided(at, next, &known, plies)?)))
            .collect();
        // With turns that alternate, wins and losses take turns too: a round without any may be followed by another.
        if fresh.is_empty() && plies > 1 {
            break;
        }
        known.extend(fresh);
    }
    (replies, known)
}

fn decided(at: &Morris, next: &[Morris], known: &HashMap<Morris, Proven>, plies: u32) -> Option<Proven> {
    if let Some(outcome) = at.outcome() {
        let value = if outcome.winner == Some(at.turn()) { Value::Win } else { Value::Loss };
        return (plies == 0).then(|| Proven::within(value, 0));
    }
    let seen: Vec<Option<Proven>> =
        next.iter().map(|next| known.get(next).map(|proven| proven.seen_before_the_move())).collect();
    let wins = seen.iter().flatten().any(|proven| proven.value == Value::Win);
    let loses = seen.iter().all(|proven| proven.is_some_and(|proven| proven.value == Value::Loss));
    if wins {
        Some(Proven::within(Value::Win, plies))
    } else {
        loses.then(|| Proven::within(Value::Loss, plies))
    }
}

/// Every position there is, with those that follow it.
fn replies(flying: bool) -> HashMap<Morris, Vec<Morris>> {
    let positions = (0..3u32.pow(9)).flat_map(|code| ['w', 'b'].map(|turn| text(code, turn, flying)));
    positions
        .filter_map(|text| text.parse().ok())
        .map(|at: Morris| (at, at.moves().map(|mv| leads(&at, mv)).collect()))
        .collect()
}

fn leads(at: &Morris, mv: MorrisMove) -> Morris {
    let mut next = *at;
    next.apply(mv);
    next
}

/// The text of that number: digits in base three are what stands on the points.
fn text(code: u32, turn: char, flying: bool) -> String {
    let letter = |place: u32| ['.', 'w', 'b'][(code / 3u32.pow(place) % 3) as usize];
    let rows = [0, 3, 6].map(|row| (row..row + 3).map(letter).collect::<String>());
    format!("{} {turn} flying={}", rows.join("/"), if flying { "yes" } else { "no" })
}

/// What a position is worth: the drawn ones are not listed.
fn worth(known: &HashMap<Morris, Proven>, at: &Morris) -> Value {
    known.get(at).map_or(Value::Draw, |proven| proven.value)
}

/// Every fifth position in which the game goes on.
fn some(replies: &HashMap<Morris, Vec<Morris>>) -> Vec<Morris> {
    let mut open: Vec<Morris> = replies.keys().copied().filter(|at| at.outcome().is_none()).collect();
    open.sort();
    open.into_iter().step_by(5).collect()
}

#[test]
fn nobody_wins_from_the_start_and_no_win_takes_more_than_five_moves() {
    for (flying, longest) in [(false, LONGEST_WIN), (true, 3)] {
        let (replies, known) = solved(flying);
        assert!(replies.values().flatten().all(|next| replies.contains_key(next)));
        assert_eq!(worth(&known, &Morris::start(MorrisOptions { flying })), Value::Draw);
        assert_eq!(known.values().filter_map(|proven| proven.plies).max(), Some(longest), "{flying}");
    }
}

#[test]
fn the_solver_agrees_with_the_whole_game_worked_out() {
    for flying in [false, true] {
        let (replies, known) = solved(flying);
        for at in some(&replies) {
            let found = Morris::known(&Record::new(at), &Aids::none()).expect("it is small");
            match known.get(&at) {
                Some(proven) => assert_eq!(found, *proven, "{at}"),
                None => assert_eq!(found, Proven::of(Value::Draw), "{at}"),
            }
        }
    }
}

#[test]
fn the_perfect_player_never_leaves_the_best_value() {
    for flying in [false, true] {
        let (replies, known) = solved(flying);
        let mut bot = (find::<Morris>("perfect").expect("it is there").make)(1, &Aids::none());
        for at in some(&replies) {
            let report = bot.think(&Record::new(at), &mut Leash::free());
            let mut next = at;
            next.play(report.best.expect("the game goes on")).expect("a bot plays legal moves");
            assert_eq!(-worth(&known, &next), worth(&known, &at), "{:?} at {at}", report.best);
        }
    }
}

#[test]
fn a_solver_that_is_stopped_or_cut_short_says_nothing() {
    let start = Record::new(Morris::start(MorrisOptions::default()));
    let pulled = Stop::new();
    pulled.pull();
    for mut leash in [Leash::silent(Limit::nodes(20), &Stop::new()), Leash::silent(Limit::default(), &pulled)]
    {
        assert_eq!(Morris::solve(&start, &Aids::none(), &mut leash), None);
    }
    let solved = Morris::solve(&start, &Aids::none(), &mut Leash::free()).expect("it is small");
    assert_eq!(solved.proven.value, Value::Draw);
}

#[test]
fn where_the_past_has_a_say_nothing_is_called_drawn_too_soon() {
    let (replies, known) = solved(false);
    let drawn = |at: &Morris| worth(&known, at) == Value::Draw;
    let mut pairs = replies.iter().filter(|(at, _)| at.age() == 6 && drawn(at));
    let said_nothing = pairs.any(|(at, next)| {
        let Some(next) = next.iter().find(|next| drawn(next)) else { return false };
        let mut record = Record::new(*at);
        let mv = at.moves().find(|&mv| leads(at, mv) == *next).expect("it is a reply");
        record.play(mv).expect("it is legal");
        assert_ne!(Morris::known(&record, &Aids::none()).map(|known| known.value), Some(Value::Loss));
        Morris::known(&record, &Aids::none()).is_none()
    });
    assert!(said_nothing, "a search of five moves cannot see every repetition");
}
