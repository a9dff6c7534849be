//! Random games of whatever kind, to test along.

use tabuleiro_game::{OptionField, OptionValues, chance};
use tabuleiro_games::GAMES;
use tabuleiro_search::random;
use tabuleiro_table::{Archive, End, Ending, Kind, Kinds, Listing, Setup, Table};
use tabuleiro_testkit::Morris;

/// The games of the list, and one more.
pub(crate) static KINDS: Kinds = Kinds(&ALL);

/// All that a fifth game takes.
pub(crate) static MORRIS: Listing<Morris> = Listing::new();

static ALL: [&dyn Kind; GAMES.0.len() + 1] = {
    let mut all: [&dyn Kind; GAMES.0.len() + 1] = [&MORRIS; GAMES.0.len() + 1];
    let mut index = 0;
    while index < GAMES.0.len() {
        all[index] = GAMES.0[index];
        index += 1;
    }
    all
};

/// No random game is followed for longer: under some rules one need not end.
const LONGEST: usize = 300;

/// A setup with these option words, and nothing dealt.
pub(crate) fn under(words: &[(&str, &str)]) -> Setup {
    let words = words.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
    Setup { words, ..Setup::default() }
}

/// A setup that begins at a position.
pub(crate) fn from(position: &str) -> Setup {
    Setup { position: Some(position.to_owned()), ..Setup::default() }
}

/// Values of an option, the usual one first.
pub(crate) fn values(field: &OptionField) -> Vec<&str> {
    let known = match &field.values {
        OptionValues::OneOf(values) => values.iter().map(|(value, _)| *value).collect(),
        OptionValues::Text(_) => vec![texts(field.key)],
    };
    let others = known.into_iter().filter(|value| *value != field.usual);
    std::iter::once(field.usual.as_str()).chain(others).collect()
}

/// Another value than the usual one of an option that is free text.
fn texts(key: &str) -> &'static str {
    match key {
        "colours" => "bprg",
        "markers" => "RRUC-BGKJ",
        _ => panic!("an option “{key}” that this test knows no values of"),
    }
}

/// Ways to begin a kind of game: as usual, as dealt, and with each option at each of its values.
pub(crate) fn variants(kind: &'static dyn Kind) -> Vec<Setup> {
    let mut setups = vec![Setup::default(), Setup { deal: Some(5), ..Setup::default() }];
    for field in kind.options() {
        let others = values(&field).into_iter().skip(1);
        setups.extend(others.map(|value| Setup { deal: Some(6), ..under(&[(field.key, value)]) }));
    }
    setups
}

/// A table set so.
pub(crate) fn open(kind: &'static dyn Kind, setup: &Setup) -> Box<dyn Table> {
    kind.open(setup).unwrap_or_else(|error| panic!("{} {setup:?}: {error:?}", kind.name()))
}

/// A random game, followed to its end or for so many moves.
pub(crate) fn game(kind: &'static dyn Kind, setup: &Setup, seed: u64, moves: usize) -> Box<dyn Table> {
    let mut rng = random::seeded(seed);
    let mut table = open(kind, setup);
    while table.now().1.is_none() && table.ply() < moves {
        let legal = table.state(usize::MAX).moves;
        let mv = &legal[chance::below(&mut rng, legal.len() as u32) as usize];
        table.play(mv).unwrap_or_else(|why| panic!("{}: {mv}: {why}", kind.name()));
    }
    table
}

/// How a game ended by its rules, or else in another way.
pub(crate) fn broken_off(table: &dyn Table, ending: Ending) -> Option<End> {
    let by_rules = table.now().1.map(|outcome| End { ending: Ending::Rules, outcome: Some(outcome) });
    by_rules.or(Some(End { ending, outcome: ending.result(table.seats()) }))
}

/// A random game to its end, or broken off as agreed.
pub(crate) fn whole_game(kind: &'static dyn Kind, setup: &Setup, seed: u64) -> (Box<dyn Table>, Option<End>) {
    let table = game(kind, setup, seed, LONGEST);
    let end = broken_off(table.as_ref(), Ending::Agreed);
    (table, end)
}

/// The record of a table, with a name for each seat.
pub(crate) fn record(table: &dyn Table, end: Option<End>) -> Archive {
    let names: Vec<String> = (1..=table.seats()).map(|seat| format!("player {seat}")).collect();
    Archive::of(table, end, &[], &names, "2026.11.15")
}
