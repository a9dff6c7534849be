//! Seeds in a house: in the rows of dice up to twelve, as a large number beyond.

use ratatui::layout::Rect;
use ratatui::style::Style;

use super::digits;
use super::dyes::{Ink, SEED, SHINE, style};
use crate::canvas::Canvas;
use crate::skins::Size;

/// As many seeds are drawn; more could not be counted at a glance.
const MOST: u32 = 12;

/// How many seeds lie in the upper, the middle and the lower row.
pub(crate) fn rows(count: u32) -> [i32; 3] {
    match count {
        0 => [0, 0, 0],
        1 => [0, 1, 0],
        2 => [0, 2, 0],
        3 => [2, 0, 1],
        4 => [2, 0, 2],
        5 => [2, 1, 2],
        6 => [3, 0, 3],
        7 => [3, 1, 3],
        8 => [3, 2, 3],
        9 => [3, 3, 3],
        10 => [3, 4, 3],
        11 => [4, 3, 4],
        _ => [4, 4, 4],
    }
}

/// Draws so many seeds in a house. Those that a hand holds above it, on their way to other houses, are hollow.
pub(crate) fn draw(count: u32, is_in_hand: bool, size: Size, pit: Rect, canvas: &mut Canvas<'_>) {
    let theme = canvas.theme;
    let middle = i32::from(pit.y) + i32::from(pit.height) / 2;
    if count == 0 {
        let y = if size == Size::Large { middle - 1 } else { middle };
        let sign = theme.pick(["–", "––"], [".", ". "])[usize::from(size == Size::Large)];
        canvas.put_middle(i32::from(pit.x), y, i32::from(pit.width), sign, style(theme, Ink::Quiet));
        return;
    }
    if count > MOST {
        digits::draw(count, size, pit, style(theme, Ink::Seed), canvas);
        return;
    }
    for (row, count) in rows(count).into_iter().enumerate() {
        for x in columns(count, size) {
            let x = i32::from(pit.x) + x;
            match size {
                Size::Small => small(x, i32::from(pit.y) + 1 + row as i32, is_in_hand, canvas),
                Size::Middle => small(x, i32::from(pit.y) + 2 * row as i32 + 1, is_in_hand, canvas),
                Size::Large => large(x, i32::from(pit.y) + 2 + 3 * row as i32, is_in_hand, canvas),
            }
        }
    }
}

/// Where the seeds of a row begin, so that every row lies in the very middle.
fn columns(count: i32, size: Size) -> Vec<i32> {
    let places: &[i32] = match (size, count) {
        (_, ..=0) => &[],
        (Size::Small, 1) => &[5],
        (Size::Small, 2) => &[4, 6],
        (Size::Small, 3) => &[3, 5, 7],
        (Size::Small, _) => &[2, 4, 6, 8],
        (Size::Middle, 1) => &[6],
        (Size::Middle, 2) => &[4, 8],
        (Size::Middle, 3) => &[3, 6, 9],
        (Size::Middle, _) => &[2, 5, 7, 10],
        (Size::Large, 1) => &[9],
        (Size::Large, 2) => &[6, 12],
        (Size::Large, 3) => &[4, 9, 14],
        (Size::Large, _) => &[1, 6, 12, 17],
    };
    places.to_vec()
}

fn small(x: i32, y: i32, is_in_hand: bool, canvas: &mut Canvas<'_>) {
    let theme = canvas.theme;
    let sign = theme.pick(["●", "○"], ["o", "."])[usize::from(is_in_hand)];
    canvas.put(x, y, sign, style(theme, Ink::Seed));
}

fn large(x: i32, y: i32, is_in_hand: bool, canvas: &mut Canvas<'_>) {
    let theme = canvas.theme;
    let shape = match (theme.is_ascii, is_in_hand) {
        (false, false) => ["▟██▙", "▜██▛"],
        (false, true) => ["▞▀▀▚", "▚▄▄▞"],
        (true, false) => ["/\"\"\\", "\\__/"],
        (true, true) => [".  .", "'  '"],
    };
    for (row, line) in shape.iter().enumerate() {
        canvas.put(x, y + row as i32, line, style(theme, Ink::Seed));
    }
    if theme.is_painted() && !is_in_hand {
        canvas.put(x + 1, y, "▄", lit(canvas));
    }
}

/// Where light falls on a seed.
fn lit(canvas: &Canvas<'_>) -> Style {
    canvas.theme.on(SHINE, SEED)
}
