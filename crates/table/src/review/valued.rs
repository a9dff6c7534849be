//! What a position or a move is worth to a seat.

use tabuleiro_game::Seat;
use tabuleiro_search::{Chance, Curve, Proven, Value};

use crate::Judgement;

/// What a position or a move is worth to a seat: proven, or guessed, or neither.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Valued {
    /// Its proven value. Of a move it is counted from before it.
    pub proven: Option<Proven>,
    /// A guess in hundredths of the game's own unit, where nothing is proven.
    pub score: Option<i32>,
}

impl Valued {
    /// Whether anything is known or guessed.
    pub fn is_known(self) -> bool {
        self.proven.is_some() || self.score.is_some()
    }

    /// What is proven, as a result alone.
    pub fn value(self) -> Option<Value> {
        self.proven.map(|proven| proven.value)
    }

    /// How likely that makes a win.
    pub fn chance(self, curve: Curve) -> Option<Chance> {
        curve.of(self.proven, self.score)
    }

    /// What a position is worth to the seat to move, as the worth of the move that led there to the seat that made it. Where more than
    /// two play, only another's win says something.
    pub fn of_last_move(self, mover: Seat, turn: Seat, seats: u8) -> Valued {
        let later = |proven: Proven| Proven { plies: proven.plies.map(|plies| plies + 1), ..proven };
        if mover == turn {
            return Valued { proven: self.proven.map(later), ..self };
        }
        let says = |proven: &Proven| seats == 2 || proven.value == Value::Win;
        let proven = self.proven.filter(says).map(Proven::seen_before_the_move);
        Valued { proven, score: self.score.filter(|_| seats == 2).map(i32::saturating_neg) }
    }

    /// What a move is worth to whoever made it, as the worth of the position it led to to the seat to move there: the other way round.
    pub fn of_next_position(self, mover: Seat, turn: Seat, seats: u8) -> Valued {
        let sooner =
            |proven: Proven| Proven { plies: proven.plies.map(|plies| plies.saturating_sub(1)), ..proven };
        let turned = |proven: Proven| Proven {
            value: -proven.value,
            margin: proven.margin.map(std::ops::Neg::neg),
            ..sooner(proven)
        };
        if mover == turn {
            return Valued { proven: self.proven.map(sooner), ..self };
        }
        let proven = self.proven.filter(|_| seats == 2).map(turned);
        Valued { proven, score: self.score.filter(|_| seats == 2).map(i32::saturating_neg) }
    }
}

impl From<&Judgement> for Valued {
    fn from(one: &Judgement) -> Valued {
        Valued { proven: one.proven, score: one.score.filter(|_| one.proven.is_none()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: Seat = Seat::FIRST;
    const SECOND: Seat = Seat::SECOND;

    fn proven(value: Value, plies: u32) -> Valued {
        Valued { proven: Some(Proven::within(value, plies)), score: None }
    }

    fn guessed(score: i32) -> Valued {
        Valued { proven: None, score: Some(score) }
    }

    #[test]
    fn a_position_is_seen_by_whoever_moved_there() {
        assert_eq!(proven(Value::Win, 4).of_last_move(FIRST, SECOND, 2), proven(Value::Loss, 5));
        assert_eq!(proven(Value::Win, 4).of_last_move(FIRST, FIRST, 2), proven(Value::Win, 5));
        assert_eq!(guessed(30).of_last_move(FIRST, SECOND, 2), guessed(-30));
        assert_eq!(guessed(30).of_last_move(FIRST, FIRST, 2), guessed(30));
    }

    #[test]
    fn among_three_only_another_s_win_says_something() {
        assert_eq!(proven(Value::Win, 4).of_last_move(FIRST, SECOND, 3), proven(Value::Loss, 5));
        assert_eq!(proven(Value::Loss, 4).of_last_move(FIRST, SECOND, 3), Valued::default());
        assert_eq!(guessed(30).of_last_move(FIRST, SECOND, 3), Valued::default());
        assert_eq!(guessed(30).of_last_move(FIRST, FIRST, 3), guessed(30), "one's own guess stays");
    }

    #[test]
    fn both_ways_lead_back_to_where_they_began() {
        for worth in [proven(Value::Win, 4), proven(Value::Draw, 9), proven(Value::Loss, 2), guessed(-70)] {
            for turn in [FIRST, SECOND] {
                let there = worth.of_last_move(FIRST, turn, 2);
                assert_eq!(there.of_next_position(FIRST, turn, 2), worth);
            }
        }
        assert_eq!(proven(Value::Loss, 3).of_next_position(FIRST, SECOND, 3), Valued::default());
    }

    #[test]
    fn what_is_proven_makes_a_guess_needless() {
        let judged = Judgement {
            text: "a".to_owned(),
            proven: Some(Proven::of(Value::Draw)),
            score: Some(70),
            why: None,
        };
        let worth = Valued::from(&judged);
        assert_eq!((worth.score, worth.value(), worth.is_known()), (None, Some(Value::Draw), true));
        assert!(guessed(0).is_known() && !Valued::default().is_known());
        assert_eq!(worth.chance(Curve::USUAL), Some(Chance::EVEN));
        assert_eq!(Valued::default().chance(Curve::USUAL), None);
    }
}
