//! What a position is worth before anything is known about what follows it.

use tabuleiro_game::{Game, Outcome, Seat};

use crate::Random;

/// Each seat's share of the point that is played for. All shares together are 1.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Chances([f32; Seat::MOST]);

impl Chances {
    /// Everybody's the same: what a draw is worth.
    pub fn even(seats: u8) -> Chances {
        Chances([1.0 / f32::from(seats); Seat::MOST])
    }

    /// All for one seat.
    pub fn sure(winner: Seat) -> Chances {
        let mut shares = [0.0; Seat::MOST];
        shares[winner.index()] = 1.0;
        Chances(shares)
    }

    /// What a result is worth.
    pub fn of(outcome: Outcome, seats: u8) -> Chances {
        outcome.winner.map_or_else(|| Chances::even(seats), Chances::sure)
    }

    /// This share for one of two seats, the rest for the other.
    pub fn between_two(seat: Seat, share: f32) -> Chances {
        let mut shares = [0.0; Seat::MOST];
        shares[seat.index()] = share;
        shares[seat.other().index()] = 1.0 - share;
        Chances(shares)
    }

    /// A seat's share.
    #[inline]
    pub fn share(&self, seat: Seat) -> f32 {
        self.0[seat.index()]
    }
}

/// A move that may be tried.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Prospect<M> {
    /// The share, at a glance, of who makes it.
    pub share: f32,
    /// How likely it is to be the move to play, from 0 to 1, where somebody has an opinion.
    pub prior: f32,
    /// The move.
    pub mv: M,
}

impl<M> Prospect<M> {
    /// A move with its share, whose likelihood nobody knows.
    pub(super) const fn new(share: f32, mv: M) -> Prospect<M> {
        Prospect { share, prior: 0.0, mv }
    }
}

/// Says what a leaf of the tree is worth.
pub trait Leaf<G: Game>: Clone + Send + Sync + 'static {
    /// Everybody's chances, and how many moves were applied to find them; `None` if it would have taken more than
    /// `most`. Not asked of finished games.
    fn chances(&self, at: &G, most: u32, rng: &mut Random) -> (Option<Chances>, u32);

    /// Whether [`Leaf::glance`] has an opinion. If not, moves are tried in random order.
    const GLANCES: bool = false;

    /// A seat's share at a glance. By this the moves that lead to positions are put in order, and at a table of two it
    /// is taken for their worth when they are tried first. Not asked of finished games.
    fn glance(&self, at: &G, seat: Seat) -> f32 {
        let _ = (at, seat);
        0.0
    }

    /// Whether [`Leaf::list`] lists the moves, with a prior for each: the search is then led by those.
    const LISTS: bool = false;

    /// Adds moves that are not listed yet, some or all of them, but one at least, with their shares at a glance and their
    /// priors, in any order; how many moves were applied to find those. Not asked of finished games.
    fn list(&self, at: &G, listed: &[G::Move], fresh: &mut Vec<Prospect<G::Move>>) -> u32 {
        let _ = (at, listed, fresh);
        0
    }
}

/// A random game to its end: it can be had of every game, and quickly.
///
/// A repetition rule is not heeded in it. Where the rules give no bound it is therefore broken off after some hundred
/// moves, and counted as the game counts a position that comes back, or else as a draw.
#[derive(Clone, Copy, Debug, Default)]
pub struct Light;

/// Where the rules give no bound, random games are broken off after so many moves.
const LONGEST: u32 = 400;

impl<G: Game> Leaf<G> for Light {
    #[inline]
    fn chances(&self, start: &G, most: u32, rng: &mut Random) -> (Option<Chances>, u32) {
        let longest = G::LONGEST.unwrap_or(LONGEST);
        let mut at = *start;
        let made = at.play_out(longest.min(most), rng);
        let is_enough = most >= longest || at.outcome().is_some();
        (is_enough.then(|| ended(&at)), made)
    }
}

fn ended<G: Game>(at: &G) -> Chances {
    let outcome = at.outcome().or_else(|| at.on_repeat());
    outcome.map_or_else(|| Chances::even(at.seats()), |outcome| Chances::of(outcome, at.seats()))
}
