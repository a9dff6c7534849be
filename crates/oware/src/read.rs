//! What a person types where a house is wanted.

use tabuleiro_game::{Game, Lang, Message, Misread, Read, Reading, TextError, message, quote};

use crate::notation::number;
use crate::{Move, Oware, Refusal, say};

impl Read for Oware {
    /// Reads a letter, one of the report's positions 1 to 6, or either with what it captures: `D`, `3`, `D+7`. They are the
    /// same in every language.
    ///
    /// `A` and `a` are different houses, but a person can only mean their own: either case is read as the house of whoever is
    /// to move.
    fn read(&self, text: &str, _lang: Lang) -> Result<Reading<Move>, Misread<Refusal>> {
        read(self, text)
    }

    fn typing_hint() -> Option<Message> {
        Some(say("oware-typing"))
    }
}

fn read(at: &Oware, text: &str) -> Result<Reading<Move>, Misread<Refusal>> {
    let text = text.trim();
    if text.is_empty() {
        return Err(TextError(Message::new(&message::WORDS, "game-missing-move")).into());
    }
    let (house, count) = match text.split_once('+') {
        Some((house, count)) => (house.trim_end(), Some(count.trim_start())),
        None => (text, None),
    };
    let mv = named(at, house).ok_or_else(|| what(at, text))?;
    at.check(mv).map_err(Misread::Refused)?;
    match count {
        Some(count) if number(count) != Some(at.captured_by(mv)) => Err(miscounted(at, mv, count).into()),
        _ => Ok(Reading::Move(mv)),
    }
}

fn named(at: &Oware, text: &str) -> Option<Move> {
    match text.parse::<Move>() {
        Ok(house) => Some(Move::of(at.turn(), house.lane())),
        Err(_) => number(text).and_then(|position| Move::house_at(at.turn(), position)),
    }
}

fn what(at: &Oware, text: &str) -> TextError {
    let letter = |lane| Move::of(at.turn(), lane).letter();
    let numbered = |number| Move::house_at(at.turn(), number).map(Move::letter).unwrap_or_default();
    let wrong =
        say("oware-read-what").with("text", quote(text)).with("first", letter(0)).with("last", letter(5));
    wrong.with("one", numbered(1)).with("six", numbered(6)).into()
}

fn miscounted(at: &Oware, mv: Move, count: &str) -> TextError {
    say("oware-read-count")
        .with("house", mv.letter())
        .with("right", at.captured_by(mv))
        .with("text", quote(count))
        .into()
}
