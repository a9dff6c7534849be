//! Positions and moves as text.
//!
//! A position is QFEN: four rows from the top, joined by `/`, with `A`–`D` for White, `a`–`d` for Brown and `.` for an
//! empty cell; then the options that are not at their default. The report's own form, lists of numbers, is read too.

use std::fmt;
use std::str::FromStr;

use tabuleiro_game::{Game, Message, Rules, Seat, TextError, options, quote};

use crate::piece::seat_word;
use crate::{Cell, Line, Move, Piece, Quantik, QuantikOptions, Shape, say};

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}@{}", self.shape().letter(), self.cell())
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// Reads `A@b3`; capitals do not matter.
impl FromStr for Move {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Move, TextError> {
        let wrong = || say("quantik-no-move").with("text", quote(text));
        let (letter, cell) = text.split_once('@').ok_or_else(wrong)?;
        let mut letters = letter.chars();
        let shape = letters.next().and_then(Shape::of_letter).filter(|_| letters.next().is_none());
        Ok(Move::new(shape.ok_or_else(wrong)?, Cell::named(cell).ok_or_else(wrong)?))
    }
}

impl fmt::Display for Quantik {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for cell in Cell::all() {
            if cell.column() == 0 && cell.row() > 0 {
                f.write_str("/")?;
            }
            write!(f, "{}", self.piece(cell).map_or('.', Piece::letter))?;
        }
        options::print_in_position(&self.options(), f)
    }
}

/// Reads QFEN, or the report's lists of numbers. Refuses what no game can lead to.
impl FromStr for Quantik {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Quantik, TextError> {
        let text = text.trim();
        let (cells, words) = if text.starts_with('[') {
            let (list, words) = text.split_at(text.rfind(']').map_or(text.len(), |end| end + 1));
            (cells_of_lists(list)?, words)
        } else {
            let (rows, words) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
            (cells_of_rows(rows)?, words)
        };
        let options: QuantikOptions = words.parse()?;
        possible(&cells, options.rules)
    }
}

type Cells = [Option<Piece>; 16];

fn cells_of_rows(text: &str) -> Result<Cells, Message> {
    let rows: Vec<&str> = text.split('/').collect();
    if rows.len() != 4 {
        return Err(say("quantik-rows").with("count", rows.len()));
    }
    let mut cells = [None; 16];
    for (row, letters) in (0u8..).zip(rows) {
        let count = letters.chars().count();
        if count != 4 {
            return Err(say("quantik-row-length").with("row", row + 1).with("count", count));
        }
        for (column, letter) in (0u8..).zip(letters.chars()).filter(|&(_, letter)| letter != '.') {
            let unknown =
                || at(say("quantik-letter"), row, column).with("letter", quote(&letter.to_string()));
            cells[Cell::new(row, column).index()] = Some(Piece::of_letter(letter).ok_or_else(unknown)?);
        }
    }
    Ok(cells)
}

/// Reads `[[91,0,0,11],[52,71,92,11],[0,51,12,92],[0,0,0,52]]`; space anywhere is left out.
fn cells_of_lists(text: &str) -> Result<Cells, Message> {
    let packed: String = text.chars().filter(|letter| !letter.is_whitespace()).collect();
    let wrong = || say("quantik-lists");
    let inside = packed.strip_prefix("[[").and_then(|rest| rest.strip_suffix("]]")).ok_or_else(wrong)?;
    let rows: Vec<Vec<&str>> = inside.split("],[").map(|row| row.split(',').collect()).collect();
    if rows.len() != 4 || rows.iter().any(|row| row.len() != 4) {
        return Err(wrong());
    }
    let mut cells = [None; 16];
    for cell in Cell::all() {
        let code = rows[usize::from(cell.row())][usize::from(cell.column())];
        let unknown = || at(say("quantik-code"), cell.row(), cell.column()).with("code", quote(code));
        if code != "0" {
            cells[cell.index()] = Some(piece_of_code(code).ok_or_else(unknown)?);
        }
    }
    Ok(cells)
}

/// The report's numbers: the code of the shape, then the player.
fn piece_of_code(code: &str) -> Option<Piece> {
    let [shape, seat] = code.as_bytes() else { return None };
    let shape = Shape::ALL[b"1579".iter().position(|known| known == shape)?];
    let seat = Seat::new(b"12".iter().position(|known| known == seat)? as u8);
    Some(Piece { seat, shape })
}

fn at(message: Message, row: u8, column: u8) -> Message {
    message.with("row", row + 1).with("column", column + 1)
}

/// The position with these pieces, if a game can lead to it.
///
/// What is checked here is all there is to check: without the same shape of both colours in a line, the pieces may
/// have come in any order, and without the last piece no line was complete.
fn possible(cells: &Cells, rules: Rules) -> Result<Quantik, TextError> {
    let mut words = [0u64; 2];
    for (cell, piece) in Cell::all().zip(cells) {
        if let Some(piece) = piece {
            words[piece.seat.index()] |= 1 << Move::new(piece.shape, cell).bit();
        }
    }
    let position = Quantik::with_pieces(words, rules);
    check_stock(&position)?;
    check_counts(words.map(u64::count_ones))?;
    check_neighbours(&position)?;
    check_completed(&position)?;
    Ok(position)
}

fn check_stock(position: &Quantik) -> Result<(), Message> {
    for piece in Piece::all() {
        let count = position.cells(piece).count_ones();
        if count > u32::from(Shape::EACH) {
            let message = say("quantik-too-many").with("who", seat_word(piece.seat));
            return Err(message.with("count", count).with("what", piece.shape.several()));
        }
    }
    Ok(())
}

fn check_counts([white, brown]: [u32; 2]) -> Result<(), Message> {
    if white == brown || white == brown + 1 {
        return Ok(());
    }
    Err(say("quantik-counts").with("white", white).with("brown", brown))
}

fn check_neighbours(position: &Quantik) -> Result<(), Message> {
    for shape in Shape::ALL {
        let [white, brown] = [Seat::FIRST, Seat::SECOND].map(|seat| position.cells(Piece { seat, shape }));
        if let Some(line) = Line::ALL.iter().find(|line| line.mask() & white != 0 && line.mask() & brown != 0)
        {
            return Err(say("quantik-both-colours").with("what", shape.several()).with("line", line.name()));
        }
    }
    Ok(())
}

/// Some piece of who moved last lies in every completed line: without it none was complete.
fn check_completed(position: &Quantik) -> Result<(), Message> {
    let last = position.mover().other();
    let theirs = Shape::ALL.iter().fold(0, |all, &shape| all | position.cells(Piece { seat: last, shape }));
    let common = position.completed_lines().fold(theirs, |common, line| common & line.mask());
    if position.is_completed() && common == 0 {
        return Err(say("quantik-two-wins").with("who", seat_word(last)));
    }
    Ok(())
}
