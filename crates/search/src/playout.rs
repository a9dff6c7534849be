//! Whole random games, the unit of work of benches and of searches.

use tabuleiro_game::{Game, Outcome, Rng};

/// Plays uniformly random moves from here to the end, or for at most `most` moves; the result and how many moves
/// were made. Positions hold no history, so a repetition rule is not heeded here.
#[inline]
pub fn playout<G: Game>(start: &G, most: u32, rng: &mut impl Rng) -> (Option<Outcome>, u32) {
    let mut at = *start;
    for ply in 0..most {
        match at.sample(rng) {
            Some(mv) => at.apply(mv),
            None => return (at.outcome(), ply),
        }
    }
    (at.outcome(), most)
}
