//! Many games at once, for whoever learns from thousands of them.

use crate::random_walk::in_turn;
use crate::{Beginning, Game, RandomWalk, Rng, Tallies};

/// A game of which many are played by chance side by side. What is provided is right for every game; a game that can do better says how.
pub trait Abreast: Game {
    /// Makes so many random moves in each of these walks, beginning anew where a game ends; what came of those that did. Each walk
    /// goes where [`RandomWalk::wander_on`] would have led it by itself.
    fn wander_all<R: Rng>(
        walks: &mut [RandomWalk<Self, R>],
        beginning: &Beginning<Self>,
        steps: u32,
    ) -> Tallies {
        in_turn(walks, beginning, steps)
    }

    /// Plays a whole random game with each of these sources of randomness; what came of them. Each game is the one that
    /// [`RandomWalk::wander_to_end`] would have played.
    fn whole_games<R: Rng>(beginning: &Beginning<Self>, mut sources: impl Iterator<Item = R>) -> Tallies {
        let mut tallies = Tallies::default();
        let Some(first) = sources.next() else { return tallies };
        let mut walk = RandomWalk::new(beginning, first);
        loop {
            let (made, end) = walk.wander_to_end(u32::MAX);
            tallies.moves += u64::from(made);
            tallies.count(end.and_then(|end| end.winner));
            match sources.next() {
                Some(next) => walk.rng = next,
                None => return tallies,
            }
            walk.restart(beginning);
        }
    }
}
