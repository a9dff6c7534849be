//! A move: a shape put on a cell.

use tabuleiro_game::Move as GameMove;

use crate::{Cell, Shape};

/// A shape put on a cell, whoever puts it there. Its number is 16 times the shape's and the cell's.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move(u8);

impl Move {
    /// That shape on that cell.
    pub const fn new(shape: Shape, cell: Cell) -> Move {
        Move((shape.index() * 16 + cell.index()) as u8)
    }

    /// Its number as a place in a word of moves (see [`crate::fast`]).
    #[inline]
    pub const fn bit(self) -> u8 {
        self.0
    }

    /// The move of that place in a word of moves. Only the lowest six bits count.
    #[inline]
    pub(crate) const fn of_bit(bit: u8) -> Move {
        Move(bit & 63)
    }

    /// The shape that is put down.
    pub const fn shape(self) -> Shape {
        Shape::ALL[(self.0 / 16) as usize]
    }

    /// The cell it is put on.
    pub const fn cell(self) -> Cell {
        Cell::numbered(self.0)
    }
}

impl GameMove for Move {
    const SPACE: u16 = 64;

    #[inline]
    fn number(self) -> u16 {
        u16::from(self.0)
    }

    #[inline]
    fn numbered(number: u16) -> Option<Move> {
        if number < Move::SPACE { Some(Move(number as u8)) } else { None }
    }
}

/// The moves whose bits are set in a word, in ascending order of their numbers.
#[derive(Clone, Debug)]
pub struct Moves(pub(crate) u64);

impl Iterator for Moves {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        if self.0 == 0 {
            return None;
        }
        let number = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(Move(number))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }

    #[inline]
    fn count(self) -> usize {
        self.len()
    }
}

impl ExactSizeIterator for Moves {}
impl std::iter::FusedIterator for Moves {}
