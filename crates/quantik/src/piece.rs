//! Shapes, and pieces of them.

use tabuleiro_game::{Message, Seat};

use crate::said;

/// One of the four shapes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Shape {
    /// `A`, the report's code 1.
    Cone,
    /// `B`, the report's code 5.
    Cube,
    /// `C`, the report's code 7.
    Cylinder,
    /// `D`, the report's code 9.
    Sphere,
}

impl Shape {
    /// Every shape, in the order of their letters.
    pub const ALL: [Shape; 4] = [Shape::Cone, Shape::Cube, Shape::Cylinder, Shape::Sphere];

    /// How many pieces of each shape a player has.
    pub const EACH: u8 = 2;

    /// The number of the shape, counted from 0.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The capital letter of the shape.
    pub const fn letter(self) -> char {
        ['A', 'B', 'C', 'D'][self.index()]
    }

    /// The shape of that letter, large or small.
    pub fn of_letter(letter: char) -> Option<Shape> {
        Shape::ALL.into_iter().find(|shape| shape.letter() == letter.to_ascii_uppercase())
    }

    /// The shape of that English or Portuguese name, or of its letter; capitals do not matter.
    ///
    /// ```
    /// use tabuleiro_quantik::Shape;
    /// assert_eq!(Shape::named("Esfera"), Some(Shape::Sphere));
    /// assert_eq!(Shape::named("d"), Some(Shape::Sphere));
    /// assert_eq!(Shape::named("pyramid"), None);
    /// ```
    pub fn named(name: &str) -> Option<Shape> {
        let is_named = |shape: &Shape| shape.names().iter().any(|known| known.eq_ignore_ascii_case(name));
        Shape::ALL.into_iter().find(is_named)
    }

    const fn names(self) -> &'static [&'static str] {
        match self {
            Shape::Cone => &["A", "cone"],
            Shape::Cube => &["B", "cube", "cubo"],
            Shape::Cylinder => &["C", "cylinder", "cilindro"],
            Shape::Sphere => &["D", "sphere", "esfera"],
        }
    }

    /// "cone"
    pub fn word(self) -> Message {
        said(["quantik-cone", "quantik-cube", "quantik-cylinder", "quantik-sphere"][self.index()])
    }

    /// "a cone"
    pub fn one(self) -> Message {
        said(["quantik-a-cone", "quantik-a-cube", "quantik-a-cylinder", "quantik-a-sphere"][self.index()])
    }

    /// "cones"
    pub fn several(self) -> Message {
        said(["quantik-cones", "quantik-cubes", "quantik-cylinders", "quantik-spheres"][self.index()])
    }
}

/// A piece: whose, and of which shape.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece {
    /// Whose it is: White's (the first seat) or Brown's.
    pub seat: Seat,
    /// Its shape.
    pub shape: Shape,
}

impl Piece {
    /// Its letter in a position: large for White, small for Brown.
    pub const fn letter(self) -> char {
        let letter = self.shape.letter();
        if self.seat.index() == 0 { letter } else { letter.to_ascii_lowercase() }
    }

    /// The piece of that letter.
    pub fn of_letter(letter: char) -> Option<Piece> {
        let seat = if letter.is_ascii_uppercase() { Seat::FIRST } else { Seat::SECOND };
        Some(Piece { seat, shape: Shape::of_letter(letter)? })
    }

    /// "white cone"
    pub fn word(self) -> Message {
        said(
            [
                [
                    "quantik-white-cone",
                    "quantik-white-cube",
                    "quantik-white-cylinder",
                    "quantik-white-sphere",
                ],
                [
                    "quantik-brown-cone",
                    "quantik-brown-cube",
                    "quantik-brown-cylinder",
                    "quantik-brown-sphere",
                ],
            ][self.seat.index()][self.shape.index()],
        )
    }

    /// "a white cone"
    pub fn one(self) -> Message {
        said(
            [
                [
                    "quantik-a-white-cone",
                    "quantik-a-white-cube",
                    "quantik-a-white-cylinder",
                    "quantik-a-white-sphere",
                ],
                [
                    "quantik-a-brown-cone",
                    "quantik-a-brown-cube",
                    "quantik-a-brown-cylinder",
                    "quantik-a-brown-sphere",
                ],
            ][self.seat.index()][self.shape.index()],
        )
    }
}

/// What a seat is called: White or Brown.
pub(crate) fn seat_word(seat: Seat) -> Message {
    said(["quantik-white", "quantik-brown"][seat.index()])
}
