//! What never changes during a game.

use serde::{Deserialize, Serialize};
use tabuleiro_game as game;

use crate::Message;

/// What is fixed for a game and its options; lengths are hundredths of a cell.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Board {
    /// How wide and high it is, hands and buttons included.
    pub extent: [i32; 2],
    /// Every place that holds tokens or can be touched, by index.
    pub spots: Vec<Spot>,
    /// Lines that are printed on the board: from here to there.
    pub strokes: Vec<[[i32; 2]; 2]>,
    /// Letters and numbers that are printed beside it.
    pub coordinates: Vec<Coordinate>,
    /// Where each seat sits.
    pub sides: Vec<Side>,
    /// Every look that a token can have, by index: what a skin must be able to draw.
    pub looks: Vec<Look>,
    /// What those are made of, by index.
    pub paints: Vec<Paint>,
    /// What the scores of a view count, if the game has any.
    pub scoring: Option<Message>,
    /// The score that wins at once, if one does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub goal: Option<i32>,
}

/// A place that holds tokens, or that can be touched, or both; or a group of such places.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Spot {
    /// Its name.
    pub id: String,
    /// What kind of place it is.
    pub kind: SpotKind,
    /// Whose it is, for hands and stores.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// Its shape.
    pub outline: Outline,
    /// What it is called.
    pub label: Message,
    /// Where its middle lies.
    pub at: [i32; 2],
    /// How wide and high it is.
    pub size: [i32; 2],
    /// How many tokens can lie on it at once.
    pub stack: u16,
    /// The spot of the group it is part of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group: Option<u16>,
    /// Whether it can ever be part of a move.
    pub touch: bool,
    /// What a person types for it, where that is not its id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<Message>,
    /// What it is called where its group is understood.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub inner: Option<Message>,
    /// Which of the places around the same middle it is; 0, the outermost, if absent.
    #[serde(default, skip_serializing_if = "is_outermost")]
    pub layer: u8,
    /// Its number among buttons that stand in a row.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<u16>,
    /// The spot of the group that it belongs to without lying in it: the table of a marker.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub of: Option<u16>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
fn is_outermost(layer: &u8) -> bool {
    *layer == 0
}

/// What kind of place a spot is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum SpotKind {
    /// A place of the board itself.
    Place,
    /// A container of other spots.
    Group,
    /// Where a seat keeps pieces it has yet to play.
    Hand,
    /// Where a seat keeps what it has won.
    Store,
    /// Where a marker lies.
    Marker,
    /// A choice without a place on the board.
    Button,
}

/// The shape of a spot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Outline {
    /// A round hollow that things lie in.
    Pit,
    /// A square that things stand on.
    Square,
    /// A round place that something stands on or around.
    Peg,
    /// A rectangle with something written on it, or a tray.
    Card,
    /// A round table or field that holds other spots.
    Disc,
}

/// A letter or number that is printed beside the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Coordinate {
    /// What is printed.
    pub text: String,
    /// Where its middle lies.
    pub at: [i32; 2],
}

/// Where a seat sits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Side {
    /// Who.
    pub seat: u8,
    /// At which edge.
    pub edge: Edge,
}

/// An edge of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Edge {
    /// Nearest to the reader.
    Bottom,
    /// On the left.
    Left,
    /// Opposite the reader.
    Top,
    /// On the right.
    Right,
}

/// How a token looks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Look {
    /// The shape's name, for a skin to draw.
    pub shape: String,
    /// What it is made of: an index among the paints.
    pub paint: u8,
    /// One column wide, for a terminal with Unicode.
    pub glyph: char,
    /// The same in ASCII.
    pub ascii: char,
    /// Drawn as a number where there is only room for one character.
    pub counted: bool,
    /// Stands around another token of its spot rather than in its place.
    pub around: bool,
    /// Used up, and shown so.
    pub spent: bool,
    /// What one of them is called.
    pub name: Message,
    /// What several are called, `count` still to be filled in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub several: Option<Message>,
}

/// A material, by day and in the evening.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Paint {
    /// Its name.
    pub name: String,
    /// On a light ground.
    pub day: Tone,
    /// On a dark ground.
    pub evening: Tone,
}

/// A material in one light, as `#rrggbb`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Tone {
    /// The body of a thing made of it.
    pub fill: String,
    /// Its outline, and text written in it.
    pub ink: String,
}

const fn point(at: game::Point) -> [i32; 2] {
    [at.x, at.y]
}

const fn extent(size: game::Extent) -> [i32; 2] {
    [size.width, size.height]
}

impl From<&game::Board> for Board {
    fn from(board: &game::Board) -> Board {
        Board {
            extent: extent(board.extent),
            spots: board.spots.iter().map(Spot::from).collect(),
            strokes: board.strokes.iter().map(|stroke| [point(stroke.from), point(stroke.to)]).collect(),
            coordinates: board.coordinates.iter().map(Coordinate::from).collect(),
            sides: board.sides.iter().map(|side| Side::from(*side)).collect(),
            looks: board.looks.iter().map(Look::from).collect(),
            paints: board.paints.iter().map(Paint::from).collect(),
            scoring: board.scoring.as_ref().map(Message::from),
            goal: board.goal,
        }
    }
}

impl From<&game::Spot> for Spot {
    fn from(spot: &game::Spot) -> Spot {
        let (kind, seat) = match spot.kind {
            game::SpotKind::Place => (SpotKind::Place, None),
            game::SpotKind::Group => (SpotKind::Group, None),
            game::SpotKind::Hand(seat) => (SpotKind::Hand, Some(seat)),
            game::SpotKind::Store(seat) => (SpotKind::Store, Some(seat)),
            game::SpotKind::Marker => (SpotKind::Marker, None),
            game::SpotKind::Button => (SpotKind::Button, None),
        };
        Spot {
            id: spot.id.clone(),
            kind,
            seat: seat.map(|seat| seat.index() as u8),
            outline: spot.outline.into(),
            label: Message::from(&spot.label),
            at: point(spot.at),
            size: extent(spot.size),
            stack: spot.stack,
            group: spot.group.map(|group| group.0),
            touch: spot.touch,
            name: spot.naming.name.as_ref().map(Message::from),
            inner: spot.naming.inner.as_ref().map(Message::from),
            layer: spot.naming.layer,
            number: spot.naming.number,
            of: spot.naming.of.map(|group| group.0),
        }
    }
}

impl From<game::Outline> for Outline {
    fn from(outline: game::Outline) -> Outline {
        match outline {
            game::Outline::Pit => Outline::Pit,
            game::Outline::Square => Outline::Square,
            game::Outline::Peg => Outline::Peg,
            game::Outline::Card => Outline::Card,
            game::Outline::Disc => Outline::Disc,
        }
    }
}

impl From<&game::Coordinate> for Coordinate {
    fn from(coordinate: &game::Coordinate) -> Coordinate {
        Coordinate { text: coordinate.text.clone(), at: point(coordinate.at) }
    }
}

impl From<game::Side> for Side {
    fn from(side: game::Side) -> Side {
        let edge = match side.edge {
            game::Edge::Bottom => Edge::Bottom,
            game::Edge::Left => Edge::Left,
            game::Edge::Top => Edge::Top,
            game::Edge::Right => Edge::Right,
        };
        Side { seat: side.seat.index() as u8, edge }
    }
}

impl From<&game::Look> for Look {
    fn from(look: &game::Look) -> Look {
        Look {
            shape: look.shape.to_owned(),
            paint: look.paint,
            glyph: look.glyph,
            ascii: look.ascii,
            counted: look.counted,
            around: look.around,
            spent: look.spent,
            name: Message::from(&look.name),
            several: look.several.as_ref().map(Message::from),
        }
    }
}

impl From<&game::Paint> for Paint {
    fn from(paint: &game::Paint) -> Paint {
        let tone = |tone: game::palette::Tone| Tone { fill: hex(tone.fill), ink: hex(tone.ink) };
        Paint { name: paint.name.to_owned(), day: tone(paint.day), evening: tone(paint.evening) }
    }
}

fn hex(game::Rgb(red, green, blue): game::Rgb) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}
