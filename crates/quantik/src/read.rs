//! What a person types where a move is wanted, at once or part by part.
//!
//! The piece comes first, as a letter or by its name in the language of the program; then the cell, or as in the report
//! the row from the top and the column: `A@b3`, `cube b3`, `cone 2 3`. What is typed so far is checked at once.

use tabuleiro_game::{Game, Lang, Message, Misread, Read, Reading, message};

use crate::notation::quote;
use crate::{Cell, Move, Piece, Quantik, Refusal, Shape, say};

type Result = std::result::Result<Reading<Move>, Misread<Refusal>>;

impl Read for Quantik {
    fn read(&self, text: &str, lang: Lang) -> Result {
        if self.outcome().is_some() {
            return Err(Misread::Refused(Refusal::Over));
        }
        let between = |letter: char| letter.is_whitespace() || letter == '@' || letter == ',';
        let parts: Vec<&str> = text.split(between).filter(|part| !part.is_empty()).collect();
        let Some((&first, rest)) = parts.split_first() else {
            return wrong(Message::new(&message::WORDS, "game-missing-move"));
        };
        match Shape::named(first, lang) {
            Some(shape) => after_shape(self, shape, rest),
            None => glued(self, first, rest),
        }
    }
}

/// What comes after the piece.
fn after_shape(at: &Quantik, shape: Shape, rest: &[&str]) -> Result {
    if at.left(Piece { seat: at.turn(), shape }) == 0 {
        return Err(Misread::Refused(Refusal::NoneLeft { shape }));
    }
    match *rest {
        [] => Ok(Reading::More(say("quantik-ask-cell").with("what", shape.word()))),
        [place] => one_part(at, shape, place),
        [row, column] if Cell::named(row).is_none() => two_parts(at, shape, row, column),
        [_, extra] | [_, _, extra, ..] => wrong(say("quantik-too-much").with("text", quote(extra))),
    }
}

/// Letter and cell without anything between them: `Ab3`.
fn glued(at: &Quantik, first: &str, rest: &[&str]) -> Result {
    let mut letters = first.chars();
    let shape = letters.next().and_then(Shape::of_letter);
    match (shape, Cell::named(letters.as_str())) {
        (Some(shape), Some(cell)) if rest.is_empty() => finish(at, shape, cell),
        _ => wrong(say("quantik-no-shape").with("text", quote(first))),
    }
}

/// After the piece: a cell, or a row.
fn one_part(at: &Quantik, shape: Shape, place: &str) -> Result {
    if let Some(cell) = Cell::named(place) {
        return finish(at, shape, cell);
    }
    if !place.starts_with(|letter: char| letter.is_ascii_digit() || letter == '-' || letter == '+') {
        return wrong(say("quantik-no-cell").with("text", quote(place)));
    }
    let Some(row) = number(place) else { return wrong(no_row(place)) };
    Ok(Reading::More(say("quantik-ask-column").with("what", shape.word()).with("row", row + 1)))
}

/// After the piece: a row and a column.
fn two_parts(at: &Quantik, shape: Shape, row: &str, column: &str) -> Result {
    let Some(row) = number(row) else { return wrong(no_row(row)) };
    match number(column).or_else(|| letter(column)) {
        Some(column) => finish(at, shape, Cell::new(row, column)),
        None => wrong(say("quantik-no-column").with("text", quote(column))),
    }
}

fn finish(at: &Quantik, shape: Shape, cell: Cell) -> Result {
    let mv = Move::new(shape, cell);
    at.check(mv).map(|()| Reading::Move(mv)).map_err(Misread::Refused)
}

/// `1` to `4`, as 0 to 3.
fn number(text: &str) -> Option<u8> {
    text.parse::<u8>().ok()?.checked_sub(1).filter(|&number| number < 4)
}

/// `a` to `d`, as 0 to 3.
fn letter(text: &str) -> Option<u8> {
    ["a", "b", "c", "d"].iter().position(|known| known.eq_ignore_ascii_case(text)).map(|column| column as u8)
}

fn no_row(text: &str) -> Message {
    say("quantik-no-row").with("text", quote(text))
}

fn wrong(message: Message) -> Result {
    Err(Misread::Text(message.into()))
}
