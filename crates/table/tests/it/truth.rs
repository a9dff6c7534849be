//! Whoever claims a value plays a move that keeps it, and all who are asked about a game say the same of it, in every game.

use tabuleiro_game::{Outcome, Seat};
use tabuleiro_search::{Leash, Limit, Stop, Value};
use tabuleiro_table::{Kind, Setup, Table};

use crate::along::{KINDS, game};

/// So many moves may be applied to find something out.
const EFFORT: Limit = Limit::nodes(30_000);

/// A claim: who makes it, what it says, and the move that is played for it.
type Claim = (String, Value, Option<String>);

/// Near the ends of random games for two.
fn endings(kind: &'static dyn Kind, count: u64) -> impl Iterator<Item = Box<dyn Table>> {
    let before_the_end = move |seed: u64| {
        let whole = game(kind, &Setup::default(), seed, 300).ply();
        game(kind, &Setup::default(), seed, whole.saturating_sub(1 + seed as usize % 9))
    };
    (0..count).map(before_the_end).filter(|table| table.seats() == 2 && table.now().1.is_none())
}

/// All that is claimed of a game as it stands.
fn claims(table: &dyn Table) -> Vec<Claim> {
    let kind = table.kind();
    let task = table.task(&kind.aids());
    let known = task.known().map(|proven| ("known".to_owned(), proven.value, None));
    let solved = task.solve(&mut Leash::silent(EFFORT, &Stop::new()));
    let solved = solved.map(|solved| ("solve".to_owned(), solved.proven.value, solved.line.first().cloned()));
    let thinks = |name: &str| {
        let thought = task.think(name, 1, &mut Leash::silent(EFFORT, &Stop::new())).expect("it goes on");
        thought.proven.map(|proven| (name.to_owned(), proven.value, thought.best))
    };
    let bots = kind.bots();
    let players = bots.iter().filter_map(|card| thinks(card.name));
    known.into_iter().chain(solved).chain(players).collect()
}

fn ended(outcome: Outcome, seat: Seat) -> Value {
    match outcome.winner {
        None => Value::Draw,
        Some(winner) if winner == seat => Value::Win,
        Some(_) => Value::Loss,
    }
}

/// What a game is worth to a seat after a move, as far as that can be told.
fn after(table: &dyn Table, seat: Seat, text: &str) -> Option<Value> {
    let mut next = table.clone_box();
    next.play(text).expect("a legal move");
    let turn = match next.now() {
        (_, Some(outcome)) => return Some(ended(outcome, seat)),
        (turn, None) => turn,
    };
    let task = next.task(&table.kind().aids());
    let solved = || task.solve(&mut Leash::silent(EFFORT, &Stop::new())).map(|solved| solved.proven);
    let value = task.known().or_else(solved)?.value;
    Some(if turn == Some(seat) { value } else { -value })
}

/// One game as it stands; how many claims were made of it.
fn assert_true(table: &dyn Table) -> usize {
    let (name, moves) = (table.kind().name(), table.moves().join(" "));
    let seat = table.now().0.expect("it goes on");
    let claims = claims(table);
    let values: Vec<(String, Option<Value>)> = table
        .state(usize::MAX)
        .moves
        .into_iter()
        .map(|text| {
            let value = after(table, seat, &text);
            (text, value)
        })
        .collect();
    for (who, value, played) in &claims {
        assert_eq!(*value, claims[0].1, "{name}, {who} and {}: {moves}", claims[0].0);
        let then =
            values.iter().find(|(text, _)| Some(text) == played.as_ref()).and_then(|(_, value)| *value);
        assert!(
            then.is_none_or(|then| then == *value),
            "{name}, {who}, {value:?} but {then:?}: {moves}, {played:?}"
        );
        let best = values.iter().map(|(_, value)| *value).collect::<Option<Vec<_>>>();
        let best = best.and_then(|all| all.into_iter().max());
        assert!(best.is_none_or(|best| best == *value), "{name}, {who}, {value:?} but {best:?}: {moves}");
    }
    let judged = table.task(&table.kind().aids()).analyse(&mut Leash::silent(EFFORT, &Stop::new()));
    for one in &judged {
        let value = values.iter().find(|(text, _)| *text == one.text).and_then(|(_, value)| *value);
        if let (Some(proven), Some(value)) = (one.proven, value) {
            assert_eq!(proven.value, value, "{name}: {moves}, {}", one.text);
        }
    }
    if let (Some((_, value, _)), Some(best)) = (claims.first(), judged.first().and_then(|one| one.proven)) {
        assert!(best.value <= *value, "{name}: {moves}, {} is better than all", judged[0].text);
    }
    claims.len() + judged.iter().filter(|one| one.proven.is_some()).count()
}

fn all_true(count: u64) {
    for kind in KINDS.iter() {
        let claims: usize = endings(kind, count).map(|table| assert_true(&*table)).sum();
        assert!(claims > 20, "{}: {claims} claims", kind.name());
    }
}

#[test]
fn whoever_claims_a_value_plays_a_move_that_keeps_it_and_all_agree() {
    all_true(24);
}

#[test]
fn verify_whoever_claims_a_value_plays_a_move_that_keeps_it_and_all_agree() {
    if tabuleiro_testkit::verify::is_asked() {
        all_true(600);
    }
}
