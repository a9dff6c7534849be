//! Pieces drawn with lines: White's in outline and Brown's solid, for terminals whose ground is not ours to paint. What is only
//! looked at is dashed.

use ratatui::style::Style;

use super::grid::{Grid, Piece, Place, Shape};
use super::wood::WALNUT;
use crate::canvas::Canvas;
use crate::skins::Size;
use crate::theme::{INK2, Theme};

/// The outline of a solid, row by row; its letter stands at `@`.
fn outline(shape: Shape, size: Size) -> &'static [&'static str] {
    match (size, shape) {
        (Size::Small, Shape::Cone) => &["  ╱ ╲", " ╱ @ ╲", "╱─────╲"],
        (Size::Small, Shape::Cube) => &["┌───┐", "│ @ │", "└───┘"],
        (Size::Small, Shape::Cylinder) => &["╭─╮", "│@│", "╰─╯"],
        (Size::Small, Shape::Sphere) => &["╭───╮", "( @ )", "╰───╯"],
        (Size::Middle, Shape::Cone) => &["   ╱ ╲", "  ╱   ╲", " ╱  @  ╲", "╱───────╲"],
        (Size::Middle, Shape::Cube) => &["┌─────┐", "│     │", "│  @  │", "└─────┘"],
        (Size::Middle, Shape::Cylinder) => &["╭───╮", "│╰─╯│", "│ @ │", "╰───╯"],
        (Size::Middle, Shape::Sphere) => &[" ╭───╮", "╱     ╲", "╲  @  ╱", " ╰───╯"],
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
        (Size::Large, Shape::Cylinder) => {
            &["╭───────╮", "│╰─────╯│", "│       │", "│   @   │", "│       │", "│       │", "╰───────╯"]
        }
        (Size::Large, Shape::Sphere) => &[
            "  ╭───────╮",
            " ╱         ╲",
            "│           │",
            "│     @     │",
            "│           │",
            " ╲         ╱",
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
        ('╱' | '╲', _) if row % 2 == 1 => ' ',
        ('─', false) => '╌',
        ('│' | '(' | ')', false) => '╎',
        ('─' | '╱' | '╲', true) => '.',
        ('│' | '(' | ')', true) => ':',
        (other, true) => in_ascii(other),
        (other, false) => other,
    }
}

/// A character of a solid: its edges keep their slant, all within them is filled.
fn filled(line: char, is_first: bool, is_last: bool, theme: Theme) -> char {
    let is_slanting = matches!(line, '╱' | '╲' | '╭' | '╮' | '╰' | '╯');
    if !(is_first || is_last) || !is_slanting {
        return theme.pick('█', '#');
    }
    let block = match (line, is_first) {
        ('╱' | '╭', true) => '▟',
        ('╲' | '╰', true) => '▜',
        ('╲' | '╮', false) => '▙',
        _ => '▛',
    };
    theme.pick(block, in_ascii(line))
}

/// How a piece is drawn with lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Manner {
    /// White's.
    Outline,
    /// Brown's; its letter stands in a hole.
    Solid,
    /// Not there yet.
    Dashed,
}

/// Draws a piece in a manner and a style, and its letter in another style. What is behind it does not shine through.
pub(super) fn draw(
    canvas: &mut Canvas<'_>,
    grid: Grid,
    place: Place,
    piece: Piece,
    (manner, style): (Manner, Style),
    letter: Style,
) {
    let rows = outline(piece.shape, grid.size);
    let wide = rows.iter().map(|row| row.chars().count()).max().unwrap_or(0) as i32;
    let ((x, y), (width, height)) = (grid.corner(place), grid.cell_extent());
    let (x, y) = (x + (width - wide) / 2, y + (height - rows.len() as i32) / 2);
    for (row, line) in rows.iter().enumerate() {
        let first = line.chars().take_while(|letter| *letter == ' ').count();
        let drawn = drawn_row(line, row, piece, manner, canvas.theme);
        let drawn: String = drawn.chars().skip(first).collect();
        canvas.put(x + first as i32, y + row as i32, &drawn, style);
        if let Some(at) = line.chars().position(|letter| letter == '@') {
            let is_roomy = has_hole(line);
            let text = if is_roomy { format!(" {} ", piece.letter) } else { piece.letter() };
            canvas.put(x + at as i32 - i32::from(is_roomy), y + row as i32, &text, letter);
        }
    }
}

/// Whether the letter of a solid stands in a hole. Between two slanting edges nothing of the solid would be left.
fn has_hole(line: &str) -> bool {
    line.contains(" @ ") && !line.contains("╱ @ ╲")
}

/// A row of a piece.
fn drawn_row(line: &str, row: usize, piece: Piece, manner: Manner, theme: Theme) -> String {
    let letters: Vec<char> = line.chars().collect();
    let first = letters.iter().position(|letter| *letter != ' ').unwrap_or(0);
    let letter = letters.iter().position(|letter| *letter == '@').filter(|_| has_hole(line));
    let is_hole = |at: usize| letter.is_some_and(|letter| letter.abs_diff(at) <= 1);
    let draw = |at: usize| match (letters[at], manner) {
        ('@', _) => piece.letter,
        (_, Manner::Solid) if at < first || is_hole(at) => ' ',
        (line, Manner::Solid) => filled(line, at == first, at + 1 == letters.len(), theme),
        (line, Manner::Dashed) => dashed(line, row, theme),
        (line, Manner::Outline) => theme.pick(line, in_ascii(line)),
    };
    (0..letters.len()).map(draw).collect()
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

/// How a piece of either side is drawn with lines.
pub(super) fn of_side(is_white: bool, theme: Theme) -> (Manner, Style) {
    if is_white { (Manner::Outline, theme.strong()) } else { (Manner::Solid, theme.text(WALNUT)) }
}
