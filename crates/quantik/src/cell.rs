//! The sixteen cells of the board.

use std::fmt;

/// A cell of the board; its name is its column, `a` to `d`, and its row, `1` to `4` from the bottom.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(u8);

impl Cell {
    /// The cell in that row, counted from 0 at the top, and that column, counted from 0 at the left.
    pub const fn new(row: u8, column: u8) -> Cell {
        assert!(row < 4 && column < 4);
        Cell(row * 4 + column)
    }

    /// The cell of that number, counted from 0 in reading order. Only the lowest four bits count.
    pub const fn numbered(number: u8) -> Cell {
        Cell(number & 15)
    }

    /// Every cell, in reading order: row by row from the top.
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..16).map(Cell)
    }

    /// The number of the cell, counted from 0 in reading order.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The row, counted from 0 at the top.
    pub const fn row(self) -> u8 {
        self.0 / 4
    }

    /// The column, counted from 0 at the left.
    pub const fn column(self) -> u8 {
        self.0 % 4
    }

    /// The zone, counted from 0 in reading order.
    pub const fn zone(self) -> u8 {
        self.row() / 2 * 2 + self.column() / 2
    }

    /// The letter of its column.
    pub const fn column_letter(self) -> char {
        (b'a' + self.column()) as char
    }

    /// The number of its row as it stands in the cell's name: counted from 1 at the bottom.
    pub const fn row_name(self) -> u8 {
        4 - self.row()
    }

    /// The cell of that name; capitals do not matter.
    ///
    /// ```
    /// use tabuleiro_quantik::Cell;
    /// assert_eq!(Cell::named("B3"), Some(Cell::new(1, 1)));
    /// assert_eq!(Cell::named("e1"), None);
    /// ```
    pub fn named(name: &str) -> Option<Cell> {
        let [letter, digit] = name.as_bytes() else { return None };
        let column = letter.to_ascii_lowercase().checked_sub(b'a').filter(|&column| column < 4)?;
        let row = b'4'.checked_sub(*digit).filter(|&row| row < 4)?;
        Some(Cell::new(row, column))
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.column_letter(), self.row_name())
    }
}
