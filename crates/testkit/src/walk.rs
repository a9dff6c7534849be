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
