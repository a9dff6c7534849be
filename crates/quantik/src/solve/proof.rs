//! A way to win that others can check without trusting the search that found it.

use std::collections::HashMap;

use tabuleiro_game::{Game, Seat};
use tabuleiro_search::{Leash, Progress};

use super::class::Class;
use super::score::Score;
use super::search::{Cut, Search};
use super::sides::Sides;
use crate::{Move, Quantik};

/// How a seat wins from a position: an answer wherever it is to move and cannot complete a line.
///
/// To check it, take every move of the other seat. Where the winner is to move, it completes a line if it can, and
/// otherwise plays the answer to a position that is alike. Every way must end with the winner's win.
#[derive(Clone, Debug)]
pub struct Proof {
    answers: HashMap<Class, (Quantik, Move)>,
}

impl Proof {
    /// Proves from scratch, without the book, that the seat wins from a position that is not over; `None` if it cannot
    /// force that.
    pub fn of(at: &Quantik, winner: Seat, leash: &mut Leash<'_, Progress>) -> Result<Option<Proof>, Cut> {
        let mut search = Search::mindful(at.rules(), leash);
        let wins = if at.turn() == winner {
            search.reaches(Sides::of(at), Score::ANY_WIN)?
        } else {
            !search.reaches(Sides::of(at), Score::DRAW)?
        };
        if !wins {
            return Ok(None);
        }
        let mut proof = Proof { answers: HashMap::new() };
        proof.gather(at, winner, &search);
        Ok(Some(proof))
    }

    /// The answers: a position for each class in which the winner needs one, and the move to play there.
    pub fn answers(&self) -> impl Iterator<Item = (Quantik, Move)> {
        self.answers.values().copied()
    }

    /// Adds the answers that the winner needs from here on.
    fn gather(&mut self, at: &Quantik, winner: Seat, search: &Search) {
        if at.turn() != winner {
            for mv in at.moves() {
                let mut next = *at;
                next.apply(mv);
                self.gather(&next, winner, search);
            }
            return;
        }
        let sides = Sides::of(at);
        if at.outcome().is_some() || sides.open() & sides.completing() != 0 {
            return;
        }
        let (stored, number) = search.answer(sides).expect("whoever was found to win has an answer");
        let position = stored.position(at.rules());
        let mv = Move::of_bit(number);
        if self.answers.insert(Class::of(sides), (position, mv)).is_none() {
            let mut next = position;
            next.apply(mv);
            self.gather(&next, winner, search);
        }
    }
}
