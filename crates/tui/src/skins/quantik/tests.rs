//! What must hold of the colours, whatever is drawn with them.

use ratatui::style::Color;
use tabuleiro_game::palette::{READABLE, Rgb};

use super::marks::{CORNER, FAINT, MARK};
use super::values::CHIP;
use super::wood::{MAPLE, OAK, ON_MAPLE, ON_WALNUT, PIT, WALNUT};
use super::{hand, wood};
use crate::theme::{self, Depth, Light, Theme, Tint};

/// Signs that are no text are seen from this contrast on.
const VISIBLE: f64 = 3.0;

fn rgb(color: Color) -> Rgb {
    let step = |part: u8| if part == 0 { 0 } else { 55 + 40 * part };
    match color {
        Color::Rgb(red, green, blue) => Rgb(red, green, blue),
        Color::Indexed(place @ 232..) => {
            Rgb(8 + 10 * (place - 232), 8 + 10 * (place - 232), 8 + 10 * (place - 232))
        }
        Color::Indexed(place @ 16..) => {
            let place = place - 16;
            Rgb(step(place / 36), step(place / 6 % 6), step(place % 6))
        }
        other => panic!("{other} depends on the terminal"),
    }
}

fn contrasts(one: Tint, two: Tint) -> impl Iterator<Item = (Theme, f64)> {
    let depths = [Depth::True, Depth::Many].into_iter();
    let themes = depths
        .flat_map(|depth| [Light::Day, Light::Evening].map(|light| Theme { depth, light, is_ascii: false }));
    themes.map(move |theme| (theme, rgb(theme.color(one)).contrast(rgb(theme.color(two)))))
}

#[test]
fn every_text_on_the_wood_can_be_read() {
    let pairs = [
        (ON_MAPLE, MAPLE),
        (ON_WALNUT, WALNUT),
        (MARK, PIT),
        (FAINT, PIT),
        (CORNER, PIT),
        (CHIP, theme::GOOD),
        (theme::BAD, CHIP),
        (theme::INK, CHIP),
        (theme::ON_TERRA, theme::BAD),
        (hand::SPENT, theme::PAGE),
        (hand::SPENT, theme::PANEL),
    ];
    for (text, ground) in pairs {
        for (theme, contrast) in contrasts(text, ground) {
            assert!(contrast >= READABLE, "{contrast:.2}: {text:?} on {ground:?}, {theme:?}");
        }
    }
}

#[test]
fn strokes_and_corners_are_seen_on_all_wood() {
    for sign in [MARK, CORNER] {
        for ground in [OAK, PIT, wood::PIT_SHADE] {
            for (theme, contrast) in contrasts(sign, ground) {
                assert!(contrast >= VISIBLE, "{contrast:.2}: {sign:?} on {ground:?}, {theme:?}");
            }
        }
    }
}

#[test]
fn the_two_sides_are_told_apart_by_light_and_dark() {
    for (theme, contrast) in contrasts(MAPLE, WALNUT) {
        assert!(contrast >= READABLE, "{contrast:.2}: {theme:?}");
    }
}
