//! What must hold of the colours, whatever is drawn with them.

use tabuleiro_game::palette::READABLE;

use super::marks::{CORNER, FAINT, MARK};
use super::values::CHIP;
use super::wood::{MAPLE, OAK, ON_MAPLE, ON_WALNUT, PIT, WALNUT};
use super::{hand, wood};
use crate::theme::{self, contrasts};

/// Signs that are no text are seen from this contrast on.
const VISIBLE: f64 = 3.0;

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
