//! Sequences that begin with an escape: keys without a letter, the mouse, answers.

use crossterm::event::{Event, KeyCode, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};

use super::ear::{Said, key};
use crate::theme::Light;

/// A sequence behind `ESC [`: how many bytes belong to it, and what it says. `None` if more must come.
pub(super) fn control(rest: &[u8]) -> Option<(usize, Option<Said>)> {
    match rest {
        // The console of Linux has a form of its own for its first five keys.
        [b'[', rest @ ..] => {
            let number = rest.first()?.wrapping_sub(b'A');
            return Some((2, (number < 5).then(|| key(KeyCode::F(number + 1), KeyModifiers::NONE))));
        }
        [b'M', rest @ ..] => {
            let &[code, column, row] = rest.first_chunk::<3>()?;
            let [code, column, row] = [code, column, row].map(|byte| u16::from(byte.saturating_sub(32)));
            return Some((4, mouse(code, (column, row), false)));
        }
        _ => (),
    }
    let end = rest.iter().position(|byte| (0x40..=0x7e).contains(byte))?;
    let inside = std::str::from_utf8(&rest[..end]).unwrap_or_default();
    Some((end + 1, meaning(inside, rest[end])))
}

/// What a sequence says, by what stands inside and its last letter.
fn meaning(inside: &str, last: u8) -> Option<Said> {
    let numbers: Vec<u16> =
        inside.trim_start_matches(['<', '?', '>']).split(';').map(|text| text.parse().unwrap_or(0)).collect();
    match (inside.chars().next(), last, &numbers[..]) {
        (Some('<'), b'M' | b'm', &[code, column, row]) => mouse(code, (column, row), last == b'm'),
        (Some('0'..='9'), b'M', &[code, column, row]) => mouse(code.saturating_sub(32), (column, row), false),
        (Some('?'), b'c', _) => Some(Said::Attributes),
        (Some('<' | '?' | '>'), ..) => None,
        (_, b'R', &[_, column]) => Some(Said::Column(column)),
        (_, b'~', &[number, ..]) => {
            Some(key(numbered(number)?, modifiers(numbers.get(1).copied().unwrap_or(1))))
        }
        (_, letter, _) => of_letter(letter, modifiers(numbers.get(1).copied().unwrap_or(1))),
    }
}

/// What a letter at the end of a sequence stands for.
pub(super) fn of_letter(letter: u8, modifiers: KeyModifiers) -> Option<Said> {
    let code = match letter {
        b'A' => KeyCode::Up,
        b'B' => KeyCode::Down,
        b'C' => KeyCode::Right,
        b'D' => KeyCode::Left,
        b'E' => KeyCode::KeypadBegin,
        b'H' => KeyCode::Home,
        b'F' => KeyCode::End,
        b'M' => KeyCode::Enter,
        b'P'..=b'S' => KeyCode::F(letter - b'P' + 1),
        b'Z' => return Some(key(KeyCode::BackTab, modifiers | KeyModifiers::SHIFT)),
        b'I' => return Some(Said::Event(Event::FocusGained)),
        b'O' => return Some(Said::Event(Event::FocusLost)),
        _ => return None,
    };
    Some(key(code, modifiers))
}

fn numbered(number: u16) -> Option<KeyCode> {
    Some(match number {
        1 | 7 => KeyCode::Home,
        2 => KeyCode::Insert,
        3 => KeyCode::Delete,
        4 | 8 => KeyCode::End,
        5 => KeyCode::PageUp,
        6 => KeyCode::PageDown,
        11..=15 => KeyCode::F(number as u8 - 10),
        17..=21 => KeyCode::F(number as u8 - 11),
        23 | 24 => KeyCode::F(number as u8 - 12),
        _ => return None,
    })
}

/// Shift, alt and control as a number one greater than their sum.
fn modifiers(number: u16) -> KeyModifiers {
    let bits = number.saturating_sub(1);
    let one = |bit: u16, modifier| if bits & bit == 0 { KeyModifiers::NONE } else { modifier };
    one(1, KeyModifiers::SHIFT) | one(2, KeyModifiers::ALT) | one(4, KeyModifiers::CONTROL)
}

/// The mouse at a place counted from 1: the button in the lowest and highest bits, shift, alt and control, and whether it moves.
fn mouse(code: u16, (column, row): (u16, u16), is_up: bool) -> Option<Said> {
    let button = (code & 0b11) | ((code & 0b1100_0000) >> 4);
    let is_moving = code & 0b10_0000 != 0;
    let named =
        [MouseButton::Left, MouseButton::Middle, MouseButton::Right].get(usize::from(button)).copied();
    let kind = match (button, named) {
        (_, Some(button)) if is_moving => MouseEventKind::Drag(button),
        (_, Some(button)) if is_up => MouseEventKind::Up(button),
        (_, Some(button)) => MouseEventKind::Down(button),
        (3, _) if is_moving => MouseEventKind::Moved,
        (3, _) => MouseEventKind::Up(MouseButton::Left),
        (4, _) => MouseEventKind::ScrollUp,
        (5, _) => MouseEventKind::ScrollDown,
        (6, _) => MouseEventKind::ScrollLeft,
        (7, _) => MouseEventKind::ScrollRight,
        _ => return None,
    };
    let (column, row) = (column.saturating_sub(1), row.saturating_sub(1));
    let modifiers = modifiers(((code & 0b1_1100) >> 2) + 1);
    Some(Said::Event(Event::Mouse(MouseEvent { kind, column, row, modifiers })))
}

/// What the terminal is written on, from an answer such as `11;rgb:1b1b/1616/1212`.
pub(super) fn ground(answer: &[u8]) -> Option<Light> {
    let colour = std::str::from_utf8(answer).ok()?.strip_prefix("11;rgb")?.trim_start_matches('a');
    let parts: Vec<f64> = colour.strip_prefix(':')?.split('/').map(share).collect::<Option<_>>()?;
    let &[red, green, blue] = parts.first_chunk::<3>()?;
    // How bright each colour looks to an eye.
    let is_light = 0.299 * red + 0.587 * green + 0.114 * blue > 0.5;
    Some(if is_light { Light::Day } else { Light::Evening })
}

/// One to four digits of base sixteen, as a share of the greatest number they can be.
fn share(digits: &str) -> Option<f64> {
    let most = 16_f64.powi(i32::try_from(digits.len()).ok().filter(|length| (1..=4).contains(length))?) - 1.0;
    u16::from_str_radix(digits, 16).ok().map(|number| f64::from(number) / most)
}
