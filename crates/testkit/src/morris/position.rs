//! A position: the men on the board, whose turn it is, and whether men may fly.

use std::fmt;

use tabuleiro_game::Seat;

use super::point::LINES;
use super::{MorrisMove, MorrisOptions, Point};

/// A position of Three Men's Morris.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Morris {
    /// The points on which each seat has men, as sets.
    men: [u16; 2],
    turn: Seat,
    options: MorrisOptions,
}

impl Morris {
    /// So many men has each.
    pub const MEN: u8 = 3;

    /// The position with men on these points. The caller vouches that it can happen.
    pub(crate) const fn new(men: [u16; 2], turn: Seat, options: MorrisOptions) -> Morris {
        Morris { men, turn, options }
    }

    /// Who has a man on a point.
    pub fn man(&self, point: Point) -> Option<Seat> {
        let [white, black] = self.men.map(|men| men & point.bit() != 0);
        if white { Some(Seat::FIRST) } else { black.then_some(Seat::SECOND) }
    }

    /// How many men a seat has yet to put down.
    pub const fn hand(&self, seat: Seat) -> u8 {
        Morris::MEN.saturating_sub(self.men_of(seat).count_ones() as u8)
    }

    /// The line in which a seat has its three men.
    pub fn line(&self, seat: Seat) -> Option<[Point; 3]> {
        let missing = !self.men_of(seat);
        LINES.into_iter().find(|line| line.iter().all(|point| missing & point.bit() == 0))
    }

    /// Who has three men in a line, and in which.
    pub fn completed(&self) -> Option<(Seat, [Point; 3])> {
        Seat::all(2).find_map(|seat| Some((seat, self.line(seat)?)))
    }

    /// The points on which a seat has men, as a set.
    pub(crate) const fn men_of(&self, seat: Seat) -> u16 {
        self.men[seat.index()]
    }

    /// Whose turn it is, or would be if the game were not over.
    pub(crate) const fn mover(&self) -> Seat {
        self.turn
    }

    /// What is played with.
    pub(crate) const fn chosen(&self) -> MorrisOptions {
        self.options
    }

    /// Makes a move, and passes the turn.
    pub(crate) fn make(&mut self, mv: MorrisMove) {
        let mine = &mut self.men[self.turn.index()];
        match mv {
            MorrisMove::Put(point) => *mine |= point.bit(),
            MorrisMove::Go { from, to } => *mine = *mine & !from.bit() | to.bit(),
        }
        self.turn = self.turn.other();
    }
}

impl fmt::Debug for Morris {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Morris({self})")
    }
}
