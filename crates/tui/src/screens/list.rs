//! Rows to choose from: how keys move among them, which of them are shown, how the chosen one stands out.

use crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use crate::canvas::{Canvas, rect, width};
use crate::theme::Theme;

/// How many rows a page has, for the keys that turn one.
const PAGE: i32 = 10;

/// How far a key goes among rows, down if above 0; `None` if it is for something else.
pub fn stride(code: KeyCode) -> Option<i32> {
    match code {
        KeyCode::Up | KeyCode::Char('k') => Some(-1),
        KeyCode::Down | KeyCode::Char('j') => Some(1),
        KeyCode::PageUp => Some(-PAGE),
        KeyCode::PageDown => Some(PAGE),
        KeyCode::Home => Some(i32::MIN),
        KeyCode::End => Some(i32::MAX),
        _ => None,
    }
}

/// The row so far from another, but none beyond the first or the last of so many.
pub fn moved(at: usize, stride: i32, count: usize) -> usize {
    let last = i32::try_from(count).unwrap_or(i32::MAX).saturating_sub(1).max(0);
    let to = i32::try_from(at).unwrap_or(i32::MAX).saturating_add(stride).clamp(0, last);
    usize::try_from(to).unwrap_or(0)
}

/// The first of the rows that are shown, so that one of them stands about in the middle of the room there is.
pub fn first_shown(at: usize, count: usize, room: usize) -> usize {
    at.saturating_sub(room / 2).min(count.saturating_sub(room))
}

/// Draws the ground of a row, with the mark of the chosen one at its left end; how its texts are to be written: the first of them,
/// and those that step back.
pub fn ground(canvas: &mut Canvas<'_>, area: Rect, is_chosen: bool) -> (Style, Style) {
    let theme = canvas.theme;
    if !is_chosen {
        return (theme.strong(), theme.quiet());
    }
    canvas.fill(area, theme.focus());
    canvas.put(i32::from(area.x), i32::from(area.y), theme.pick("▸", ">"), theme.focus());
    (theme.focus(), theme.focus().remove_modifier(Modifier::BOLD))
}

/// A text in so many columns at most; what had to go is marked.
pub fn cut(text: &str, columns: i32, theme: Theme) -> String {
    if width(text) <= columns {
        return text.to_owned();
    }
    let sign = theme.pick("…", "..");
    let mut kept = String::new();
    for letter in text.chars() {
        if width(&kept) + width(letter.encode_utf8(&mut [0; 4])) + width(sign) > columns {
            break;
        }
        kept.push(letter);
    }
    kept.trim_end().to_owned() + sign
}

/// Notes at the right edge of an area that there are rows above or below those that are shown.
pub fn more(canvas: &mut Canvas<'_>, area: Rect, is_above: bool, is_below: bool) {
    let theme = canvas.theme;
    let x = i32::from(area.right()) - 1;
    let mut sign = |y: u16, text: &str| {
        canvas.put(x, i32::from(y), text, theme.quiet());
    };
    if is_above {
        sign(area.top(), theme.pick("↑", "^"));
    }
    if is_below {
        sign(area.bottom().saturating_sub(1), theme.pick("↓", "v"));
    }
}

/// The row of so many columns that begins there.
pub fn row(x: i32, y: i32, columns: i32) -> Rect {
    rect(x, y, columns, 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_go_no_further_than_there_are_rows() {
        let press = |at, code| moved(at, stride(code).expect("it moves"), 3);
        assert_eq!(press(0, KeyCode::Up), 0);
        assert_eq!(press(0, KeyCode::Char('j')), 1);
        assert_eq!(press(2, KeyCode::Down), 2);
        assert_eq!((press(1, KeyCode::Home), press(1, KeyCode::End)), (0, 2));
        assert_eq!(moved(5, 1, 0), 0);
    }

    #[test]
    fn the_chosen_row_is_always_shown() {
        for at in 0..20 {
            let first = first_shown(at, 20, 7);
            assert!((first..first + 7).contains(&at) && first + 7 <= 20);
        }
        assert_eq!(first_shown(3, 4, 7), 0);
    }

    #[test]
    fn what_is_cut_off_is_marked() {
        assert_eq!(cut("um jogo", 7, Theme::default()), "um jogo");
        assert_eq!(cut("um jogo de", 8, Theme::default()), "um jogo…");
        assert_eq!(cut("um jogo", 4, Theme { is_ascii: true, ..Theme::default() }), "um..");
        assert_eq!(cut("um", 0, Theme::default()), "…");
    }
}
