//! The wooden board with its twelve houses, before anything lies in them.

use ratatui::layout::Rect;

use super::dyes::{Ink, LIP, PIT, SHADE, WALNUT, style};
use super::mosaic::Mosaic;
use super::plan::{House, measure};
use crate::canvas::{Canvas, rect};
use crate::skins::Size;
use crate::theme::{PAGE, Tint};

/// Between a circle and a square: room for rows of seeds, and still round.
const ROUNDNESS: f32 = 3.2;

/// Draws the board.
pub(crate) fn draw(size: Size, houses: &[House], area: Rect, canvas: &mut Canvas<'_>) {
    if canvas.theme.is_painted() {
        painted(size, houses, area, canvas);
    } else {
        lined(size, houses, area, canvas);
    }
}

fn painted(size: Size, houses: &[House], area: Rect, canvas: &mut Canvas<'_>) {
    let measure = measure(size);
    let (columns, rows) = measure.extent;
    let mut mosaic = Mosaic::new(columns, rows, PAGE);
    let (width, height) = (2.0 * f32::from(columns), 2.0 * f32::from(rows));
    let wood = Oval {
        middle: (width / 2.0, height / 2.0),
        half: (width / 2.0, height / 2.0 - 1.0),
        power: 24.0,
        is_lit: false,
    };
    mosaic.paint(rect(0, 0, 2 * i32::from(columns), 2 * i32::from(rows)), |x, y| {
        wood.has(x, y).then_some(WALNUT)
    });
    for house in houses {
        let pit = measure.pit(*house, Rect::new(0, 0, columns, rows));
        let oval = Oval::of_pit(size, pit);
        let dots = rect(
            2 * i32::from(pit.x),
            2 * i32::from(pit.y),
            2 * i32::from(pit.width),
            2 * i32::from(pit.height),
        );
        mosaic.paint(dots, |x, y| oval.tint(x, y));
    }
    mosaic.draw(i32::from(area.x), i32::from(area.y), canvas);
}

/// A round shape, in dots.
struct Oval {
    middle: (f32, f32),
    half: (f32, f32),
    power: f32,
    /// Whether there is room for light on its lower edge.
    is_lit: bool,
}

impl Oval {
    fn of_pit(size: Size, pit: Rect) -> Oval {
        let (x, y) = (2.0 * f32::from(pit.x), 2.0 * f32::from(pit.y));
        let (width, height) = (f32::from(pit.width), f32::from(pit.height));
        // A small house ends in the middle of its outer columns; a large one leaves a row of dots for its lower edge.
        let (aside, below, is_lit) = if size == Size::Large { (0.0, 0.5, true) } else { (1.0, 0.0, false) };
        let (middle, half) = ((x + width, y + height - below), (width - aside, height - below));
        Oval { middle, half, power: ROUNDNESS, is_lit }
    }

    fn has(&self, x: f32, y: f32) -> bool {
        let part = |at: f32, middle: f32, half: f32| ((at - middle) / half).abs().powf(self.power);
        part(x, self.middle.0, self.half.0) + part(y, self.middle.1, self.half.1) <= 1.0
    }

    /// The upper edge throws a shadow into the house, and light falls on the lower one.
    fn tint(&self, x: f32, y: f32) -> Option<Tint> {
        match (self.has(x, y), self.has(x, y - 1.0)) {
            (true, true) => Some(PIT),
            (true, false) => Some(SHADE),
            (false, true) if self.is_lit => Some(LIP),
            (false, _) => None,
        }
    }
}

/// Lines for a terminal whose grounds are its own.
fn lined(size: Size, houses: &[House], area: Rect, canvas: &mut Canvas<'_>) {
    let measure = measure(size);
    let (columns, rows) = measure.extent;
    frame(Rect { width: columns, height: rows, ..area }, &[0], canvas);
    let insets: &[i32] = if size == Size::Large { &[2, 0] } else { &[0] };
    for house in houses {
        frame(measure.pit(*house, area), insets, canvas);
    }
}

/// A frame whose outer rows are drawn in by so many columns each.
fn frame(area: Rect, insets: &[i32], canvas: &mut Canvas<'_>) {
    let theme = canvas.theme;
    let (flat, upright) = (theme.pick("─", "-"), theme.pick("│", "|"));
    let [from_right, from_left, to_right, to_left] = theme.pick(["╭", "╮", "╰", "╯"], [".", ".", "'", "'"]);
    let mut before = None;
    for (row, inset) in (0..).zip(insets) {
        for column in inset + 1..before.unwrap_or(i32::from(area.width) / 2 + 1) {
            four(area, (column, row), [flat; 4], canvas);
        }
        four(area, (*inset, row), [from_right, from_left, to_right, to_left], canvas);
        if let Some(before) = before {
            four(area, (before, row), [to_left, to_right, from_left, from_right], canvas);
        }
        before = Some(*inset);
    }
    for row in insets.len() as i32..=i32::from(area.height) / 2 {
        four(area, (0, row), [upright; 4], canvas);
    }
}

/// The same place from all four corners: above left and right, below left and right.
fn four(area: Rect, (column, row): (i32, i32), signs: [&str; 4], canvas: &mut Canvas<'_>) {
    let quiet = style(canvas.theme, Ink::Quiet);
    let (left, right) = (i32::from(area.left()) + column, i32::from(area.right()) - 1 - column);
    let (top, bottom) = (i32::from(area.top()) + row, i32::from(area.bottom()) - 1 - row);
    for ((x, y), sign) in [(left, top), (right, top), (left, bottom), (right, bottom)].into_iter().zip(signs)
    {
        canvas.put(x, y, sign, quiet);
    }
}
