//! Positions and moves as text.

use std::fmt;
use std::str::FromStr;

use tabuleiro_game::options::print_in_position;
use tabuleiro_game::{Message, TextError, quote};

use crate::{Cell, Colour, Move, Otrio, OtrioOptions, Place, Size, WORDS, fast, lists};

/// What stands for an empty place.
const EMPTY: char = '.';

/// The places that each colour holds, and what of a text comes after its board.
pub(crate) type Pieces<'t> = ([u32; 4], &'t str);

/// A sentence of this crate.
pub(crate) fn say(key: &'static str) -> Message {
    Message::new(&WORDS, key)
}

/// The cells as they are written: row by row from the top.
pub(crate) fn cells_from_the_top() -> impl Iterator<Item = Cell> {
    (0..3).rev().flat_map(|row| (0..3).filter_map(move |column| Cell::new(column, row)))
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}@{}", self.colour.letter(), self.place.size().letter(), self.place.cell())
    }
}

impl FromStr for Move {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Move, TextError> {
        let text = text.trim();
        let wrong = |key, found: String| say(key).with("text", quote(text)).with("found", found);
        let letters: Vec<char> = text.chars().take(6).collect();
        let &[colour, size, between, column, row] = letters.as_slice() else {
            return Err(say("otrio-move-shape").with("text", quote(text)).into());
        };
        let colour =
            Colour::of_letter(colour).ok_or_else(|| wrong("otrio-move-colour", colour.to_string()))?;
        let size = Size::of_letter(size).ok_or_else(|| wrong("otrio-move-size", size.to_string()))?;
        if between != '@' {
            return Err(wrong("otrio-move-between", between.to_string()).into());
        }
        let cell = Cell::of_letters(column, row);
        let cell = cell.ok_or_else(|| wrong("otrio-move-cell", format!("{column}{row}")))?;
        Ok(Move { colour, place: Place::new(size, cell) })
    }
}

impl fmt::Display for Otrio {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for cell in cells_from_the_top() {
            for size in Size::ALL {
                write!(f, "{}", self.piece(size, cell).map_or(EMPTY, Colour::letter))?;
            }
            match (cell.column(), cell.row()) {
                (2, 0) => write!(f, " {}", self.to_act().letter())?,
                (2, _) => write!(f, "/")?,
                _ => write!(f, ",")?,
            }
        }
        print_in_position(&self.setup(), f)
    }
}

impl FromStr for Otrio {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Otrio, TextError> {
        let text = text.trim();
        if text.is_empty() {
            return Err(say("otrio-position-empty").into());
        }
        let (held, rest) = if text.starts_with('[') { lists::read(text)? } else { read_rows(text)? };
        let (turn, words) = read_turn(rest)?;
        let options: OtrioOptions = words.parse()?;
        let acting =
            options.acting(turn).ok_or_else(|| say("otrio-position-turn-box").with("colour", turn.name()))?;
        check_pieces(&held, options)?;
        let winner = only_winner(&held)?;
        Ok(Otrio::of(held, options, acting, winner))
    }
}

/// Reads three rows of three cells.
fn read_rows(text: &str) -> Result<Pieces<'_>, TextError> {
    let (board, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let rows: Vec<&str> = board.split('/').collect();
    if rows.len() != 3 {
        return Err(say("otrio-position-rows").with("count", rows.len()).into());
    }
    let mut held = [0; 4];
    for (cells, row) in rows.into_iter().zip((0..3).rev()) {
        let cells: Vec<&str> = cells.split(',').collect();
        if cells.len() != 3 {
            return Err(say("otrio-position-cells").with("row", row + 1).with("count", cells.len()).into());
        }
        for (pieces, cell) in cells.into_iter().zip((0..3).filter_map(|column| Cell::new(column, row))) {
            read_cell(pieces, cell, &mut held)?;
        }
    }
    Ok((held, rest))
}

fn read_cell(text: &str, cell: Cell, held: &mut [u32; 4]) -> Result<(), TextError> {
    if text.chars().count() != 3 {
        let wrong = say("otrio-position-cell").with("cell", cell.to_string()).with("found", quote(text));
        return Err(wrong.into());
    }
    for (letter, size) in text.chars().zip(Size::ALL) {
        if let Some(colour) = Colour::of_letter(letter) {
            held[colour.index()] |= Place::new(size, cell).bit();
        } else if letter != EMPTY {
            let wrong = say("otrio-position-letter").with("found", letter).with("size", size.name());
            return Err(wrong.with("cell", cell.to_string()).into());
        }
    }
    Ok(())
}

/// The colour to act, and what comes after it.
fn read_turn(text: &str) -> Result<(Colour, &str), TextError> {
    let text = text.trim();
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    if word.is_empty() || word.contains('=') {
        return Err(say("otrio-position-turn-missing").into());
    }
    let mut letters = word.chars();
    let colour = letters.next().and_then(Colour::of_letter).filter(|_| letters.next().is_none());
    let colour = colour.ok_or_else(|| say("otrio-position-turn").with("found", quote(word)))?;
    Ok((colour, rest))
}

/// Only colours in play have pieces on the board, and none has more than there are.
fn check_pieces(held: &[u32; 4], options: OtrioOptions) -> Result<(), TextError> {
    for colour in Colour::ALL {
        let set = held[colour.index()];
        if let (None, Some(place)) = (options.acting(colour), Place::of_set(set).next()) {
            let wrong = say("otrio-position-box").with("colour", colour.name());
            return Err(wrong.with("cell", place.cell().to_string()).into());
        }
        for size in Size::ALL {
            let count = (set >> (9 * size.index()) & fast::LAYER).count_ones();
            if count > u32::from(Size::PIECES) {
                let wrong = say("otrio-position-many").with("colour", colour.name()).with("count", count);
                return Err(wrong.with("size", size.plural()).into());
            }
        }
    }
    Ok(())
}

/// The colour that has a line, if any; there cannot be two.
fn only_winner(held: &[u32; 4]) -> Result<Option<Colour>, TextError> {
    let mut winners = Colour::ALL.into_iter().filter(|colour| fast::has_line(held[colour.index()]));
    match (winners.next(), winners.next()) {
        (Some(one), Some(two)) => {
            Err(say("otrio-position-two").with("one", one.name()).with("two", two.name()).into())
        }
        (winner, _) => Ok(winner),
    }
}
