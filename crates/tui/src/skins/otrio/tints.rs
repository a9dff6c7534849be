//! The colours of Otrio: maple by day, dark walnut in the evening, and four glazes that stand out from both.

use ratatui::style::{Modifier, Style};

use crate::theme::{self, Depth, Theme, Tint};

/// What cells are made of.
pub(super) const WOOD: Tint = Tint::new((0xEA_CF9F, 187), (0x4A_2F1E, 237));
/// Where a ring can lie.
pub(super) const GROOVE: Tint = Tint::new((0xD9_B57D, 180), (0x63_432C, 239));
/// The dots around an empty place.
const DOT: Tint = Tint::new((0x8F_7040, 94), (0xA9_8A66, 138));
/// What can be touched, and a loss.
pub(super) const MARK: Tint = Tint::new((0x7A_2710, 88), (0xFF_D9C4, 223)).or(1, 11);
/// A win.
pub(super) const WIN: Tint = Tint::new((0x1F_4D39, 22), (0xB5_E3C6, 151)).or(2, 10);
/// What is written on a ring.
pub(super) const ON_RING: Tint = Tint::new((0xFF_F8EF, 231), (0x26_140B, 233)).or(15, 0);

/// The glaze of each paint, by its name. The number of notches in a ring is its place here, counted from 1.
pub(super) const GLAZES: [(&str, Tint); 4] = [
    ("brick", Tint::new((0xA8_3C24, 124), (0xF0_8A68, 209)).or(1, 9)),
    ("moss", Tint::new((0x5C_6F22, 58), (0xC3_D274, 150)).or(2, 10)),
    ("indigo", Tint::new((0x2B_417C, 18), (0x93_AEF5, 111)).or(4, 12)),
    ("plum", Tint::new((0x7D_4170, 96), (0xDD_A0CE, 182)).or(5, 13)),
];

/// A letter on a ring of that glaze. Where a ring is drawn with signs of ASCII, or without colour, there is no ground under it.
pub(super) fn letter(theme: Theme, glaze: Tint) -> Style {
    if theme.is_ascii || theme.depth == Depth::None {
        return theme.strong();
    }
    theme.text(ON_RING).bg(theme.color(glaze)).add_modifier(Modifier::BOLD)
}

/// Something written on the wood.
pub(super) fn on_wood(theme: Theme, tint: Tint) -> Style {
    let style = theme.text(tint).add_modifier(Modifier::BOLD);
    if theme.is_painted() { style.bg(theme.color(WOOD)) } else { style }
}

/// A letter that is not on a ring yet.
pub(super) fn outlined(theme: Theme) -> Style {
    on_wood(theme, theme::INK)
}

/// The dots around an empty place.
pub(super) fn dots(theme: Theme) -> Style {
    if theme.is_painted() { theme.text(DOT) } else { theme.quiet().add_modifier(Modifier::DIM) }
}

#[cfg(test)]
mod tests {
    use tabuleiro_game::palette::READABLE;

    use super::*;
    use crate::theme::contrasts;

    #[test]
    fn all_that_is_written_can_be_read() {
        let glazes = GLAZES.map(|(_, glaze)| (ON_RING, glaze));
        // Rings of ASCII signs stand on the page.
        let on_page = GLAZES.map(|(_, glaze)| (glaze, theme::PAGE));
        let others = [
            (theme::INK, WOOD),
            (MARK, WOOD),
            (MARK, GROOVE),
            (WIN, WOOD),
            (MARK, theme::PAGE),
            (WIN, theme::PAGE),
        ];
        for (tint, ground) in glazes.into_iter().chain(on_page).chain(others) {
            for (theme, contrast) in contrasts(tint, ground) {
                assert!(contrast >= READABLE, "{contrast:.2}: {tint:?} on {ground:?}, {theme:?}");
            }
        }
    }

    #[test]
    fn rings_stand_out_from_the_wood() {
        for (name, glaze) in GLAZES {
            for (theme, contrast) in contrasts(glaze, WOOD) {
                assert!(contrast >= 3.0, "{contrast:.2}: {name} on wood, {theme:?}");
            }
        }
    }
}
