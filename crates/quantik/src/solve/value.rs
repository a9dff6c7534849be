//! Who knows the score of any position: from the book if it is early, by a search if it is late.

use tabuleiro_game::Game;
use tabuleiro_search::{Oracle, Proven};

use super::book::Book;
use super::effort::{Cut, Effort};
use super::score::Score;
use super::search::Search;
use super::sides::Sides;
use crate::{Move, Quantik};

/// The exact score of a position.
///
/// ```
/// use tabuleiro_game::Game;
/// use tabuleiro_quantik::solve::{score::Score, value};
/// use tabuleiro_quantik::{Quantik, QuantikOptions};
/// assert_eq!(value::score(&Quantik::start(QuantikOptions::default())), Score::loss(10));
/// ```
pub fn score(at: &Quantik) -> Score {
    seek(at, &mut Effort::free()).expect("an effort without limits is enough")
}

/// The exact score of a position; the effort is for searching, what is in the book takes none.
pub fn seek(at: &Quantik, effort: &mut Effort) -> Result<Score, Cut> {
    if at.is_completed() {
        return Ok(Score::loss(0));
    }
    let sides = Sides::of(at);
    let book = Book::shipped();
    if let Some(score) = book.and_then(|book| book.probe(sides, at.rules())) {
        return Ok(score);
    }
    let mut search = match book {
        Some(_) => Search::forgetful(at.rules(), effort),
        None => Search::new(at.rules(), effort), // a damaged book is not trusted
    };
    Ok(search.best(sides)?.0)
}

/// The score of every legal move for whoever is to move, in the order of the moves.
pub fn moves(at: &Quantik) -> Vec<(Move, Score)> {
    let after = |mv| {
        let mut next = *at;
        next.apply(mv);
        score(&next).before()
    };
    at.moves().map(|mv| (mv, after(mv))).collect()
}

/// Somebody who knows every position's value.
#[derive(Clone, Copy, Debug, Default)]
pub struct Truth;

impl Oracle<Quantik> for Truth {
    fn probe(&self, at: &Quantik) -> Option<Proven> {
        Some(score(at).proven())
    }
}
