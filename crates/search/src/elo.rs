//! Strength from results: Elo with its error, and the sequential test that says when enough games are played.

/// Results of many games, from the first player's side, in pairs with the seats swapped.
///
/// Two games of a pair begin alike, so their results are not independent; the spread is taken over pairs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Score {
    /// How many pairs brought 0, ½, 1, 1½ and 2 points.
    pub pairs: [u32; 5],
}

/// A difference in strength.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Elo {
    /// The estimate.
    pub difference: f64,
    /// Half the width of the interval that holds the truth in 95 of 100 cases.
    pub error: f64,
}

impl Score {
    /// Notes the result of a pair, in half points from 0 to 4.
    pub fn note(&mut self, half_points: u32) {
        self.pairs[half_points.min(4) as usize] += 1;
    }

    /// How many pairs were played.
    pub fn count(&self) -> u32 {
        self.pairs.iter().sum()
    }

    /// The mean of a game's points and the variance of that mean.
    fn mean(&self) -> (f64, f64) {
        let count = f64::from(self.count());
        let points = |index: usize| index as f64 / 4.0;
        let share = |index: usize| f64::from(self.pairs[index]) / count;
        let mean: f64 = (0..5).map(|index| points(index) * share(index)).sum();
        let spread: f64 = (0..5).map(|index| (points(index) - mean).powi(2) * share(index)).sum();
        (mean, spread / count)
    }

    /// The difference in Elo, `None` before the first pair or when one side has every point (the difference then has no
    /// upper bound).
    pub fn elo(&self) -> Option<Elo> {
        let (mean, variance) = if self.count() == 0 { return None } else { self.mean() };
        if mean <= 0.0 || mean >= 1.0 {
            return None;
        }
        Some(Elo { difference: elo_of(mean), error: 1.96 * variance.sqrt() * slope_at(mean) })
    }

    /// The logarithm of how much better the results fit a difference of `higher` than one of `lower`, by the normal
    /// approximation; `None` while the results have no spread.
    pub fn log_likelihood_ratio(&self, lower: f64, higher: f64) -> Option<f64> {
        let (mean, variance) = if self.count() == 0 { return None } else { self.mean() };
        let (one, other) = (points_of(lower), points_of(higher));
        (variance > 0.0).then(|| (other - one) * (2.0 * mean - one - other) / (2.0 * variance))
    }
}

/// The Elo difference at which one expects these points a game.
pub(crate) fn elo_of(points: f64) -> f64 {
    -400.0 * (1.0 / points - 1.0).log10()
}

/// The slope of the Elo curve, which turns an error of the mean into one of Elo.
pub(crate) fn slope_at(points: f64) -> f64 {
    400.0 / (std::f64::consts::LN_10 * points * (1.0 - points))
}

/// The points a game that one expects at this Elo difference.
fn points_of(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// What a sequential test has come to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decision {
    /// The difference is at least the higher one, with 95 % certainty.
    Accepted,
    /// It is at most the lower one, with 95 % certainty.
    Rejected,
    /// More games are needed.
    Open,
}

/// Where the sequential test stops: ln(0.95 / 0.05) on either side.
pub const BOUND: f64 = 2.944_438_979_166_44;

/// What a ratio says.
pub fn decision(ratio: f64) -> Decision {
    if ratio >= BOUND {
        Decision::Accepted
    } else if ratio <= -BOUND {
        Decision::Rejected
    } else {
        Decision::Open
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_results_are_no_difference() {
        let score = Score { pairs: [10, 20, 40, 20, 10] };
        let elo = score.elo().expect("there is a spread");
        assert!(elo.difference.abs() < 1e-9 && elo.error > 10.0, "{elo:?}");
    }

    #[test]
    fn three_points_of_four_are_191_elo() {
        let score = Score { pairs: [0, 0, 50, 0, 50] };
        assert!((score.elo().expect("there is a spread").difference - 190.848).abs() < 0.001);
    }

    #[test]
    fn the_error_shrinks_with_the_root_of_the_games() {
        let few = Score { pairs: [10, 0, 0, 0, 20] }.elo().expect("a spread").error;
        let many = Score { pairs: [40, 0, 0, 0, 80] }.elo().expect("a spread").error;
        assert!((few / many - 2.0).abs() < 1e-9);
    }

    #[test]
    fn one_sided_results_have_no_finite_difference() {
        assert_eq!(Score { pairs: [0, 0, 0, 0, 9] }.elo(), None);
        assert_eq!(Score::default().elo(), None);
    }

    #[test]
    fn the_sequential_test_decides_by_the_side_of_the_results() {
        let strong = Score { pairs: [2, 10, 60, 80, 48] };
        let weak = Score { pairs: [48, 80, 60, 10, 2] };
        let ratio = |score: Score| score.log_likelihood_ratio(0.0, 20.0).expect("a spread");
        assert_eq!(decision(ratio(strong)), Decision::Accepted);
        assert_eq!(decision(ratio(weak)), Decision::Rejected);
        assert_eq!(decision(ratio(Score { pairs: [1, 1, 2, 1, 1] })), Decision::Open);
    }

    /// Worked out by hand.
    #[test]
    fn the_error_is_that_of_the_mean_by_the_slope_of_the_curve() {
        for (pairs, difference, error) in
            [([25, 0, 50, 0, 25], 0.0, 48.15), ([0, 0, 50, 0, 50], 190.85, 45.40)]
        {
            let elo = Score { pairs }.elo().expect("both have points");
            assert!((elo.difference - difference).abs() < 0.01, "{elo:?}");
            assert!((elo.error - error).abs() < 0.01, "{elo:?}");
        }
    }
}
