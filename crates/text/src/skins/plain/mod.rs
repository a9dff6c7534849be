//! A board without a skin, drawn from its geometry: places in rows and columns with the printed lines between them, and
//! everything else listed below with what it is called. Nothing is wider than a terminal, whatever the board.

mod axis;
mod canvas;
mod picture;
#[cfg(test)]
mod tests;

use tabuleiro_game::{Board, Spot, SpotIndex, SpotKind};

use crate::WIDTH;
use crate::field::{Align, Field, Shows};
use crate::sketch::Part;
use picture::Spacing;

/// From roomy to tight: how wide a place is, how far columns lie apart, and whether printed lines are drawn.
const SPACINGS: [Spacing; 6] = [
    Spacing { held: true, gap: 1, strokes: true },
    Spacing { held: true, gap: 0, strokes: true },
    Spacing { held: true, gap: 0, strokes: false },
    Spacing { held: false, gap: 1, strokes: true },
    Spacing { held: false, gap: 1, strokes: false },
    Spacing { held: false, gap: 0, strokes: false },
];

/// The lines of a board's sketch.
pub(crate) fn lines(board: &Board) -> Vec<Vec<Part>> {
    let pictured = SPACINGS.iter().find_map(|spacing| picture::lines(board, *spacing));
    let mut lines = pictured.unwrap_or_else(|| list(board));
    let below: Vec<Vec<Part>> = board.numbered().filter_map(|(index, spot)| aside(index, spot)).collect();
    if !lines.is_empty() && !below.is_empty() {
        lines.push(Vec::new());
    }
    lines.extend(below);
    lines
}

/// The places of a board that is too wide for a picture: each by its name, as many in a line as fit.
fn list(board: &Board) -> Vec<Vec<Part>> {
    let token = picture::digits(board).max(3);
    let longest = WIDTH - token - 3;
    let (mut lines, mut room) = (Vec::new(), 0);
    for (index, spot) in board.numbered().filter(|(_, spot)| spot.kind == SpotKind::Place) {
        let needed = 2 + spot.id.chars().count().min(longest) + 1 + token;
        if needed > room {
            lines.push(Vec::new());
            room = WIDTH;
        }
        room -= needed;
        let id = Field::of(index, Shows::Id).at_most(longest);
        let held = Field::of(index, Shows::Held([' '; 2])).wide(token, Align::Left);
        let parts = [frame("  "), Part::Field(id), frame(" "), Part::Field(held)];
        lines.last_mut().into_iter().for_each(|line: &mut Vec<Part>| line.extend(parts.clone()));
    }
    lines
}

/// A line for a spot that is no place of the board itself; `None` for what is drawn in the picture or only holds parts.
fn aside(index: SpotIndex, spot: &Spot) -> Option<Vec<Part>> {
    let label = |most| Part::Field(Field::of(index, Shows::Label).at_most(most));
    match spot.kind {
        SpotKind::Hand(_) | SpotKind::Store(_) => {
            let token = Field::of(index, Shows::Nth(0)).wide(1, Align::Left);
            let count = Field::of(index, Shows::Count).wide(5, Align::Right);
            let parts = [frame("  "), Part::Field(token), frame(" "), Part::Field(count)];
            Some(parts.into_iter().chain([frame("  "), label(60)]).collect())
        }
        SpotKind::Marker => {
            let name = Part::Field(Field::of(index, Shows::Name(None)).at_most(36));
            Some(vec![frame("  "), label(36), frame(": "), name])
        }
        SpotKind::Button => Some(vec![frame("  ["), label(70), frame("]")]),
        SpotKind::Group if spot.touch => Some(vec![frame("  "), label(70)]),
        SpotKind::Group | SpotKind::Place => None,
    }
}

fn frame(text: &str) -> Part {
    Part::Frame(text.to_owned())
}
