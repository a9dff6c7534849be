//! A picture of dots, four to a cell, so that round things look round.

use ratatui::layout::Rect;

use crate::canvas::{Canvas, rect};
use crate::theme::Tint;

/// The cell in which these dots stand out: 1 is the upper left one, 2 the upper right, 4 the lower left, 8 the lower right.
const QUARTERS: [&str; 16] = [" ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█"];

/// A picture of dots, two columns and two rows of them to a cell.
pub(crate) struct Mosaic {
    columns: i32,
    rows: i32,
    dots: Vec<Tint>,
}

impl Mosaic {
    /// So many columns and rows of cells, all in one tint.
    pub(crate) fn new(columns: u16, rows: u16, tint: Tint) -> Mosaic {
        let (columns, rows) = (i32::from(columns), i32::from(rows));
        Mosaic { columns, rows, dots: vec![tint; (4 * columns * rows) as usize] }
    }

    /// Gives every dot of a rectangle of dots the tint that is said for its middle; `None` leaves it.
    pub(crate) fn paint(&mut self, area: Rect, tint: impl Fn(f32, f32) -> Option<Tint>) {
        let across = 2 * self.columns;
        for y in i32::from(area.top())..i32::from(area.bottom()).min(2 * self.rows) {
            for x in i32::from(area.left())..i32::from(area.right()).min(across) {
                if let Some(tint) = tint(x as f32 + 0.5, y as f32 + 0.5) {
                    self.dots[(y * across + x) as usize] = tint;
                }
            }
        }
    }

    /// Draws the cells, the first one there.
    pub(crate) fn draw(&self, x: i32, y: i32, canvas: &mut Canvas<'_>) {
        for row in 0..self.rows {
            for column in 0..self.columns {
                self.draw_cell(column, row, (x + column, y + row), canvas);
            }
        }
    }

    /// A cell has a ground and one more colour: the two that most of its dots have.
    fn draw_cell(&self, column: i32, row: i32, (x, y): (i32, i32), canvas: &mut Canvas<'_>) {
        let theme = canvas.theme;
        let dot = |number: i32| {
            self.dots[((2 * row + number / 2) * 2 * self.columns + 2 * column + number % 2) as usize]
        };
        let dots = [0, 1, 2, 3].map(dot);
        let count = |tint: Tint| dots.iter().filter(|dot| **dot == tint).count();
        let ground = most(&dots, count).unwrap_or(dots[0]);
        let others: Vec<Tint> = dots.iter().copied().filter(|dot| *dot != ground).collect();
        let Some(front) = most(&others, count) else {
            canvas.fill(rect(x, y, 1, 1), theme.on(ground, ground));
            return;
        };
        let bits = dots.iter().enumerate().filter(|(_, dot)| **dot == front).map(|(bit, _)| 1 << bit);
        canvas.put(x, y, QUARTERS[bits.sum::<usize>()], theme.on(front, ground));
    }
}

/// The tint that most have; of several the last, which is the lowest.
fn most(dots: &[Tint], count: impl Fn(Tint) -> usize) -> Option<Tint> {
    dots.iter().copied().max_by_key(|tint| count(*tint))
}
