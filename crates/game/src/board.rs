//! What never changes during a game: the board, and everything that can lie on it.
//!
//! Lengths are hundredths of a cell. The board's top left corner is `(0, 0)`; hands, stores and buttons lie inside its
//! extent too.

use crate::{Message, Paint, Seat};

/// The number of a spot on its board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct SpotIndex(pub u16);

/// The number of a look on its board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct LookIndex(pub u8);

/// A point of the board, in hundredths of a cell from its top left corner.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Point {
    /// To the right.
    pub x: i32,
    /// Downwards.
    pub y: i32,
}

/// A width and a height, in hundredths of a cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Extent {
    /// From left to right.
    pub width: i32,
    /// From top to bottom.
    pub height: i32,
}

/// What is fixed for a game and its options. Made once; every view of the game speaks of it by index.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// How large it is, hands and buttons included.
    pub extent: Extent,
    /// Every place that holds tokens or can be touched. A group stands before its parts.
    pub spots: Vec<Spot>,
    /// Lines that are printed on the board.
    pub strokes: Vec<Stroke>,
    /// Letters and numbers that are printed beside it.
    pub coordinates: Vec<Coordinate>,
    /// Where each seat sits; a seat with two colours sits at two edges.
    pub sides: Vec<Side>,
    /// Every look that a token can have: what a skin must be able to draw.
    pub looks: Vec<Look>,
    /// What those are made of.
    pub paints: Vec<Paint>,
    /// What the scores of a view count, if the game has any: seeds captured, tables claimed.
    pub scoring: Option<Message>,
    /// The score that wins at once, if the game keeps scores and one does.
    pub goal: Option<i32>,
}

/// A place that holds tokens, or that can be touched, or both; or a group of such places.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spot {
    /// Its name: short, stable, unique on the board (`b3`, `c/ne`, `hand1:A`, `decline`).
    pub id: String,
    /// What kind of place it is.
    pub kind: SpotKind,
    /// Its shape.
    pub outline: Outline,
    /// What it is called, for a screen reader.
    pub label: Message,
    /// Where its middle lies.
    pub at: Point,
    /// How large it is.
    pub size: Extent,
    /// How many tokens can lie on it at once; 0 for what holds none.
    pub stack: u16,
    /// The group it is part of (a table of Oolong, a cell of Otrio), if any.
    pub group: Option<SpotIndex>,
    /// Whether it can ever be part of a move. A group that cannot only holds its parts together.
    pub touch: bool,
    /// How it is called by who types, and how it belongs to others.
    pub naming: Naming,
}

/// How a spot is called by who types, and how it belongs to others: whoever needs that need not take its id apart.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Naming {
    /// Its name as a person writes it, in their language; `None` where that is its id.
    pub name: Option<Message>,
    /// Its name where its group is understood: the seat `e` of `nw/e`.
    pub inner: Option<Message>,
    /// Which of the places around the same middle it is, the outermost being 0: the piece in hand says which is meant.
    pub layer: u8,
    /// Its number among buttons that stand in a row; `None` for one that stands alone.
    pub number: Option<u16>,
    /// The group that it belongs to without lying in it: the table of a marker.
    pub of: Option<SpotIndex>,
}

/// What kind of place a spot is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum SpotKind {
    /// A place of the board itself.
    Place,
    /// A container of other spots (a table of Oolong, a cell or a tray of Otrio).
    Group,
    /// Where a seat keeps pieces it has yet to play.
    Hand(Seat),
    /// Where a seat keeps what it has won.
    Store(Seat),
    /// Where a marker lies.
    Marker,
    /// A choice without a place on the board.
    Button,
}

/// The shape of a spot.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
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

/// A line that is printed on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stroke {
    /// From here.
    pub from: Point,
    /// To there.
    pub to: Point,
}

/// A letter or number that is printed beside the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Coordinate {
    /// What is printed; the same in every language, for moves are written with it.
    pub text: String,
    /// Where its middle lies.
    pub at: Point,
}

/// An edge of the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
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

/// Where a seat sits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Side {
    /// Who.
    pub seat: Seat,
    /// At which edge.
    pub edge: Edge,
}

/// How a token looks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Look {
    /// The shape's name, for a skin to draw: `cup`, `cone`, `ring-large`. Shape, paint and whether it is spent tell every
    /// look of a board from the others.
    pub shape: &'static str,
    /// What it is made of: a number among the board's paints.
    pub paint: u8,
    /// One column wide, for a terminal with Unicode.
    pub glyph: char,
    /// The same in ASCII.
    pub ascii: char,
    /// Drawn as a number where there is only room for one character.
    pub counted: bool,
    /// Stands around another token of its spot rather than in its place (the waiter).
    pub around: bool,
    /// Used up, and shown so (a marker).
    pub spent: bool,
    /// What one of them is called, for a screen reader.
    pub name: Message,
    /// What several are called, `$count` still to be filled in; `None` if there is no other word for it.
    pub several: Option<Message>,
}

impl SpotIndex {
    /// The number, to count with.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl LookIndex {
    /// The number, to count with.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Point {
    /// That far to the right and down.
    pub const fn new(x: i32, y: i32) -> Point {
        Point { x, y }
    }
}

impl Extent {
    /// That wide and that high.
    pub const fn new(width: i32, height: i32) -> Extent {
        Extent { width, height }
    }

    /// As wide as high.
    pub const fn square(side: i32) -> Extent {
        Extent { width: side, height: side }
    }
}

impl Look {
    /// A token that fills its spot and is drawn by its glyph.
    pub const fn new(shape: &'static str, paint: u8, glyph: char, ascii: char, name: Message) -> Look {
        Look { shape, paint, glyph, ascii, counted: false, around: false, spent: false, name, several: None }
    }
}

impl Board {
    /// A spot by its number; `None` if the board has none of it.
    pub fn spot(&self, index: SpotIndex) -> Option<&Spot> {
        self.spots.get(index.index())
    }

    /// The number of the spot of that name.
    pub fn find(&self, id: &str) -> Option<SpotIndex> {
        self.spots.iter().position(|spot| spot.id == id).map(|index| SpotIndex(index as u16))
    }

    /// Every spot with its number.
    pub fn numbered(&self) -> impl Iterator<Item = (SpotIndex, &Spot)> {
        self.spots.iter().enumerate().map(|(index, spot)| (SpotIndex(index as u16), spot))
    }

    /// A look by its number; `None` if the board has none of it.
    pub fn look(&self, index: LookIndex) -> Option<&Look> {
        self.looks.get(index.index())
    }

    /// What so many tokens of a look are called.
    pub fn token_name(&self, look: LookIndex, count: u16) -> Option<Message> {
        let look = self.look(look)?;
        Some(match &look.several {
            Some(several) if count != 1 => several.clone().with("count", count),
            _ => look.name.clone(),
        })
    }
}
