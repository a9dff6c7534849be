//! One game of a batch.

use tabuleiro_game::{Game, Seat};
use tabuleiro_search::Random;

use super::Tallies;
use super::arrays::{BROKEN_OFF, ENDED};

/// Where games begin.
#[derive(Clone, Copy)]
pub(super) enum Start<G: Game> {
    /// All at the same position.
    At(G),
    /// Each as chance deals it under these options.
    Dealt(G::Options),
}

impl<G: Game> Start<G> {
    /// The first position of another game.
    #[inline]
    pub(super) fn begin(&self, rng: &mut Random) -> G {
        match *self {
            Start::At(at) => at,
            Start::Dealt(options) => G::start(G::deal(options, rng)),
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy)]
pub(super) struct End {
    pub(super) winner: Option<Seat>,
    /// [`ENDED`] or [`BROKEN_OFF`].
    pub(super) done: u8,
}

/// A game that goes on, with as much of its past as its rules ask about.
#[derive(Clone)]
pub(super) struct Slot<G: Game> {
    pub(super) at: G,
    pub(super) ply: u32,
    pub(super) rng: Random,
    /// The positions that could come back: those since progress was last made. Empty where no rule asks.
    past: Vec<G>,
}

impl<G: Game> Slot<G> {
    /// A game that has just begun.
    pub(super) fn new(start: &Start<G>, mut rng: Random) -> Slot<G> {
        let at = start.begin(&mut rng);
        let mut slot = Slot { at, ply: 0, rng, past: Vec::new() };
        slot.remember();
        slot
    }

    /// Begins anew.
    #[inline]
    pub(super) fn restart(&mut self, start: &Start<G>) {
        self.at = start.begin(&mut self.rng);
        self.ply = 0;
        self.past.clear();
        self.remember();
    }

    /// Makes a legal move; how the game ended, if it did.
    #[inline]
    pub(super) fn advance(&mut self, mv: G::Move) -> Option<End> {
        self.at.apply(mv);
        self.ply += 1;
        if let Some(outcome) = self.at.outcome() {
            return Some(End { winner: outcome.winner, done: ENDED });
        }
        if G::REPETITION
            && let Some(outcome) = self.at.on_repeat()
            && self.has_come_back()
        {
            return Some(End { winner: outcome.winner, done: ENDED });
        }
        let is_long = self.at.move_limit().is_some_and(|limit| self.ply >= limit);
        is_long.then_some(End { winner: None, done: BROKEN_OFF })
    }

    /// Makes a random legal move; which, and how the game ended, if it did.
    #[inline]
    pub(super) fn wander(&mut self) -> (G::Move, Option<End>) {
        let mv = self.at.sample(&mut self.rng).expect("a game that goes on has a move");
        (mv, self.advance(mv))
    }

    /// Makes so many random legal moves, beginning anew whenever the game ends; what came of the games that did.
    pub(super) fn wander_on(&mut self, start: &Start<G>, steps: u32) -> Tallies {
        let mut tallies = Tallies { moves: u64::from(steps), ..Tallies::default() };
        for _ in 0..steps {
            if let (_, Some(end)) = self.wander() {
                tallies.count(end.winner);
                self.restart(start);
            }
        }
        tallies
    }

    /// Makes random legal moves to the end of the game; who won.
    #[inline]
    pub(super) fn play_out(&mut self) -> Option<Seat> {
        if !G::REPETITION {
            let most = self.at.move_limit().unwrap_or(u32::MAX);
            self.ply += self.at.play_out(most, &mut self.rng);
            return self.at.outcome().and_then(|outcome| outcome.winner);
        }
        loop {
            if let (_, Some(end)) = self.wander() {
                return end.winner;
            }
        }
    }

    /// Whether the position has been there before; if not, it is remembered.
    #[inline]
    fn has_come_back(&mut self) -> bool {
        if self.past.last().is_some_and(|last| last.progress() != self.at.progress()) {
            self.past.clear();
        }
        let is_known = self.past.contains(&self.at);
        if !is_known {
            self.past.push(self.at);
        }
        is_known
    }

    #[inline]
    fn remember(&mut self) {
        if G::REPETITION && self.at.on_repeat().is_some() {
            self.past.push(self.at);
        }
    }
}
