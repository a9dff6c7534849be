//! Positions as text: `4-4-4-4-4-4-4-4-4-4-4-4-0-0-S`, and the report's own rows.

use std::fmt;
use std::str::FromStr;

use tabuleiro_game::{Message, Move as _, Seat, TextError, options, quote};

use crate::refusal::name;
use crate::{Move, Oware, say};

/// The seeds of a whole game.
const ALL: u8 = 48;

impl fmt::Display for Oware {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for seeds in self.houses().into_iter().chain(self.captures()) {
            write!(f, "{seeds}-")?;
        }
        f.write_str(if self.mover() == Seat::FIRST { "S" } else { "N" })?;
        options::print_in_position(&self.played_under(), f)
    }
}

/// The position's text: its bits say nothing to a reader.
impl fmt::Debug for Oware {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Oware({self})")
    }
}

impl FromStr for Oware {
    type Err = TextError;

    /// Reads the canonical text, or the report's rows `[[1,0,7,0,0,0],[0,4,2,1,1,0]]` (player 1's `F E D C B A`
    /// first) followed by nothing, by whose turn it is (`2`), by the scores (`20 12`) or by both (`20 12 1`).
    ///
    /// In rows without scores, what is missing to 48 seeds counts as captured by both alike, an odd one by player 2;
    /// without a turn it is player 1's.
    fn from_str(text: &str) -> Result<Oware, TextError> {
        let text = text.trim();
        let written = if text.starts_with('[') { Written::rows(text) } else { Written::dashes(text) }?;
        let total: u32 = written.seeds().map(u32::from).sum();
        if total != u32::from(ALL) {
            return Err(say("oware-position-total").with("total", total).into());
        }
        let Written { south, north, captures, turn, words } = written;
        Oware::with_board(south, north, captures, turn, words.parse()?)
    }
}

/// What a text says, before anybody asks whether it is possible.
struct Written<'t> {
    south: [u8; 6],
    north: [u8; 6],
    captures: [u8; 2],
    turn: Seat,
    words: &'t str,
}

impl<'t> Written<'t> {
    fn seeds(&self) -> impl Iterator<Item = u8> {
        self.south.into_iter().chain(self.north).chain(self.captures)
    }

    fn dashes(text: &'t str) -> Result<Written<'t>, TextError> {
        let (body, words) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let parts: Vec<&str> = body.split('-').take(100).collect();
        let Ok([numbers @ .., turn]) = <[&str; 15]>::try_from(parts.as_slice()) else {
            return Err(wrong_parts(body, parts.len()));
        };
        let mut seeds = [0; 14];
        for (place, part) in numbers.into_iter().enumerate() {
            seeds[place] = counted(part, || place_name(place))?;
        }
        let turn = match turn {
            "S" => Seat::FIRST,
            "N" => Seat::SECOND,
            _ => return Err(say("oware-position-turn").with("text", quote(turn)).into()),
        };
        Ok(Written {
            south: std::array::from_fn(|lane| seeds[lane]),
            north: std::array::from_fn(|lane| seeds[6 + lane]),
            captures: [seeds[12], seeds[13]],
            turn,
            words,
        })
    }

    fn rows(text: &'t str) -> Result<Written<'t>, TextError> {
        let end = text.rfind(']').map_or(0, |at| at + 1);
        let [first, second] = two_rows(&text[..end])?;
        let (after, words) = split_options(&text[end..]);
        let (scores, turn) = tail(&after)?;
        let mut south = first;
        south.reverse();
        let on_board: u32 = south.iter().chain(&second).map(|&seeds| u32::from(seeds)).sum();
        let captures = scores.unwrap_or_else(|| {
            let missing = u32::from(ALL).saturating_sub(on_board) as u8;
            [missing / 2, missing - missing / 2]
        });
        Ok(Written { south, north: second, captures, turn, words })
    }
}

/// The numbers of `[[…],[…]]`.
fn two_rows(text: &str) -> Result<[[u8; 6]; 2], TextError> {
    let shape = || TextError(say("oware-rows-shape").with("text", quote(text)));
    let bare: String = text.chars().filter(|c| !c.is_whitespace()).take(200).collect();
    let inside = bare.strip_prefix("[[").and_then(|rest| rest.strip_suffix("]]")).ok_or_else(shape)?;
    let (first, second) = inside.split_once("],[").ok_or_else(shape)?;
    let mut rows = [[0; 6]; 2];
    for (player, row) in [first, second].into_iter().enumerate() {
        let parts: Vec<&str> = row.split(',').collect();
        let parts = <[&str; 6]>::try_from(parts).map_err(|_| shape())?;
        for (column, part) in parts.into_iter().enumerate() {
            let place = if player == 0 { 5 - column } else { 6 + column };
            rows[player][column] = counted(part, || place_name(place))?;
        }
    }
    Ok(rows)
}

/// The words before the first option, and the rest.
fn split_options(text: &str) -> (Vec<&str>, &str) {
    let first_option = text.split_whitespace().find(|word| word.contains('='));
    let cut = first_option.and_then(|word| text.find(word)).unwrap_or(text.len());
    (text[..cut].split_whitespace().collect(), &text[cut..])
}

/// What may follow rows: scores, whose turn, both, or nothing.
fn tail(words: &[&str]) -> Result<(Option<[u8; 2]>, Seat), TextError> {
    let (scores, turn) = match *words {
        [] => (None, None),
        [turn] => (None, Some(turn)),
        [one, two] => (Some([one, two]), None),
        [one, two, turn] => (Some([one, two]), Some(turn)),
        [_, _, _, more, ..] => return Err(say("oware-rows-after").with("text", quote(more)).into()),
    };
    let turn = match turn {
        None | Some("1") => Seat::FIRST,
        Some("2") => Seat::SECOND,
        Some(other) => return Err(say("oware-rows-turn").with("text", quote(other)).into()),
    };
    let Some([one, two]) = scores else { return Ok((None, turn)) };
    Ok((Some([counted(one, || place_name(12))?, counted(two, || place_name(13))?]), turn))
}

/// A whole number written with digits alone.
pub(crate) fn number(text: &str) -> Option<u8> {
    if text.bytes().all(|byte| byte.is_ascii_digit()) { text.parse().ok() } else { None }
}

fn counted(text: &str, place: impl Fn() -> Message) -> Result<u8, TextError> {
    let wrong = || say("oware-position-number").with("place", place()).with("text", quote(text));
    number(text).filter(|&seeds| seeds <= ALL).ok_or_else(|| wrong().into())
}

/// Twelve houses, then South's captures and North's.
fn place_name(place: usize) -> Message {
    match u16::try_from(place).ok().and_then(Move::numbered) {
        Some(house) => say("oware-place-house").with("house", house.letter()),
        None => say("oware-place-captures").with("who", name(Seat::new((place % 2) as u8))),
    }
}

fn wrong_parts(body: &str, count: usize) -> TextError {
    if count < 2 {
        return say("oware-position-what").with("text", quote(body)).into();
    }
    say("oware-position-parts").with("count", count).into()
}
