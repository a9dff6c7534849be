//! Proofs as plans, and their checking.

use std::collections::{BTreeMap, HashSet};
use std::error::Error;
use std::fmt;

use tabuleiro_game::Game;

use super::{Claim, is_finite};

/// A proof: what to play in each position that can arise, whatever the other side does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Strategy<G: Game> {
    claim: Claim,
    holds: bool,
    moves: BTreeMap<G, G::Move>,
}

/// Where a plan fails.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw<G: Game> {
    /// It says nothing about this position.
    Silent(G),
    /// What it says here is against the rules.
    Illegal(G, G::Move),
    /// It ends here, and not as it should.
    Missed(G),
    /// The game may go on for ever: nothing can be proven by a plan.
    Endless,
}

impl<G: Game> Strategy<G> {
    /// The plan that `settled` knows: whether the claim is true or false at each position that it needs.
    pub(super) fn from(
        claim: Claim,
        holds: bool,
        start: &G,
        settled: &dyn Fn(&G) -> Option<bool>,
    ) -> Strategy<G> {
        let mut plan = Strategy { claim, holds, moves: BTreeMap::new() };
        let (mut open, mut seen) = (vec![*start], HashSet::from([*start]));
        while let Some(at) = open.pop() {
            if at.outcome().is_some() {
                continue;
            }
            let keeps = |mv: &G::Move| settled(&after(&at, *mv)) == Some(holds);
            if plan.is_ours(&at) {
                let Some(mv) = at.moves().find(keeps) else { continue };
                plan.moves.insert(at, mv);
                let next = after(&at, mv);
                open.extend(seen.insert(next).then_some(next));
            } else {
                open.extend(at.moves().map(|mv| after(&at, mv)).filter(|next| seen.insert(*next)));
            }
        }
        plan
    }

    /// The claim that it proves or refutes.
    pub const fn claim(&self) -> Claim {
        self.claim
    }

    /// How many positions it has a move for.
    pub fn len(&self) -> usize {
        self.moves.len()
    }

    /// Whether there is nothing to play.
    pub fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    /// What to play here, if the plan leads here.
    pub fn advice(&self, at: &G) -> Option<G::Move> {
        self.moves.get(at).copied()
    }

    /// The same plan with another move somewhere, for tests of the checker.
    #[must_use]
    pub fn with(mut self, at: G, mv: G::Move) -> Strategy<G> {
        self.moves.insert(at, mv);
        self
    }

    /// Follows the plan through everything the other side can do, by the rules alone. How many positions that were.
    pub fn check(&self, start: &G) -> Result<u64, Flaw<G>> {
        if !is_finite::<G>() {
            return Err(Flaw::Endless);
        }
        let (mut open, mut seen) = (vec![*start], HashSet::from([*start]));
        while let Some(at) = open.pop() {
            if let Some(outcome) = at.outcome() {
                if self.claim.is_met_by(outcome) != self.holds {
                    return Err(Flaw::Missed(at));
                }
            } else if self.is_ours(&at) {
                let mv = self.advice(&at).ok_or(Flaw::Silent(at))?;
                at.check(mv).map_err(|_| Flaw::Illegal(at, mv))?;
                let next = after(&at, mv);
                open.extend(seen.insert(next).then_some(next));
            } else {
                open.extend(at.moves().map(|mv| after(&at, mv)).filter(|next| seen.insert(*next)));
            }
        }
        Ok(seen.len() as u64)
    }

    /// Whether it is the plan's side to move.
    fn is_ours(&self, at: &G) -> bool {
        (at.turn() == self.claim.seat) == self.holds
    }
}

fn after<G: Game>(at: &G, mv: G::Move) -> G {
    let mut next = *at;
    next.apply(mv);
    next
}

impl<G: Game> fmt::Display for Flaw<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Flaw::Silent(at) => write!(f, "the plan says nothing about {at}"),
            Flaw::Illegal(at, mv) => write!(f, "the plan plays {mv} at {at}, against the rules"),
            Flaw::Missed(at) => write!(f, "the plan ends at {at}, which is not what was claimed"),
            Flaw::Endless => write!(f, "the game may go on for ever"),
        }
    }
}

impl<G: Game> Error for Flaw<G> {}
