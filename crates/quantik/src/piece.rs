//! Shapes, and pieces of them.

use tabuleiro_game::{Lang, Message, Seat};

use crate::say;

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

    /// The shape of that name in a language, or of its letter; capitals do not matter.
    ///
    /// ```
    /// use tabuleiro_game::Lang;
    /// use tabuleiro_quantik::Shape;
    /// assert_eq!(Shape::named("Esfera", Lang::Pt), Some(Shape::Sphere));
    /// assert_eq!(Shape::named("esfera", Lang::En), None);
    /// assert_eq!(Shape::named("d", Lang::En), Some(Shape::Sphere));
    /// ```
    pub fn named(name: &str, lang: Lang) -> Option<Shape> {
        let mut letters = name.chars();
        if let (Some(letter), None) = (letters.next(), letters.next()) {
            return Shape::of_letter(letter);
        }
        Shape::ALL.into_iter().find(|shape| shape.name_in(lang).eq_ignore_ascii_case(name))
    }

    /// What a person types for it: the same as [`Shape::word`] in that language.
    const fn name_in(self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => ["cone", "cube", "cylinder", "sphere"][self.index()],
            Lang::Pt => ["cone", "cubo", "cilindro", "esfera"][self.index()],
        }
    }

    /// "cone"
    pub fn word(self) -> Message {
        say(["quantik-cone", "quantik-cube", "quantik-cylinder", "quantik-sphere"][self.index()])
    }

    /// "a cone"
    pub fn one(self) -> Message {
        say(["quantik-a-cone", "quantik-a-cube", "quantik-a-cylinder", "quantik-a-sphere"][self.index()])
    }

    /// "cones"
    pub fn several(self) -> Message {
        say(["quantik-cones", "quantik-cubes", "quantik-cylinders", "quantik-spheres"][self.index()])
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
    /// Every kind of piece: White's by shape, then Brown's.
    pub fn all() -> impl Iterator<Item = Piece> {
        Seat::all(2).flat_map(|seat| Shape::ALL.map(|shape| Piece { seat, shape }))
    }

    /// The number of the kind, counted from 0 in the same order.
    pub const fn index(self) -> usize {
        self.seat.index() * 4 + self.shape.index()
    }

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
        say([
            ["quantik-white-cone", "quantik-white-cube", "quantik-white-cylinder", "quantik-white-sphere"],
            ["quantik-brown-cone", "quantik-brown-cube", "quantik-brown-cylinder", "quantik-brown-sphere"],
        ][self.seat.index()][self.shape.index()])
    }

    /// "2 white cones", the count still to be filled in
    pub fn several(self) -> Message {
        say([
            [
                "quantik-white-cones",
                "quantik-white-cubes",
                "quantik-white-cylinders",
                "quantik-white-spheres",
            ],
            [
                "quantik-brown-cones",
                "quantik-brown-cubes",
                "quantik-brown-cylinders",
                "quantik-brown-spheres",
            ],
        ][self.seat.index()][self.shape.index()])
    }

    /// "a white cone"
    pub fn one(self) -> Message {
        say([
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
        ][self.seat.index()][self.shape.index()])
    }
}

/// What a seat is called: White or Brown.
pub(crate) fn seat_word(seat: Seat) -> Message {
    say(["quantik-white", "quantik-brown"][seat.index()])
}
