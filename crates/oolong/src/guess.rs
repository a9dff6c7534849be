//! A guess at who will win, by weights that were learnt from games.

use std::sync::{Arc, LazyLock};

use tabuleiro_game::Seat;
use tabuleiro_search::mcts::{Chances, Leaf};
use tabuleiro_search::{Eval, Random};

use crate::Oolong;
use crate::sums::Sums;

/// Guesses who will win: every [trait](crate::traits) of a position has a weight, and their sum gives the chances.
///
/// ```
/// use tabuleiro_game::Game;
/// use tabuleiro_oolong::{Guess, Oolong};
/// let chance = Guess::learnt().chance(&Oolong::start("".parse()?));
/// assert!((0.4..0.9).contains(&chance));
/// # Ok::<(), tabuleiro_game::TextError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Guess {
    /// In thousandths. Whole numbers, so that the sum is the same in any order and on every machine.
    sums: Arc<Sums>,
}

/// Written by `cargo run --release -p tabuleiro-oolong --example learn`.
static LEARNT: LazyLock<Guess> = LazyLock::new(|| {
    let numbers = include_str!("../weights.txt").split_whitespace();
    Guess::of(numbers.map(|text| text.parse().expect("a weight is a number")).collect())
});

impl Guess {
    /// By the weights that were learnt from games of our strongest players.
    pub fn learnt() -> &'static Guess {
        &LEARNT
    }

    /// By these weights in thousandths, one for each trait.
    pub fn of(weights: Vec<i16>) -> Guess {
        Guess { sums: Arc::new(Sums::of(weights)) }
    }

    /// The chances, from 0 to 1, of who puts down the next cup. Not for finished games.
    #[inline]
    pub fn chance(&self, at: &Oolong) -> f32 {
        logistic(self.sums.sum(at))
    }
}

/// The chances, from 0 to 1, that a sum in thousandths stands for.
#[inline]
pub(crate) fn logistic(sum: i32) -> f32 {
    LOGISTIC[(sum.clamp(-EDGE, EDGE) + EDGE) as usize / GRAIN]
}

/// Beyond this sum the chances hardly change.
const EDGE: i32 = 8_000;
/// Sums that differ by less give the same chances.
const GRAIN: usize = 8;

/// 1 / (1 + e⁻ˣ) for sums from one edge to the other.
static LOGISTIC: LazyLock<Vec<f32>> = LazyLock::new(|| {
    let chance = |n: usize| {
        let x = (n * GRAIN) as f32 - EDGE as f32;
        1.0 / (1.0 + exp(-x / 1_000.0))
    };
    (0..=2 * EDGE as usize / GRAIN).map(chance).collect()
});

/// eˣ by basic arithmetic only, so that it is the same on every machine.
pub(crate) fn exp(x: f32) -> f32 {
    let power = x * std::f32::consts::LOG2_E;
    let whole = power.floor();
    let part = (power - whole) * std::f32::consts::LN_2;
    let series =
        1.0 + part * (1.0 + part / 2.0 * (1.0 + part / 3.0 * (1.0 + part / 4.0 * (1.0 + part / 5.0))));
    series * f32::from_bits(((whole as i32 + 127) as u32) << 23)
}

impl Leaf<Oolong> for Guess {
    #[inline]
    fn chances(&self, at: &Oolong, _most: u32, _rng: &mut Random) -> (Option<Chances>, u32) {
        (Some(Chances::between_two(at.placer().seat(), self.chance(at))), 0)
    }

    const GLANCES: bool = true;

    #[inline]
    fn glance(&self, at: &Oolong, seat: Seat) -> f32 {
        let chance = self.chance(at);
        if at.placer().seat() == seat { chance } else { 1.0 - chance }
    }
}

/// In hundredths of a win, from −100 to 100.
impl Eval<Oolong> for Guess {
    fn value(&self, at: &Oolong) -> i32 {
        (200.0 * self.glance(at, tabuleiro_game::Game::turn(at)) - 100.0).round() as i32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_power_is_one() {
        for n in -80..=80 {
            let x = f64::from(n) / 10.0;
            assert!((f64::from(exp(x as f32)) / x.exp() - 1.0).abs() < 1e-4, "{x}");
        }
    }
}
