//! Proven values, from a solved game or a table.

use tabuleiro_game::{Game, Record};

use crate::{Proven, Value};

/// Somebody who knows the proven value of some positions.
pub trait Oracle<G: Game>: Send + Sync {
    /// The value for the seat to move; `None` if it is not known here. Never a guess.
    fn probe(&self, at: &G) -> Option<Proven>;

    /// What a whole game is worth as it stands, its past included, and which moves keep that; `None` if it is not known, or no such
    /// move is. Whoever claims a value for a game needs a move that keeps it.
    ///
    /// Unless an oracle knows better, nothing is known where a repeated position ends the game, for there the past has a say.
    fn settle(&self, record: &Record<G>) -> Option<Settled<G::Move>> {
        let at = record.now();
        if record.outcome().is_some() || (G::REPETITION && at.on_repeat().is_some()) {
            return None;
        }
        let proven = self.probe(at)?;
        let value_after = |mv: &G::Move| {
            let next = at.after(*mv);
            match next.outcome() {
                Some(outcome) => Some(outcome.winner.map_or(Value::Draw, |winner| {
                    if winner == at.turn() { Value::Win } else { Value::Loss }
                })),
                None if next.turn() == at.turn() => self.probe(&next).map(|proven| proven.value),
                None => self.probe(&next).map(|proven| -proven.value),
            }
        };
        // Where all is lost, every move keeps that.
        let keeps = |mv: &G::Move| proven.value == Value::Loss || value_after(mv) == Some(proven.value);
        let keep: Vec<G::Move> = at.moves().filter(keeps).collect();
        (!keep.is_empty()).then_some(Settled { proven, keep })
    }
}

/// What a game is worth to the seat to move, and which of its moves keep that.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settled<M> {
    /// What it is worth.
    pub proven: Proven,
    /// Moves that keep it, at least one.
    pub keep: Vec<M>,
}

/// Knows nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoOracle;

impl<G: Game> Oracle<G> for NoOracle {
    fn probe(&self, _at: &G) -> Option<Proven> {
        None
    }
}
