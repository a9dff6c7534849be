//! What there is to know about a move that is looked at: what it wins, or what the opponent may then not do.

use tabuleiro_game::{Message, SpotKind, Token};

use super::grid::{Piece, Place, Shape, cells};
use super::say;
use crate::scene::Scene;

/// The pieces on the board after the move that is looked at.
struct After {
    pieces: Vec<(Place, Piece)>,
}

/// What there is to know about the move that is looked at.
pub(super) fn remark(scene: &Scene<'_>) -> Option<Message> {
    let tokens = &scene.preview?.tokens;
    let came = |(spot, place)| Some((place, Piece::shown(scene.board, scene.coming(spot)?)?));
    let (place, piece) = cells(scene).find_map(came)?;
    let after = After::new(scene, tokens);
    if let Some(won) = after.completed(place) {
        return Some(won);
    }
    let opponent = say(if piece.is_white { "tui-quantik-brown" } else { "tui-quantik-white" });
    let left = left_of(scene, tokens, !piece.is_white);
    if !after.has_move(scene, &left, !piece.is_white) {
        return Some(say("tui-quantik-stuck").with("who", opponent));
    }
    if !left.contains(&piece.shape) {
        return Some(say(used_up(piece.shape)).with("who", opponent));
    }
    let bars = say(barring(piece.shape)).with("who", opponent);
    Some(bars.with("row", place.row_name()).with("column", place.column_name()))
}

impl After {
    fn new(scene: &Scene<'_>, tokens: &[Token]) -> After {
        let on = |(spot, place)| {
            let token = tokens.iter().rfind(|token| token.spot == spot && token.count > 0)?;
            Some((place, Piece::shown(scene.board, *token)?))
        };
        After { pieces: cells(scene).filter_map(on).collect() }
    }

    /// Which line with all four shapes goes through a cell.
    fn completed(&self, place: Place) -> Option<Message> {
        let zone = |place: Place| (place.column / 2, place.row / 2);
        if self.has_all(|other| other.row == place.row) {
            return Some(say("tui-quantik-wins-row").with("row", place.row_name()));
        }
        if self.has_all(|other| other.column == place.column) {
            return Some(say("tui-quantik-wins-column").with("column", place.column_name()));
        }
        self.has_all(|other| zone(other) == zone(place)).then(|| say("tui-quantik-wins-zone"))
    }

    fn has_all(&self, is_in_line: impl Fn(Place) -> bool) -> bool {
        let mut shapes: Vec<Shape> = Vec::new();
        for (_, piece) in self.pieces.iter().filter(|(place, _)| is_in_line(*place)) {
            if !shapes.contains(&piece.shape) {
                shapes.push(piece.shape);
            }
        }
        shapes.len() == 4
    }

    /// Whether a side can put any of these shapes anywhere: not where the other side has that shape in line.
    fn has_move(&self, scene: &Scene<'_>, left: &[Shape], is_white: bool) -> bool {
        let is_empty = |place: &Place| self.pieces.iter().all(|(taken, _)| taken != place);
        cells(scene).map(|(_, place)| place).filter(is_empty).any(|place| {
            let is_barred = |shape: Shape| {
                self.pieces.iter().any(|(other, piece)| {
                    piece.is_white != is_white && piece.shape == shape && other.shares_line(place)
                })
            };
            left.iter().any(|shape| !is_barred(*shape))
        })
    }
}

/// The shapes that a side has left.
fn left_of(scene: &Scene<'_>, tokens: &[Token], is_white: bool) -> Vec<Shape> {
    let is_hand =
        |token: &Token| scene.spot(token.spot).is_some_and(|spot| matches!(spot.kind, SpotKind::Hand(_)));
    let in_hands = tokens.iter().filter(|token| token.count > 0 && is_hand(token));
    let pieces = in_hands.filter_map(|token| Piece::shown(scene.board, *token));
    pieces.filter(|piece| piece.is_white == is_white).map(|piece| piece.shape).collect()
}

// Some shapes are of another gender in Portuguese: each has a sentence of its own.

fn barring(shape: Shape) -> &'static str {
    match shape {
        Shape::Cone => "tui-quantik-bars-cone",
        Shape::Cube => "tui-quantik-bars-cube",
        Shape::Cylinder => "tui-quantik-bars-cylinder",
        Shape::Sphere => "tui-quantik-bars-sphere",
    }
}

fn used_up(shape: Shape) -> &'static str {
    match shape {
        Shape::Cone => "tui-quantik-no-cone",
        Shape::Cube => "tui-quantik-no-cube",
        Shape::Cylinder => "tui-quantik-no-cylinder",
        Shape::Sphere => "tui-quantik-no-sphere",
    }
}
