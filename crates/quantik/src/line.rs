//! The twelve lines that can be completed: rows, columns and zones.

use tabuleiro_game::Message;

use crate::{Cell, say};

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
        [Line::Row(cell.row()), Line::Column(cell.column()), Line::Zone(cell.zone())]
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

    /// Its cells in order: a row from the left, a column from the top, a zone in reading order.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        Cell::all().filter(move |cell| self.mask() >> cell.index() & 1 == 1)
    }

    /// "the row a3 to d3", "column b", "the lower right zone"
    pub fn name(self) -> Message {
        match self {
            Line::Row(number) => say("quantik-the-row")
                .with("from", Cell::new(number, 0).to_string())
                .with("to", Cell::new(number, 3).to_string()),
            Line::Column(number) => {
                say("quantik-the-column").with("column", Cell::new(0, number).column_letter())
            }
            Line::Zone(number) => say([
                "quantik-zone-upper-left",
                "quantik-zone-upper-right",
                "quantik-zone-lower-left",
                "quantik-zone-lower-right",
            ][usize::from(number)]),
        }
    }
}
