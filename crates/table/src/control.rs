//! How time is measured out, as people write it: `5+3`, `5d3`, `30s/move`, `none`.

use std::fmt;
use std::str::FromStr;

use tabuleiro_game::{Message, Speak};

use crate::WORDS;
use crate::clock::Control;
use crate::time::Span;

/// The clocks that a new game is offered, by how long they last.
pub const OFFERED: [&str; 5] = ["none", "3+2", "5+3", "10+5", "15+10"];

/// No clock is longer than this: a year.
const LONGEST: Span = Span::seconds(366 * 24 * 3_600);

/// Units of time by their letters, the longest first.
const UNITS: [(char, u64); 4] = [('d', 86_400_000), ('h', 3_600_000), ('m', 60_000), ('s', 1_000)];
const MINUTE: u64 = 60_000;

/// A text that is no clock.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownControl(String);

/// As people write it.
///
/// ```
/// use tabuleiro_table::clock::Control;
/// use tabuleiro_table::time::Span;
/// let fischer = Control::Fischer { start: Span::seconds(300), add: Span::seconds(3) };
/// assert_eq!("5+3".parse(), Ok(fischer)); // five minutes, and three seconds more after every move
/// assert_eq!(fischer.to_string(), "5+3");
/// assert_eq!("30s/move".parse(), Ok(Control::PerMove { each: Span::seconds(30) }));
/// assert!("soon".parse::<Control>().is_err());
/// ```
impl FromStr for Control {
    type Err = UnknownControl;

    fn from_str(text: &str) -> Result<Control, UnknownControl> {
        let text = text.trim();
        read(text).filter(|control| is_sound(*control)).ok_or_else(|| UnknownControl(text.to_owned()))
    }
}

impl fmt::Display for Control {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Control::None => f.write_str("none"),
            Control::Fischer { start, add } => write!(f, "{}+{}", parts(start, MINUTE), parts(add, 1_000)),
            Control::Delay { start, free } => write!(f, "{}d{}", parts(start, MINUTE), parts(free, 1_000)),
            Control::PerMove { each } => write!(f, "{}/move", long(each)),
            Control::Bank { start, add, most } => {
                write!(f, "{}+{}/{}", long(start), long(add), long(most))
            }
        }
    }
}

impl Speak for UnknownControl {
    fn message(&self) -> Message {
        Message::new(&WORDS, "table-unknown-clock").with("text", crate::archive::quote(&self.0))
    }
}

fn read(text: &str) -> Option<Control> {
    if text == "none" {
        return Some(Control::None);
    }
    // The word for a move may be of either language; what is written is the same in both.
    if let Some(each) = text.strip_suffix("/move").or_else(|| text.strip_suffix("/jogada")) {
        return Some(Control::PerMove { each: read_long(each)? });
    }
    if let Some((bank, most)) = text.split_once('/') {
        let (start, add) = bank.split_once('+')?;
        return Some(Control::Bank {
            start: read_long(start)?,
            add: read_long(add)?,
            most: read_long(most)?,
        });
    }
    if let Some((start, add)) = text.split_once('+') {
        return Some(Control::Fischer { start: read_parts(start, MINUTE)?, add: read_parts(add, 1_000)? });
    }
    let (start, free) = text.split_once('d')?;
    Some(Control::Delay { start: read_parts(start, MINUTE)?, free: read_parts(free, 1_000)? })
}

/// Whether anybody could play by it.
fn is_sound(control: Control) -> bool {
    let (start, more, most) = match control {
        Control::None => return true,
        Control::Fischer { start, add } => (start, add, start + add),
        Control::Delay { start, free } => (start, free, start + free),
        Control::PerMove { each } => (each, Span::NONE, each),
        Control::Bank { start, add, most } => (start, add, most),
    };
    start + more > Span::NONE && most > Span::NONE && start.max(more).max(most) <= LONGEST
}

/// A number of units, with a part of one where it has one: `5`, `0.5`.
fn parts(span: Span, unit: u64) -> String {
    let (whole, rest) = (span.0 / unit, span.0 % unit);
    if rest == 0 {
        return whole.to_string();
    }
    let thousandths = format!("{:03}", rest * 1_000 / unit);
    format!("{whole}.{}", thousandths.trim_end_matches('0'))
}

/// Digits, at most three of them behind a point.
fn read_parts(text: &str, unit: u64) -> Option<Span> {
    let (whole, part) = text.split_once('.').map_or((text, None), |(whole, part)| (whole, Some(part)));
    let digits = |text: &str| (1..=9).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    if !digits(whole) || part.is_some_and(|part| !digits(part) || part.len() > 3) {
        return None;
    }
    let thousandths: u64 = format!("{:0<3}", part.unwrap_or("0")).parse().ok()?;
    Some(Span(whole.parse::<u64>().ok()?.checked_mul(unit)? + thousandths * unit / 1_000))
}

/// A span in the longest unit that measures it: `30s`, `2d`.
fn long(span: Span) -> String {
    let (letter, unit) =
        UNITS.into_iter().find(|(_, unit)| span.0.is_multiple_of(*unit)).unwrap_or(('s', 1_000));
    format!("{}{letter}", parts(span, unit))
}

fn read_long(text: &str) -> Option<Span> {
    let (at, letter) = text.char_indices().last()?;
    let (_, unit) = UNITS.into_iter().find(|(known, _)| *known == letter)?;
    read_parts(&text[..at], unit)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_control_is_read_as_it_is_written() {
        for text in [
            "none", "5+3", "0.5+0", "1.125+0", "0+3", "0d3", "5d3", "1.5d0.5", "30s/move", "2d/move",
            "2d+8h/5d",
        ]
        .into_iter()
        .chain(OFFERED)
        {
            let control: Control = text.parse().expect(text);
            assert_eq!(control.to_string(), text);
        }
        assert_eq!("30s/jogada".parse(), "30s/move".parse::<Control>());
        assert_eq!(" 5+3 ".parse(), "5+3".parse::<Control>());
        assert_eq!("60s/move".parse::<Control>().expect("a clock").to_string(), "1m/move");
    }

    #[test]
    fn what_nobody_could_play_by_is_refused() {
        let no_clocks =
            ["", "soon", "5", "+", "5+", "+3", "-5+3", "5+-3", "5:00+3", "0+0", "0d0", "0s/move", "5/move"];
        for text in no_clocks.into_iter().chain([
            "999999999+1",
            "5.0001+3",
            "1e3+2",
            "3s+1s/0s",
            "0s+0s/1d",
            "5++3",
            "d",
        ]) {
            assert!(text.parse::<Control>().is_err(), "{text}");
        }
    }
}
