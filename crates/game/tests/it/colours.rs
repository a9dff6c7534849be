//! Materials and how well they can be told apart.

use tabuleiro_game::Paint;
use tabuleiro_game::palette::{Rgb, Tone};

#[test]
fn a_material_is_written_as_red_green_and_blue() {
    let paint = Paint::new("maple", (0x0001_0203, 0x0010_2030), (0x00A0_B0C0, 0x00FF_FEFD));
    assert_eq!(paint.name, "maple");
    assert_eq!(paint.day, Tone { fill: Rgb(1, 2, 3), ink: Rgb(0x10, 0x20, 0x30) });
    assert_eq!(paint.evening, Tone { fill: Rgb(0xA0, 0xB0, 0xC0), ink: Rgb(0xFF, 0xFE, 0xFD) });
}

/// Values worked out by the formulas of the guidelines.
#[test]
fn contrast_is_that_of_the_accessibility_guidelines() {
    let (black, white) = (Rgb(0, 0, 0), Rgb(255, 255, 255));
    for (one, other, contrast) in [
        (black, white, 21.0),
        (white, white, 1.0),
        (Rgb(255, 0, 0), white, 3.998),
        (Rgb(0, 255, 0), white, 1.372),
        (Rgb(0, 0, 255), white, 8.592),
        (Rgb(0x77, 0x77, 0x77), white, 4.478),
        (Rgb(10, 10, 10), black, 1.061),
        (Rgb(12, 12, 12), black, 1.073),
    ] {
        for found in [one.contrast(other), other.contrast(one)] {
            assert!((found - contrast).abs() < 0.001, "{one:?} on {other:?}: {found}");
        }
    }
}
