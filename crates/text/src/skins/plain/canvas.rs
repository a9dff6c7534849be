//! Printed lines as characters: each cell of the canvas knows in which directions a line leaves it.

use tabuleiro_game::Stroke;

use super::axis::{Axis, is_near};

const UP: u8 = 1;
const RIGHT: u8 = 2;
const DOWN: u8 = 4;
const LEFT: u8 = 8;
const FALLING: u8 = 16;
const RISING: u8 = 32;

/// The character for each set of straight directions.
const STRAIGHT: [char; 16] = [' ', '│', '─', '└', '│', '│', '┌', '├', '─', '┘', '─', '┴', '┐', '┤', '┬', '┼'];

/// Which way a line goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Way {
    Level,
    Upright,
    Slanted,
}

/// Which way a printed line goes; one that is only a point counts as level.
pub(super) fn way(stroke: &Stroke) -> Way {
    if is_near(stroke.from.y, stroke.to.y) {
        Way::Level
    } else if is_near(stroke.from.x, stroke.to.x) {
        Way::Upright
    } else {
        Way::Slanted
    }
}

/// Printed lines as rows of characters, on a canvas of that width and height.
pub(super) fn draw(
    strokes: &[Stroke],
    columns: &Axis,
    rows: &Axis,
    (width, height): (usize, usize),
) -> Vec<Vec<char>> {
    let mut cells = vec![vec![0_u8; width]; height];
    for stroke in strokes {
        let (from_x, to_x) = order(columns, stroke.from.x, stroke.to.x);
        let (from_y, to_y) = order(rows, stroke.from.y, stroke.to.y);
        match way(stroke) {
            Way::Level => (from_x..=to_x).for_each(|x| {
                add(&mut cells, x, from_y, LEFT * u8::from(x > from_x) + RIGHT * u8::from(x < to_x));
            }),
            Way::Upright => (from_y..=to_y).for_each(|y| {
                add(&mut cells, from_x, y, UP * u8::from(y > from_y) + DOWN * u8::from(y < to_y));
            }),
            Way::Slanted => slant(&mut cells, stroke, columns, rows),
        }
    }
    cells.into_iter().map(|row| row.into_iter().map(character).collect()).collect()
}

/// A slanted line has a character in every row between its ends.
fn slant(cells: &mut [Vec<u8>], stroke: &Stroke, columns: &Axis, rows: &Axis) {
    let (from_y, to_y) = order(rows, stroke.from.y, stroke.to.y);
    let [x1, y1, x2, y2] = [stroke.from.x, stroke.from.y, stroke.to.x, stroke.to.y].map(f64::from);
    let falls = (x2 > x1) == (y2 > y1);
    for y in from_y + 1..to_y {
        let share = (rows.point(y) - y1) / (y2 - y1);
        let x = columns.place(x1 + share * (x2 - x1));
        add(cells, x, y, if falls { FALLING } else { RISING });
    }
}

fn order(axis: &Axis, one: i32, other: i32) -> (usize, usize) {
    let (one, other) = (axis.place(f64::from(one)), axis.place(f64::from(other)));
    (one.min(other), one.max(other))
}

fn add(cells: &mut [Vec<u8>], x: usize, y: usize, directions: u8) {
    if let Some(cell) = cells.get_mut(y).and_then(|row| row.get_mut(x)) {
        *cell |= directions;
    }
}

/// Straight lines hide slanted ones.
fn character(directions: u8) -> char {
    match (directions % 16, directions & (FALLING | RISING)) {
        (0, FALLING) => '╲',
        (0, RISING) => '╱',
        (0, 0) => ' ',
        (0, _) => '╳',
        (straight, _) => STRAIGHT[usize::from(straight)],
    }
}
