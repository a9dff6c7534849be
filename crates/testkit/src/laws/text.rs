//! Laws about text.

use std::str::FromStr;

use tabuleiro_game::{Game, Options, Reading, Rng, chance};
use tabuleiro_search::random;

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
    for mv in (0..G::MOVE_SPACE).filter_map(G::numbered) {
        let text = mv.to_string();
        assert_eq!(text.parse::<G::Move>().as_ref(), Ok(&mv), "“{text}”");
    }
}

/// The same for options; a position is played under the options it was started with.
pub fn options_round_trip_through_text<G: Game>(starts: &[G]) {
    assert_eq!("".parse::<G::Options>(), Ok(G::Options::default()));
    assert_eq!(G::Options::default().to_string(), "");
    for start in starts {
        let options = start.options();
        assert_eq!(options.to_string().parse::<G::Options>(), Ok(options), "“{options}”");
        let spelt: Vec<String> = options.words().iter().map(ToString::to_string).collect();
        assert_eq!(spelt.join(" ").parse::<G::Options>(), Ok(options), "every word spelt out: {spelt:?}");
        assert_eq!(G::start(options).options(), options);
    }
}

/// A person may type any legal move in its canonical form.
pub fn typing_the_canonical_text_of_a_legal_move_plays_it<G: Game>(starts: &[G]) {
    for at in walk::positions(starts, 3) {
        for mv in at.moves() {
            assert_eq!(at.read(&mv.to_string()), Ok(Reading::Move(mv)), "{mv} at {at}");
            assert_eq!(at.read(&format!("  {mv}\t")), Ok(Reading::Move(mv)), "{mv} with space around it");
        }
    }
}

/// Whatever is typed, in however many parts, gets a move, a question or a sentence.
pub fn typing_parts_of_nonsense_never_panics<G: Game>(starts: &[G]) {
    let mut rng = random::seeded(99);
    let along = walk::positions(starts, 1);
    for at in &along {
        for mv in at.moves().take(20) {
            let mut typed = spoil(&mv.to_string(), &mut rng);
            for _ in 0..6 {
                match at.read(&typed) {
                    Ok(Reading::Move(read)) => {
                        assert!(at.check(read).is_ok(), "“{typed}” read as {read} at {at}");
                    }
                    Ok(Reading::More(_)) => typed = format!("{typed} {}", spoil(&mv.to_string(), &mut rng)),
                    Err(error) => assert!(!error.to_string().is_empty()),
                }
            }
        }
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
fn spoil(text: &str, rng: &mut impl Rng) -> String {
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
