//! What a position is worth when both sides play as well as can be.

use std::cmp::Ordering;
use std::ops::Neg;

/// The result for the seat to move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Value {
    /// It loses.
    Loss,
    /// Nobody wins.
    Draw,
    /// It wins.
    Win,
}

impl Neg for Value {
    type Output = Value;

    fn neg(self) -> Value {
        match self {
            Value::Loss => Value::Win,
            Value::Draw => Value::Draw,
            Value::Win => Value::Loss,
        }
    }
}

/// A proven value for the seat to move.
///
/// ```
/// use tabuleiro_search::{Proven, Value};
/// let quick = Proven { plies: Some(3), ..Proven::of(Value::Win) };
/// let slow = Proven { plies: Some(9), ..Proven::of(Value::Win) };
/// assert!(quick > slow); // the winner wants it short …
/// assert!(quick.seen_before_the_move() < slow.seen_before_the_move()); // … and the loser long
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Proven {
    /// The result.
    pub value: Value,
    /// How many moves until the end when the winner plays for the shortest and the loser for the longest way; `None`
    /// if only the result is known.
    pub plies: Option<u32>,
    /// By how many points, where the game has them.
    pub margin: Option<i32>,
}

impl Proven {
    /// Only the result.
    pub const fn of(value: Value) -> Proven {
        Proven { value, plies: None, margin: None }
    }

    /// The result after so many moves.
    pub const fn within(value: Value, plies: u32) -> Proven {
        Proven { value, plies: Some(plies), margin: None }
    }

    /// The value of the move that led here, for the seat that made it, if the turn passed to the opponent by it.
    pub fn seen_before_the_move(self) -> Proven {
        Proven {
            value: -self.value,
            plies: self.plies.map(|plies| plies + 1),
            margin: self.margin.map(Neg::neg),
        }
    }

    fn rank(self) -> (Value, i32, i64) {
        // Of what is not known, the worst is supposed.
        let speed = match self.value {
            Value::Win => -i64::from(self.plies.unwrap_or(u32::MAX)),
            Value::Draw => 0,
            Value::Loss => i64::from(self.plies.unwrap_or(0)),
        };
        (self.value, self.margin.unwrap_or(0), speed)
    }
}

/// The better for the seat to move is the greater: by result, then by points, then a quick win or a slow loss; one of
/// unknown length comes after those of a known one.
impl Ord for Proven {
    fn cmp(&self, other: &Proven) -> Ordering {
        self.rank().cmp(&other.rank())
    }
}

impl PartialOrd for Proven {
    fn partial_cmp(&self, other: &Proven) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_better_for_the_seat_to_move_is_the_greater() {
        let win = |plies, margin| Proven { value: Value::Win, plies, margin };
        let lost = |plies| Proven { value: Value::Loss, plies, margin: None };
        // From the best to the worst.
        let sorted = [
            win(Some(9), Some(4)),
            win(Some(1), Some(2)),
            win(Some(3), Some(2)),
            win(None, Some(2)),
            Proven::of(Value::Draw),
            lost(Some(8)),
            lost(Some(2)),
            lost(None),
        ];
        for pair in sorted.windows(2) {
            assert!(pair[0] > pair[1], "{pair:?}");
        }
        assert_eq!(Proven::within(Value::Draw, 3).cmp(&Proven::within(Value::Draw, 9)), Ordering::Equal);
    }

    #[test]
    fn a_value_is_turned_round_by_a_move() {
        for (value, other) in
            [(Value::Win, Value::Loss), (Value::Draw, Value::Draw), (Value::Loss, Value::Win)]
        {
            assert_eq!(-value, other);
            let after = Proven { value, plies: Some(3), margin: Some(-5) };
            assert_eq!(
                after.seen_before_the_move(),
                Proven { value: other, plies: Some(4), margin: Some(5) }
            );
            assert_eq!(Proven::of(value).seen_before_the_move(), Proven::of(other));
        }
    }
}
