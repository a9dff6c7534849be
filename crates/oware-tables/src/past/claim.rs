//! That a side makes sure of so many seeds.

use tabuleiro_game::{Detail, Game, Outcome, Seat};
use tabuleiro_oware::{Oware, Share};
use tabuleiro_search::Keyed;

use super::proof::Proof;
use crate::Tables;

/// That a side gets at least so many seeds in all, in a game that has passed those boards.
pub(super) struct Claim<'a> {
    pub(super) seat: Seat,
    pub(super) total: u8,
    /// The boards that have been passed and could come back.
    pub(super) past: &'a [Oware],
    pub(super) tables: &'a Tables,
    /// Whether boards are looked into although the claim would not hold in a game that begins there. Hardly ever does the past
    /// change that, and there are many of them.
    pub(super) is_bold: bool,
    /// The boards of the past to which the claimant must not come back.
    hazards: Vec<Road>,
}

/// How a side stands on a board from which it can make sure of its share without passing a board twice.
#[derive(Clone, Copy)]
struct Road {
    /// What it gets in all.
    total: u8,
    /// After at most so many moves.
    distance: u16,
}

/// What a move to a board means for a claim.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sight {
    /// It holds there.
    Holds,
    /// It does not, or nobody looks.
    Fails,
    /// The game goes on with as many seeds.
    Open,
}

impl<'a> Claim<'a> {
    /// That a seat gets so many seeds after these boards.
    pub(super) fn new(
        seat: Seat,
        total: u8,
        past: &'a [Oware],
        tables: &'a Tables,
        is_bold: bool,
    ) -> Claim<'a> {
        let mut claim = Claim { seat, total, past, tables, is_bold, hazards: Vec::new() };
        let bad = past.iter().filter(|at| !claim.on_return(at));
        claim.hazards = bad.filter_map(|at| claim.road(at)).collect();
        claim
    }

    /// Whether the claim is shown to hold after moves to each of these boards; false may mean that it was not found out.
    pub(super) fn holds_after(&self, boards: &[Oware]) -> Vec<bool> {
        let mut proof = Proof::new(self);
        let roots: Vec<Result<bool, u32>> = boards.iter().map(|at| proof.root(at)).collect();
        proof.work();
        roots.into_iter().map(|root| root.unwrap_or_else(|number| proof.holds(number))).collect()
    }

    /// What is seen of a board at once when a move has led to it.
    pub(super) fn sight(&self, at: &Oware) -> Sight {
        if let Some(outcome) = at.outcome() {
            return Sight::of(self.is_enough(outcome));
        }
        // What has been captured stays so, whatever comes back.
        if at.captured(self.seat) >= self.total {
            return Sight::Holds;
        }
        let has_captured = self.past.last().is_none_or(|before| before.age() != at.age());
        if has_captured {
            return Sight::of(self.in_a_new_game(at));
        }
        if self.past.contains(at) {
            return Sight::of(self.on_return(at));
        }
        match self.in_a_new_game(at) {
            true if self.has_road(at) => Sight::Holds,
            false if !self.is_bold => Sight::Fails,
            _ => Sight::Open,
        }
    }

    /// Whether the claimant can make sure of its share in a new game by a way that passes none of the past. On its way it
    /// never has less in view, and with as much it is nearer after every move.
    fn has_road(&self, at: &Oware) -> bool {
        let crosses =
            |road: Road, hazard: &Road| hazard.total >= road.total && hazard.distance < road.distance;
        self.road(at).is_some_and(|road| !self.hazards.iter().any(|hazard| crosses(road, hazard)))
    }

    fn road(&self, at: &Oware) -> Option<Road> {
        let distance = self.tables.distance(at, self.seat)?;
        let share = self.tables.share(at).filter(|share| share.is_exact())?;
        Some(Road { total: self.total_of(at, share), distance })
    }

    /// Whether the game may end by coming back to a board.
    pub(super) fn on_return(&self, at: &Oware) -> bool {
        at.on_repeat().is_some_and(|outcome| self.is_enough(outcome))
    }

    fn is_enough(&self, outcome: Outcome) -> bool {
        matches!(outcome.detail, Detail::Scores(scores) if scores[self.seat.index()] >= self.total)
    }

    /// Whether the claim is known to hold in a game that begins on a board.
    fn in_a_new_game(&self, at: &Oware) -> bool {
        self.tables.share(at).is_some_and(|share| self.total_of(at, share) >= self.total)
    }

    /// What the claimant makes sure of in all on a board where the side to move has that share.
    fn total_of(&self, at: &Oware, share: Share) -> u8 {
        let least = if at.turn() == self.seat { share.least } else { at.age() as u8 - share.most };
        at.captured(self.seat) + least
    }
}

impl Sight {
    pub(super) const fn of(holds: bool) -> Sight {
        if holds { Sight::Holds } else { Sight::Fails }
    }
}
