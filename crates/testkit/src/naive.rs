//! The fast rules against a slow second implementation that shares no code with them.

use tabuleiro_game::{Game, Outcome};

use crate::walk;

/// A slow and obvious second implementation of a game's rules.
pub trait Naive<G: Game>: Sized {
    /// The same position, in the slow form.
    fn of(at: &G) -> Self;
    /// The canonical text.
    fn text(&self) -> String;
    /// The legal moves as text, in any order.
    fn moves(&self) -> Vec<String>;
    /// The position after a legal move.
    fn after(&self, mv: &str) -> Self;
    /// The result by the position alone.
    fn outcome(&self) -> Option<Outcome>;
}

/// Plays `games` random games from each start and compares both implementations at every move. The slow side is
/// carried along by its own rules from the start, so that a difference cannot heal unseen.
pub fn agrees<G: Game, N: Naive<G>>(starts: &[G], games: u64) {
    for start in starts {
        for seed in 0..games {
            let record = walk::game(start, seed);
            let mut slow = N::of(start);
            for (ply, at) in record.positions().iter().enumerate() {
                assert_same(at, &slow, seed, ply);
                if let Some(mv) = record.moves().get(ply) {
                    slow = slow.after(&mv.to_string());
                }
            }
        }
    }
}

fn assert_same<G: Game, N: Naive<G>>(fast: &G, slow: &N, seed: u64, ply: usize) {
    assert_eq!(slow.text(), fast.to_string(), "seed {seed}, move {ply}");
    assert_eq!(slow.outcome(), fast.outcome(), "seed {seed}, move {ply}, at {fast}");
    let mut slow_moves = slow.moves();
    slow_moves.sort();
    let mut fast_moves: Vec<String> = fast.moves().map(|mv| mv.to_string()).collect();
    fast_moves.sort();
    assert_eq!(slow_moves, fast_moves, "seed {seed}, move {ply}, at {fast}");
}
