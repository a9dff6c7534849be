//! Random games to test along.

use tabuleiro_game::{Game, Record};
use tabuleiro_search::random;

/// No test game is followed for longer than this.
pub const MOST: usize = 2_000;

/// A random game from a position to its end (or to [`MOST`] moves), the same for the same seed.
pub fn game<G: Game>(start: &G, seed: u64) -> Record<G> {
    let mut rng = random::seeded(seed);
    let mut record = Record::new(*start);
    while record.outcome().is_none() && record.ply() < MOST {
        let mv = record.now().sample(&mut rng).expect("a game that goes on has a move");
        record.play(mv).expect("a sampled move is legal");
    }
    record
}

/// Positions along random games, `games` from each start: every position of the short ones, some of the long ones.
pub fn positions<G: Game>(starts: &[G], games: u64) -> Vec<G> {
    let along = |start: &G, seed: u64| {
        let record = game(start, seed);
        let stride = record.ply() / 100 + 1;
        record.positions().iter().copied().step_by(stride).chain([*record.now()]).collect::<Vec<_>>()
    };
    starts.iter().flat_map(|start| (0..games).flat_map(move |seed| along(start, seed))).collect()
}

/// Games that a repeated position has ended, a few from each start: whoever moves prefers a position that has been there.
/// There are none if the rules do not end a game so.
pub fn repetitions<G: Game>(starts: &[G]) -> Vec<Record<G>> {
    let led = |start: &G, seed: u64| Some(repeating(start, seed)).filter(Record::ended_by_repetition);
    starts.iter().flat_map(|start| (0..20).filter_map(move |seed| led(start, seed)).take(5)).collect()
}

/// A random game in which every chance to repeat a position is taken.
fn repeating<G: Game>(start: &G, seed: u64) -> Record<G> {
    let mut rng = random::seeded(seed);
    let mut record = Record::new(*start);
    while G::REPETITION && record.outcome().is_none() && record.ply() < MOST {
        let again = record.now().moves().find(|&mv| repeats(&record, mv));
        let mv = again.or_else(|| record.now().sample(&mut rng)).expect("a game that goes on has a move");
        record.play(mv).expect("a listed move is legal");
    }
    record
}

fn repeats<G: Game>(record: &Record<G>, mv: G::Move) -> bool {
    let mut next = *record.now();
    next.apply(mv);
    record.positions().contains(&next)
}
