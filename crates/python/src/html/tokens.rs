//! What lies on the board, each look by its shape. A shape that is not known here is a disc with its letter.

use tabuleiro_game::palette::Tone;
use tabuleiro_game::{Board, Look, Point, Spot, View};

use super::pen::Pen;
use super::{INK, letter};

/// The golden angle: seeds that follow it fill a round place evenly.
const GOLDEN: f64 = 2.399_963;

/// Every token of a view.
pub(super) fn draw(pen: &mut Pen, board: &Board, view: &View) {
    for token in &view.tokens {
        let (Some(spot), Some(look)) = (board.spot(token.spot), board.look(token.look)) else { continue };
        let Some(paint) = board.paints.get(usize::from(look.paint)) else { continue };
        let (room, is_left) = (spot.size.width / 2, spot.at.x * 4 < board.extent.width);
        let (radius, letter) = (radius(spot), letter(board) * 12 / 13);
        let thing = Thing { look, tone: paint.day, at: spot.at, radius, room, letter, is_left };
        if token.count == 0 || look.spent {
            pen.faintly(|pen| thing.draw(pen));
        } else if look.counted {
            thing.scatter(pen, token.count);
        } else {
            thing.draw(pen);
            thing.number(pen, token.count);
        }
    }
}

fn radius(spot: &Spot) -> i32 {
    spot.size.width.min(spot.size.height) * 2 / 5
}

/// One token, and how large it is drawn where.
struct Thing<'b> {
    look: &'b Look,
    tone: Tone,
    at: Point,
    radius: i32,
    /// How far its place reaches to either side.
    room: i32,
    /// How large its number is written.
    letter: i32,
    /// Whether it lies at the left of the board, so that the names of rows may stand at its right.
    is_left: bool,
}

impl Thing<'_> {
    fn draw(&self, pen: &mut Pen) {
        let Tone { fill, ink } = self.tone;
        let r = self.radius;
        match self.look.shape {
            "cone" => pen.shape(&[self.to(0, -r), self.to(r, r), self.to(-r, r)], fill, ink, 4),
            "cube" => pen.card(self.at, (r * 17 / 10, r * 17 / 10), 3, fill, ink, 4),
            "cylinder" => pen.card(self.at, (r * 6 / 5, r * 2), r / 3, fill, ink, 4),
            "sphere" => pen.round(self.at, r, Some(fill), ink, 4),
            "cup" | "cup-lid" => self.cup(pen),
            "waiter" => self.waiter(pen),
            "ring-large" | "ring-medium" => pen.round(self.at, r, None, fill, 9),
            "ring-small" => pen.round(self.at, r, Some(fill), ink, 2),
            shape if shape.starts_with("marker") => {
                pen.card(self.at, (r * 2, r * 2), 8, fill, ink, 3);
                pen.text(self.at, r * 3 / 2, ink, &self.look.glyph.to_string());
            }
            _ => {
                pen.round(self.at, r, Some(fill), ink, 4);
                pen.text(self.at, r, INK, &self.look.glyph.to_string());
            }
        }
    }

    /// A cup from above; with a lid it is full of the darker tea.
    fn cup(&self, pen: &mut Pen) {
        let Tone { fill, ink } = self.tone;
        pen.round(self.at, self.radius, Some(fill), ink, 3);
        if self.look.shape == "cup-lid" {
            pen.round(self.at, self.radius / 3, Some(ink), ink, 1);
        } else {
            pen.round(self.at, self.radius * 3 / 5, None, ink, 2);
        }
    }

    /// The waiter stands around whatever is served there.
    fn waiter(&self, pen: &mut Pen) {
        let r = self.radius * 3 / 2;
        let corners = [self.to(0, -r), self.to(r, 0), self.to(0, r), self.to(-r, 0), self.to(0, -r)];
        pen.path(&corners, self.tone.fill, 9);
    }

    /// So many seeds in a round place, and their number.
    fn scatter(&self, pen: &mut Pen, count: u16) {
        let Tone { fill, ink } = self.tone;
        let place = |n: u16| {
            let share = (f64::from(n) + 0.5) / f64::from(count.max(4));
            let (away, angle) = (f64::from(self.radius) * share.sqrt(), f64::from(n) * GOLDEN);
            self.to((away * angle.cos()).round() as i32, (away * angle.sin()).round() as i32)
        };
        (0..count).for_each(|n| pen.round(place(n), (self.radius / 5).max(3), Some(fill), ink, 2));
        pen.number(self.to(self.radius * 9 / 10, self.radius), self.letter, &count.to_string());
    }

    /// How many there are, if that is not one: beside it where its place is wide enough, else at its foot, away from the board.
    fn number(&self, pen: &mut Pen, count: u16) {
        if count > 1 {
            let text = format!("×{count}");
            // Figures are little more than half as wide as high.
            let half = self.letter * text.chars().count() as i32 / 3;
            let beside = self.radius + half + self.letter / 4;
            let at = if beside + half <= self.room {
                self.to(beside, 0)
            } else {
                self.to(if self.is_left { -self.radius - 6 } else { self.radius + 6 }, self.radius)
            };
            pen.number(at, self.letter, &text);
        }
    }

    fn to(&self, x: i32, y: i32) -> Point {
        Point::new(self.at.x + x, self.at.y + y)
    }
}
