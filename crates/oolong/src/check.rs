//! Which rule refuses a move: the whole move, or a part of it as soon as it is typed.

use tabuleiro_game::Rules;

use crate::fast::{FULL, members};
use crate::{Chair, Compass, Marker, Move, Oolong, Pair, Phase, Refusal, Steps, Tea, Waiting};

type Checked = Result<(), Refusal>;

fn refuse_if(refused: bool, refusal: Refusal) -> Checked {
    if refused { Err(refusal) } else { Ok(()) }
}

impl Oolong {
    pub(crate) fn check_move(&self, mv: Move) -> Checked {
        match (self.phase(), mv) {
            (Phase::Over(_), _) => Err(Refusal::Over),
            (Phase::Placing, Move::Place(chair)) => self.check_place(chair),
            (Phase::Placing, _) => Err(Refusal::NoMarker(self.placer())),
            (Phase::Waiting(waiting), _) => self.check_answer(waiting, mv),
        }
    }

    fn check_place(&self, chair: Chair) -> Checked {
        let waiter = self.waiter();
        refuse_if(self.cup(chair).is_some(), Refusal::Occupied(chair))?;
        refuse_if(chair == waiter, Refusal::WaiterStands(chair))?;
        let is_elsewhere = chair.table != waiter.table && self.empty_here() != 0;
        refuse_if(is_elsewhere, Refusal::WaiterElsewhere(waiter.table))
    }

    /// For a free placement: whether the table has a seat to offer.
    pub(crate) fn check_place_table(&self, table: Compass) -> Checked {
        refuse_if(table == self.waiter().table || self.empty(table) == 0, Refusal::NoRoom(table))
    }

    fn check_answer(&self, waiting: Waiting, mv: Move) -> Checked {
        let Some(marker) = self.markers().at(waiting.table) else { return Err(Refusal::Over) };
        match (marker, mv) {
            (_, Move::Place(_)) => Err(Refusal::MarkerFirst(waiting.actor, waiting.table)),
            (_, Move::Decline) => refuse_if(self.rules() == Rules::Report, Refusal::MustChoose),
            (Marker::Carry(tea), Move::Carry { from, to }) => {
                self.check_from(tea, from).and_then(|()| self.check_to(from, to))
            }
            (Marker::Send(_), Move::Send(table)) => self.check_send(table),
            (Marker::Turn, Move::Turn(steps)) => self.check_turn(steps),
            (Marker::SwapUnclaimed, Move::Swap(pair)) => {
                pair.tables().into_iter().try_for_each(|table| self.check_swap_unclaimed(table))
            }
            (Marker::SwapClaimed, Move::Swap(pair)) => self.check_swap_claimed(pair),
            _ => Err(Refusal::OtherMarker(marker, waiting.table)),
        }
    }

    /// The table a cup is moved from.
    pub(crate) fn check_from_table(&self, tea: Tea, table: Compass) -> Checked {
        refuse_if(self.claimed(table).is_some(), Refusal::Claimed(table))?;
        refuse_if(self.count(tea, table) == 0, Refusal::NoCupAt(tea, table))
    }

    /// The seat a cup is moved from.
    pub(crate) fn check_from(&self, tea: Tea, from: Chair) -> Checked {
        refuse_if(self.claimed(from.table).is_some(), Refusal::Claimed(from.table))?;
        refuse_if(self.cup(from) != Some(tea), Refusal::NoCup(tea, from))
    }

    /// The table a cup is moved to. If it is unclaimed it has an empty seat.
    pub(crate) fn check_to_table(&self, from: Compass, to: Compass) -> Checked {
        refuse_if(from == to && self.rules() == Rules::Book, Refusal::SameTable(to))?;
        refuse_if(self.claimed(to).is_some(), Refusal::Claimed(to))
    }

    fn check_to(&self, from: Chair, to: Chair) -> Checked {
        self.check_to_table(from.table, to.table)?;
        refuse_if(self.cup(to).is_some(), Refusal::Occupied(to))
    }

    fn check_send(&self, table: Compass) -> Checked {
        let refusal = match self.rules() {
            Rules::Book => Refusal::WaiterThere(table),
            Rules::Report => Refusal::JustPlayed(table),
        };
        refuse_if(table == self.here(), refusal)
    }

    fn check_turn(&self, steps: Steps) -> Checked {
        refuse_if(steps.count() == 0 && self.rules() == Rules::Book, Refusal::NoTurn)
    }

    pub(crate) fn check_swap_unclaimed(&self, table: Compass) -> Checked {
        refuse_if(self.claimed(table).is_some(), Refusal::SwapsUnclaimed(table))
    }

    fn check_swap_claimed(&self, pair: Pair) -> Checked {
        match pair.tables().map(|table| self.claimed(table).is_some()) {
            [true, true] => Err(Refusal::BothClaimed(pair)),
            [false, false] => Err(Refusal::BothUnclaimed(pair)),
            _ => Ok(()),
        }
    }

    /// Whether a marker has anything to offer besides declining it. One that has not is skipped.
    pub(crate) fn offers_anything(&self, marker: Marker) -> bool {
        match marker {
            Marker::Carry(tea) => self.can_carry(tea),
            Marker::Send(_) | Marker::Turn => true,
            Marker::SwapUnclaimed => self.unclaimed().count_ones() >= 2,
            Marker::SwapClaimed => !matches!(self.unclaimed(), 0 | FULL),
        }
    }

    /// A cup can be moved from any unclaimed table to any other.
    fn can_carry(&self, tea: Tea) -> bool {
        let unclaimed = self.unclaimed();
        let is_way_out = self.rules() == Rules::Report || unclaimed.count_ones() >= 2;
        is_way_out && members(unclaimed).any(|table| self.count(tea, table) > 0)
    }
}
