//! What a person types where a move is wanted, at once or part by part.
//!
//! The piece comes first, as a letter or by its name in the language of the program; then the cell, `A@b3` or `cube b3`, or
//! its row and column apart in either order, `cube 3 b`. Rows are those printed beside the board. Only two numbers in one
//! line are the report's own form, `cone 2 3`, whose rows count from the top. What is typed so far is checked at once.
//! The program's own wording can be typed back: `a cube on b3`.

use tabuleiro_game::{Game, Lang, Message, Misread, Read, Reading, message, quote};

use crate::{Cell, Move, Piece, Quantik, Refusal, Shape, say};

type Result = std::result::Result<Reading<Move>, Misread<Refusal>>;

impl Read for Quantik {
    fn read(&self, text: &str, lang: Lang) -> Result {
        if self.outcome().is_some() {
            return Err(Misread::Refused(Refusal::Over));
        }
        let parts = Part::all(text, lang);
        let Some((&first, rest)) = without_article(&parts, lang).split_first() else {
            return wrong(Message::new(&message::WORDS, "game-missing-move"));
        };
        match Shape::named(first.text, lang) {
            Some(shape) => after_shape(self, shape, rest),
            None => glued(self, first.text, rest),
        }
    }

    fn typing_hint() -> Option<Message> {
        Some(say("quantik-typing"))
    }
}

/// A word of what was typed, with the line it stands on: each part that was asked for is a line.
#[derive(Clone, Copy)]
struct Part<'t> {
    text: &'t str,
    line: usize,
}

impl Part<'_> {
    /// All of them but the words that only join a piece to its cell; the first is never one of those.
    fn all(text: &str, lang: Lang) -> Vec<Part<'_>> {
        let between = |letter: char| letter.is_whitespace() || letter == '@' || letter == ',';
        let lines = text.lines().enumerate();
        let words = lines.flat_map(|(line, typed)| typed.split(between).map(move |text| Part { text, line }));
        let parts = words.filter(|part| !part.text.is_empty()).enumerate();
        parts.filter(|(place, part)| *place == 0 || !joins(part.text, lang)).map(|(_, part)| part).collect()
    }
}

/// Whether a word stands between a piece and its cell in a sentence.
fn joins(word: &str, lang: Lang) -> bool {
    let words: &[&str] = match lang {
        Lang::En => &["on", "at"],
        Lang::Pt => &["em", "na", "no"],
    };
    words.iter().any(|known| known.eq_ignore_ascii_case(word))
}

/// The parts without an article before the name of a piece. Before anything else `a` is the letter of a piece.
fn without_article<'p, 't>(parts: &'p [Part<'t>], lang: Lang) -> &'p [Part<'t>] {
    let articles: &[&str] = match lang {
        Lang::En => &["a", "the"],
        Lang::Pt => &["um", "uma", "o", "a"],
    };
    let is_article = |word: &str| articles.iter().any(|known| known.eq_ignore_ascii_case(word));
    let is_name = |word: &str| word.len() > 1 && Shape::named(word, lang).is_some();
    match parts {
        [article, rest @ ..]
            if is_article(article.text) && rest.first().is_some_and(|part| is_name(part.text)) =>
        {
            rest
        }
        all => all,
    }
}

/// What comes after the piece.
fn after_shape(at: &Quantik, shape: Shape, rest: &[Part<'_>]) -> Result {
    if at.left(Piece { seat: at.turn(), shape }) == 0 {
        return Err(Misread::Refused(Refusal::NoneLeft { shape }));
    }
    match *rest {
        [] => Ok(Reading::More(say("quantik-ask-cell").with("what", shape.one()))),
        [place] => one_part(at, shape, place.text),
        [first, second] if Cell::named(first.text).is_none() => two_parts(at, shape, first, second),
        [_, extra] | [_, _, extra, ..] => wrong(say("quantik-too-much").with("text", quote(extra.text))),
    }
}

/// Letter and cell without anything between them: `Ab3`.
fn glued(at: &Quantik, first: &str, rest: &[Part<'_>]) -> Result {
    let mut letters = first.chars();
    let shape = letters.next().and_then(Shape::of_letter);
    match (shape, Cell::named(letters.as_str())) {
        (Some(shape), Some(cell)) if rest.is_empty() => finish(at, shape, cell),
        _ => wrong(say("quantik-no-shape").with("text", quote(first))),
    }
}

/// After the piece: a cell, or its row, or its column.
fn one_part(at: &Quantik, shape: Shape, place: &str) -> Result {
    if let Some(cell) = Cell::named(place) {
        return finish(at, shape, cell);
    }
    if letter(place).is_some() {
        let column = place.to_ascii_lowercase();
        return Ok(Reading::More(say("quantik-ask-row").with("what", shape.one()).with("column", column)));
    }
    if !place.starts_with(|letter: char| letter.is_ascii_digit() || letter == '-' || letter == '+') {
        return wrong(say("quantik-no-cell").with("text", quote(place)));
    }
    let Some(row) = number(place) else { return wrong(no_row(place)) };
    Ok(Reading::More(say("quantik-ask-column").with("what", shape.one()).with("row", row + 1)))
}

/// After the piece: a row and a column, in either order where the letter tells which is which.
fn two_parts(at: &Quantik, shape: Shape, first: Part<'_>, second: Part<'_>) -> Result {
    if let Some(column) = letter(first.text) {
        let Some(row) = number(second.text) else { return wrong(no_row(second.text)) };
        return finish(at, shape, printed(row, column));
    }
    let Some(row) = number(first.text) else { return wrong(no_row(first.text)) };
    match (number(second.text), letter(second.text)) {
        (Some(column), _) if first.line == second.line => finish(at, shape, Cell::new(row, column)),
        (Some(column), _) | (None, Some(column)) => finish(at, shape, printed(row, column)),
        (None, None) => wrong(say("quantik-no-column").with("text", quote(second.text))),
    }
}

/// The cell in a row as it is numbered beside the board, from the bottom.
fn printed(row: u8, column: u8) -> Cell {
    Cell::new(3 - row, column)
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
