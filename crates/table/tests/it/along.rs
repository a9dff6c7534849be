//! Random games of whatever kind, to test along.

use tabuleiro_game::chance;
use tabuleiro_search::random;
use tabuleiro_table::{Archive, Ending, Kind, Setup, Table};

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
pub(crate) fn values(key: &str) -> &'static [&'static str] {
    match key {
        "rules" => &["book", "report"],
        "slam" => &["none", "takes", "forbidden"],
        "players" => &["2", "3", "4"],
        "colours" => &["rgbp", "bprg"],
        "markers" => &["BGKJ-RRUC", "RRUC-BGKJ"],
        _ => panic!("an option “{key}” that this test knows no values of"),
    }
}

/// Ways to begin a kind of game: as usual, as dealt, and with each option at each of its values.
pub(crate) fn variants(kind: &Kind) -> Vec<Setup> {
    let mut setups = vec![Setup::default(), Setup { deal: Some(5), ..Setup::default() }];
    for key in (kind.option_keys)() {
        setups.extend(values(key)[1..].iter().map(|value| Setup { deal: Some(6), ..under(&[(key, value)]) }));
    }
    setups
}

/// A table set so.
pub(crate) fn open(kind: &Kind, setup: &Setup) -> Box<dyn Table> {
    (kind.open)(setup).unwrap_or_else(|error| panic!("{} {setup:?}: {error:?}", kind.name))
}

/// A random game, followed to its end or for so many moves.
pub(crate) fn game(kind: &Kind, setup: &Setup, seed: u64, moves: usize) -> Box<dyn Table> {
    let mut rng = random::seeded(seed);
    let mut table = open(kind, setup);
    while table.ended().is_none() && table.ply() < moves {
        let legal = table.state(usize::MAX).moves;
        let mv = &legal[chance::below(&mut rng, legal.len() as u32) as usize];
        table.play(mv).unwrap_or_else(|why| panic!("{}: {mv}: {why}", kind.name));
    }
    table
}

/// A random game to its end, or broken off as agreed.
pub(crate) fn whole_game(kind: &Kind, setup: &Setup, seed: u64) -> Box<dyn Table> {
    let mut table = game(kind, setup, seed, LONGEST);
    table.end(Ending::Agreed);
    table
}

/// The record of a table, with a name for each seat.
pub(crate) fn record(table: &dyn Table) -> Archive {
    let names: Vec<String> = (1..=table.seats()).map(|seat| format!("player {seat}")).collect();
    Archive::of(table, &names, "2026.11.15")
}
