//! Who knows the score of any position: from the book if it is early, by a search if it is late.

use tabuleiro_game::Game;
use tabuleiro_search::{Leash, Oracle, Progress, Proven};

use super::book::Book;
use super::score::Score;
use super::search::{Cut, Search};
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
    at_sight(at).unwrap_or_else(|| searched(at, Search::free(at.rules())).expect("nobody cuts it short"))
}

/// The exact score of a position; the leash is for searching, what is in the book takes no effort.
pub fn seek(at: &Quantik, leash: &mut Leash<'_, Progress>) -> Result<Score, Cut> {
    at_sight(at).map_or_else(|| searched(at, Search::forgetful(at.rules(), leash)), Ok)
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

/// The score of a position that is decided or in the book.
fn at_sight(at: &Quantik) -> Option<Score> {
    if at.is_completed() {
        return Some(Score::loss(0));
    }
    Book::shipped()?.probe(Sides::of(at), at.rules())
}

/// The score of a position that is neither, by a search that keeps nothing; unless there is no book, for then positions
/// may be so early that what was found must be kept.
fn searched(at: &Quantik, search: Search) -> Result<Score, Cut> {
    let mut search = if Book::shipped().is_some() { search } else { search.keeping() };
    Ok(search.best(Sides::of(at))?.0)
}

/// Somebody who knows every position's value.
#[derive(Clone, Copy, Debug, Default)]
pub struct Truth;

impl Oracle<Quantik> for Truth {
    fn probe(&self, at: &Quantik) -> Option<Proven> {
        Some(score(at).proven())
    }
}
