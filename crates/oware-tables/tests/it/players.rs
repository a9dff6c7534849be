//! Players with the small table among their aids: near the end they know at once.

use std::sync::Arc;

use tabuleiro_game::{Record, Seat, chance};
use tabuleiro_oware::{Move, Oware, OwareOptions};
use tabuleiro_oware_tables::{Endings, Small, aids};
use tabuleiro_search::{Aids, Leash, Limit, Proven, Report, Roster, Stop, Study, random};

/// So many boards are tried.
const BOARDS: u64 = 50;

/// A random board with so many seeds, the captures as even as can be.
fn board(seeds: u8, number: u64) -> Oware {
    let mut rng = random::seeded(number);
    let mut houses = [0; 12];
    for _ in 0..seeds {
        houses[chance::below(&mut rng, 12) as usize] += 1;
    }
    let side = |first: usize| std::array::from_fn(|house| houses[first + house]);
    let missing = 48 - seeds;
    let captures = [missing / 2, missing - missing / 2];
    Oware::with_board(side(0), side(6), captures, Seat::FIRST, OwareOptions::default()).expect("48 seeds")
}

/// What the strongest player finds within so many nodes: a few thousand take a millisecond.
fn think(aids: &Aids, at: &Oware, nodes: u64) -> Report<Move> {
    let strongest = Oware::roster().last().expect("there are players");
    let mut leash = Leash::silent(Limit::nodes(nodes), &Stop::new());
    (strongest.make)(1, aids).think(&Record::new(*at), &mut leash)
}

/// How many boards with so many seeds are proven within so many nodes, with the small table and without.
fn proven(seeds: u8, nodes: u64) -> [usize; 2] {
    [aids(Arc::new(Small)), Aids::none()].map(|aids| {
        let boards = (0..BOARDS).map(|number| board(seeds, number));
        boards.filter(|at| think(&aids, at, nodes).proven.is_some()).count()
    })
}

#[test]
fn twelve_seeds_are_proven_by_a_glance() {
    let small = aids(Arc::new(Small));
    let value = |proven: Proven| proven.value;
    for at in (0..BOARDS).map(|number| board(12, number)) {
        let known = Small.share(&at).and_then(|share| share.proven(&at)).map(value);
        assert!(known.is_some(), "{at}");
        assert_eq!(Oware::known(&Record::new(at), &small).map(value), known, "{at}");
        let report = think(&small, &at, 100);
        assert_eq!(report.proven.map(value), known, "{at}");
        assert!(report.nodes <= 100, "{at}");
    }
}

#[test]
fn fourteen_seeds_are_mostly_proven_within_a_thousand_moves() {
    let [with, without] = proven(14, 1_000);
    assert!(with > 30 && without < 3, "{with} and {without} of {BOARDS}");
}

#[test]
fn of_twenty_seeds_more_are_proven_than_without_the_table() {
    let [with, without] = proven(20, 1_000);
    assert!(with > 3 * without, "{with} and {without} of {BOARDS}");
}
