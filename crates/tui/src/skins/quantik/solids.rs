//! The four solids as bodies lit from the upper left: which part of one is at a point.
//!
//! A point is counted from the middle of its cell, in columns; a row is two of them high.

use super::grid::Shape;
use crate::skins::Size;

/// A part of a solid, by the light on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Part {
    /// What faces whoever looks; the letter stands on it.
    Face,
    /// What faces the light.
    Lit,
    /// What turns away from it.
    Shade,
}

/// What part of a solid is at a point; `None` beside it.
pub(super) fn part(shape: Shape, size: Size, x: f32, y: f32) -> Option<Part> {
    match (size, shape) {
        (Size::Small, _) => small(shape, x, y),
        // The same bodies in a cell of 11 columns and 4 rows instead of 7 and 3.
        (Size::Middle, _) => small(shape, x / 1.5, y / (4.0 / 3.0)),
        (Size::Large, Shape::Cone) => large_cone(x, y),
        (Size::Large, Shape::Cube) => large_cube(x, y),
        (Size::Large, Shape::Cylinder) => large_cylinder(x, y),
        (Size::Large, Shape::Sphere) => {
            let is_lit = is_round(x + 2.6, y + 3.2, 1.6, 1.3);
            inside(is_round(x, y, 6.5, 6.4), is_lit, !is_round(x + 1.4, y + 1.4, 6.3, 6.2))
        }
    }
}

fn inside(is_inside: bool, is_lit: bool, is_shade: bool) -> Option<Part> {
    let part = if is_shade {
        Part::Shade
    } else if is_lit {
        Part::Lit
    } else {
        Part::Face
    };
    is_inside.then_some(part)
}

/// Whether a point lies in an ellipse about the origin.
pub(super) fn is_round(x: f32, y: f32, across: f32, down: f32) -> bool {
    (x / across).powi(2) + (y / down).powi(2) < 1.0
}

/// A small solid has a face and one shaded edge: a character shows two colours, and one of them is the hollow's.
fn small(shape: Shape, x: f32, y: f32) -> Option<Part> {
    let is_middle = y.abs() < 2.0;
    let (reach, is_shade) = match shape {
        Shape::Cone => ((y + 3.0) * 0.6, x > 0.6 && x > (y + 3.0) * 0.3),
        Shape::Cube => (3.0, x > 2.5),
        Shape::Cylinder => (if is_middle { 2.0 } else { 1.5 }, is_middle && x > 1.5),
        Shape::Sphere => (3.4 * (1.0 - (y / 3.1).powi(2)).max(0.0).sqrt(), false),
    };
    inside(x.abs() < reach && y.abs() < 3.0, false, is_shade)
}

fn large_cone(x: f32, y: f32) -> Option<Part> {
    let reach = if y < 5.0 { (y + 7.5) * 0.48 } else { 5.2 };
    inside(x.abs() < reach && y.abs() < 6.0 || is_tip(x, y), x < reach * -0.6, x > reach * 0.38)
}

fn is_tip(x: f32, y: f32) -> bool {
    x.abs() < 0.5 && (-7.0..-5.0).contains(&y)
}

/// Top and side lean back by a column for each half row, so that they end where characters end.
fn large_cube(x: f32, y: f32) -> Option<Part> {
    const HALF: f32 = 4.5;
    const DEPTH: f32 = 2.0;
    let (top, bottom) = (-4.0, 5.0);
    if x.abs() < HALF && (top..bottom).contains(&y) {
        return Some(Part::Face);
    }
    let lean = (top - y).ceil();
    if (1.0..=DEPTH).contains(&lean) && x > lean - HALF && x < lean + HALF {
        return Some(Part::Lit);
    }
    let lean = (x - HALF).floor();
    let is_side = (0.0..DEPTH).contains(&lean) && y > top - lean && y < bottom - lean;
    is_side.then_some(Part::Shade)
}

fn large_cylinder(x: f32, y: f32) -> Option<Part> {
    const HALF: f32 = 4.5;
    let (top, bottom) = (-4.5, 4.0);
    if is_round(x, y - top, HALF, 2.0) {
        return Some(Part::Lit);
    }
    let is_body = x.abs() < HALF && (top..bottom).contains(&y);
    inside(is_body || is_round(x, y - bottom, HALF, 2.0), false, x > 2.5)
}
