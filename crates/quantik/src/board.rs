//! The sixteen cells, and the twelve lines they make.

use std::fmt;

use tabuleiro_game::Message;

use crate::said;

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

/// One of the twelve lines that can be completed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Line {
    /// A row, counted from 0 at the top.
    Row(u8),
    /// A column, counted from 0 at the left.
    Column(u8),
    /// A zone of two by two cells, counted from 0 in reading order.
    Zone(u8),
}

impl Line {
    /// Every line: rows, columns, zones.
    pub const ALL: [Line; 12] = {
        let mut all = [Line::Row(0); 12];
        let mut number = 0;
        while number < 4 {
            all[number] = Line::Row(number as u8);
            all[4 + number] = Line::Column(number as u8);
            all[8 + number] = Line::Zone(number as u8);
            number += 1;
        }
        all
    };

    /// The three lines through a cell: its row, its column, its zone.
    pub const fn through(cell: Cell) -> [Line; 3] {
        let zone = cell.row() / 2 * 2 + cell.column() / 2;
        [Line::Row(cell.row()), Line::Column(cell.column()), Line::Zone(zone)]
    }

    /// Its place in [`Line::ALL`].
    pub const fn index(self) -> usize {
        match self {
            Line::Row(number) => number as usize,
            Line::Column(number) => 4 + number as usize,
            Line::Zone(number) => 8 + number as usize,
        }
    }

    /// Its cells as a mask: bit `n` is the cell of number `n`.
    pub const fn mask(self) -> u16 {
        match self {
            Line::Row(number) => 0x000F << (4 * number),
            Line::Column(number) => 0x1111 << number,
            Line::Zone(number) => 0x0033 << (number / 2 * 8 + number % 2 * 2),
        }
    }

    /// Its cells, in reading order.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        Cell::all().filter(move |cell| self.mask() >> cell.index() & 1 == 1)
    }

    /// "the row a3 to d3", "column b", "the lower right zone"
    pub fn name(self) -> Message {
        match self {
            Line::Row(number) => said("quantik-the-row")
                .with("from", Cell::new(number, 0).to_string())
                .with("to", Cell::new(number, 3).to_string()),
            Line::Column(number) => {
                said("quantik-the-column").with("column", Cell::new(0, number).column_letter())
            }
            Line::Zone(number) => said(
                [
                    "quantik-zone-upper-left",
                    "quantik-zone-upper-right",
                    "quantik-zone-lower-left",
                    "quantik-zone-lower-right",
                ][usize::from(number)],
            ),
        }
    }
}
