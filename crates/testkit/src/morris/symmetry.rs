//! The eight ways to look at a position: turned by quarters, and mirrored.

use tabuleiro_game::{Game, Seat, Symmetry};

use super::{Morris, MorrisMove, Point};

impl Symmetry for Morris {
    const SYMMETRIES: u16 = 8;

    fn image(&self, symmetry: u16) -> Morris {
        let moved = |seat| {
            let men = Point::all().filter(|&point| self.man(point) == Some(seat));
            men.fold(0, |set, point| set | image_point(point, symmetry).bit())
        };
        Morris::new([Seat::FIRST, Seat::SECOND].map(moved), self.turn(), self.options())
    }

    fn image_move(mv: MorrisMove, symmetry: u16) -> MorrisMove {
        match mv {
            MorrisMove::Put(point) => MorrisMove::Put(image_point(point, symmetry)),
            MorrisMove::Go { from, to } => {
                MorrisMove::Go { from: image_point(from, symmetry), to: image_point(to, symmetry) }
            }
        }
    }
}

/// Mirrored if the symmetry is 4 or more, then turned clockwise by that many quarters.
fn image_point(point: Point, symmetry: u16) -> Point {
    let (mut row, mut column) = (point.row(), point.column());
    if symmetry >= 4 {
        column = 2 - column;
    }
    for _ in 0..symmetry % 4 {
        (row, column) = (column, 2 - row);
    }
    Point::new(row, column)
}
