//! Large numbers, for houses with more seeds than anybody would count.

use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use crate::canvas::Canvas;
use crate::skins::Size;

/// Each digit as five rows of three dots; the first dot of a row is 4.
const DOTS: [[u8; 5]; 10] = [
    [7, 5, 5, 5, 7],
    [2, 6, 2, 2, 7],
    [7, 1, 7, 4, 7],
    [7, 1, 7, 1, 7],
    [5, 5, 7, 1, 1],
    [7, 4, 7, 1, 7],
    [7, 4, 7, 5, 7],
    [7, 1, 1, 2, 2],
    [7, 5, 7, 5, 7],
    [7, 5, 7, 1, 7],
];

/// The same as three rows of letters.
const LETTERS: [[&str; 3]; 10] = [
    [" _ ", "| |", "|_|"],
    ["   ", "  |", "  |"],
    [" _ ", " _|", "|_ "],
    [" _ ", " _|", " _|"],
    ["   ", "|_|", "  |"],
    [" _ ", "|_ ", " _|"],
    [" _ ", "|_ ", "|_|"],
    [" _ ", "  |", "  |"],
    [" _ ", "|_|", "|_|"],
    [" _ ", "|_|", " _|"],
];

/// Draws a number in the middle of a house.
pub(crate) fn draw(number: u32, size: Size, pit: Rect, style: Style, canvas: &mut Canvas<'_>) {
    let text = number.to_string();
    let digits: Vec<usize> = text.bytes().map(|digit| usize::from(digit - b'0')).collect();
    let (x, y, columns) = (i32::from(pit.x), i32::from(pit.y), i32::from(pit.width));
    if digits.len() > 2 {
        canvas.put_middle(
            x,
            y + i32::from(pit.height) / 2,
            columns,
            &text,
            style.add_modifier(Modifier::BOLD),
        );
        return;
    }
    let lines = match (size, canvas.theme.is_ascii) {
        (Size::Small | Size::Middle, true) => letters(&digits),
        (Size::Small | Size::Middle, false) => halves(&digits),
        (Size::Large, true) => blocks(&digits, "##"),
        (Size::Large, false) => blocks(&digits, "██"),
    };
    let top = y + (i32::from(pit.height) - lines.len() as i32) / 2;
    for (row, line) in lines.iter().enumerate() {
        canvas.put_middle(x, top + row as i32, columns, line, style);
    }
}

fn letters(digits: &[usize]) -> Vec<String> {
    (0..3).map(|row| digits.iter().map(|digit| LETTERS[*digit][row]).collect::<Vec<_>>().join(" ")).collect()
}

/// Two rows of dots to a line.
fn halves(digits: &[usize]) -> Vec<String> {
    let dot = |digit: usize, row: usize, bit: u8| DOTS[digit].get(row).is_some_and(|dots| dots & bit != 0);
    let cell = |digit: usize, row: usize, bit: u8| match (dot(digit, row, bit), dot(digit, row + 1, bit)) {
        (true, true) => '█',
        (true, false) => '▀',
        (false, true) => '▄',
        (false, false) => ' ',
    };
    let line = |row: usize| {
        let one = |digit: &usize| [4, 2, 1].map(|bit| cell(*digit, row, bit)).iter().collect::<String>();
        digits.iter().map(one).collect::<Vec<_>>().join(" ")
    };
    [0, 2, 4].map(line).to_vec()
}

/// Two columns to a dot.
fn blocks(digits: &[usize], full: &str) -> Vec<String> {
    let line = |row: usize| {
        let one = |digit: &usize| {
            [4, 2, 1].map(|bit| if DOTS[*digit][row] & bit != 0 { full } else { "  " }).concat()
        };
        digits.iter().map(one).collect::<Vec<_>>().join("  ")
    };
    (0..5).map(line).collect()
}
