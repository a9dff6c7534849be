//! The search: depth-first, always where a proof or a disproof seems nearest.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::hash::{BuildHasherDefault, DefaultHasher};

use tabuleiro_game::{Game, Seat};

use super::{Claim, Strategy, is_finite};
use crate::{Leash, Progress};

/// So many moves are applied between two words about how far it has come.
const TOLD_EVERY: u64 = 4_096;
/// Nothing is harder than this; what has this number is impossible.
const NEVER: u32 = u32::MAX;

/// What a search has found.
#[derive(Clone, Debug)]
pub struct Found<G: Game> {
    /// Whether the claim is true.
    pub holds: bool,
    /// How to play to show it: for the seat if it is true, else for the others.
    pub plan: Strategy<G>,
    /// Moves applied.
    pub nodes: u64,
}

/// Proves or disproves a claim about a position. `None` if the stop was pulled or the limit reached, or if the game may come
/// back to a position. Everything seen is kept in memory, some fifty bytes a node: a limit on nodes is one on memory.
///
/// The same question always gets the same answer by the same nodes. The limit's depth is not heeded.
pub fn prove<G: Game>(at: &G, claim: Claim, leash: &mut Leash<'_, Progress>) -> Option<Found<G>> {
    if !is_finite::<G>() || !leash.look() {
        return None;
    }
    let mut hunt = Hunt { claim, seen: HashMap::default(), leash };
    let effort = hunt.visit(at, Effort { prove: NEVER, refute: NEVER })?;
    let holds = effort.prove == 0;
    let plan = Strategy::from(claim, holds, at, &|at: &G| hunt.settled(at));
    Some(Found { holds, plan, nodes: hunt.leash.nodes() })
}

/// How many positions must at least be settled yet to prove the claim, and to refute it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Effort {
    prove: u32,
    refute: u32,
}

impl Effort {
    const PROVEN: Effort = Effort { prove: 0, refute: NEVER };
    const REFUTED: Effort = Effort { prove: NEVER, refute: 0 };

    fn settled(holds: bool) -> Effort {
        if holds { Effort::PROVEN } else { Effort::REFUTED }
    }

    /// The same with the parts traded: what one side proves, the other refutes.
    fn turned(self) -> Effort {
        Effort { prove: self.refute, refute: self.prove }
    }

    /// Seen by whoever moves: `prove` is the way of who moves to get what they want.
    fn for_mover(self, is_own: bool) -> Effort {
        if is_own { self } else { self.turned() }
    }
}

/// Repeatable from run to run, unlike the usual one.
type Seen<G> = HashMap<G, Effort, BuildHasherDefault<DefaultHasher>>;

struct Hunt<'h, 't, G: Game> {
    claim: Claim,
    seen: Seen<G>,
    leash: &'h mut Leash<'t, Progress>,
}

impl<G: Game> Hunt<'_, '_, G> {
    /// Works on a position until it is settled or takes more effort than `most`; `None` if stopped.
    fn visit(&mut self, at: &G, most: Effort) -> Option<Effort> {
        if let Some(outcome) = at.outcome() {
            return Some(Effort::settled(self.claim.is_met_by(outcome)));
        }
        let is_own = at.turn() == self.claim.seat;
        let most = most.for_mover(is_own);
        let children = self.children(at)?;
        loop {
            let (here, best, second) = self.gather(&children, is_own);
            self.seen.insert(*at, here.for_mover(is_own));
            if here.prove >= most.prove || here.refute >= most.refute || here.prove == 0 || here.refute == 0 {
                return Some(here.for_mover(is_own));
            }
            let (child, effort) = best;
            // A little more than the second best, so that the search does not jump to and fro.
            let enough = second.saturating_add(second / 4).saturating_add(1).min(most.prove);
            let rest = most.refute.saturating_sub(here.refute).saturating_add(effort.refute);
            let allowed = Effort { prove: enough, refute: if most.refute == NEVER { NEVER } else { rest } };
            self.visit(&children[child], allowed.for_mover(is_own))?;
        }
    }

    /// The positions after each move; counted as nodes the first time.
    fn children(&mut self, at: &G) -> Option<Vec<G>> {
        let mut children = Vec::new();
        for mv in at.moves() {
            self.breathe()?;
            let mut next = *at;
            next.apply(mv);
            children.push(next);
            let first_look = || first_look(&next, self.claim);
            if let Entry::Vacant(place) = self.seen.entry(next) {
                place.insert(first_look());
            }
        }
        Some(children)
    }

    fn breathe(&mut self) -> Option<()> {
        let nodes = self.leash.nodes();
        if nodes.is_multiple_of(TOLD_EVERY) {
            self.leash.tell(&Progress { nodes, done: None });
        }
        self.leash.spend().then_some(())
    }

    /// The effort for whoever moves; the child where it is least, with its own; the least of the others.
    fn gather(&self, children: &[G], is_own: bool) -> (Effort, (usize, Effort), u32) {
        let mut here = Effort { prove: NEVER, refute: 0 };
        let (mut best, mut second) = ((0, here), NEVER);
        for (number, child) in children.iter().enumerate() {
            let effort = self.seen[child].for_mover(is_own);
            here.refute = here.refute.saturating_add(effort.refute);
            if effort.prove < here.prove || number == 0 {
                second = here.prove;
                here.prove = effort.prove;
                best = (number, effort);
            } else {
                second = second.min(effort.prove);
            }
        }
        if here.prove == 0 {
            here.refute = NEVER;
        }
        (here, best, second)
    }

    /// Whether the claim is known to be true or false here.
    fn settled(&self, at: &G) -> Option<bool> {
        match self.seen.get(at)? {
            Effort { prove: 0, .. } => Some(true),
            Effort { refute: 0, .. } => Some(false),
            _ => None,
        }
    }
}

/// What a position looks like before it is searched: the more moves there are, the harder to answer all of them.
fn first_look<G: Game>(at: &G, claim: Claim) -> Effort {
    if let Some(outcome) = at.outcome() {
        return Effort::settled(claim.is_met_by(outcome));
    }
    let mover: Seat = at.turn();
    Effort { prove: 1, refute: at.count_moves().max(1) }.for_mover(mover == claim.seat)
}
