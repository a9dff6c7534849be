//! The colours of Oware: grey seeds in a walnut board, by day and in the evening.

use ratatui::style::{Modifier, Style};

use crate::theme::{self, Theme, Tint};

/// The board.
pub(crate) const WALNUT: Tint = Tint::new((0x6E_4A31, 95), (0x53_3623, 237));
/// Where light falls on the lower edge of a house.
pub(crate) const LIP: Tint = Tint::new((0x80_593B, 95), (0x64_4530, 238));
/// The ground of a house.
pub(crate) const PIT: Tint = Tint::new((0x4C_3120, 236), (0x2E_1C10, 234));
/// The shadow of its upper edge.
pub(crate) const SHADE: Tint = Tint::new((0x41_291A, 235), (0x26_160B, 233));
/// Seeds.
pub(crate) const SEED: Tint = Tint::new((0xC6_CAC1, 251), (0xB5_BAB0, 249));
/// The light on a seed.
pub(crate) const SHINE: Tint = Tint::new((0xE9_ECE4, 255), (0xDC_E0D6, 254));
/// Letters and numbers on the board.
pub(crate) const CREAM: Tint = Tint::new((0xFF_F6E6, 231), (0xF6_EBD8, 230));
/// What steps back there.
pub(crate) const SAND: Tint = Tint::new((0xE8_D5B7, 230), (0xD0_BC9B, 180));
/// What is legal, and what is pointed out.
pub(crate) const PEACH: Tint = Tint::new((0xFF_D9C4, 230), (0xFF_C7A8, 223));
/// Good for whoever sows.
pub(crate) const MINT: Tint = Tint::new((0xC4_EDD0, 194), (0xA8_DCB8, 151));
/// Bad for whoever sows.
pub(crate) const ROSE: Tint = Tint::new((0xFF_CDBB, 230), (0xFF_B79C, 217));

/// What is written on the board, and in which style.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ink {
    /// The letter of a house.
    Name,
    /// How many seeds it has.
    Number,
    /// A seed.
    Seed,
    /// An empty house, a line.
    Quiet,
    /// A mark: legal, last, forbidding.
    Mark,
    /// A value that is good, bad or neither.
    Worth(i32),
}

/// The style of what is written on the board; its ground is left as it is.
pub(crate) fn style(theme: Theme, ink: Ink) -> Style {
    let painted = |tint: Tint, plain: Style| if theme.is_painted() { theme.text(tint) } else { plain };
    match ink {
        Ink::Name | Ink::Worth(0) => painted(CREAM, theme.ink()),
        Ink::Number => painted(CREAM, theme.ink()).add_modifier(Modifier::BOLD),
        Ink::Seed => painted(SEED, theme.ink()),
        Ink::Quiet => painted(SAND, theme.quiet()),
        Ink::Mark => painted(PEACH, theme.text(theme::TERRA)).add_modifier(Modifier::BOLD),
        Ink::Worth(1..) => painted(MINT, theme.good()),
        Ink::Worth(_) => painted(ROSE, theme.bad()),
    }
}

#[cfg(test)]
mod tests {
    use tabuleiro_game::palette::READABLE;

    use super::*;
    use crate::theme::contrasts;

    /// What is written on what.
    const PAIRS: [(Tint, &[Tint]); 6] = [
        (CREAM, &[WALNUT, LIP, PIT, SHADE]),
        (SAND, &[PIT, SHADE]),
        (SEED, &[PIT, SHADE]),
        (PEACH, &[WALNUT]),
        (MINT, &[WALNUT]),
        (ROSE, &[WALNUT]),
    ];

    #[test]
    fn everything_written_on_the_board_can_be_read() {
        for (text, grounds) in PAIRS {
            for ground in grounds {
                for (theme, contrast) in contrasts(text, *ground) {
                    assert!(contrast >= READABLE, "{contrast:.2}: {text:?} on {ground:?}, {theme:?}");
                }
            }
        }
    }
}
