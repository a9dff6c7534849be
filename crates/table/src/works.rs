//! Fixed work for benches: the same moves on every machine, so that the node count is a checksum of behaviour.

use tabuleiro_game::{Game, perft};
use tabuleiro_search::{Random, playout, random};

use crate::kinds::Listed;

/// A piece of work. Whoever runs it holds the clock.
#[derive(Clone, Copy)]
pub struct Work {
    /// What it is called: the game and what is done.
    pub name: &'static str,
    /// What is counted.
    pub unit: Unit,
    /// Does one round of it; the same number does the same work.
    pub round: fn(number: u64) -> Done,
}

/// What a work counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    /// Random games from the start to the end.
    Games,
    /// Move sequences.
    Leaves,
}

/// What came of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Done {
    /// Games played, or leaves counted.
    pub units: u64,
    /// Moves made (for playouts), or leaves: what guards against a change of behaviour.
    pub signature: u64,
}

/// Random games in a round.
const GAMES: u64 = 1_000;

impl Work {
    /// Random games of one kind, with whatever chance deals.
    pub const fn playouts<G: Listed>(name: &'static str) -> Work {
        Work { name, unit: Unit::Games, round: playouts::<G> }
    }

    /// Counting move sequences of one kind to a depth.
    pub const fn perft<G: Listed, const DEPTH: u32>(name: &'static str) -> Work {
        Work { name, unit: Unit::Leaves, round: leaves::<G, DEPTH> }
    }
}

fn playouts<G: Game>(number: u64) -> Done {
    rounds(number, |rng| playout(&G::start(G::deal(G::Options::default(), rng)), u32::MAX, rng).1)
}

/// A round of random games; `game` plays one and tells how many moves it had.
pub(crate) fn rounds(number: u64, mut game: impl FnMut(&mut Random) -> u32) -> Done {
    let mut rng = random::seeded(number);
    Done { units: GAMES, signature: (0..GAMES).map(|_| u64::from(game(&mut rng))).sum() }
}

fn leaves<G: Game, const DEPTH: u32>(_number: u64) -> Done {
    let count = perft(&G::start(G::Options::default()), DEPTH);
    Done { units: count, signature: count }
}
