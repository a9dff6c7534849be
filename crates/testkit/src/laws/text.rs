//! Laws about text.

use std::str::FromStr;

use tabuleiro_game::{Game, Rng, chance};
use tabuleiro_search::random;

use super::moves::space;
use crate::walk;

/// Printing a position and reading it gives the position, with everything it knows.
pub fn positions_round_trip_through_text<G: Game>(starts: &[G]) {
    for at in walk::positions(starts, 100) {
        let text = at.to_string();
        let read = text.parse::<G>().unwrap_or_else(|error| panic!("“{text}”: {error}"));
        assert_eq!(read, at, "“{text}”");
        assert_eq!(read.to_string(), text);
    }
}

/// The same for every move of the numbered space.
pub fn moves_round_trip_through_text<G: Game>(_starts: &[G]) {
    for mv in space::<G>() {
        let text = mv.to_string();
        assert_eq!(text.parse::<G::Move>().as_ref(), Ok(&mv), "“{text}”");
    }
}

/// A text with a character changed, lost or doubled is read as something canonical or refused with a sentence.
pub fn spoilt_texts_get_an_error_and_never_panic<G: Game>(starts: &[G]) {
    let mut rng = random::seeded(7);
    for at in walk::positions(starts, 3) {
        for _ in 0..20 {
            if let Some(read) = survives::<G>(&spoil(&at.to_string(), &mut rng)) {
                let again = read.to_string();
                assert_eq!(again.parse::<G>().as_ref(), Ok(&read), "“{again}” is canonical");
                assert_eq!(read.outcome().is_some(), read.moves().next().is_none(), "at {read}");
            }
            survives::<G::Options>(&spoil(&at.options().to_string(), &mut rng));
        }
        for mv in at.moves().take(10) {
            survives::<G::Move>(&spoil(&mv.to_string(), &mut rng));
        }
    }
}

fn survives<T: FromStr<Err: std::fmt::Display>>(text: &str) -> Option<T> {
    match text.parse() {
        Ok(read) => Some(read),
        Err(error) => {
            assert!(error.to_string().contains(' '), "“{text}” is refused with a sentence, not “{error}”");
            None
        }
    }
}

/// The text with one to three small accidents.
pub(crate) fn spoil(text: &str, rng: &mut impl Rng) -> String {
    const LETTERS: &[char] =
        &['.', '/', '-', ' ', '=', ':', 'a', 'B', 'g', 'S', '0', '4', '9', '+', '[', ',', 'é', '☃'];
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..=chance::below(rng, 3) {
        let place = chance::below(rng, letters.len() as u32 + 1) as usize;
        let letter = chance::pick(rng, LETTERS).expect("there are letters");
        match chance::below(rng, 3) {
            0 if place < letters.len() => letters[place] = letter,
            1 if place < letters.len() => drop(letters.remove(place)),
            _ => letters.insert(place, letter),
        }
    }
    letters.into_iter().collect()
}

/// Positions are copied by the million.
pub fn positions_are_small<G: Game>(_starts: &[G]) {
    assert!(size_of::<G>() <= 48, "{} bytes", size_of::<G>());
}
