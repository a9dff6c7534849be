//! Pieces drawn with lines: White's in outline and Brown's solid, for terminals whose ground is not ours to paint. What is only
//! looked at is dashed.

use super::grid::{Grid, Piece, Place, Shape};
use super::solids::part;
use super::wood::{WALNUT, glyph};
use crate::canvas::Canvas;
use crate::skins::Size;
use crate::theme::{INK, INK2, Theme};

/// The outline of a solid, row by row, and the row of its letter.
fn outline(shape: Shape, size: Size) -> &'static [&'static str] {
    match (size, shape) {
        (Size::Small, Shape::Cone) => &["  ╱╲", " ╱@ ╲", "╱────╲"],
        (Size::Small, Shape::Cube) => &["┌───┐", "│ @ │", "└───┘"],
        (Size::Small, Shape::Cylinder) => &["╭─╮", "│@│", "╰─╯"],
        (Size::Small, Shape::Sphere) => &["╭───╮", "( @ )", "╰───╯"],
        (Size::Large, Shape::Cone) => &[
            "      ╱╲",
            "     ╱  ╲",
            "    ╱    ╲",
            "   ╱  @   ╲",
            "  ╱        ╲",
            " ╱          ╲",
            "╱────────────╲",
        ],
        (Size::Large, Shape::Cube) => &[
            "  ┌─────────┐",
            " ╱         ╱│",
            "┌─────────┐ │",
            "│    @    │ │",
            "│         │ │",
            "│         │╱",
            "└─────────┘",
        ],
        (Size::Large, Shape::Cylinder) => &[
            "╭───────╮",
            "│╰─────╯│",
            "│       │",
            "│   @   │",
            "│       │",
            "│       │",
            "╰───────╯",
        ],
        (Size::Large, Shape::Sphere) => &[
            "  ╭───────╮",
            "╭─╯       ╰─╮",
            "│           │",
            "│     @     │",
            "│           │",
            "╰─╮       ╭─╯",
            "  ╰───────╯",
        ],
    }
}

/// A line as it is drawn in ASCII.
fn in_ascii(line: char) -> char {
    match line {
        '─' => '-',
        '│' => '|',
        '╱' => '/',
        '╲' => '\\',
        '┌' | '┐' | '└' | '┘' => '+',
        '╭' | '╮' => '.',
        '╰' | '╯' => '\'',
        other => other,
    }
}

/// A line as it is drawn for a piece that is not there yet. Slanting lines have gaps: every other row is left out.
fn dashed(line: char, row: usize, theme: Theme) -> char {
    match (line, theme.is_ascii) {
        ('─', false) => '╌',
        ('│' | '(' | ')', false) => '╎',
        ('─', true) => '.',
        ('│' | '(' | ')', true) => ':',
        ('╱' | '╲', _) if row % 2 == 1 => ' ',
        ('╱' | '╲', true) => '.',
        (other, true) => in_ascii(other),
        (other, false) => other,
    }
}

/// How a piece is drawn with lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Manner {
    /// White's.
    Outline,
    /// Not there yet.
    Dashed,
}

/// Draws the outline of a piece with its letter; what is behind it does not shine through.
pub(super) fn draw_outline(
    canvas: &mut Canvas<'_>,
    grid: Grid,
    place: Place,
    piece: Piece,
    manner: Manner,
    style: ratatui::style::Style,
) {
    let theme = canvas.theme;
    let rows = outline(piece.shape, grid.size);
    let wide = rows.iter().map(|row| row.chars().count()).max().unwrap_or(0) as i32;
    let ((x, y), (width, height)) = (grid.corner(place), grid.cell_extent());
    let (x, y) = (x + (width - wide) / 2, y + (height - rows.len() as i32) / 2);
    for (row, line) in rows.iter().enumerate() {
        let drawn = line.chars().map(|letter| match (letter, manner) {
            ('@', _) => piece.letter,
            (line, Manner::Dashed) => dashed(line, row, theme),
            (line, Manner::Outline) => theme.pick(line, in_ascii(line)),
        });
        let drawn: String = drawn.collect();
        let lead = drawn.chars().take_while(|letter| *letter == ' ').count() as i32;
        canvas.put(x + lead, y + row as i32, drawn.trim_start(), style);
    }
}

/// Draws a solid piece; its letter stands in a hole.
pub(super) fn draw_solid(canvas: &mut Canvas<'_>, grid: Grid, place: Place, piece: Piece) {
    let theme = canvas.theme;
    let ((left, top), (width, height)) = (grid.corner(place), grid.cell_extent());
    let is_filled = |x: f32, y: f32| {
        let (x, y) = (x - width as f32 / 2.0, 2.0 * y - height as f32);
        // Brown's solids leave the edges of a small cell free, as White's outlines do.
        let scale = if grid.size == Size::Small { 1.2 } else { 1.0 };
        part(piece.shape, grid.size, x * scale, y).is_some()
    };
    for row in 0..height {
        for column in 0..width {
            let (x, y) = (column as f32, row as f32);
            let quarters = [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)]
                .map(|(right, down)| is_filled(x + right, y + down));
            let count = quarters.iter().filter(|is_filled| **is_filled).count();
            let sign = theme.pick(glyph(quarters), if count >= 2 { "#" } else { " " });
            if sign != " " {
                canvas.put(left + column, top + row, sign, theme.text(WALNUT));
            }
        }
    }
    let (x, y) = grid.middle(place);
    let is_narrow = piece.shape == Shape::Cone || piece.shape == Shape::Cylinder;
    if !is_narrow || grid.size == Size::Large {
        canvas.put(x - 1, y, "   ", theme.strong());
    }
    canvas.put(x, y, &piece.letter(), theme.strong());
}

/// The cross between the zones.
pub(super) fn draw_cross(canvas: &mut Canvas<'_>, grid: Grid) {
    let theme = canvas.theme;
    let (first, last) = (grid.zone(0, 0), grid.zone(1, 1));
    let (x, y) = (i32::from(first.right()), i32::from(last.top()));
    for row in i32::from(first.top())..i32::from(last.bottom()) {
        canvas.put(x, row, theme.pick("│", "|"), theme.text(INK2));
    }
    for column in i32::from(first.left())..i32::from(last.right()) {
        canvas.put(column, y, theme.pick("─", "-"), theme.text(INK2));
    }
    canvas.put(x, y, theme.pick("┼", "+"), theme.text(INK2));
}

/// How White's outlines are drawn.
pub(super) fn white(theme: Theme) -> ratatui::style::Style {
    theme.text(INK).add_modifier(ratatui::style::Modifier::BOLD)
}
