//! Materials: what the things of a game are made of, by day and in the evening.

/// A colour, red, green and blue.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rgb(pub u8, pub u8, pub u8);

/// A material. Each game brings its own; faces draw with it and never name one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Paint {
    /// Its name, unique among the materials of a board: `maple`, `celadon`.
    pub name: &'static str,
    /// On a light ground.
    pub day: Tone,
    /// On a dark ground.
    pub evening: Tone,
}

/// A material in one light.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tone {
    /// The body of a thing made of it.
    pub fill: Rgb,
    /// Its outline, and text written in it: stands out from the ground by [`READABLE`] at least.
    pub ink: Rgb,
}

/// What things lie on: the lightest and the darkest ground by day, the same in the evening. A terminal's own white and
/// black are among them.
pub const DAY_GROUNDS: [Rgb; 3] = [Rgb(0xFF, 0xFF, 0xFF), Rgb(0xFB, 0xF7, 0xEE), Rgb(0xF1, 0xE9, 0xD9)];
/// The grounds of the evening.
pub const EVENING_GROUNDS: [Rgb; 3] = [Rgb(0x00, 0x00, 0x00), Rgb(0x1B, 0x16, 0x12), Rgb(0x2B, 0x23, 0x1B)];

/// Text is readable from this contrast on.
pub const READABLE: f64 = 4.5;

impl Rgb {
    /// The contrast of two colours, 1 to 21, as the Web Content Accessibility Guidelines define it.
    ///
    /// ```
    /// use tabuleiro_game::palette::Rgb;
    /// assert_eq!(Rgb(0, 0, 0).contrast(Rgb(255, 255, 255)), 21.0);
    /// ```
    pub fn contrast(self, other: Rgb) -> f64 {
        let (one, two) = (self.luminance(), other.luminance());
        (one.max(two) + 0.05) / (one.min(two) + 0.05)
    }

    fn luminance(self) -> f64 {
        let linear = |part: u8| {
            let part = f64::from(part) / 255.0;
            if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(self.0) + 0.7152 * linear(self.1) + 0.0722 * linear(self.2)
    }
}

impl Paint {
    /// A material by its name, with fill and ink by day and in the evening as `0xRRGGBB`.
    pub const fn new(name: &'static str, day: (u32, u32), evening: (u32, u32)) -> Paint {
        Paint { name, day: Tone::new(day), evening: Tone::new(evening) }
    }
}

impl Tone {
    const fn new((fill, ink): (u32, u32)) -> Tone {
        Tone { fill: rgb(fill), ink: rgb(ink) }
    }
}

const fn rgb(number: u32) -> Rgb {
    Rgb((number >> 16) as u8, (number >> 8) as u8, number as u8)
}
