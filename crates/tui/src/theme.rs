//! Colours and characters: what a terminal can show, by day and in the evening.
//!
//! Every colour is a [`Tint`]: what it is in each light on a terminal of millions, of 256 or of 16 colours. A terminal of 16
//! colours or none has grounds of its own, so that none is painted there and shapes are drawn with lines instead.

use ratatui::style::{Color, Modifier, Style};

/// How many colours a terminal shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Depth {
    /// Millions.
    #[default]
    True,
    /// 256 with fixed places.
    Many,
    /// The terminal's own sixteen.
    Few,
    /// None: bold, underlined and reversed only.
    None,
}

/// What the colours stand on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Light {
    /// A light ground.
    #[default]
    Day,
    /// A dark one: the same room in the evening.
    Evening,
}

/// A colour in each light and on each terminal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tint {
    day: (u32, u8),
    evening: (u32, u8),
    /// Of sixteen, on a light and on a dark ground; `None` for the terminal's own.
    few: Option<(u8, u8)>,
}

impl Tint {
    /// By day and in the evening, each as `0xRRGGBB` with its place among 256 colours; the terminal's own among sixteen.
    pub const fn new(day: (u32, u8), evening: (u32, u8)) -> Tint {
        Tint { day, evening, few: None }
    }

    /// The same, with a place among sixteen colours on a light and on a dark ground.
    pub const fn or(self, light: u8, dark: u8) -> Tint {
        Tint { few: Some((light, dark)), ..self }
    }
}

/// The page everything lies on.
pub const PAGE: Tint = Tint::new((0xF1_E9D9, 255), (0x1B_1612, 233));
/// A panel on the page.
pub const PANEL: Tint = Tint::new((0xE9_DFCA, 254), (0x23_1C16, 234));
/// Text.
pub const INK: Tint = Tint::new((0x2A_231B, 235), (0xF1_E7D5, 254));
/// Text that steps back.
pub const INK2: Tint = Tint::new((0x5A_4D3B, 239), (0xC3_B399, 144));
/// The first accent: the waiter, and “your turn”.
pub const TERRA: Tint = Tint::new((0xA2_442A, 124), (0xE5_8E66, 173)).or(1, 11);
/// What stands on the first accent.
pub const ON_TERRA: Tint = Tint::new((0xFF_F8EF, 231), (0x26_140B, 233)).or(15, 0);
/// The second accent: where the cursor is.
pub const FOCUS: Tint = Tint::new((0x1F_4E8C, 24), (0x9C_C4FF, 153)).or(4, 14);
/// What stands on the second accent.
pub const ON_FOCUS: Tint = Tint::new((0xFF_FFFF, 231), (0x10_161F, 233)).or(15, 0);
/// What is good for whoever looks.
pub const GOOD: Tint = Tint::new((0x2F_6650, 23), (0x8F_C3A4, 109)).or(2, 10);
/// What is bad, and what is refused.
pub const BAD: Tint = Tint::new((0x8E_3B22, 88), (0xF0_A184, 216)).or(1, 9);

/// What a terminal shows, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Theme {
    /// How many colours.
    pub depth: Depth,
    /// On which ground.
    pub light: Light,
    /// Letters and signs of ASCII only.
    pub is_ascii: bool,
}

impl Theme {
    /// Whether grounds are painted, so that solids can be drawn by colour. Otherwise they are drawn with lines.
    pub fn is_painted(self) -> bool {
        matches!(self.depth, Depth::True | Depth::Many) && !self.is_ascii
    }

    /// The colour of a tint.
    pub fn color(self, tint: Tint) -> Color {
        let (rgb, place) = match self.light {
            Light::Day => tint.day,
            Light::Evening => tint.evening,
        };
        match self.depth {
            Depth::True => Color::from_u32(rgb),
            Depth::Many => Color::Indexed(place),
            Depth::Few => self.of_sixteen(tint),
            Depth::None => Color::Reset,
        }
    }

    fn of_sixteen(self, tint: Tint) -> Color {
        let place = tint.few.map(|(light, dark)| if self.light == Light::Day { light } else { dark });
        place.map_or(Color::Reset, Color::Indexed)
    }

    /// Text in a tint, on whatever is there.
    pub fn text(self, tint: Tint) -> Style {
        Style::new().fg(self.color(tint))
    }

    /// Text in a tint on a ground of another, where grounds are painted.
    pub fn on(self, tint: Tint, ground: Tint) -> Style {
        let text = self.text(tint);
        if self.has_grounds() { text.bg(self.color(ground)) } else { text }
    }

    fn has_grounds(self) -> bool {
        matches!(self.depth, Depth::True | Depth::Many)
    }

    /// The page.
    pub fn page(self) -> Style {
        self.on(INK, PAGE)
    }

    /// Text.
    pub fn ink(self) -> Style {
        self.text(INK)
    }

    /// Text that is to be seen first.
    pub fn strong(self) -> Style {
        self.ink().add_modifier(Modifier::BOLD)
    }

    /// Text that steps back.
    pub fn quiet(self) -> Style {
        self.text(INK2)
    }

    /// Something in the first accent.
    pub fn terra(self) -> Style {
        self.text(TERRA).add_modifier(Modifier::BOLD)
    }

    /// A block in the first accent: “your turn”, a piece in hand, the waiter.
    pub fn badge(self) -> Style {
        self.block(ON_TERRA, TERRA)
    }

    /// A block in the second accent: where the cursor is.
    pub fn focus(self) -> Style {
        self.block(ON_FOCUS, FOCUS)
    }

    /// A block of colour, also where no ground is painted otherwise.
    fn block(self, tint: Tint, ground: Tint) -> Style {
        match self.depth {
            Depth::None => Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD),
            _ => self.text(tint).bg(self.color(ground)).add_modifier(Modifier::BOLD),
        }
    }

    /// What is good.
    pub fn good(self) -> Style {
        self.text(GOOD)
    }

    /// What is bad or refused.
    pub fn bad(self) -> Style {
        self.text(BAD)
    }

    /// One of two texts: beyond ASCII, and its twin.
    pub fn pick<T>(self, unicode: T, ascii: T) -> T {
        if self.is_ascii { ascii } else { unicode }
    }
}

/// The colour that a terminal shows: one of millions, or of the 256 with fixed places.
#[cfg(test)]
pub(crate) fn rgb(color: Color) -> tabuleiro_game::palette::Rgb {
    use tabuleiro_game::palette::Rgb;
    let grey = |place: u8| 8 + 10 * (place - 232);
    let step = |part: u8| if part == 0 { 0 } else { 55 + 40 * part };
    match color {
        Color::Rgb(red, green, blue) => Rgb(red, green, blue),
        Color::Indexed(place @ 232..) => Rgb(grey(place), grey(place), grey(place)),
        Color::Indexed(place @ 16..) => {
            let place = place - 16;
            Rgb(step(place / 36), step(place / 6 % 6), step(place % 6))
        }
        other => panic!("{other} depends on the terminal"),
    }
}

/// How much two tints stand out from one another in both lights, wherever colours are fixed.
#[cfg(test)]
pub(crate) fn contrasts(one: Tint, two: Tint) -> impl Iterator<Item = (Theme, f64)> {
    let depths = [Depth::True, Depth::Many].into_iter();
    let themes = depths
        .flat_map(|depth| [Light::Day, Light::Evening].map(|light| Theme { depth, light, is_ascii: false }));
    themes.map(move |theme| (theme, rgb(theme.color(one)).contrast(rgb(theme.color(two)))))
}

#[cfg(test)]
mod tests {
    use tabuleiro_game::palette::READABLE;

    use super::*;

    #[test]
    fn everything_that_is_written_can_be_read_in_both_lights() {
        let written = [
            (INK, PAGE),
            (INK2, PAGE),
            (TERRA, PAGE),
            (GOOD, PAGE),
            (BAD, PAGE),
            (ON_TERRA, TERRA),
            (ON_FOCUS, FOCUS),
        ];
        let on_panels = [(INK, PANEL), (INK2, PANEL), (TERRA, PANEL), (GOOD, PANEL), (BAD, PANEL)];
        for (text, ground) in written.into_iter().chain(on_panels) {
            for (theme, contrast) in contrasts(text, ground) {
                assert!(contrast >= READABLE, "{contrast:.2}: {text:?} on {ground:?}, {theme:?}");
            }
        }
    }

    #[test]
    fn a_terminal_without_colours_gets_none() {
        let theme = Theme { depth: Depth::None, ..Theme::default() };
        assert_eq!(theme.page(), Style::new().fg(Color::Reset));
        assert!(theme.focus().add_modifier.contains(Modifier::REVERSED));
        assert!(!theme.is_painted());
    }

    #[test]
    fn sixteen_colours_paint_no_ground_but_under_the_accents() {
        let theme = Theme { depth: Depth::Few, ..Theme::default() };
        assert_eq!(theme.page().bg, None);
        assert_eq!(theme.badge().bg, Some(Color::Indexed(1)));
        let evening = Theme { light: Light::Evening, ..theme };
        assert_eq!(evening.color(TERRA), Color::Indexed(11));
    }
}
