//! What can be seen of a position, and touched, without knowing which game it is.

use std::fmt;

use crate::{Message, Seat};

/// The name of a spot: short, stable, and unique in its scene (`b3`, `c/ne`, `hand1:A`, `decline`).
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SpotId(String);

impl SpotId {
    /// The spot of that name.
    pub fn new(name: impl fmt::Display) -> SpotId {
        SpotId(name.to_string())
    }

    /// The name.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for SpotId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A place that holds tokens, or that can be touched.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spot {
    /// Its name.
    pub id: SpotId,
    /// What kind of place it is.
    pub kind: SpotKind,
    /// What it is called, for a screen reader.
    pub label: Message,
    /// Where its middle lies, in hundredths of a cell from the board's top left corner. Hands and buttons lie outside.
    pub at: (i32, i32),
    /// How wide it is, in hundredths of a cell.
    pub size: i32,
    /// The larger thing it is part of (a table of Oolong, a cell of Otrio), if any.
    pub group: Option<SpotId>,
}

/// What kind of place a spot is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SpotKind {
    /// A place of the board itself.
    Place,
    /// A whole group of places, touched as one (a table of Oolong).
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

/// A thing, or several alike, on a spot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Token {
    /// Where.
    pub spot: SpotId,
    /// How it looks.
    pub look: Look,
    /// How many of them lie there; 0 keeps the place of a piece that has been used up.
    pub count: u16,
    /// What it is called, for a screen reader.
    pub name: Message,
}

/// How a token looks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Look {
    /// The shape's name, for a skin to draw: `cup`, `cone`, `ring-large`.
    pub shape: &'static str,
    /// The material.
    pub paint: Paint,
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
}

impl Look {
    /// A token that fills its spot and is drawn by its glyph.
    pub const fn new(shape: &'static str, paint: Paint, glyph: char, ascii: char) -> Look {
        Look { shape, paint, glyph, ascii, counted: false, around: false, spent: false }
    }
}

/// The materials of the tea house.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Paint {
    /// Light wood: Quantik's White.
    Maple,
    /// Dark wood: Quantik's Brown.
    Walnut,
    /// Green tea.
    Celadon,
    /// Black tea.
    Charcoal,
    /// The waiter.
    Terracotta,
    /// Oware's seeds.
    Nickernut,
    /// Otrio's red.
    Brick,
    /// Otrio's green.
    Moss,
    /// Otrio's blue.
    Indigo,
    /// Otrio's purple.
    Plum,
    /// Markers and other printed things.
    Paper,
}

/// A legal move as a path of spots to touch. No path is the beginning of another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The move's canonical text.
    pub text: String,
    /// The spots to touch, in order.
    pub path: Vec<SpotId>,
}

/// Something to point out on a spot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Mark {
    /// The last move touched it.
    Last(SpotId),
    /// Part of what won the game.
    Winning(SpotId),
    /// That seat has claimed it.
    Claimed(SpotId, Seat),
}

/// What can be seen and touched.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    /// Every spot.
    pub spots: Vec<Spot>,
    /// Every token, those under others first.
    pub tokens: Vec<Token>,
    /// Every legal move.
    pub choices: Vec<Choice>,
    /// What to point out.
    pub marks: Vec<Mark>,
    /// The board as text with named fields; see [`crate::Show::sketch`].
    pub sketch: String,
    /// Short facts beside the board: scores, where the waiter stands.
    pub notes: Vec<Message>,
    /// Who must decide, `None` when the game is over.
    pub turn: Option<Seat>,
}
