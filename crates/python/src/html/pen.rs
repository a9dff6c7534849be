//! Elements of a picture, written so that they are sound XML.

use std::fmt::Write;

use tabuleiro_game::Point;
use tabuleiro_game::palette::{DAY_GROUNDS, Rgb};

use super::INK;

/// What has been drawn so far.
#[derive(Default)]
pub(super) struct Pen(String);

impl Pen {
    /// All of it, in the order in which it was drawn.
    pub(super) fn drawn(&self) -> &str {
        &self.0
    }

    /// A circle; without a body, if there is no colour for it.
    pub(super) fn round(&mut self, at: Point, radius: i32, body: Option<Rgb>, edge: Rgb, width: i32) {
        let body = body.map_or_else(|| "none".to_owned(), hex);
        self.add(format_args!(
            "<circle cx=\"{}\" cy=\"{}\" r=\"{radius}\" fill=\"{body}\" stroke=\"{}\" stroke-width=\"{width}\"/>",
            at.x,
            at.y,
            hex(edge)
        ));
    }

    /// A rectangle around a middle, its corners rounded.
    pub(super) fn card(
        &mut self,
        at: Point,
        size: (i32, i32),
        corner: i32,
        body: Rgb,
        edge: Rgb,
        width: i32,
    ) {
        self.add(format_args!(
            "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"{corner}\" fill=\"{}\" stroke=\"{}\" \
             stroke-width=\"{width}\"/>",
            at.x - size.0 / 2,
            at.y - size.1 / 2,
            size.0,
            size.1,
            hex(body),
            hex(edge)
        ));
    }

    /// A closed shape.
    pub(super) fn shape(&mut self, points: &[Point], body: Rgb, edge: Rgb, width: i32) {
        self.add(format_args!(
            "<polygon points=\"{}\" fill=\"{}\" stroke=\"{}\" stroke-width=\"{width}\" stroke-linejoin=\"round\"/>",
            listed(points),
            hex(body),
            hex(edge)
        ));
    }

    /// A straight line.
    pub(super) fn line(&mut self, from: Point, to: Point, edge: Rgb, width: i32) {
        self.path(&[from, to], edge, width);
    }

    /// A line through several points, through which one still sees a little.
    pub(super) fn path(&mut self, points: &[Point], edge: Rgb, width: i32) {
        self.add(format_args!(
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"{width}\" \
             stroke-linecap=\"round\" stroke-opacity=\"0.75\"/>",
            listed(points),
            hex(edge)
        ));
    }

    /// A text around its middle.
    pub(super) fn text(&mut self, at: Point, size: i32, ink: Rgb, text: &str) {
        self.add(format_args!(
            "<text x=\"{}\" y=\"{}\" font-size=\"{size}\" fill=\"{}\">{}</text>",
            at.x,
            at.y,
            hex(ink),
            escaped(text)
        ));
    }

    /// A small number that can be read on whatever it lies.
    pub(super) fn number(&mut self, at: Point, size: i32, text: &str) {
        self.add(format_args!(
            "<text x=\"{}\" y=\"{}\" font-size=\"{size}\" fill=\"{}\" stroke=\"{}\" stroke-width=\"5\" \
             paint-order=\"stroke\">{}</text>",
            at.x,
            at.y,
            hex(INK),
            hex(DAY_GROUNDS[1]),
            escaped(text)
        ));
    }

    /// Draws something that steps back.
    pub(super) fn faintly(&mut self, draw: impl FnOnce(&mut Pen)) {
        self.0.push_str("<g opacity=\"0.3\">");
        draw(self);
        self.0.push_str("</g>");
    }

    fn add(&mut self, element: std::fmt::Arguments<'_>) {
        // Writing to a text cannot fail.
        let _ = self.0.write_fmt(element);
    }
}

/// A text in which nothing is taken for an element.
pub(super) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

fn hex(Rgb(red, green, blue): Rgb) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

fn listed(points: &[Point]) -> String {
    points.iter().map(|point| format!("{},{}", point.x, point.y)).collect::<Vec<_>>().join(" ")
}
