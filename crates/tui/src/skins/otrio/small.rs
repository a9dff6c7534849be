//! A cell of 13 columns and 5 rows, or of 17 and 7: rings are frames of blocks, and the row in the middle reads large, medium, small, medium,
//! large by the letters of the colours.

use super::cells::{Piece, Place, Ring};
use super::tints::{self, WOOD};
use super::{Cell, marks};
use crate::canvas::{Canvas, rect, width};
use crate::scene::Scene;
use crate::theme::{self, Depth};

/// Where a ring stands.
#[derive(Clone, Copy)]
struct Frame {
    x: i32,
    y: i32,
    columns: i32,
    rows: i32,
}

/// How large the rings are: the large one, the medium one, and the peg in their middle.
pub(super) struct Nest([(i32, i32); 3]);

pub(super) const NARROW: Nest = Nest([(13, 5), (7, 3), (3, 1)]);
pub(super) const WIDE: Nest = Nest([(17, 7), (11, 5), (3, 1)]);

impl Frame {
    /// A ring of a nest that begins there: each lies in the middle of the next larger one.
    fn of(ring: Ring, nest: &Nest, (x, y): (i32, i32)) -> Frame {
        let [large, medium, small] = nest.0;
        let (columns, rows) = match ring {
            Ring::Large => large,
            Ring::Medium => medium,
            Ring::Small => small,
        };
        Frame { x: x + (large.0 - columns) / 2, y: y + (large.1 - rows) / 2, columns, rows }
    }

    fn right(self) -> i32 {
        self.x + self.columns - 1
    }

    fn bottom(self) -> i32 {
        self.y + self.rows - 1
    }

    fn middle(self) -> i32 {
        self.y + self.rows / 2
    }
}

/// The pieces of a frame: corners and edges from the left above, row by row.
struct Strokes {
    above: [&'static str; 3],
    beside: [&'static str; 2],
    below: [&'static str; 3],
}

const BLOCKS: Strokes =
    Strokes { above: ["▛", "▀", "▜"], beside: ["▌", "▐"], below: ["▙", "▄", "▟"] };
const BLOCKS_ASCII: Strokes = Strokes { above: [".", "=", "."], beside: ["H", "H"], below: ["'", "=", "'"] };
const DASHES: Strokes =
    Strokes { above: ["┌", "╌", "┐"], beside: ["╎", "╎"], below: ["└", "╌", "┘"] };
const DASHES_ASCII: Strokes = Strokes { above: [".", "-", "."], beside: [":", ":"], below: ["'", "-", "'"] };

/// Draws a cell that begins there.
pub(super) fn draw(scene: &Scene<'_>, cell: &Cell, at: (i32, i32), nest: &Nest, canvas: &mut Canvas<'_>) {
    if scene.theme.is_painted() {
        let Frame { x, y, columns, rows } = Frame::of(Ring::Large, nest, at);
        canvas.fill(rect(x, y, columns, rows), scene.theme.on(theme::INK, WOOD));
    }
    for place in &cell.places {
        let frame = Frame::of(place.ring, nest, at);
        match (place.piece, place.coming) {
            (Some(piece), _) if place.ring == Ring::Small => peg(scene, place, piece, frame, canvas),
            (Some(piece), _) => ring(scene, place, piece, frame, canvas),
            (None, Some(piece)) => preview(scene, piece, frame, canvas),
            (None, None) => dots(scene, frame, canvas),
        }
        label(scene, place, frame, canvas);
    }
}

fn outline(frame: Frame, strokes: &Strokes, style: ratatui::style::Style, canvas: &mut Canvas<'_>) {
    let inner = (frame.columns - 2).max(0) as usize;
    if frame.rows > 1 {
        for (y, [left, edge, right]) in [(frame.y, strokes.above), (frame.bottom(), strokes.below)] {
            canvas.put(frame.x, y, &format!("{left}{}{right}", edge.repeat(inner)), style);
        }
    }
    for y in (frame.y + 1..frame.bottom()).chain((frame.rows == 1).then_some(frame.y)) {
        canvas.put(frame.x, y, strokes.beside[0], style);
        canvas.put(frame.right(), y, strokes.beside[1], style);
    }
}

fn ring(scene: &Scene<'_>, place: &Place, piece: Piece, frame: Frame, canvas: &mut Canvas<'_>) {
    let theme = scene.theme;
    outline(frame, &theme.pick(BLOCKS, BLOCKS_ASCII), theme.text(piece.glaze), canvas);
    let style = tints::letter(theme, piece.glaze);
    for x in [frame.x, frame.right()] {
        canvas.put(x, frame.middle(), &piece.letter.to_string(), style);
    }
    if let Some(signed) = marks::signed(scene, place.spot, piece) {
        canvas.put_middle(frame.x, frame.y, frame.columns, &signed, style);
    }
}

/// A small piece is no ring: a peg that holds its letter.
fn peg(scene: &Scene<'_>, place: &Place, piece: Piece, frame: Frame, canvas: &mut Canvas<'_>) {
    let theme = scene.theme;
    let style = tints::letter(theme, piece.glaze);
    if let Some(signed) = marks::signed(scene, place.spot, piece) {
        canvas.put(frame.x, frame.y, &signed, style);
    } else if theme.is_ascii || theme.depth == Depth::None {
        let (left, right) = theme.pick(("▐", "▌"), ("[", "]"));
        canvas.put(frame.x, frame.y, left, theme.text(piece.glaze));
        canvas.put(frame.x + 1, frame.y, &piece.letter.to_string(), style);
        canvas.put(frame.right(), frame.y, right, theme.text(piece.glaze));
    } else {
        canvas.put(frame.x, frame.y, &format!(" {} ", piece.letter), style);
    }
}

fn preview(scene: &Scene<'_>, piece: Piece, frame: Frame, canvas: &mut Canvas<'_>) {
    let theme = scene.theme;
    outline(frame, &theme.pick(DASHES, DASHES_ASCII), theme.text(piece.glaze), canvas);
    let letter = piece.letter.to_string();
    let ends = if frame.rows > 1 { vec![frame.x, frame.right()] } else { vec![frame.x + 1] };
    for x in ends {
        canvas.put(x, frame.middle(), &letter, tints::outlined(theme));
    }
}

fn dots(scene: &Scene<'_>, frame: Frame, canvas: &mut Canvas<'_>) {
    let (dot, style) = (scene.theme.pick("·", "."), tints::dots(scene.theme));
    if frame.rows == 1 {
        canvas.put(frame.x + 1, frame.y, dot, style);
        return;
    }
    for y in [frame.y, frame.bottom()] {
        canvas.put(frame.x, y, dot, style);
        canvas.put(frame.right(), y, dot, style);
    }
}

fn label(scene: &Scene<'_>, place: &Place, frame: Frame, canvas: &mut Canvas<'_>) {
    if place.piece.is_some() {
        return;
    }
    if let Some((text, style)) = marks::on_empty(scene, place) {
        // A value on a peg that is looked at would hide its letter.
        let y = if place.ring == Ring::Small && place.coming.is_some() { frame.y + 1 } else { frame.y };
        let middle = frame.x + frame.columns / 2;
        canvas.put(middle - width(&text) / 2, y, &text, style);
    }
}
