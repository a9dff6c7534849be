//! A bot made of one rule for choosing a move.

use tabuleiro_game::{Game, Record, chance};

use crate::{Bot, Leash, Random, Report, random};

/// A rule that chooses a move in a position; `None` only if there is none.
pub type Choose<G> = fn(&G, &mut Random) -> Option<<G as Game>::Move>;

/// A bot that follows one rule and does not look further.
#[derive(Clone, Debug)]
pub struct Chooser<G: Game> {
    choose: Choose<G>,
    rng: Random,
}

impl<G: Game> Chooser<G> {
    /// A bot that chooses by this rule; its random choices repeat with the seed.
    pub fn new(choose: Choose<G>, seed: u64) -> Chooser<G> {
        Chooser { choose, rng: random::seeded(seed) }
    }
}

impl<G: Game> Bot<G> for Chooser<G> {
    fn think(&mut self, at: &Record<G>, _leash: &mut Leash<'_, Report<G::Move>>) -> Report<G::Move> {
        if at.outcome().is_some() {
            return Report::of(None);
        }
        Report::of((self.choose)(at.now(), &mut self.rng))
    }
}

/// The rule of every game's plainest player: any legal move, all alike.
pub fn uniform<G: Game>(at: &G, rng: &mut Random) -> Option<G::Move> {
    at.sample(rng)
}

/// A uniformly random one of the items with the lowest value.
pub fn lowest<T: Copy>(items: impl Iterator<Item = (i32, T)>, rng: &mut Random) -> Option<T> {
    let mut least = i32::MAX;
    let mut alike = Vec::new();
    for (value, item) in items {
        if value < least {
            least = value;
            alike.clear();
        }
        if value == least {
            alike.push(item);
        }
    }
    chance::pick(rng, &alike)
}
