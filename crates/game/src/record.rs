//! A game so far: past, present, undo, and the rule about repeated positions.

use std::fmt;

use crate::message::WORDS;
use crate::{Game, Message, Outcome, Seats, Speak};

/// A game from its first position to now.
///
/// Whether a move is legal *in a game* is asked here and not of the position: a game that has ended by repetition has
/// no legal moves, although its position by itself would.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record<G: Game> {
    positions: Vec<G>,
    moves: Vec<G::Move>,
    repeated: bool,
}

/// Why a move was not played in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayError<R> {
    /// The game is over.
    Over,
    /// A rule refuses the move.
    Refused(R),
}

impl<G: Game> Record<G> {
    /// A game that begins here.
    pub fn new(start: G) -> Record<G> {
        Record { positions: vec![start], moves: Vec::new(), repeated: false }
    }

    /// Where the game began.
    pub fn start(&self) -> &G {
        &self.positions[0]
    }

    /// The position now.
    pub fn now(&self) -> &G {
        self.positions.last().expect("a record holds its first position")
    }

    /// Every position from the first to now: one more than there are moves.
    pub fn positions(&self) -> &[G] {
        &self.positions
    }

    /// The moves played.
    pub fn moves(&self) -> &[G::Move] {
        &self.moves
    }

    /// How many moves have been played.
    pub fn ply(&self) -> usize {
        self.moves.len()
    }

    /// The last move with the position it was played in.
    pub fn last(&self) -> Option<(&G, G::Move)> {
        let mv = *self.moves.last()?;
        Some((&self.positions[self.moves.len() - 1], mv))
    }

    /// Whether the game ended because a position came back.
    pub fn ended_by_repetition(&self) -> bool {
        self.repeated
    }

    /// The result by the rules, history included.
    pub fn outcome(&self) -> Option<Outcome> {
        if self.repeated { self.now().on_repeat() } else { self.now().outcome() }
    }

    /// The legal moves of the game: none when it is over.
    pub fn legal(&self) -> Vec<G::Move> {
        if self.repeated { Vec::new() } else { self.now().moves().collect() }
    }

    /// Whether the move may be played now.
    pub fn check(&self, mv: G::Move) -> Result<(), PlayError<G::Refusal>> {
        if self.outcome().is_some() {
            return Err(PlayError::Over);
        }
        self.now().check(mv).map_err(PlayError::Refused)
    }

    /// Plays a move if it may be played; otherwise nothing changes.
    pub fn play(&mut self, mv: G::Move) -> Result<(), PlayError<G::Refusal>> {
        self.check(mv)?;
        let next = self.now().after(mv);
        self.repeated = self.would_repeat(&next);
        self.positions.push(next);
        self.moves.push(mv);
        Ok(())
    }

    /// The result by the rules after a legal move, history included.
    pub fn outcome_after(&self, mv: G::Move) -> Option<Outcome> {
        let next = self.now().after(mv);
        if self.would_repeat(&next) { next.on_repeat() } else { next.outcome() }
    }

    /// The legal moves after so many moves of this game that would have brought an earlier position back, and so ended it.
    pub fn repeating(&self, ply: usize) -> Vec<G::Move> {
        let Some(at) = self.positions.get(ply).filter(|at| G::REPETITION && at.on_repeat().is_some()) else {
            return Vec::new();
        };
        let seen = &self.positions[..=ply];
        let comes_back = |mv: &G::Move| {
            let next = at.after(*mv);
            let could_be = |earlier: &&G| earlier.progress() == next.progress();
            next.outcome().is_none() && seen.iter().rev().take_while(could_be).any(|earlier| *earlier == next)
        };
        at.moves().filter(comes_back).collect()
    }

    /// Takes the last move back; `None` at the beginning.
    pub fn undo(&mut self) -> Option<G::Move> {
        let mv = self.moves.pop()?;
        self.positions.pop();
        self.repeated = false; // the game went on from the position before, so that one was no repetition
        Some(mv)
    }

    /// Passes the turn on over seats that have left the game, if it is the turn of one; false if nobody who is left can move.
    pub fn pass_over(&mut self, out: Seats) -> bool {
        if self.outcome().is_some() || !out.contains(self.now().turn()) {
            return true;
        }
        let Some(passed) = self.now().pass_over(out) else { return false };
        if let Some(now) = self.positions.last_mut() {
            *now = passed;
        }
        true
    }

    fn would_repeat(&self, next: &G) -> bool {
        G::REPETITION && next.outcome().is_none() && self.has_seen(next)
    }

    fn has_seen(&self, position: &G) -> bool {
        let could_be = |earlier: &&G| earlier.progress() == position.progress();
        position.on_repeat().is_some()
            && self.positions.iter().rev().take_while(could_be).any(|earlier| earlier == position)
    }
}

impl<R: Speak> Speak for PlayError<R> {
    fn message(&self) -> Message {
        match self {
            PlayError::Over => Message::new(&WORDS, "game-over"),
            PlayError::Refused(refusal) => refusal.message(),
        }
    }
}

impl<R: Speak> fmt::Display for PlayError<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl<R: Speak + fmt::Debug> std::error::Error for PlayError<R> {}
