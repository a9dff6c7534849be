//! Four simple traits of a position, for players who judge as people do.

use tabuleiro_search::Eval;

use crate::fast::{self, ANY_SEED, REACHING, THREE, TWELVE};
use crate::{Oware, sides};

/// How many things are looked at on each side.
pub const TRAITS: usize = 5;

/// What each trait of a side is worth, in hundredths of a captured seed. Learnt from games, by logistic regression.
pub const WEIGHTS: [i32; TRAITS] = [100, 193, -53, -69, 165];

/// What the right to move is worth.
pub const TEMPO: i32 = -17;

/// The captures, and how the seeds lie: houses that hold some are moves in hand, and one that comes round is a threat; houses with
/// one or two can be captured.
///
/// ```
/// use tabuleiro_game::Game;
/// use tabuleiro_oware::{Oware, OwareOptions, eval, traits};
/// use tabuleiro_search::Eval;
/// let start = Oware::start(OwareOptions::default());
/// assert_eq!(eval::Traits.value(&start), traits::TEMPO);
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct Traits;

impl Eval<Oware> for Traits {
    /// Houses of both sides are counted together, two traits at a time.
    #[inline]
    fn value(&self, at: &Oware) -> i32 {
        let [own, their] = at.sides();
        let captures = i32::from((own >> 48) as u8) - i32::from((their >> 48) as u8);
        let [some, three, reaching, twelve] =
            [ANY_SEED, THREE, REACHING, TWELVE].map(|asked| fast::more(own, their, asked));
        captures * WEIGHTS[0]
            + SOME_AND_THREE[usize::from(sides::sum(some + BASE * three))]
            + REACHING_AND_TWELVE[usize::from(sides::sum(reaching + BASE * twelve))]
            + TEMPO
    }
}

/// Counts of houses are 0 to 12 when six stand for as many on both sides; two counts make one number in this base.
const BASE: u64 = 13;

static SOME_AND_THREE: [i32; 256] = worths(WEIGHTS[1] + WEIGHTS[2], -WEIGHTS[2]);
static REACHING_AND_TWELVE: [i32; 256] = worths(WEIGHTS[3], WEIGHTS[4]);

/// What two counts in one number are worth.
const fn worths(low: i32, high: i32) -> [i32; 256] {
    let mut table = [0; 256];
    let mut number = 0;
    while number < 256 {
        table[number] = (number as i32 % BASE as i32 - 6) * low + (number as i32 / BASE as i32 - 6) * high;
        number += 1;
    }
    table
}

/// By how much each trait of the side to move exceeds the other side's, for those who learn and those who check.
///
/// | place | trait |
/// |---|---|
/// | 0 | seeds captured |
/// | 1 | houses with a seed |
/// | 2 | houses with one or two seeds |
/// | 3 | houses that reach the other side |
/// | 4 | houses with twelve seeds or more, which come round |
pub fn differences(at: &Oware) -> [i32; TRAITS] {
    let [own, their] = at.sides().map(traits);
    std::array::from_fn(|place| own[place] - their[place])
}

fn traits(side: u64) -> [i32; TRAITS] {
    let seeds = |lane| (side >> sides::shift(lane)) as u8;
    let count = |wanted: fn(u8, u8) -> bool| (0..6).filter(|&lane| wanted(lane, seeds(lane))).count() as i32;
    [
        i32::from((side >> 48) as u8),
        count(|_, seeds| seeds > 0),
        count(|_, seeds| seeds == 1 || seeds == 2),
        count(|lane, seeds| lane + seeds > 5),
        count(|_, seeds| seeds >= 12),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabuleiro_game::{Game, Record};
    use tabuleiro_search::random;

    #[test]
    fn the_fast_sum_is_the_sum_of_what_the_traits_are_worth() {
        for seed in 0..200 {
            let mut rng = random::seeded(seed);
            let mut record = Record::new(Oware::start(crate::OwareOptions::default()));
            while let (None, Some(mv)) = (record.outcome(), record.now().sample(&mut rng)) {
                let seen = differences(record.now());
                let sum: i32 = seen.iter().zip(WEIGHTS).map(|(seen, weight)| seen * weight).sum();
                assert_eq!(Traits.value(record.now()), sum + TEMPO, "{}", record.now());
                record.play(mv).expect("a legal move");
            }
        }
    }
}
