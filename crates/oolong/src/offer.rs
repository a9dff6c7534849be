//! The legal moves of a position, counted, and found by their place in the list without listing them.
//!
//! Listing is then counting up, and a random move is one number: both for the price of the few steps it takes to find
//! the n-th move. The order is that of the moves' numbers.

use tabuleiro_game::Rules;

use crate::fast::{FULL, members, nth};
use crate::{Chair, Compass, Marker, Move, Oolong, Pair, Phase, Steps, Tea};

/// What a position offers.
#[derive(Clone, Copy)]
pub(crate) enum Offer {
    /// Nothing: the game is over.
    Nothing,
    /// These seats of the waiter's table.
    Here(u16),
    /// The empty seats of all other tables.
    Elsewhere,
    /// The answers to a marker.
    Answers(Answers),
}

/// The answers to a marker, without declining it.
#[derive(Clone, Copy)]
pub(crate) struct Answers {
    marker: Marker,
    /// How many there are.
    count: u32,
    /// The unclaimed tables, for the markers that ask for them.
    unclaimed: u16,
    /// For moving a cup: how many empty seats those tables have.
    empty: u32,
}

impl Oolong {
    /// What the position offers.
    #[inline]
    pub(crate) fn offer(&self) -> Offer {
        match self.phase() {
            Phase::Placing => match self.empty_here() {
                0 => Offer::Elsewhere,
                here => Offer::Here(here),
            },
            Phase::Waiting(_) => self.answers(),
            Phase::Over(_) => Offer::Nothing,
        }
    }

    /// How many moves that is.
    #[inline]
    pub(crate) fn count_offer(&self, offer: &Offer) -> u32 {
        match offer {
            Offer::Nothing => 0,
            Offer::Here(_) => self.count_empty_here(),
            Offer::Elsewhere => self.count_elsewhere(),
            Offer::Answers(answers) => answers.count + u32::from(self.rules() == Rules::Book),
        }
    }

    /// The `n`-th of them, counted from 0. There must be more than `n`.
    #[inline]
    pub(crate) fn nth_offer(&self, offer: &Offer, n: u32) -> Move {
        match offer {
            Offer::Here(seats) => Move::Place(Chair::new(self.waiter().table, nth(*seats, n))),
            Offer::Elsewhere => Move::Place(self.nth_empty(FULL & !self.waiter().table.bit(), n)),
            Offer::Answers(answers) => self.nth_answer(answers, n),
            Offer::Nothing => Move::Decline,
        }
    }

    fn count_elsewhere(&self) -> u32 {
        Chair::COUNT as u32 - u32::from(self.placed()) - self.count_empty(self.waiter().table)
    }

    /// The `n`-th empty seat of these tables.
    fn nth_empty(&self, tables: u16, mut n: u32) -> Chair {
        for table in members(tables) {
            let empty = self.count_empty(table);
            if n < empty {
                return Chair::new(table, nth(self.empty(table), n));
            }
            n -= empty;
        }
        unreachable!("there are fewer empty seats than were counted")
    }

    #[cold]
    #[inline(never)]
    fn answers(&self) -> Offer {
        let Some((_, marker)) = self.waiting() else { return Offer::Nothing };
        let unclaimed = if matches!(marker, Marker::Send(_) | Marker::Turn) { 0 } else { self.unclaimed() };
        let (free, mut empty) = (unclaimed.count_ones(), 0);
        let count = match marker {
            Marker::Carry(tea) => {
                empty = members(unclaimed).map(|table| self.count_empty(table)).sum();
                members(unclaimed).map(|table| self.count(tea, table) * self.ways(table, empty)).sum()
            }
            Marker::Turn if self.rules() == Rules::Book => 7,
            Marker::Send(_) | Marker::Turn => 8,
            Marker::SwapUnclaimed => free * (free - 1) / 2,
            Marker::SwapClaimed => free * (9 - free),
        };
        Offer::Answers(Answers { marker, count, unclaimed, empty })
    }

    /// To how many of the empty seats a cup can go from a table: it must leave the table, but not in the report's rules.
    fn ways(&self, table: Compass, empty: u32) -> u32 {
        match self.rules() {
            Rules::Book => empty - self.count_empty(table),
            Rules::Report => empty,
        }
    }

    #[cold]
    #[inline(never)]
    fn nth_answer(&self, answers: &Answers, n: u32) -> Move {
        if n >= answers.count {
            return Move::Decline;
        }
        let unclaimed = answers.unclaimed;
        match answers.marker {
            Marker::Carry(tea) => self.nth_carry(tea, answers, n),
            Marker::Send(_) => Move::Send(nth(FULL & !self.here().bit(), n)),
            Marker::Turn => Move::Turn(Steps::of((n + 8 - answers.count) as i32)),
            Marker::SwapUnclaimed => nth_swap(n, |_| unclaimed, unclaimed),
            Marker::SwapClaimed => {
                let is_unclaimed = |table: Compass| unclaimed & table.bit() != 0;
                nth_swap(n, |table| if is_unclaimed(table) { !unclaimed } else { unclaimed }, FULL)
            }
        }
    }

    fn nth_carry(&self, tea: Tea, answers: &Answers, mut n: u32) -> Move {
        for table in members(answers.unclaimed) {
            let ways = self.ways(table, answers.empty);
            let count = self.count(tea, table) * ways;
            if n < count {
                let shut = if self.rules() == Rules::Book { table.bit() } else { 0 };
                let from = Chair::new(table, nth(self.seats(tea, table), n / ways));
                return Move::Carry { from, to: self.nth_empty(answers.unclaimed & !shut, n % ways) };
            }
            n -= count;
        }
        unreachable!("there are fewer cups to move than were counted")
    }
}

/// The `n`-th pair of a table among `firsts` with one of its partners that comes after it.
fn nth_swap(mut n: u32, partners: impl Fn(Compass) -> u16, firsts: u16) -> Move {
    for first in members(firsts) {
        let after = !(first.bit() * 2 - 1);
        let seconds = partners(first) & after & FULL;
        if n < seconds.count_ones() {
            return Pair::of(first, nth(seconds, n)).map_or(Move::Decline, Move::Swap);
        }
        n -= seconds.count_ones();
    }
    unreachable!("there are fewer pairs than were counted")
}
