//! Whole random games, the unit of work of benches and of searches.

use tabuleiro_game::{Game, Outcome, Rng};

/// Plays uniformly random moves from here to the end, or for at most `most` moves; the result and how many moves
/// were made. Positions hold no history, so a repetition rule is not heeded here.
#[inline]
pub fn playout<G: Game>(start: &G, most: u32, rng: &mut impl Rng) -> (Option<Outcome>, u32) {
    let mut at = *start;
    let made = at.play_out(most, rng);
    (at.outcome(), made)
}

#[cfg(test)]
mod tests {
    use tabuleiro_game::Game;

    use super::*;
    use crate::random;
    use crate::toy::{Wood, WoodOptions};

    #[test]
    fn a_game_is_played_to_its_end_or_for_as_long_as_it_may() {
        let start = Wood::<false>::start(WoodOptions {
            number: 3,
            more_seats: 0,
            more_moves: 3,
            ..WoodOptions::default()
        });
        for (most, plies) in [(u32::MAX, 6), (6, 6), (5, 5), (0, 0)] {
            let (outcome, played) = playout(&start, most, &mut random::seeded(1));
            assert_eq!((outcome.is_some(), played), (plies == 6, plies));
        }
    }
}
