//! Laws about what a person types where a move is wanted.

use tabuleiro_game::{Lang, Read, Reading, Speak};
use tabuleiro_search::random;

use super::text::spoil;
use crate::{walk, words};

/// A person may type any legal move in its canonical form, whatever language is spoken.
pub fn typing_the_canonical_text_of_a_legal_move_plays_it<G: Read>(starts: &[G]) {
    for at in walk::positions(starts, 3) {
        for mv in at.moves() {
            for lang in Lang::ALL {
                assert_eq!(at.read(&mv.to_string(), lang), Ok(Reading::Move(mv)), "{mv} at {at}, {lang}");
                let spaced = format!("  {mv}\t");
                assert_eq!(at.read(&spaced, lang), Ok(Reading::Move(mv)), "{mv} with space around it");
            }
        }
    }
}

/// A move can be typed as it is shown.
pub fn a_move_is_read_as_it_is_shown<G: Read>(starts: &[G]) {
    for at in walk::positions(starts, 3) {
        for mv in at.moves() {
            for lang in Lang::ALL {
                let shown = at.spell(mv, lang);
                assert_eq!(at.read(&shown, lang), Ok(Reading::Move(mv)), "{shown} for {mv} at {at}, {lang}");
            }
        }
    }
}

/// Whatever is typed, in however many parts, gets a move, a question or a sentence.
pub fn typing_parts_of_nonsense_never_panics<G: Read>(starts: &[G]) {
    let mut rng = random::seeded(99);
    for at in &walk::positions(starts, 1) {
        for (mv, lang) in at.moves().take(20).zip(Lang::ALL.into_iter().cycle()) {
            let mut typed = spoil(&mv.to_string(), &mut rng);
            for _ in 0..6 {
                match at.read(&typed, lang) {
                    Ok(Reading::Move(read)) => {
                        assert!(at.check(read).is_ok(), "“{typed}” read as {read} at {at}");
                    }
                    Ok(Reading::More(_)) => typed = format!("{typed}\n{}", spoil(&mv.to_string(), &mut rng)),
                    Err(error) => assert!(!error.to_string().is_empty()),
                }
            }
        }
    }
}

/// Questions for the next part, and what is wrong with a text, are said in every language.
pub fn what_is_said_to_who_types_is_spoken_in_every_language<G: Read>(starts: &[G]) {
    let mut rng = random::seeded(5);
    let mut seen = Vec::new();
    for at in &walk::positions(starts, 1) {
        for (mv, lang) in at.moves().take(5).zip(Lang::ALL.into_iter().cycle()) {
            let whole = mv.to_string();
            let first: String = whole.chars().take(1).collect();
            for typed in ["", "?", &first, &spoil(&whole, &mut rng)] {
                let message = match at.read(typed, lang) {
                    Ok(Reading::Move(_)) => continue,
                    Ok(Reading::More(question)) => question,
                    Err(error) => error.message(),
                };
                if !seen.contains(&message.key()) {
                    seen.push(message.key());
                    words::assert_said(&message);
                }
            }
        }
    }
}
