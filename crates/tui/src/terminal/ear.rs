//! What a terminal sends, byte by byte: keys, the mouse, pasted text, and answers to questions.
//!
//! Answers may come late, in the middle of what a person types, and must never be taken for keys; that is why the bytes are read
//! here, and whole sequences are known before anybody is told of them.

use std::time::Duration;

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};

use super::sequence;
use crate::theme::Light;

/// What a terminal says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Said {
    /// Somebody did something.
    Event(Event),
    /// The column in which the cursor stands, counted from 1.
    Column(u16),
    /// What the terminal is written on.
    Ground(Light),
    /// What it is. Every terminal answers this, in the order in which it was asked.
    Attributes,
}

/// An escape alone is a key; if it begins something longer, the rest is not far behind.
const ESCAPE_PATIENCE: Duration = Duration::from_millis(50);

/// The rest of an answer may be held up on a slow line.
const ANSWER_PATIENCE: Duration = Duration::from_millis(500);

/// A text that is longer than this is cut where it is: nobody pastes so much on purpose.
const LONGEST: usize = 1 << 16;

const ESCAPE: u8 = 0x1b;
const PASTE: &[u8] = b"\x1b[200~";
const PASTE_END: &[u8] = b"\x1b[201~";

/// Understands what a terminal sends.
#[derive(Default, Debug)]
pub(crate) struct Ear {
    bytes: Vec<u8>,
}

/// What the first bytes are: how many belong together, and what they say, if anything. `None` if more must come.
type First = Option<(usize, Option<Said>)>;

impl Ear {
    /// Takes in what has come.
    pub(crate) fn hear(&mut self, bytes: &[u8]) {
        self.bytes.extend_from_slice(bytes);
    }

    /// What was said next; `None` if there is nothing more, or only the beginning of it.
    pub(crate) fn next(&mut self) -> Option<Said> {
        loop {
            let (count, said) = first(&self.bytes)?;
            self.bytes.drain(..count);
            if said.is_some() {
                return said;
            }
        }
    }

    /// How long to wait for the rest of what has begun; `None` if nothing has, or if it surely comes.
    pub(crate) fn patience(&self) -> Option<Duration> {
        match &self.bytes[..] {
            [] => None,
            bytes if bytes.starts_with(PASTE) => None,
            [_] => Some(ESCAPE_PATIENCE),
            _ => Some(ANSWER_PATIENCE),
        }
    }

    /// No more has come: what has begun is what it is. A key, if it can be one.
    pub(crate) fn give_up(&mut self) -> Option<Said> {
        let bytes = std::mem::take(&mut self.bytes);
        match &bytes[..] {
            [ESCAPE] => Some(key(KeyCode::Esc, KeyModifiers::NONE)),
            [ESCAPE, letter] => Some(key(KeyCode::Char(char::from(*letter)), KeyModifiers::ALT)),
            _ => None,
        }
    }
}

/// A key.
pub(super) fn key(code: KeyCode, modifiers: KeyModifiers) -> Said {
    Said::Event(Event::Key(KeyEvent::new(code, modifiers)))
}

fn first(bytes: &[u8]) -> First {
    match bytes {
        [] | [ESCAPE] => None,
        [ESCAPE, b'[', ..] if bytes.starts_with(PASTE) => paste(bytes),
        [ESCAPE, b'[', rest @ ..] => sequence::control(rest).map(|(count, said)| (count + 2, said)),
        [ESCAPE, b'O', rest @ ..] => {
            rest.first().map(|&letter| (3, sequence::of_letter(letter, KeyModifiers::NONE)))
        }
        [ESCAPE, b']' | b'P' | b'_' | b'^', rest @ ..] => string(rest).map(|(count, said)| (count + 2, said)),
        [ESCAPE, ESCAPE, ..] => Some((1, Some(key(KeyCode::Esc, KeyModifiers::NONE)))),
        [ESCAPE, rest @ ..] => letter(rest, KeyModifiers::ALT).map(|(count, said)| (count + 1, said)),
        _ => letter(bytes, KeyModifiers::NONE),
    }
}

fn paste(bytes: &[u8]) -> First {
    let inside = &bytes[PASTE.len()..];
    let end = inside.windows(PASTE_END.len()).position(|window| window == PASTE_END);
    let (length, count) = match end {
        Some(end) => (end, PASTE.len() + end + PASTE_END.len()),
        None if inside.len() > LONGEST => (inside.len(), bytes.len()),
        None => return None,
    };
    let text = String::from_utf8_lossy(&inside[..length]).into_owned();
    Some((count, Some(Said::Event(Event::Paste(text)))))
}

/// A text that a terminal sends by itself, such as a colour it was asked for: to a bell, or to an escape with a backslash.
fn string(rest: &[u8]) -> First {
    let bell = rest.iter().position(|&byte| byte == 0x07).map(|end| (end, end + 1));
    let escape = rest.windows(2).position(|pair| pair == b"\x1b\\").map(|end| (end, end + 2));
    let nearest = [bell, escape].into_iter().flatten().min();
    let (end, count) = nearest.or((rest.len() > LONGEST).then_some((rest.len(), rest.len())))?;
    Some((count, sequence::ground(&rest[..end]).map(Said::Ground)))
}

/// A letter, or what stands in its place.
fn letter(bytes: &[u8], modifiers: KeyModifiers) -> First {
    let of = |code: KeyCode| Some((1, Some(key(code, modifiers))));
    let ctrl = |letter: u8| {
        Some((1, Some(key(KeyCode::Char(char::from(letter)), modifiers | KeyModifiers::CONTROL))))
    };
    match *bytes.first()? {
        b'\r' | b'\n' => of(KeyCode::Enter),
        b'\t' => of(KeyCode::Tab),
        0x08 | 0x7f => of(KeyCode::Backspace),
        0 => ctrl(b' '),
        byte @ 1..=0x1a => ctrl(byte - 1 + b'a'),
        byte @ 0x1b..=0x1f => ctrl(byte - 0x1c + b'4'),
        _ => character(bytes, modifiers),
    }
}

fn character(bytes: &[u8], modifiers: KeyModifiers) -> First {
    let length = match bytes[0] {
        0xc2..=0xdf => 2,
        0xe0..=0xef => 3,
        0xf0..=0xf4 => 4,
        _ => 1,
    };
    let whole = bytes.get(..length)?;
    let Some(letter) = std::str::from_utf8(whole).ok().and_then(|text| text.chars().next()) else {
        return Some((1, None)); // no letter of any language: passed over
    };
    let shift = if letter.is_uppercase() { KeyModifiers::SHIFT } else { KeyModifiers::NONE };
    Some((length, Some(key(KeyCode::Char(letter), modifiers | shift))))
}

#[cfg(test)]
mod tests {
    use crossterm::event::{MouseButton, MouseEvent, MouseEventKind};

    use super::*;

    fn all(ear: &mut Ear) -> Vec<Said> {
        std::iter::from_fn(|| ear.next()).collect()
    }

    fn heard(bytes: &[u8]) -> Vec<Said> {
        let mut ear = Ear::default();
        ear.hear(bytes);
        let said = all(&mut ear);
        assert_eq!(ear.bytes, [] as [u8; 0], "everything is understood");
        said
    }

    fn plain(code: KeyCode) -> Said {
        key(code, KeyModifiers::NONE)
    }

    fn mouse(kind: MouseEventKind, column: u16, row: u16) -> Said {
        Said::Event(Event::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE }))
    }

    #[test]
    fn letters_of_every_length_are_keys() {
        let letters = ['a', 'ç', '─', '𝄞'];
        let text: String = letters.iter().collect();
        assert_eq!(heard(text.as_bytes()), letters.map(|letter| plain(KeyCode::Char(letter))));
        assert_eq!(heard(b"H"), [key(KeyCode::Char('H'), KeyModifiers::SHIFT)]);
        assert_eq!(heard(b"\xffa"), [plain(KeyCode::Char('a'))]);
    }

    #[test]
    fn keys_without_a_letter_are_known() {
        use KeyCode::{BackTab, Backspace, Delete, Down, End, Enter, F, Home, Left, PageUp, Right, Tab, Up};
        for (bytes, code) in [
            ("\r", Enter),
            ("\n", Enter),
            ("\t", Tab),
            ("\x7f", Backspace),
            ("\x08", Backspace),
            ("\x1b[A", Up),
            ("\x1bOB", Down),
            ("\x1b[C", Right),
            ("\x1b[D", Left),
            ("\x1b[H", Home),
            ("\x1b[4~", End),
            ("\x1b[3~", Delete),
            ("\x1b[5~", PageUp),
            ("\x1bOP", F(1)),
            ("\x1b[[B", F(2)),
            ("\x1b[24~", F(12)),
        ] {
            assert_eq!(heard(bytes.as_bytes()), [plain(code)], "{bytes:?}");
        }
        assert_eq!(heard(b"\x1b[Z"), [key(BackTab, KeyModifiers::SHIFT)]);
        assert_eq!(heard(b"\x1b[1;5C"), [key(Right, KeyModifiers::CONTROL)]);
        assert_eq!(heard(b"\x03"), [key(KeyCode::Char('c'), KeyModifiers::CONTROL)]);
        assert_eq!(heard(b"\x1bx"), [key(KeyCode::Char('x'), KeyModifiers::ALT)]);
    }

    #[test]
    fn the_mouse_is_understood_in_every_form() {
        let down = MouseEventKind::Down(MouseButton::Left);
        assert_eq!(heard(b"\x1b[<0;10;5M"), [mouse(down, 9, 4)]);
        assert_eq!(heard(b"\x1b[<0;10;5m"), [mouse(MouseEventKind::Up(MouseButton::Left), 9, 4)]);
        assert_eq!(heard(b"\x1b[<35;1;1M"), [mouse(MouseEventKind::Moved, 0, 0)]);
        assert_eq!(heard(b"\x1b[<64;3;3M"), [mouse(MouseEventKind::ScrollUp, 2, 2)]);
        assert_eq!(heard(b"\x1b[<65;3;3M"), [mouse(MouseEventKind::ScrollDown, 2, 2)]);
        assert_eq!(heard(b"\x1b[32;10;5M"), [mouse(down, 9, 4)]);
        assert_eq!(heard(b"\x1b[M *%"), [mouse(down, 9, 4)]);
    }

    #[test]
    fn answers_are_no_keys_wherever_they_come() {
        let said = heard("a\x1b[1;2Rb\x1b]11;rgb:1b1b/1616/1212\x07c\x1b[?62;4cd".as_bytes());
        let letters = |letter| plain(KeyCode::Char(letter));
        let expected = [
            letters('a'),
            Said::Column(2),
            letters('b'),
            Said::Ground(Light::Evening),
            letters('c'),
            Said::Attributes,
            letters('d'),
        ];
        assert_eq!(said, expected);
        assert_eq!(heard(b"\x1b]11;rgb:f1/e9/d9\x1b\\"), [Said::Ground(Light::Day)]);
        assert_eq!(heard(b"\x1b]4;1;rgb:00/00/00\x07\x1bP1$r0m\x1b\\x"), [letters('x')], "nobody asked");
    }

    #[test]
    fn what_comes_in_pieces_is_put_together() {
        let whole = b"\x1b[<0;10;5M\xc3\xa7\x1b]11;rgb:ffff/ffff/ffff\x1b\\\x1b[200~two\nlines\x1b[201~";
        let mut ear = Ear::default();
        let mut said = Vec::new();
        for byte in whole {
            ear.hear(&[*byte]);
            said.extend(all(&mut ear));
        }
        assert_eq!(said, heard(whole));
        assert_eq!(said.len(), 4);
        assert_eq!(said[3], Said::Event(Event::Paste("two\nlines".to_owned())));
    }

    #[test]
    fn an_escape_alone_is_a_key_when_nothing_follows() {
        let mut ear = Ear::default();
        assert_eq!(ear.patience(), None);
        ear.hear(b"\x1b");
        assert_eq!((ear.next(), ear.patience()), (None, Some(ESCAPE_PATIENCE)));
        assert_eq!(ear.give_up(), Some(plain(KeyCode::Esc)));
        ear.hear(b"\x1b]");
        assert_eq!(ear.next(), None);
        assert_eq!(ear.give_up(), Some(key(KeyCode::Char(']'), KeyModifiers::ALT)));
        ear.hear(b"\x1b]11;rgb:");
        assert_eq!((ear.next(), ear.give_up()), (None, None), "half an answer is never typed");
        ear.hear(b"\x1b[200~abc");
        assert_eq!((ear.next(), ear.patience()), (None, None), "the end of a pasted text comes");
        assert_eq!(heard(b"\x1b\x1b[A"), [plain(KeyCode::Esc), plain(KeyCode::Up)]);
    }

    #[test]
    fn no_bytes_whatever_are_too_much() {
        let mut noise = 1_u32;
        let mut ear = Ear::default();
        for _ in 0..200_000 {
            noise = noise.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            // Half of them from among those that mean something here.
            let special = b"\x1b[]O<;M~R?c0129\x07\\";
            let byte = (noise >> 16) as u8;
            let byte = if noise >> 31 == 0 { special[usize::from(byte) % special.len()] } else { byte };
            ear.hear(&[byte]);
            let _ = all(&mut ear);
            if noise.is_multiple_of(64) {
                let _ = ear.give_up();
            }
        }
    }
}
