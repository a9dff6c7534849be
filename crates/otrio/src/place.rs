//! Where a piece can lie: nine cells with a place for each size.

use std::fmt;

use crate::Size;

/// One of the nine cells, `a1` at the bottom left to `c3` at the top right.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(u8);

impl Cell {
    /// How many there are.
    pub const COUNT: usize = 9;

    /// The cell with that column and row, each counted from 0 at the bottom left; `None` outside the board.
    ///
    /// ```
    /// use tabuleiro_otrio::Cell;
    /// assert_eq!(Cell::new(1, 2).unwrap().to_string(), "b3");
    /// assert_eq!(Cell::new(3, 0), None);
    /// ```
    pub const fn new(column: u8, row: u8) -> Option<Cell> {
        if column < 3 && row < 3 { Some(Cell(row * 3 + column)) } else { None }
    }

    /// The cell with that column, `a` to `c`, and that row, `1` to `3`.
    pub fn of_letters(column: char, row: char) -> Option<Cell> {
        let column = ('a'..='c').position(|letter| letter == column)?;
        let row = ('1'..='3').position(|letter| letter == row)?;
        Cell::new(column as u8, row as u8)
    }

    /// All nine, in the order of their numbers: `a1 b1 c1 a2 …`.
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..Cell::COUNT as u8).map(Cell)
    }

    /// The number of the cell, counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The column, counted from 0 at the left.
    pub const fn column(self) -> u8 {
        self.0 % 3
    }

    /// The row, counted from 0 at the bottom.
    pub const fn row(self) -> u8 {
        self.0 / 3
    }

    /// The letter of a column.
    pub(crate) const fn column_letter(column: u8) -> char {
        (b'a' + column) as char
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", Cell::column_letter(self.column()), self.row() + 1)
    }
}

/// The place of one size in one cell.
///
/// Places are numbered by size and then by cell, so that a set of them is a number of 27 bits in which each size
/// has nine neighbouring ones.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place(u8);

impl Place {
    /// How many there are.
    pub const COUNT: usize = 27;

    /// The place of that size in that cell.
    pub const fn new(size: Size, cell: Cell) -> Place {
        Place(size as u8 * 9 + cell.0)
    }

    /// The place with that number; `None` from 27 on.
    pub const fn numbered(number: u8) -> Option<Place> {
        if (number as usize) < Place::COUNT { Some(Place(number)) } else { None }
    }

    /// The place of a bit of a set of places.
    pub(crate) const fn of_bit(bit: u32) -> Place {
        debug_assert!((bit as usize) < Place::COUNT);
        Place(bit as u8)
    }

    /// All of them, in the order of their numbers.
    pub fn all() -> impl Iterator<Item = Place> {
        (0..Place::COUNT as u8).map(Place)
    }

    /// The places of a set, in the order of their numbers.
    pub(crate) fn of_set(set: u32) -> impl Iterator<Item = Place> + Clone {
        let rest_of = |rest: &u32| Some(rest & (rest - 1)).filter(|&rest| rest != 0);
        std::iter::successors(Some(set).filter(|&set| set != 0), rest_of)
            .map(|rest| Place::of_bit(rest.trailing_zeros()))
    }

    /// The number of the place, counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Which size fits.
    pub const fn size(self) -> Size {
        Size::ALL[(self.0 / 9) as usize]
    }

    /// The cell it is part of.
    pub const fn cell(self) -> Cell {
        Cell(self.0 % 9)
    }

    /// The set of this place alone.
    pub(crate) const fn bit(self) -> u32 {
        1 << self.0
    }
}
