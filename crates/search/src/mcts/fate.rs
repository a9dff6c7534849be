//! What is certain about a position, and what follows from it for the one before.

use tabuleiro_game::{Outcome, Seat};

use super::Chances;

/// What is certain about a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fate {
    /// Nothing yet.
    Open,
    /// Nobody wins.
    Draw,
    /// That seat wins, whatever the others do.
    Won(Seat),
}

impl Fate {
    /// The fate of a game that has ended.
    pub(super) fn of(outcome: Outcome) -> Fate {
        outcome.winner.map_or(Fate::Draw, Fate::Won)
    }

    /// What is certain, here or from somebody else's search of the same position.
    pub(super) fn or(self, other: Fate) -> Fate {
        if self == Fate::Open { other } else { self }
    }

    /// What it is worth; `None` while nothing is certain.
    pub(super) fn chances(self, seats: u8) -> Option<Chances> {
        match self {
            Fate::Open => None,
            Fate::Draw => Some(Chances::even(seats)),
            Fate::Won(winner) => Some(Chances::sure(winner)),
        }
    }

    /// What is certain for a position in which `seat` decides, given the fates of all its moves.
    ///
    /// With more than two seats nothing is certain where they lead to different results: which of them a seat prefers
    /// when it cannot win is its own affair.
    pub(super) fn above(moves: impl Iterator<Item = Fate> + Clone, seat: Seat, seats: u8) -> Fate {
        if moves.clone().any(|fate| fate == Fate::Won(seat)) {
            return Fate::Won(seat);
        }
        if moves.clone().any(|fate| fate == Fate::Open) {
            return Fate::Open;
        }
        let mut all = moves;
        match all.next() {
            Some(first) if all.all(|fate| fate == first) => first,
            Some(_) if seats == 2 => Fate::Draw,
            _ => Fate::Open,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: Fate = Fate::Won(Seat::FIRST);
    const TWO: Fate = Fate::Won(Seat::SECOND);
    const THREE: Fate = Fate::Won(Seat::new(2));

    fn above(moves: &[Fate], seats: u8) -> Fate {
        Fate::above(moves.iter().copied(), Seat::FIRST, seats)
    }

    #[test]
    fn one_winning_move_is_enough() {
        assert_eq!(above(&[Fate::Open, TWO, ONE], 2), ONE);
        assert_eq!(above(&[Fate::Open, THREE, ONE], 3), ONE);
    }

    #[test]
    fn a_loss_needs_every_move() {
        assert_eq!(above(&[TWO, Fate::Open], 2), Fate::Open);
        assert_eq!(above(&[TWO, TWO], 2), TWO);
    }

    #[test]
    fn two_seats_prefer_a_draw_to_a_loss() {
        assert_eq!(above(&[TWO, Fate::Draw], 2), Fate::Draw);
    }

    #[test]
    fn of_three_seats_nobody_can_be_told_whom_to_let_win() {
        assert_eq!(above(&[TWO, THREE], 3), Fate::Open);
        assert_eq!(above(&[TWO, Fate::Draw], 3), Fate::Open);
        assert_eq!(above(&[THREE, THREE], 3), THREE);
    }
}
