//! The places of a board in rows and columns, with coordinates and printed lines.

use tabuleiro_game::{Board, Point, Spot, SpotIndex, SpotKind, Stroke};

use super::axis::{self, Axis};
use super::canvas::{self, Way};
use crate::WIDTH;
use crate::field::{Align, Field, Shows};
use crate::sketch::Part;

/// Columns left free at the left edge.
const MARGIN: usize = 2;

/// How much room a picture takes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spacing {
    /// Whether a place has room for marks beside its token.
    pub(super) held: bool,
    /// How many columns lie free between places.
    pub(super) gap: usize,
    /// Whether printed lines are drawn.
    pub(super) strokes: bool,
}

/// What stands at a crossing of a row and a column: places that share it, or the text of a coordinate.
#[derive(Clone, Debug, Default)]
struct Cell {
    places: Vec<SpotIndex>,
    text: String,
}

/// A picture being laid out.
struct Picture {
    /// How wide a place is.
    place: usize,
    /// Each cell with its row and column.
    cells: Vec<(usize, usize, Cell)>,
    columns: Axis,
    rows: Axis,
    /// What the board has printed, row by row.
    printed: Vec<Vec<char>>,
}

/// The picture's lines; `None` if it does not fit a terminal in this spacing.
pub(super) fn lines(board: &Board, spacing: Spacing) -> Option<Vec<Vec<Part>>> {
    if !board.spots.iter().any(|spot| spot.kind == SpotKind::Place) {
        return Some(Vec::new());
    }
    let picture = Picture::new(board, spacing)?;
    Some((0..picture.printed.len()).map(|row| picture.line(row)).collect())
}

/// How many columns the largest number on a place takes.
pub(super) fn digits(board: &Board) -> usize {
    let largest = board.spots.iter().map(|spot| spot.stack).max().unwrap_or(0);
    if board.looks.iter().any(|look| look.counted) { largest.to_string().len() } else { 1 }
}

impl Picture {
    fn new(board: &Board, spacing: Spacing) -> Option<Picture> {
        let strokes = if spacing.strokes { &board.strokes[..] } else { &[] };
        let fixed = |wanted, pick: fn(&Stroke) -> i32| {
            strokes.iter().filter(move |stroke| canvas::way(stroke) == wanted).map(pick)
        };
        let x =
            axis::cluster(points(board).map(|at| at.x).chain(fixed(Way::Upright, |stroke| stroke.from.x)));
        let y = axis::cluster(points(board).map(|at| at.y).chain(fixed(Way::Level, |stroke| stroke.from.y)));
        let place = digits(board).max(if spacing.held { 3 } else { 1 });
        let cells = cells(board, &x, &y);
        let (columns, width) = across(x, &cells, place, spacing.gap);
        let is_apart = strokes.iter().any(|stroke| joins_rows(board, stroke));
        let (rows, height) = down(y, &cells, is_apart);
        if MARGIN + width > WIDTH {
            return None;
        }
        let printed = canvas::draw(strokes, &columns, &rows, (width, height));
        Some(Picture { place, cells, columns, rows, printed })
    }

    fn line(&self, row: usize) -> Vec<Part> {
        let mut printed = self.printed[row].clone();
        let here = || self.cells.iter().filter(|(at, ..)| self.rows.middle(*at) == row);
        for (_, column, cell) in here().filter(|(.., cell)| cell.places.is_empty()) {
            let start = self.start(*column, cell.text.chars().count());
            let room = printed.iter_mut().skip(start);
            room.zip(cell.text.chars()).for_each(|(old, new)| *old = new);
        }
        let mut held: Vec<(usize, SpotIndex)> =
            here().flat_map(|(_, column, cell)| self.spread(*column, cell)).collect();
        held.sort_unstable();
        self.parts(&printed, &held)
    }

    /// The places of a cell side by side.
    fn spread(&self, column: usize, cell: &Cell) -> impl Iterator<Item = (usize, SpotIndex)> {
        let start = self.start(column, cell.places.len() * self.place);
        cell.places.iter().enumerate().map(move |(number, spot)| (start + number * self.place, *spot))
    }

    /// Where text of that width begins so that its middle is the column's.
    fn start(&self, column: usize, width: usize) -> usize {
        self.columns.middle(column).saturating_sub(width / 2)
    }

    fn parts(&self, printed: &[char], held: &[(usize, SpotIndex)]) -> Vec<Part> {
        let at = |column: usize| printed.get(column).copied().unwrap_or(' ');
        let text = |from: usize, to: usize| Part::Frame((from..to).map(at).collect());
        let mut parts = vec![Part::Frame(" ".repeat(MARGIN))];
        let mut done = 0;
        for &(start, spot) in held {
            let has_sides = self.place > 2;
            let shows = if has_sides { Shows::Held([at(start), at(start + 2)]) } else { Shows::Token };
            parts.push(text(done, start));
            parts.push(Part::Field(Field::of(spot, shows).wide(self.place, Align::Left)));
            done = start + self.place;
        }
        parts.push(text(done, printed.len()));
        parts
    }
}

/// Where places and coordinates lie.
fn points(board: &Board) -> impl Iterator<Item = Point> {
    let places = board.spots.iter().filter(|spot| spot.kind == SpotKind::Place).map(|spot| spot.at);
    places.chain(board.coordinates.iter().map(|coordinate| coordinate.at))
}

fn cells(board: &Board, x: &[f64], y: &[f64]) -> Vec<(usize, usize, Cell)> {
    let mut cells = std::collections::BTreeMap::<(usize, usize), Cell>::new();
    let number = |at: Point| (axis::nearest(y, at.y), axis::nearest(x, at.x));
    for (index, spot) in board.numbered().filter(|(_, spot)| spot.kind == SpotKind::Place) {
        cells.entry(number(spot.at)).or_default().places.push(index);
    }
    for coordinate in &board.coordinates {
        cells.entry(number(coordinate.at)).or_default().text.clone_from(&coordinate.text);
    }
    cells.into_iter().map(|((row, column), cell)| (row, column, cell)).collect()
}

/// Where the columns have their middles, and how wide all of them are.
fn across(x: Vec<f64>, cells: &[(usize, usize, Cell)], place: usize, gap: usize) -> (Axis, usize) {
    let width = |cell: &Cell| {
        if cell.places.is_empty() { cell.text.chars().count() } else { cell.places.len() * place }
    };
    let mut widths = vec![1; x.len()];
    for (_, column, cell) in cells {
        widths[*column] = width(cell).max(widths[*column]);
    }
    let long = axis::are_long(&x);
    let (mut middles, mut end) = (Vec::new(), 0);
    for (column, width) in widths.iter().enumerate() {
        let extra = if column > 0 && long[column - 1] { 2 } else { 0 };
        let start = if column > 0 { end + gap + gap * extra } else { 0 };
        middles.push(start + width / 2);
        end = start + width;
    }
    (Axis::new(x, middles), end)
}

/// Where the rows lie, and how many lines all of them take.
fn down(y: Vec<f64>, cells: &[(usize, usize, Cell)], is_apart: bool) -> (Axis, usize) {
    let has_places = |row: usize| cells.iter().any(|(at, _, cell)| *at == row && !cell.places.is_empty());
    let long = axis::are_long(&y);
    let (mut lines, mut line) = (Vec::new(), 0);
    for row in 0..y.len() {
        if row > 0 {
            let parted = is_apart && has_places(row - 1) && has_places(row);
            line += 1 + usize::from(parted) + usize::from(long[row - 1]);
        }
        lines.push(line);
    }
    (Axis::new(y, lines), line + 1)
}

/// Whether a printed line leads from one row of places to another, so that there must be room for it between them.
fn joins_rows(board: &Board, stroke: &Stroke) -> bool {
    let is_place_on = |spot: &Spot| spot.kind == SpotKind::Place && axis::is_near(spot.at.x, stroke.from.x);
    match canvas::way(stroke) {
        Way::Level => false,
        Way::Upright => board.spots.iter().any(is_place_on),
        Way::Slanted => true,
    }
}
