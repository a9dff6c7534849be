//! How likely a win is, as far as a guess tells.
//!
//! Every game has its own unit, in which a guess is a number of seeds, of lines, or of nothing that has a name. What two games have in
//! common is how often whoever is so far ahead wins in the end: that is measured, game by game, and is what a mistake is graded by.

use crate::{Proven, Value};

/// How likely a seat is to win, in thousandths; a draw is half a win.
///
/// ```
/// use tabuleiro_search::{Chance, Curve};
/// let curve = Curve::new(200);
/// assert_eq!(curve.of_score(0), Chance::EVEN);
/// assert_eq!(curve.of_score(200).thousandths(), 731);
/// assert_eq!(curve.of_score(200).lost_to(curve.of_score(-200)), 462);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Chance(u16);

impl Chance {
    /// It is lost.
    pub const NONE: Chance = Chance(0);
    /// As much as the others have.
    pub const EVEN: Chance = Chance(500);
    /// It is won.
    pub const SURE: Chance = Chance(1000);

    /// So many thousandths, but not more than there are.
    pub const fn from_thousandths(thousandths: u16) -> Chance {
        if thousandths > 1000 { Chance::SURE } else { Chance(thousandths) }
    }

    /// What a proven value is.
    pub const fn of_value(value: Value) -> Chance {
        match value {
            Value::Win => Chance::SURE,
            Value::Draw => Chance::EVEN,
            Value::Loss => Chance::NONE,
        }
    }

    /// In thousandths.
    pub const fn thousandths(self) -> u16 {
        self.0
    }

    /// As a part of one.
    pub fn share(self) -> f64 {
        f64::from(self.0) / 1000.0
    }

    /// How many thousandths are gone where this was to be had and that is left; nothing if it became more.
    pub const fn lost_to(self, left: Chance) -> u16 {
        self.0.saturating_sub(left.0)
    }

    /// The same, seen from the other side of the board.
    pub const fn turned(self) -> Chance {
        Chance(1000 - self.0)
    }
}

/// How a game's guesses become chances: by a logistic curve, whose one number is measured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Curve {
    /// So many hundredths of the game's unit ahead, and 73 of 100 are won.
    scale: u32,
}

impl Curve {
    /// For a game that nobody has measured: one whole unit ahead, and three of four are won.
    pub const USUAL: Curve = Curve::new(91);

    /// The curve on which 73.1 of 100 are won with so many hundredths of the game's unit ahead; at least one.
    pub const fn new(scale: u32) -> Curve {
        Curve { scale: if scale == 0 { 1 } else { scale } }
    }

    /// Its one number.
    pub const fn scale(self) -> u32 {
        self.scale
    }

    /// The chance of whoever is so many hundredths ahead. Never quite sure, never none: that is for what is proven.
    pub fn of_score(self, score: i32) -> Chance {
        let ahead = f64::from(score.unsigned_abs()) / f64::from(self.scale);
        let share = 1.0 / (1.0 + (-ahead).exp());
        let chance = Chance(((share * 1000.0).round() as u16).min(999));
        if score < 0 { chance.turned() } else { chance }
    }

    /// The chance by what is proven, or else by a guess; `None` where there is neither.
    pub fn of(self, proven: Option<Proven>, score: Option<i32>) -> Option<Chance> {
        let proven = proven.map(|proven| Chance::of_value(proven.value));
        proven.or_else(|| score.map(|score| self.of_score(score)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chance_grows_with_what_one_is_ahead_and_is_the_rest_of_the_others() {
        for scale in [1, 45, 91, 300] {
            let curve = Curve::new(scale);
            assert_eq!(curve.scale(), scale);
            for score in (-2_000..2_000).step_by(7) {
                let (here, more) = (curve.of_score(score), curve.of_score(score + 7));
                assert!(here <= more, "{scale}: {score}");
                assert_eq!(curve.of_score(-score), here.turned(), "{scale}: {score}");
                assert!(here > Chance::NONE && here < Chance::SURE, "a guess is never sure");
            }
        }
        assert_eq!(Curve::new(0), Curve::new(1));
        assert_eq!(Curve::USUAL.of_score(100).thousandths(), 750);
        assert_eq!(Curve::new(3).of_score(i32::MIN), Chance(1));
    }

    #[test]
    fn what_is_proven_counts_before_a_guess() {
        let curve = Curve::new(100);
        for (value, chance) in
            [(Value::Win, Chance::SURE), (Value::Draw, Chance::EVEN), (Value::Loss, Chance::NONE)]
        {
            assert_eq!(curve.of(Some(Proven::of(value)), Some(-40)), Some(chance));
        }
        assert_eq!(curve.of(None, Some(100)).map(Chance::thousandths), Some(731));
        assert_eq!(curve.of(None, None), None);
    }

    #[test]
    fn what_is_lost_is_never_less_than_nothing() {
        let [half, sure] = [Chance::EVEN, Chance::SURE];
        assert_eq!((sure.lost_to(half), half.lost_to(sure), half.lost_to(half)), (500, 0, 0));
        assert_eq!(Chance::from_thousandths(1001), sure);
        assert_eq!(Chance::from_thousandths(999), Chance(999));
        assert!((Chance(250).share() - 0.25).abs() < f64::EPSILON);
    }
}
