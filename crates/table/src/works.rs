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
    // Nobody would search where a book knows the answer.
    let aids = Aids::none().without_book();
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

#[cfg(test)]
mod tests {
    use tabuleiro_testkit::Morris;

    use super::*;

    #[test]
    fn a_round_of_counting_counts_every_sequence_of_moves() {
        let work = Work::perft::<Morris, 3>("morris-perft3");
        assert_eq!((work.name, work.unit), ("morris-perft3", Unit::Leaves));
        assert_eq!((work.round)(0), Done { units: 9 * 8 * 7, signature: 9 * 8 * 7 });
    }

    #[test]
    fn a_round_of_games_is_a_thousand_whole_games_by_its_number() {
        let work = Work::playouts::<Morris>("morris-playouts");
        assert_eq!(work.unit, Unit::Games);
        let [first, again, second] = [1, 1, 2].map(work.round);
        assert_eq!(first, again);
        assert_ne!(first.signature, second.signature);
        // Nobody wins before the fifth move.
        assert!(first.units == 1_000 && first.signature >= 5_000, "{first:?}");
        assert_eq!(rounds(3, |_| 7), Done { units: 1_000, signature: 7_000 });
    }

    #[test]
    fn a_round_of_thinking_counts_the_moves_applied() {
        let work = Work::search::<Morris>("morris-search");
        let done = (work.round)(1);
        assert!(work.unit == Unit::Nodes && done.units > 0 && done.signature > 0, "{done:?}");
        assert_eq!((work.round)(1), done);
    }

    #[test]
    fn a_line_is_counted_by_the_numbers_of_its_moves() {
        use tabuleiro_game::Game;
        let options = <Morris as Game>::Options::default();
        let line: Vec<_> = Morris::start(options).moves().collect();
        assert_eq!(numbers(&line), (0..9).collect::<Vec<_>>());
    }

    #[test]
    fn a_signature_has_all_in_it_that_thinking_has_brought_about() {
        let first = done(2, Some(-3), &[5]);
        assert_eq!(first, Done { units: 2, signature: (2 * 4_099 + 3) * 4_099 + 5 });
        for other in
            [done(3, Some(-3), &[5]), done(2, Some(4), &[5]), done(2, Some(-3), &[6]), done(2, None, &[5])]
        {
            assert_ne!(other.signature, first.signature);
        }
        assert!(done(u64::from(u32::MAX), Some(i32::MIN), &[u16::MAX; 40]).signature < 1_000_000_007);
    }
}
