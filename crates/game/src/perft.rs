//! Counting move sequences: the number that guards a game's rules.

use crate::Game;

/// How many sequences of `depth` moves there are from here. History is ignored, and so is a repetition rule.
///
/// Sequences that end early do not count: a finished game has no moves.
pub fn perft<G: Game>(at: &G, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => u64::from(at.count_moves()),
        _ => at
            .moves()
            .map(|mv| {
                let mut next = *at;
                next.apply(mv);
                perft(&next, depth - 1)
            })
            .sum(),
    }
}

/// How many of the sequences of exactly `depth` moves finish the game with their last move.
pub fn count_games<G: Game>(at: &G, depth: u32) -> u64 {
    if depth == 0 {
        return u64::from(at.outcome().is_some());
    }
    at.moves()
        .map(|mv| {
            let mut next = *at;
            next.apply(mv);
            count_games(&next, depth - 1)
        })
        .sum()
}
