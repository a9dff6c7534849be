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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::{Wood, WoodOptions};

    #[test]
    fn one_of_those_with_the_lowest_value_is_drawn() {
        let items = [(3, 'a'), (-1, 'b'), (2, 'c'), (-1, 'd')];
        let mut rng = random::seeded(1);
        let mut drawn: Vec<char> = (0..50).filter_map(|_| lowest(items.into_iter(), &mut rng)).collect();
        assert_eq!(drawn.len(), 50);
        drawn.sort_unstable();
        drawn.dedup();
        assert_eq!(drawn, ['b', 'd']);
        assert_eq!(lowest(std::iter::empty::<(i32, char)>(), &mut rng), None);
        assert_eq!(lowest([(i32::MAX, 'a')].into_iter(), &mut rng), Some('a'));
    }

    #[test]
    fn a_rule_is_followed_while_the_game_goes_on() {
        let mut record = Wood::<false>::record(WoodOptions {
            number: 3,
            more_seats: 0,
            more_moves: 3,
            ..WoodOptions::default()
        });
        let mut bot = Chooser::new(uniform, 2);
        while record.outcome().is_none() {
            let report = bot.think(&record, &mut Leash::free());
            let mv = report.best.expect("there is a move");
            assert_eq!(report.line, [mv]);
            record.play(mv).expect("it is legal");
        }
        assert_eq!(bot.think(&record, &mut Leash::free()), Report::of(None));
    }
}
