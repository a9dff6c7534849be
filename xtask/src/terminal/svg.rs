//! A terminal's screen as a picture: colours as rectangles, block characters as shapes, letters as text that keeps to the grid.
//!
//! Blocks are drawn and not written, so that a picture looks the same whatever fonts there are.

use std::fmt::Write;

use vt100::{Cell, Color, Screen};

/// The size of a cell.
const CELL: (u32, u32) = (10, 20);
/// What a terminal that was not told otherwise looks like.
const GROUND: &str = "#ffffff";
const INK: &str = "#222222";

/// The screen as a picture.
pub(super) fn picture(screen: &Screen) -> String {
    let (rows, columns) = screen.size();
    let (rows, columns) = (rows.get(), columns.get());
    let (width, height) = (u32::from(columns) * CELL.0, u32::from(rows) * CELL.1);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         font-family=\"DejaVu Sans Mono, Menlo, Consolas, monospace\" font-size=\"16\" shape-rendering=\"crispEdges\">\n\
         <rect width=\"{width}\" height=\"{height}\" fill=\"{GROUND}\"/>\n"
    );
    for row in 0..rows {
        grounds(screen, row, columns, &mut svg);
        for column in 0..columns {
            if let Some(cell) = screen.cell(row, column) {
                draw(cell, (u32::from(column) * CELL.0, u32::from(row) * CELL.1), &mut svg);
            }
        }
    }
    svg + "</svg>\n"
}

/// The grounds of a row, each as far as it reaches.
fn grounds(screen: &Screen, row: u16, columns: u16, svg: &mut String) {
    let ground = |column: u16| screen.cell(row, column).map(|cell| colours(cell).1);
    let mut from = 0;
    while from < columns {
        let colour = ground(from);
        let to = (from..columns).find(|column| ground(*column) != colour).unwrap_or(columns);
        if let Some(colour) = colour.filter(|colour| colour != GROUND) {
            let (x, y) = (u32::from(from) * CELL.0, u32::from(row) * CELL.1);
            rect(svg, (x, y), (u32::from(to - from) * CELL.0, CELL.1), &colour);
        }
        from = to;
    }
}

fn rect(svg: &mut String, (x, y): (u32, u32), (width, height): (u32, u32), fill: &str) {
    // Writing to a text cannot fail.
    let _ =
        writeln!(svg, "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"{fill}\"/>");
}

/// What stands in a cell.
fn draw(cell: &Cell, (x, y): (u32, u32), svg: &mut String) {
    let (ink, _) = colours(cell);
    if cell.underline() {
        rect(svg, (x, y + CELL.1 - 2), (CELL.0, 1), &ink);
    }
    let Some(letter) = cell.contents().chars().next().filter(|letter| *letter != ' ') else { return };
    if let Some(quarters) = quarters(letter) {
        let half = (CELL.0 / 2, CELL.1 / 2);
        for (index, corner) in [(0, 0), (half.0, 0), (0, half.1), (half.0, half.1)].into_iter().enumerate() {
            if quarters[index] {
                rect(svg, (x + corner.0, y + corner.1), half, &ink);
            }
        }
        return;
    }
    let letter = match letter {
        '&' => "&amp;".to_owned(),
        '<' => "&lt;".to_owned(),
        other => other.to_string(),
    };
    let weight = if cell.bold() { " font-weight=\"bold\"" } else { "" };
    let _ = writeln!(
        svg,
        "<text x=\"{}\" y=\"{}\" text-anchor=\"middle\" fill=\"{ink}\"{weight}>{letter}</text>",
        x + CELL.0 / 2,
        y + 15
    );
}

/// Which quarters of a cell a block character fills: upper left, upper right, lower left, lower right.
fn quarters(letter: char) -> Option<[bool; 4]> {
    let filled = match letter {
        '▘' => "1000",
        '▝' => "0100",
        '▀' => "1100",
        '▖' => "0010",
        '▌' => "1010",
        '▞' => "0110",
        '▛' => "1110",
        '▗' => "0001",
        '▚' => "1001",
        '▐' => "0101",
        '▜' => "1101",
        '▄' => "0011",
        '▙' => "1011",
        '▟' => "0111",
        '█' => "1111",
        _ => return None,
    };
    let mut quarters = filled.chars().map(|digit| digit == '1');
    Some(std::array::from_fn(|_| quarters.next().unwrap_or(false)))
}

/// Ink and ground of a cell.
fn colours(cell: &Cell) -> (String, String) {
    let ink = colour(cell.fgcolor()).unwrap_or_else(|| INK.to_owned());
    let ground = colour(cell.bgcolor()).unwrap_or_else(|| GROUND.to_owned());
    if cell.inverse() { (ground, ink) } else { (ink, ground) }
}

fn colour(colour: Color) -> Option<String> {
    match colour {
        Color::Default => None,
        Color::Rgb(red, green, blue) => Some(format!("#{red:02x}{green:02x}{blue:02x}")),
        Color::Idx(place) => Some(indexed(place)),
    }
}

/// A place among 256 colours: a cube of six steps a side, and greys. The first sixteen are the terminal's own.
fn indexed(place: u8) -> String {
    let step = |value: u8| if value == 0 { 0 } else { 55 + value * 40 };
    let (red, green, blue) = match place {
        0..=15 => return INK.to_owned(),
        16..=231 => (step((place - 16) / 36), step((place - 16) / 6 % 6), step((place - 16) % 6)),
        232.. => (8 + (place - 232) * 10, 8 + (place - 232) * 10, 8 + (place - 232) * 10),
    };
    format!("#{red:02x}{green:02x}{blue:02x}")
}
