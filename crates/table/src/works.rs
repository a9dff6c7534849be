//! Fixed work for benches: the same moves on every machine, so that the node count is a checksum of behaviour.

use tabuleiro_game::{Game, Move, Record, perft};
use tabuleiro_search::{Aids, Leash, Limit, Random, Stop, playout, random};

use crate::kind::Listed;

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
    /// Moves applied in thinking.
    Nodes,
}

/// What came of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Done {
    /// Games played, leaves counted, or moves applied.
    pub units: u64,
    /// Moves made (for playouts), leaves, or a hash of what thinking came to: what guards against a change of behaviour.
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

    /// Thinking about the first position: solving it where that is known to be possible, else what the strongest player does.
    pub const fn search<G: Listed>(name: &'static str) -> Work {
        Work { name, unit: Unit::Nodes, round: search::<G> }
    }
}

/// Moves that the strongest player may apply in a round, and how far it may look ahead.
const NODES: u64 = 200_000;
const DEPTH: u32 = 11;

fn playouts<G: Game>(number: u64) -> Done {
    rounds(number, |rng| playout(&G::start(G::deal(G::Options::default(), rng)), u32::MAX, rng).1)
}

/// A round of random games; `game` plays one and tells how many moves it had.
pub fn rounds(number: u64, mut game: impl FnMut(&mut Random) -> u32) -> Done {
    let mut rng = random::seeded(number);
    Done { units: GAMES, signature: (0..GAMES).map(|_| u64::from(game(&mut rng))).sum() }
}

fn leaves<G: Game, const DEPTH: u32>(_number: u64) -> Done {
    let count = perft(&G::start(G::Options::default()), DEPTH);
    Done { units: count, signature: count }
}

fn search<G: Listed>(number: u64) -> Done {
    let deal = G::deal(G::Options::default(), &mut random::seeded(number));
    let record = Record::new(G::start(deal));
    let aids = Aids::none();
    if G::known(&record, &aids).is_some() {
        let solved = G::solve(&record, &aids, &mut Leash::free());
        return solved.map_or_else(Done::default, |solved| done(solved.nodes, None, &numbers(&solved.line)));
    }
    let Some(strongest) = G::roster().last() else { return Done::default() };
    let mut leash = Leash::silent(Limit { nodes: Some(NODES), depth: Some(DEPTH) }, &Stop::new());
    let report = (strongest.make)(number, &aids).think(&record, &mut leash);
    done(report.nodes, report.score, &numbers(&report.line))
}

fn numbers<M: Move>(line: &[M]) -> Vec<u16> {
    line.iter().map(|mv| mv.number()).collect()
}

/// The signature has all in it that thinking has brought about.
fn done(nodes: u64, score: Option<i32>, line: &[u16]) -> Done {
    const PRIME: u64 = 1_000_000_007;
    let score = score.map_or(0, i32::unsigned_abs);
    let all = [nodes, u64::from(score)].into_iter().chain(line.iter().map(|&number| u64::from(number)));
    let signature = all.fold(0, |so_far, number| (so_far * 4_099 + number) % PRIME);
    Done { units: nodes, signature }
}
