//! How bad a move is: by how much of the chance of winning it gave away.

use tabuleiro_search::{Chance, Curve, Value};

use super::Valued;

/// How bad a move is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Grade {
    /// A little was given away: a slip.
    Inaccuracy,
    /// Much.
    Mistake,
    /// The game, or half of it.
    Blunder,
}

/// From so many thousandths of a win on a move has a grade, the mildest first. Less than the first is within the doubt of a short
/// search; what lies between two proven results is always the last.
pub const GRADES: [(u16, Grade); 3] = [(75, Grade::Inaccuracy), (150, Grade::Mistake), (250, Grade::Blunder)];

impl Grade {
    /// All of them, the mildest first.
    pub const ALL: [Grade; 3] = [Grade::Inaccuracy, Grade::Mistake, Grade::Blunder];

    /// The grade of whoever lost so many thousandths.
    pub fn of_loss(lost: u16) -> Option<Grade> {
        GRADES.iter().rev().find(|(from, _)| lost >= *from).map(|(_, grade)| *grade)
    }

    /// The grade of a move that made this of that.
    ///
    /// Where a win was proven and nobody knows what is left of it, it may still be there: then the worst is not said.
    pub fn of(before: Valued, after: Valued, curve: Curve) -> Option<Grade> {
        let lost = lost(before, after, curve)?;
        let grade = Grade::of_loss(lost)?;
        let is_doubtful = before.proven.is_some() && after.proven.is_none();
        Some(if is_doubtful { grade.min(Grade::Mistake) } else { grade })
    }

    /// How it is written behind a move.
    pub const fn glyph(self) -> &'static str {
        match self {
            Grade::Inaccuracy => "?!",
            Grade::Mistake => "?",
            Grade::Blunder => "??",
        }
    }
}

/// How many thousandths of a win are gone where this was to be had and that is left; `None` where nobody can say.
pub fn lost(before: Valued, after: Valued, curve: Curve) -> Option<u16> {
    Some(before.chance(curve)?.lost_to(after.chance(curve)?))
}

/// How well a move kept what was to be had, in thousandths: all of it, and ever less the more it gave away. A slip keeps two thirds, a win
/// thrown away next to nothing.
pub fn accuracy(lost: u16) -> u16 {
    let kept = (-5.0 * f64::from(lost) / 1000.0).exp();
    (kept * 1000.0).round() as u16
}

/// Whether one is worth more than the other, as far as anybody can say.
pub fn is_better(one: Valued, other: Valued, curve: Curve) -> bool {
    let rank = |worth: Valued| worth.chance(curve).unwrap_or(Chance::EVEN);
    match (one.proven, other.proven) {
        (Some(own), Some(others)) if own.value == others.value && own.value != Value::Draw => own > others,
        _ => rank(one) > rank(other),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabuleiro_search::Proven;

    const CURVE: Curve = Curve::new(100);

    fn proven(value: Value) -> Valued {
        Valued { proven: Some(Proven::within(value, 3)), score: None }
    }

    fn guessed(score: i32) -> Valued {
        Valued { proven: None, score: Some(score) }
    }

    #[test]
    fn a_proven_result_that_is_given_away_is_the_worst() {
        use Value::{Draw, Loss, Win};
        for (had, left) in [(Win, Draw), (Win, Loss), (Draw, Loss)] {
            assert_eq!(Grade::of(proven(had), proven(left), CURVE), Some(Grade::Blunder), "{had:?} {left:?}");
            assert_eq!(Grade::of(proven(left), proven(had), CURVE), None);
            assert_eq!(Grade::of(proven(had), proven(had), CURVE), None);
        }
        assert_eq!(Grade::of(guessed(0), proven(Loss), CURVE), Some(Grade::Blunder), "even, then lost");
    }

    #[test]
    fn guesses_are_graded_by_the_chance_they_cost() {
        use Grade::{Blunder, Inaccuracy, Mistake};
        // 500, then 426, 424, 351, 349, 251, 249 thousandths.
        let left = [-30, -31, -61, -62, -109, -111].map(guessed);
        let grades = left.map(|left| Grade::of(guessed(0), left, CURVE));
        assert_eq!(
            grades,
            [None, Some(Inaccuracy), Some(Inaccuracy), Some(Mistake), Some(Mistake), Some(Blunder)]
        );
        // Where all is as good as won, more or less of it is nothing.
        assert_eq!(Grade::of(guessed(900), guessed(500), CURVE), None);
    }

    #[test]
    fn a_win_that_may_still_be_there_is_no_blunder() {
        assert_eq!(Grade::of(proven(Value::Win), guessed(-900), CURVE), Some(Grade::Mistake));
        assert_eq!(Grade::of(proven(Value::Win), guessed(400), CURVE), None);
    }

    #[test]
    fn nothing_is_said_where_nothing_is_known() {
        assert_eq!(Grade::of(Valued::default(), guessed(-900), CURVE), None);
        assert_eq!(Grade::of(guessed(900), Valued::default(), CURVE), None);
    }

    #[test]
    fn the_limits_are_where_they_are_said_to_be() {
        for (from, grade) in GRADES {
            assert_eq!(Grade::of_loss(from), Some(grade));
            assert!(Grade::of_loss(from - 1) < Some(grade));
        }
        assert_eq!(GRADES.map(|(_, grade)| grade), Grade::ALL);
        assert_eq!(Grade::ALL.map(Grade::glyph), ["?!", "?", "??"]);
    }

    #[test]
    fn accuracy_falls_with_what_is_lost() {
        assert_eq!(accuracy(0), 1000);
        assert_eq!((accuracy(75), accuracy(500)), (687, 82));
        assert!((0..1000).all(|lost| accuracy(lost) >= accuracy(lost + 1)));
    }

    #[test]
    fn of_two_wins_the_sooner_is_better_and_a_guess_never_beats_a_win() {
        let soon = Valued { proven: Some(Proven::within(Value::Win, 1)), score: None };
        assert!(is_better(soon, proven(Value::Win), CURVE) && !is_better(proven(Value::Win), soon, CURVE));
        assert!(is_better(soon, guessed(19_000), CURVE));
        assert!(
            is_better(guessed(1), guessed(0), Curve::new(1)) && !is_better(guessed(0), guessed(0), CURVE)
        );
        let late = Valued { proven: Some(Proven::within(Value::Draw, 9)), score: None };
        assert!(!is_better(proven(Value::Draw), late, CURVE) && !is_better(late, proven(Value::Draw), CURVE));
    }
}
