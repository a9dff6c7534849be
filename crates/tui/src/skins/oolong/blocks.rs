//! Round things from quarter blocks: every cell is two by two dots in two colours.

use crate::canvas::Canvas;
use crate::theme::Tint;

/// The characters by which of their quarters are set: upper left 1, upper right 2, lower left 4, lower right 8.
const QUARTERS: [&str; 16] = [" ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█"];

/// A rectangle with round corners. Lengths are columns; a row is two of them high.
#[derive(Clone, Copy)]
pub(super) struct Round {
    /// How wide, in columns.
    pub(super) columns: i32,
    /// How high, in rows.
    pub(super) rows: i32,
    /// How round the corners are.
    pub(super) radius: f32,
    /// How wide the rim is.
    pub(super) rim: f32,
}

/// Where a dot lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Part {
    Outside,
    Rim,
    Inside,
}

impl Round {
    /// In which part a point lies, from the upper left corner.
    fn part(self, x: f32, y: f32) -> Part {
        let (wide, high) = (self.columns as f32 / 2.0, self.rows as f32);
        let (right, down) = ((x - wide).abs() - wide + self.radius, (y - high).abs() - high + self.radius);
        let corner = right.max(0.0).hypot(down.max(0.0));
        let out = corner + right.max(down).min(0.0) - self.radius;
        match out {
            _ if out > 0.0 => Part::Outside,
            _ if out > -self.rim => Part::Rim,
            _ => Part::Inside,
        }
    }

    /// Paints it there, in the colour that each part has in each cell.
    pub(super) fn paint(
        self,
        canvas: &mut Canvas<'_>,
        (x, y): (i32, i32),
        tint: impl Fn(Part, i32, i32) -> Tint,
    ) {
        for row in 0..self.rows {
            for column in 0..self.columns {
                let dots = [(0.25, 0.5), (0.75, 0.5), (0.25, 1.5), (0.75, 1.5)];
                let parts =
                    dots.map(|(right, down)| self.part(column as f32 + right, (2 * row) as f32 + down));
                // A cell has two colours: the inside begins in the next one.
                let is_edge = parts.contains(&Part::Outside);
                let parts = parts.map(|part| if is_edge && part == Part::Inside { Part::Rim } else { part });
                put(canvas, (x + column, y + row), parts.map(|part| tint(part, column, row)));
            }
        }
    }
}

/// One cell: the most frequent colour is its ground, and every other dot the first other colour.
fn put(canvas: &mut Canvas<'_>, (x, y): (i32, i32), dots: [Tint; 4]) {
    let frequent = |tint: &Tint| dots.iter().filter(|dot| *dot == tint).count();
    let ground = dots.into_iter().rev().max_by_key(|tint| frequent(tint)).unwrap_or(dots[0]);
    let others = dots.into_iter().filter(|dot| *dot != ground);
    let other = others.max_by_key(|tint| frequent(tint)).unwrap_or(ground);
    let set = (0..4).filter(|dot| dots[*dot] != ground).map(|dot| 1 << dot).sum::<usize>();
    canvas.put(x, y, QUARTERS[set], canvas.theme.on(other, ground));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_round_thing_is_the_same_on_all_four_sides() {
        let round = Round { columns: 7, rows: 3, radius: 2.5, rim: 1.0 };
        for (x, y) in [(0.25, 0.5), (1.25, 1.5), (3.25, 2.5)] {
            let part = round.part(x, y);
            assert_eq!(part, round.part(7.0 - x, y));
            assert_eq!(part, round.part(x, 6.0 - y));
        }
        assert_eq!(round.part(0.25, 0.5), Part::Outside);
        assert_eq!(round.part(3.5, 0.5), Part::Rim);
        assert_eq!(round.part(3.5, 3.0), Part::Inside);
    }
}
