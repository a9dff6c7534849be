//! Games played on and on by chance, one after another, with as much of their past as the rules ask about.

use std::ops::Add;

use rand_core::Rng;

use crate::{Game, Seat};

/// Where games begin.
#[derive(Clone, Copy, Debug)]
pub enum Beginning<G: Game> {
    /// All at the same position.
    At(G),
    /// Each as chance deals it under these options.
    Dealt(G::Options),
}

impl<G: Game> Beginning<G> {
    /// The first position of another game.
    #[inline]
    pub fn first(&self, rng: &mut impl Rng) -> G {
        match *self {
            Beginning::At(at) => at,
            Beginning::Dealt(options) => G::start(G::deal(options, rng)),
        }
    }
}

/// How a game of a walk ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct End {
    /// Who has won.
    pub winner: Option<Seat>,
    /// Whether it was broken off at its limit of moves ([`Game::move_limit`]), where no rule had ended it.
    pub is_broken_off: bool,
}

/// What came of games that were played to their end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tallies {
    /// How many each seat won.
    pub wins: [u64; Seat::MOST],
    /// How many nobody won.
    pub draws: u64,
    /// How many moves were made, those of games that go on included.
    pub moves: u64,
}

impl Tallies {
    /// How many games have ended.
    pub fn games(&self) -> u64 {
        self.wins.iter().sum::<u64>() + self.draws
    }

    /// Counts one more game.
    pub const fn count(&mut self, winner: Option<Seat>) {
        match winner {
            Some(seat) => self.wins[seat.index()] += 1,
            None => self.draws += 1,
        }
    }
}

impl Add for Tallies {
    type Output = Tallies;

    fn add(self, other: Tallies) -> Tallies {
        Tallies {
            wins: std::array::from_fn(|seat| self.wins[seat] + other.wins[seat]),
            draws: self.draws + other.draws,
            moves: self.moves + other.moves,
        }
    }
}

/// A game that goes on, with its own source of randomness and as much of its past as its rules ask about. It ends as it would in
/// a [`crate::Record`]; [`RandomWalk::restart`] begins another.
#[derive(Clone, Debug)]
pub struct RandomWalk<G: Game, R> {
    /// Where it stands.
    pub at: G,
    /// How many moves this game has lasted.
    pub ply: u32,
    /// What decides its moves.
    pub rng: R,
    /// The positions that could come back, the one it stands at last: those since progress was last made
    /// ([`Game::progress`]). Empty where no rule asks.
    pub past: Vec<G>,
}

impl<G: Game, R: Rng> RandomWalk<G, R> {
    /// A game that has just begun.
    pub fn new(beginning: &Beginning<G>, mut rng: R) -> RandomWalk<G, R> {
        let at = beginning.first(&mut rng);
        let mut walk = RandomWalk { at, ply: 0, rng, past: Vec::new() };
        walk.remember();
        walk
    }

    /// Begins anew.
    #[inline]
    pub fn restart(&mut self, beginning: &Beginning<G>) {
        self.at = beginning.first(&mut self.rng);
        self.ply = 0;
        self.past.clear();
        self.remember();
    }

    /// Makes a legal move; how the game ended, if it did.
    #[inline]
    pub fn advance(&mut self, mv: G::Move) -> Option<End> {
        self.at.apply(mv);
        self.ply += 1;
        if let Some(outcome) = self.at.outcome() {
            return Some(End { winner: outcome.winner, is_broken_off: false });
        }
        if G::REPETITION
            && let Some(outcome) = self.at.on_repeat()
            && self.has_come_back()
        {
            return Some(End { winner: outcome.winner, is_broken_off: false });
        }
        let is_long = self.at.move_limit().is_some_and(|limit| self.ply >= limit);
        is_long.then_some(End { winner: None, is_broken_off: true })
    }

    /// Makes a random legal move; which, and how the game ended, if it did.
    #[inline]
    pub fn wander(&mut self) -> (G::Move, Option<End>) {
        let mv = self.at.sample(&mut self.rng).expect("a game that goes on has a move");
        (mv, self.advance(mv))
    }

    /// Makes so many random legal moves, beginning anew whenever the game ends; what came of the games that did.
    pub fn wander_on(&mut self, beginning: &Beginning<G>, steps: u32) -> Tallies {
        let mut tallies = Tallies { moves: u64::from(steps), ..Tallies::default() };
        let mut left = steps;
        while left > 0 {
            let (made, end) = self.wander_to_end(left);
            left -= made;
            if let Some(end) = end {
                tallies.count(end.winner);
                self.restart(beginning);
            }
        }
        tallies
    }

    /// Makes random legal moves to the end of the game, or `most` of them if it lasts longer; how many, and how it ended.
    #[inline]
    pub fn wander_to_end(&mut self, most: u32) -> (u32, Option<End>) {
        if G::REPETITION {
            for made in 1..=most {
                if let (_, Some(end)) = self.wander() {
                    return (made, Some(end));
                }
            }
            return (most, None);
        }
        let limit = self.at.move_limit().unwrap_or(u32::MAX);
        let made = self.at.play_out(most.min(limit - self.ply), &mut self.rng);
        self.ply += made;
        let by_rules = self.at.outcome().map(|outcome| End { winner: outcome.winner, is_broken_off: false });
        (made, by_rules.or((self.ply >= limit).then_some(End { winner: None, is_broken_off: true })))
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

/// What [`crate::Abreast::wander_all`] promises, by a move in each of a few games in turn: what one game needs next depends on its last move, so
/// that the processor waits less if it can go on with another meanwhile.
pub fn in_turn<G: Game, R: Rng>(
    walks: &mut [RandomWalk<G, R>],
    beginning: &Beginning<G>,
    steps: u32,
) -> Tallies {
    const TOGETHER: usize = 4;
    let mut tallies = Tallies { moves: u64::from(steps) * walks.len() as u64, ..Tallies::default() };
    for group in walks.chunks_mut(TOGETHER) {
        for _ in 0..steps {
            for walk in &mut *group {
                if let (_, Some(end)) = walk.wander() {
                    tallies.count(end.winner);
                    walk.restart(beginning);
                }
            }
        }
    }
    tallies
}
