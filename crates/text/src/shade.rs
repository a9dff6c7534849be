//! Which of a terminal's 256 colours stands for a material.
//!
//! The first sixteen are whatever the user has set them to, so only the other 240 are used: a cube of six steps each of
//! red, green and blue, and a row of greys.

use std::sync::LazyLock;

use tabuleiro_game::palette::{DAY_GROUNDS, EVENING_GROUNDS, READABLE};
use tabuleiro_game::{Paint, Rgb};

use crate::Ground;

/// The numbers whose colours are the same on every terminal.
const FIXED: std::ops::RangeInclusive<u8> = 16..=255;

/// What terminals are often set to besides the grounds that materials are made for: a light grey and Solarized; what editors
/// take for black, Solarized, Gruvbox, Dracula, Nord.
const LIGHT_TERMINALS: [Rgb; 2] = [Rgb(0xEE, 0xEE, 0xEE), Rgb(0xFD, 0xF6, 0xE3)];
const DARK_TERMINALS: [Rgb; 5] = [
    Rgb(0x1E, 0x1E, 0x1E),
    Rgb(0x00, 0x2B, 0x36),
    Rgb(0x28, 0x28, 0x28),
    Rgb(0x28, 0x2A, 0x36),
    Rgb(0x2E, 0x34, 0x40),
];

/// Shapes and lines can be seen from this contrast on.
const SEEN: f64 = 3.0;

/// There are colours enough for a ground that is known: materials are made only so much more vivid there.
const MILDLY: f64 = 1.5;

/// All colours that can be seen on every ground are about as light: there lightness counts for less than hue, which is what
/// tells two woods apart.
const HALF: f64 = 0.5;

/// One of the 240 colours.
struct Shade {
    number: u8,
    lab: Lab,
    rgb: Rgb,
}

/// Lightness, green to red, blue to yellow: distances in it are as large as they look (Ottosson's Oklab).
type Lab = [f64; 3];

/// For each ground, the colours that can be read on it, or seen on all.
static READABLE_ON: LazyLock<[Vec<Shade>; 3]> =
    LazyLock::new(|| [Ground::Unknown, Ground::Day, Ground::Evening].map(readable_on));

/// What may be behind the text on that ground.
fn behind(ground: Ground) -> Vec<Rgb> {
    match ground {
        Ground::Unknown => [behind(Ground::Day), behind(Ground::Evening)].concat(),
        Ground::Day => [&DAY_GROUNDS[..], &LIGHT_TERMINALS].concat(),
        Ground::Evening => [&EVENING_GROUNDS[..], &DARK_TERMINALS].concat(),
    }
}

/// The contrast that a colour must have: no colour can be read on every ground, so only shapes have one where it is not known.
fn least_contrast(ground: Ground) -> f64 {
    if ground == Ground::Unknown { SEEN } else { READABLE }
}

/// The number of the colour that is nearest to a material's ink, among those that can be read on the ground.
pub(crate) fn nearest(paint: &Paint, ground: Ground) -> u8 {
    let [any, day, evening] = &*READABLE_ON;
    let (by_day, by_evening) = (lab(paint.day.ink), lab(paint.evening.ink));
    let between = [0, 1, 2].map(|part| f64::midpoint(by_day[part], by_evening[part]));
    let (shades, wanted, lightly) = match ground {
        Ground::Unknown => (any, vivid(between, f64::INFINITY), HALF),
        Ground::Day => (day, vivid(by_day, MILDLY), 1.0),
        Ground::Evening => (evening, vivid(by_evening, MILDLY), 1.0),
    };
    let distance = |shade: &Shade| -> f64 {
        let apart = |part: usize| (shade.lab[part] - wanted[part]).powi(2);
        lightly * apart(0) + apart(1) + apart(2)
    };
    let closest = shades.iter().min_by(|one, other| distance(one).total_cmp(&distance(other)));
    closest.map_or(*FIXED.end(), |shade| shade.number)
}

/// The colours of a terminal are few, and most are vivid: a muted colour would be nearest to grey and lose its hue, so it is
/// made as vivid as they are first, or at most so many times as vivid as it is. Grey stays grey.
fn vivid([lightness, a, b]: Lab, most: f64) -> Lab {
    let chroma = a.hypot(b);
    let scale = if chroma < 0.03 { 1.0 } else { (0.12 / chroma).clamp(1.0, most) };
    [lightness, a * scale, b * scale]
}

fn readable_on(ground: Ground) -> Vec<Shade> {
    let (grounds, least) = (behind(ground), least_contrast(ground));
    let shade = |number| Shade { number, lab: lab(rgb(number)), rgb: rgb(number) };
    let is_readable = |shade: &Shade| grounds.iter().all(|ground| shade.rgb.contrast(*ground) >= least);
    FIXED.map(shade).filter(is_readable).collect()
}

/// What a terminal shows for a number from 16 on.
fn rgb(number: u8) -> Rgb {
    if number >= 232 {
        let grey = 8 + 10 * (number - 232);
        return Rgb(grey, grey, grey);
    }
    let step = |index: u8| [0, 95, 135, 175, 215, 255][usize::from(index % 6)];
    let cube = number - 16;
    Rgb(step(cube / 36), step(cube / 6), step(cube))
}

fn lab(Rgb(red, green, blue): Rgb) -> Lab {
    let linear = |part: u8| {
        let part = f64::from(part) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    };
    let light = [linear(red), linear(green), linear(blue)];
    let mix = |by: [f64; 3], parts: [f64; 3]| -> f64 { by.iter().zip(parts).map(|(b, p)| b * p).sum() };
    let cones = [
        [0.412_221_470_8, 0.536_332_536_3, 0.051_445_992_9],
        [0.211_903_498_2, 0.680_699_545_1, 0.107_396_956_6],
        [0.088_302_461_9, 0.281_718_837_6, 0.629_978_700_5],
    ]
    .map(|by| mix(by, light).cbrt());
    [
        [0.210_454_255_3, 0.793_617_785_0, -0.004_072_046_8],
        [1.977_998_495_1, -2.428_592_205_0, 0.450_593_709_9],
        [0.025_904_037_1, 0.782_771_766_2, -0.808_675_766_0],
    ]
    .map(|by| mix(by, cones))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAMPLES: [Paint; 6] = [
        Paint::new("maple", (0xE3_C08C, 0x7A_5520), (0xC9_A46C, 0xE8_C68F)),
        Paint::new("celadon", (0x9F_C5B1, 0x2F_6B52), (0x7F_AE97, 0x9F_D0B7)),
        Paint::new("brick", (0xB5_4A3A, 0x98_3527), (0xB5_5A48, 0xE5_8C7A)),
        Paint::new("indigo", (0x3F_5C9A, 0x2F_4A86), (0x5F_7DBE, 0x9A_B4EC)),
        Paint::new("white", (0xFF_FFFF, 0xFF_FFFF), (0x00_0000, 0x00_0000)),
        Paint::new("grey", (0x80_8080, 0x60_6060), (0x80_8080, 0xA0_A0A0)),
    ];

    #[test]
    fn every_colour_can_be_read_on_its_ground() {
        for paint in &SAMPLES {
            for ground in [Ground::Unknown, Ground::Day, Ground::Evening] {
                let shade = nearest(paint, ground);
                for under in behind(ground) {
                    let contrast = rgb(shade).contrast(under);
                    let name = paint.name;
                    assert!(contrast >= least_contrast(ground), "{name} {ground:?}: {shade} has {contrast}");
                }
            }
        }
    }

    #[test]
    fn the_colour_is_like_the_material() {
        for ground in [Ground::Unknown, Ground::Day, Ground::Evening] {
            let [_, celadon, brick, indigo, _, grey] = SAMPLES.map(|paint| rgb(nearest(&paint, ground)));
            assert!(celadon.1 > celadon.0, "celadon is green: {celadon:?} {ground:?}");
            assert!(brick.0 > brick.1 && brick.0 > brick.2, "brick is red: {brick:?} {ground:?}");
            assert!(indigo.2 > indigo.0 && indigo.2 > indigo.1, "indigo is blue: {indigo:?} {ground:?}");
            assert!(grey.0 == grey.1 && grey.1 == grey.2, "grey is grey: {grey:?} {ground:?}");
        }
    }

    #[test]
    fn two_woods_are_told_apart_on_every_ground() {
        let maple = Paint::new("maple", (0xEA_CF9F, 0x80_5A2E), (0xCB_A871, 0xDF_C598));
        let walnut = Paint::new("walnut", (0x6B_442B, 0x4A_2C1A), (0x51_311D, 0xBC_8A66));
        for ground in [Ground::Unknown, Ground::Day, Ground::Evening] {
            assert_ne!(nearest(&maple, ground), nearest(&walnut, ground), "{ground:?}");
        }
    }

    #[test]
    fn the_cube_and_the_greys_are_where_terminals_have_them() {
        assert_eq!(
            [16, 21, 196, 231, 232, 255].map(rgb),
            [
                Rgb(0, 0, 0),
                Rgb(0, 0, 255),
                Rgb(255, 0, 0),
                Rgb(255, 255, 255),
                Rgb(8, 8, 8),
                Rgb(238, 238, 238),
            ]
        );
    }
}
