//! The colours of the tea house, on wood where grounds are painted and on the page where they are not.

use ratatui::style::{Modifier, Style};

use super::house::Tea;
use crate::theme::{self, Theme, Tint};

/// The top of a table.
pub(super) const WOOD: Tint = Tint::new((0xEA_CF9F, 223), (0xC2_A06E, 179));
/// The rim of a table that nobody has claimed.
pub(super) const RIM: Tint = Tint::new((0xC7_9F63, 179), (0x8A_6A3C, 94));
/// The rim of Black's tables: to be seen on the page of the evening, too.
pub(super) const BLACK_RIM: Tint = Tint::new((0x3B_3733, 237), (0x4E_473F, 239));
/// Black's cups.
pub(super) const BLACK: Tint = Tint::new((0x3B_3733, 237), (0x2C_2926, 235));
/// Green's cups.
pub(super) const GREEN: Tint = Tint::new((0xA3_C6AE, 151), (0x8D_B89C, 108));
/// The rim of Green's cups and tables.
pub(super) const DARK_GREEN: Tint = Tint::new((0x1F_4D3A, 23), (0x1B_3F31, 23));
/// A seat that a cup can be put on.
pub(super) const PAPER: Tint = Tint::new((0xFB_F7EE, 231), (0xE8_D2A6, 187));
/// The plate of a marker that has not been used.
pub(super) const PLATE: Tint = Tint::new((0xE6_DBC5, 254), (0x33_2A20, 236));

const PALE_BLACK: Tint = Tint::new((0xB5_ADA1, 145), (0x96_8E83, 246));
const PALE_GREEN: Tint = Tint::new((0xC3_D2BC, 194), (0xB4_CBB4, 151));
const ON_BLACK: Tint = Tint::new((0xF7_EAD3, 230), (0xF7_EAD3, 230));
const ON_GREEN: Tint = Tint::new((0x1F_4D3A, 235), (0x1B_3F31, 234));
const WOOD_INK: Tint = Tint::new((0x4C_3120, 236), (0x37_2214, 235));
const WOOD_INK2: Tint = Tint::new((0x6A_4C22, 239), (0x4C_3519, 236));
const WOOD_MARK: Tint = Tint::new((0x7A_2710, 88), (0x6B_2109, 52));
const PAGE_MARK: Tint = Tint::new((0xA2_442A, 88), (0xE5_8E66, 173)).or(1, 11);
const WOOD_FOCUS: Tint = Tint::new((0x1F_4E8C, 18), (0x10_305F, 17));

/// How the things of the tea house are written.
#[derive(Clone, Copy)]
pub(super) struct Brush {
    pub(super) theme: Theme,
    /// Whether it writes beside a table.
    pub(super) is_on_page: bool,
}

impl Brush {
    /// Writes on tables.
    pub(super) fn new(theme: Theme) -> Brush {
        Brush { theme, is_on_page: false }
    }

    /// Not bold, whatever was there before.
    fn either(self, on_wood: Tint, on_page: Tint) -> Style {
        let is_on_wood = self.theme.is_painted() && !self.is_on_page;
        let style = if is_on_wood { self.theme.on(on_wood, WOOD) } else { self.theme.text(on_page) };
        style.remove_modifier(Modifier::BOLD)
    }

    /// Text on a table.
    pub(super) fn ink(self) -> Style {
        self.either(WOOD_INK, theme::INK)
    }

    /// What steps back on a table: its frame, an empty seat.
    pub(super) fn quiet(self) -> Style {
        self.either(WOOD_INK2, theme::INK2)
    }

    /// A marker that has been used.
    pub(super) fn used(self) -> Style {
        if self.theme.is_painted() { self.quiet() } else { self.quiet().add_modifier(Modifier::DIM) }
    }

    /// What is pointed out on a table in the first accent.
    pub(super) fn mark(self) -> Style {
        self.either(WOOD_MARK, PAGE_MARK).add_modifier(Modifier::BOLD)
    }

    /// The frame of the table where the cursor is.
    pub(super) fn focus_line(self) -> Style {
        self.either(WOOD_FOCUS, theme::FOCUS).add_modifier(Modifier::BOLD)
    }

    /// What stands on a seat that can be touched.
    pub(super) fn paper(self) -> Style {
        let text = if self.theme.is_painted() { self.theme.on(WOOD_MARK, PAPER) } else { self.theme.terra() };
        text.add_modifier(Modifier::BOLD)
    }

    /// A value on such a seat: good above 0, bad below.
    pub(super) fn value(self, sign: i32) -> Style {
        let (painted, drawn) = match sign {
            1.. => (ON_GREEN, theme::GOOD),
            0 => (WOOD_INK, theme::INK),
            _ => (WOOD_MARK, theme::BAD),
        };
        if self.theme.is_painted() { self.theme.on(painted, PAPER) } else { self.theme.text(drawn) }
    }

    /// What is written on a cup.
    pub(super) fn on_cup(self, tea: Tea) -> Style {
        let style = match (self.theme.is_painted(), tea) {
            (true, Tea::Black) => self.theme.on(ON_BLACK, BLACK),
            (true, Tea::Green) => self.theme.on(ON_GREEN, GREEN),
            (false, Tea::Black) => self.theme.ink(),
            (false, Tea::Green) => self.theme.good(),
        };
        style.add_modifier(Modifier::BOLD)
    }

    /// A cup that would stand there.
    pub(super) fn coming(self, tea: Tea) -> Style {
        let text = match tea {
            Tea::Black => WOOD_INK,
            Tea::Green => ON_GREEN,
        };
        if self.theme.is_painted() { self.theme.on(text, pale(tea)) } else { self.on_cup(tea) }
    }
}

/// What a cup is made of.
pub(super) const fn glaze(tea: Tea) -> Tint {
    match tea {
        Tea::Black => BLACK,
        Tea::Green => GREEN,
    }
}

/// What a cup is made of that is not there yet.
pub(super) const fn pale(tea: Tea) -> Tint {
    match tea {
        Tea::Black => PALE_BLACK,
        Tea::Green => PALE_GREEN,
    }
}

#[cfg(test)]
mod tests {
    use tabuleiro_game::palette::READABLE;

    use super::*;
    use crate::theme::contrasts;

    #[test]
    fn everything_written_in_the_tea_house_can_be_read() {
        let pairs = [
            (WOOD_INK, WOOD),
            (WOOD_INK2, WOOD),
            (WOOD_MARK, WOOD),
            (WOOD_FOCUS, WOOD),
            (PAGE_MARK, theme::PAGE),
            (WOOD_INK, PAPER),
            (WOOD_MARK, PAPER),
            (ON_GREEN, PAPER),
            (ON_BLACK, BLACK),
            (ON_GREEN, GREEN),
            (WOOD_INK, PALE_BLACK),
            (ON_GREEN, PALE_GREEN),
            (theme::INK, PLATE),
        ];
        for (text, ground) in pairs {
            for (theme, contrast) in contrasts(text, ground) {
                assert!(contrast >= READABLE, "{contrast:.2}: {text:?} on {ground:?}, {theme:?}");
            }
        }
    }
}
