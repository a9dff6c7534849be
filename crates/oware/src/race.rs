//! How soon an ending is over, where the tables only tell who wins.

use std::collections::BTreeMap;

use tabuleiro_game::{Game, Seat};
use tabuleiro_search::{Budget, Oracle, Proven, Value};

use crate::endings::Lookup;
use crate::{Move, Oware};

/// No ending is followed further than this; nodes run out long before.
const FURTHEST: u32 = 200;

/// How many moves it takes to win from here without any position coming back, if the winner plays for the shortest and the loser for
/// the longest way; `None` if nobody wins, if it takes a position that comes back, or if the budget did not suffice.
pub(crate) fn plies(at: &Oware, proven: Proven, lookup: &Lookup, budget: &mut Budget) -> Option<u32> {
    let winner = match proven.value {
        Value::Win => at.turn(),
        Value::Loss => at.turn().other(),
        Value::Draw => return None,
    };
    let mut race = Race { lookup, winner, budget, seen: BTreeMap::new() };
    (1..=FURTHEST)
        .map_while(|plies| race.is_won(*at, plies))
        .position(|is_won| is_won)
        .map(|index| index as u32 + 1)
}

/// A search for the soonest end, one move deeper each time.
///
/// It needs no past. Who wins as soon as can be is nearer to the end after each of its moves, and so passes no position twice; and what is
/// not won in a game that begins at a position, repetitions included, is certainly not won there without them.
struct Race<'a> {
    lookup: &'a Lookup,
    winner: Seat,
    budget: &'a mut Budget,
    seen: BTreeMap<Oware, Bounds>,
}

/// What has been found out about a position.
#[derive(Clone, Copy)]
struct Bounds {
    /// It is not won within so many moves.
    not_in: u32,
    /// But within so many.
    within: u32,
}

impl Race<'_> {
    /// Whether the winner can force the end within so many moves; `None` if there are no nodes left to tell.
    fn is_won(&mut self, at: Oware, plies: u32) -> Option<bool> {
        if let Some(outcome) = at.outcome() {
            return Some(outcome.winner == Some(self.winner));
        }
        let known = self.seen.get(&at).copied().unwrap_or_else(|| self.at_first(&at));
        if plies <= known.not_in || plies >= known.within {
            return Some(plies >= known.within);
        }
        let is_won = self.is_won_by_a_move(at, plies)?;
        let found =
            if is_won { Bounds { within: plies, ..known } } else { Bounds { not_in: plies, ..known } };
        self.seen.insert(at, found);
        Some(is_won)
    }

    /// What is not won at all is not won within any number of moves.
    fn at_first(&self, at: &Oware) -> Bounds {
        let winning = if at.turn() == self.winner { Value::Win } else { Value::Loss };
        let is_lost = self.lookup.probe(at).is_some_and(|proven| proven.value != winning);
        Bounds { not_in: if is_lost { FURTHEST } else { 0 }, within: FURTHEST + 1 }
    }

    fn is_won_by_a_move(&mut self, at: Oware, plies: u32) -> Option<bool> {
        let is_winner = at.turn() == self.winner;
        let mut moves: Vec<Move> = at.moves().collect();
        if is_winner {
            moves.sort_by_key(|&mv| std::cmp::Reverse(at.captured_by(mv)));
        }
        // The winner needs one move that wins, the loser one that does not.
        let found =
            moves.into_iter().map(|mv| self.after(at, mv, plies)).find(|found| *found != Some(!is_winner));
        found.unwrap_or(Some(!is_winner))
    }

    fn after(&mut self, mut at: Oware, mv: Move, plies: u32) -> Option<bool> {
        self.budget.spend().then_some(())?;
        at.apply(mv);
        self.is_won(at, plies - 1)
    }
}
