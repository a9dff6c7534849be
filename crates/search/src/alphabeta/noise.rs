//! A guess with a little chance in it, so that a player does not play every game alike.

use super::blind::mix;
use crate::Eval;
use crate::memo::Keyed;

/// Another guess, shifted by up to so many hundredths up or down: always alike for the same position and seed.
#[derive(Clone, Copy, Debug)]
pub struct Noisy<E> {
    /// The guess.
    pub eval: E,
    /// The most it is shifted by.
    pub spread: u16,
    /// Which way.
    pub seed: u64,
}

impl<G: Keyed, E: Eval<G>> Eval<G> for Noisy<E> {
    #[inline]
    fn value(&self, at: &G) -> i32 {
        let guess = self.eval.value(at);
        if self.spread == 0 {
            return guess;
        }
        let width = 2 * u64::from(self.spread) + 1;
        let chance = ((mix(at.key() ^ self.seed) >> 32) * width) >> 32;
        guess + chance as i32 - i32::from(self.spread)
    }
}
