//! What a position looks like to be worth, in hundredths of a seed.

use tabuleiro_search::Eval;

use crate::{Oware, fast};

/// The captures, and how the seeds lie.
#[derive(Clone, Copy, Debug, Default)]
pub struct Guess;

impl Eval<Oware> for Guess {
    #[inline]
    fn value(&self, at: &Oware) -> i32 {
        let [own, their] = at.words();
        let side = |word: u64| i32::from((word >> 48) as u8) * 100 + 10 * i32::from(fast::sum(word));
        side(own) - side(their)
    }
}

/// What a move captures comes first.
#[inline]
pub fn promise(at: &Oware, mv: crate::Move) -> i32 {
    i32::from(at.captured_by(mv))
}
