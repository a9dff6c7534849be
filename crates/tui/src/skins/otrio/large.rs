//! A cell of 29 columns and 13 rows: round rings in round grooves, four dots to each character. The colour of a ring is told by
//! the number of notches above and by its letter below.

use std::f64::consts::TAU;

use ratatui::style::Style;

use super::cells::{Cell, Place, Ring};
use super::marks;
use super::tints::{self, GROOVE, WOOD};
use crate::canvas::{Canvas, width};
use crate::scene::Scene;
use crate::theme::{self, Depth};

/// Lengths are those of characters 10 wide and 20 high.
const CELL: (f64, f64) = (290.0, 260.0);
const DOT: (f64, f64) = (5.0, 10.0);
/// The column and the row in the middle of a cell.
const MIDDLE: (i32, i32) = (14, 6);
/// How round the corners of a cell are.
const CORNER: f64 = 24.0;
/// How wide and how deep a notch is, and how far it is to the next.
const NOTCH: (f64, f64) = (20.0, 20.0);
const NOTCH_STEP: f64 = 50.0;
/// How long a dash is with what is free behind it, and how much of that it takes.
const DASH: f64 = 44.0;
const DASHED: f64 = 0.6;

/// What a dot shows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Dab {
    Page,
    Wood,
    Groove,
    /// The piece on the place of that number in its cell, or what would be there.
    Piece(usize),
}

/// The four dots of a character by what they show: one by one from the left above.
type Dabs = [Dab; 4];

/// Characters by the dots that are set: 1, 2 above, 4, 8 below.
const QUARTERS: [&str; 16] = [" ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█"];

/// Where a ring begins and ends, from the middle.
const fn radii(ring: Ring) -> (f64, f64) {
    match ring {
        Ring::Large => (100.0, 130.0),
        Ring::Medium => (60.0, 90.0),
        Ring::Small => (0.0, 47.0),
    }
}

/// The row of a cell where the letter of a ring stands.
const fn letter_row(ring: Ring) -> i32 {
    match ring {
        Ring::Large => 12,
        Ring::Medium => 10,
        Ring::Small => MIDDLE.1,
    }
}

/// Draws a cell that begins there.
pub(super) fn draw(scene: &Scene<'_>, cell: &Cell, (x, y): (i32, i32), canvas: &mut Canvas<'_>) {
    let (columns, rows) = ((CELL.0 / DOT.0) as i32 / 2, (CELL.1 / DOT.1) as i32 / 2);
    for row in 0..rows {
        for column in 0..columns {
            let dabs = [(0, 0), (1, 0), (0, 1), (1, 1)]
                .map(|(right, down)| dab(cell, 2 * column + right, 2 * row + down));
            let (symbol, style) = character(scene, cell, dabs);
            canvas.put(x + column, y + row, symbol.encode_utf8(&mut [0; 4]), style);
        }
    }
    for place in &cell.places {
        if !scene.theme.is_painted() && place.piece.is_none() && place.coming.is_none() {
            dots(scene, place.ring, (x, y), canvas);
        }
    }
    for place in &cell.places {
        label(scene, place, (x + MIDDLE.0, y + letter_row(place.ring)), canvas);
    }
}

/// What a dot shows, counted in dots from the left above.
fn dab(cell: &Cell, column: i32, row: i32) -> Dab {
    let x = (f64::from(column) + 0.5) * DOT.0 - CELL.0 / 2.0;
    let y = (f64::from(row) + 0.5) * DOT.1 - CELL.1 / 2.0;
    let far = x.hypot(y);
    let is_here = |place: &&Place| {
        let (inner, outer) = radii(place.ring);
        (inner..outer).contains(&far)
    };
    let Some(place) = cell.places.iter().find(is_here) else { return off_rings(x, y) };
    let number = cell.places.iter().position(|one| one.spot == place.spot).unwrap_or_default();
    let is_piece = match (place.piece, place.coming) {
        (Some(piece), _) => !is_notch(place.ring, piece.notches, x, y),
        (None, Some(_)) => is_dash(place.ring, x, y),
        (None, None) => return Dab::Groove,
    };
    if is_piece { Dab::Piece(number) } else { Dab::Wood }
}

/// The wood of a cell, or the page behind its round corners.
fn off_rings(x: f64, y: f64) -> Dab {
    let beyond = |at: f64, side: f64| (at.abs() - (side / 2.0 - CORNER)).max(0.0);
    if beyond(x, CELL.0).hypot(beyond(y, CELL.1)) > CORNER { Dab::Page } else { Dab::Wood }
}

/// Whether a dot of a ring is cut out by one of its notches, which stand around the top.
fn is_notch(ring: Ring, notches: u8, x: f64, y: f64) -> bool {
    let (_, outer) = radii(ring);
    if ring == Ring::Small || x.hypot(y) < outer - NOTCH.1 {
        return false;
    }
    let step = NOTCH_STEP / outer;
    (0..notches).any(|notch| {
        let turn = (f64::from(notch) - f64::from(notches - 1) / 2.0) * step;
        let (sin, cos) = turn.sin_cos();
        (x * cos + y * sin).abs() < NOTCH.0 / 2.0 && y * cos - x * sin < 0.0
    })
}

/// Whether a dot of a ring belongs to a dash of one that is not there yet. There is a dash at the top and one at the bottom.
fn is_dash(ring: Ring, x: f64, y: f64) -> bool {
    let (inner, outer) = radii(ring);
    let dashes = (TAU * outer / DASH / 2.0).round() * 2.0;
    let at = (y.atan2(x) / TAU + 0.75) * dashes + DASHED / 2.0;
    // A peg is only an outline until it is there.
    let is_rim = x.hypot(y) >= inner.max(outer - 20.0);
    is_rim && at.rem_euclid(1.0) < DASHED
}

/// How a character shows its four dots. It has two colours only: what there is least of gives way.
fn character(scene: &Scene<'_>, cell: &Cell, dabs: Dabs) -> (char, Style) {
    let count = |dab: Dab| dabs.iter().filter(|one| **one == dab).count();
    let is_piece = |dab: Dab| matches!(dab, Dab::Piece(_));
    let front = dabs.into_iter().max_by_key(|dab| (is_piece(*dab), count(*dab))).unwrap_or(Dab::Wood);
    let back = dabs.into_iter().filter(|dab| *dab != front).max_by_key(|dab| count(*dab)).unwrap_or(front);
    let theme = scene.theme;
    let set: usize = dabs.iter().enumerate().filter(|(_, dab)| **dab == front).map(|(bit, _)| 1 << bit).sum();
    let block = QUARTERS[set].chars().next().unwrap_or(' ');
    if theme.is_painted() {
        let symbol = if front == back { ' ' } else { block };
        return (symbol, theme.on(tint(cell, front), tint(cell, back)));
    }
    let Dab::Piece(number) = front else { return (' ', Style::new()) };
    let place = &cell.places[number];
    let Some(piece) = place.piece.or(place.coming) else { return (' ', Style::new()) };
    let style = theme.text(piece.glaze);
    if theme.is_ascii {
        let letter = if place.piece.is_some() { piece.letter } else { ':' };
        return (if count(front) > 1 { letter } else { ' ' }, style);
    }
    let is_beside = is_piece(back) && theme.depth == Depth::Few;
    (block, if is_beside { style.bg(theme.color(tint(cell, back))) } else { style })
}

fn tint(cell: &Cell, dab: Dab) -> theme::Tint {
    match dab {
        Dab::Page => theme::PAGE,
        Dab::Wood => WOOD,
        Dab::Groove => GROOVE,
        Dab::Piece(number) => {
            let place = cell.places.get(number);
            place.and_then(|place| place.piece.or(place.coming)).map_or(theme::INK, |piece| piece.glaze)
        }
    }
}

/// A groove where none is painted: dots around the middle.
fn dots(scene: &Scene<'_>, ring: Ring, (x, y): (i32, i32), canvas: &mut Canvas<'_>) {
    let (inner, outer) = radii(ring);
    let far = if ring == Ring::Small { outer - 10.0 } else { f64::midpoint(inner, outer) };
    let count = 4 * (TAU * far / 45.0 / 4.0).round() as i32;
    for number in 0..count {
        let (sin, cos) = (f64::from(number) / f64::from(count) * TAU).sin_cos();
        // Counted from the middle, so that both sides are alike.
        let (right, up) = ((far * sin / 10.0).round() as i32, (far * cos / 20.0).round() as i32);
        canvas.put(
            x + MIDDLE.0 + right,
            y + MIDDLE.1 - up,
            scene.theme.pick("·", "."),
            tints::dots(scene.theme),
        );
    }
}

/// The letter of a piece, or what is written on an empty place, around that column.
fn label(scene: &Scene<'_>, place: &Place, (x, y): (i32, i32), canvas: &mut Canvas<'_>) {
    let theme = scene.theme;
    if let Some(piece) = place.piece.or(place.coming) {
        let text = match marks::around(scene, place.spot).filter(|_| place.piece.is_some()) {
            Some((before, after)) => format!("{before} {} {after}", piece.letter),
            None => format!(" {} ", piece.letter),
        };
        let is_outlined = place.piece.is_none() && place.ring == Ring::Small;
        let style = if is_outlined { tints::outlined(theme) } else { tints::letter(theme, piece.glaze) };
        canvas.put(x - width(&text) / 2, y, &text, style);
    }
    if place.piece.is_some() {
        return;
    }
    if let Some((text, style)) = marks::on_empty(scene, place) {
        // Above the letter of what is looked at.
        let y = if place.coming.is_some() { y - 1 } else { y };
        canvas.put(x - width(&text) / 2, y, &text, style);
    }
}
