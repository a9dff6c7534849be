//! What is drawn stays in its place, can be clicked, read, and told without colour.

use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier};
use tabuleiro_game::Lang;
use tabuleiro_game::palette::{READABLE, Rgb};
use tabuleiro_tui::canvas::Hit;
use tabuleiro_tui::skins::Size;
use tabuleiro_tui::theme::{Depth, Light, Theme};

use super::{ALL, PUTTING, SERVING, SWAPPED, SWAPPING, TURNED, WON, draw, text};
use crate::bench::{ASCII, Drawn, LINED, Moment, PAINTED, SIZES};

#[test]
fn every_mark_can_be_told_without_colour() {
    let serving = draw(&SERVING.seen(LINED, Lang::En).hinted(&["ne/nw"]), Size::Small);
    assert!(serving.is_reversed("▸○◂"));
    assert!(serving.is_reversed("[♙]"), "the waiter itself is a block, …");
    assert!(serving.text().contains("_◌_"));
    let rows = serving.rows();
    let row = rows.iter().rposition(|row| row.contains("[♙]")).expect("the waiter that would come");
    let column = rows[row][..rows[row].find("[♙]").expect("there")].chars().count() as u16;
    let coming = &serving.buffer[(column, row as u16)];
    assert!(!coming.modifier.contains(Modifier::REVERSED), "… and that one is not.");
    let putting = text(&PUTTING.seen(LINED, Lang::En), Size::Small);
    assert!(putting.contains("[◉]") && putting.contains("▸◉◂") && putting.contains("[○♙]"), "{putting}");
    let swapping = text(&SWAPPING.seen(LINED, Lang::En), Size::Small);
    for mark in ["[n]", "▸w◂", "◌ne", "╎○╎", "╎·╎", "[swap two]", "⚑5", "⚐5", "┏", "╔"]
    {
        assert!(swapping.contains(mark), "{mark}\n{swapping}");
    }
    assert!(text(&SWAPPED.seen(LINED, Lang::En), Size::Small).contains("(n)⇄w"));
    assert!(text(&TURNED.seen(LINED, Lang::En), Size::Small).contains("(c)↻135"));
    assert!(text(&WON.seen(LINED, Lang::En), Size::Small).contains("*ne*"));
    let served = Moment { moves: "ne/s", focus: "s/c", ..SERVING };
    assert!(text(&served.seen(LINED, Lang::En), Size::Small).contains("(○)"));
    let taken = Moment { focus: "ne/w", ..SERVING };
    assert!(text(&taken.seen(LINED, Lang::En).refused(), Size::Small).contains("▸⊘♙◂"));
}

#[test]
fn used_markers_have_a_tick_and_step_back() {
    let drawn = draw(&SERVING.seen(LINED, Lang::En), Size::Small);
    assert!(drawn.text().contains("move a ◉ ─── ✓") && drawn.text().contains("swap two ─── 4"));
    assert!(drawn.cell("move a ◉").modifier.contains(Modifier::DIM));
    assert!(!drawn.cell("swap two").modifier.contains(Modifier::DIM));
}

#[test]
fn ascii_is_ascii() {
    for (moment, size) in ALL.iter().flat_map(|moment| SIZES.map(|size| (*moment, size))) {
        let text = text(&moment.seen(ASCII, Lang::Pt).valued(), size);
        assert!(text.is_ascii(), "{text}");
    }
}

#[test]
fn all_text_can_be_read() {
    for (moment, size) in ALL.iter().flat_map(|moment| SIZES.map(|size| (*moment, size))) {
        for depth in [Depth::True, Depth::Many] {
            for light in [Light::Day, Light::Evening] {
                let theme = Theme { depth, light, is_ascii: false };
                let bench = moment.seen(theme, Lang::En);
                assert_readable(&draw(&bench, size), theme);
                assert_readable(&draw(&bench.valued(), size), theme);
            }
        }
    }
}

fn assert_readable(drawn: &Drawn, theme: Theme) {
    for place in drawn.buffer.area.positions() {
        let cell = &drawn.buffer[place];
        let letter = cell.symbol().chars().next().unwrap_or(' ');
        if letter == ' ' || ('\u{2580}'..='\u{259f}').contains(&letter) {
            continue;
        }
        let contrast = rgb(cell.fg).contrast(rgb(cell.bg));
        assert!(contrast >= READABLE, "{letter} {:?} on {:?}: {contrast:.2} {theme:?}", cell.fg, cell.bg);
    }
}

/// A colour as terminals show it; those of 256 by their cube and their greys.
fn rgb(color: Color) -> Rgb {
    let level = |part: u8| if part == 0 { 0 } else { 55 + 40 * part };
    match color {
        Color::Rgb(red, green, blue) => Rgb(red, green, blue),
        Color::Indexed(place @ 232..) => {
            Rgb(8 + 10 * (place - 232), 8 + 10 * (place - 232), 8 + 10 * (place - 232))
        }
        Color::Indexed(place @ 16..) => {
            let place = place - 16;
            Rgb(level(place / 36), level(place / 6 % 6), level(place % 6))
        }
        other => panic!("{other:?} is the terminal's own"),
    }
}

#[test]
fn every_spot_that_can_be_touched_can_be_clicked() {
    for (moment, size) in ALL.iter().flat_map(|moment| SIZES.map(|size| (*moment, size))) {
        let bench = moment.seen(PAINTED, Lang::En);
        let drawn = draw(&bench, size);
        for &spot in &bench.open {
            let mut places = drawn.buffer.area.positions();
            let id = &bench.board.spots[spot.index()].id;
            let found = places.any(|place| drawn.hit(place) == Some(Hit::Spot(spot)));
            assert!(found, "{id} {size:?} {}", moment.position);
        }
    }
}

#[test]
fn nothing_is_drawn_or_clicked_outside_the_board() {
    for (moment, size) in ALL.iter().flat_map(|moment| SIZES.map(|size| (*moment, size))) {
        for theme in [PAINTED, LINED, ASCII] {
            let bench = moment.seen(theme, Lang::Pt).valued();
            let (columns, rows) = bench.extent(size);
            bench.assert_inside(size, Rect::new(1, 1, columns, rows));
        }
    }
}
