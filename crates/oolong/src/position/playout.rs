//! Whole random games, fast: what the rules ask for is kept in the form in which they ask, and a random number finds its seat in a
//! table without anybody counting.
//!
//! | file | noun |
//! |---|---|
//! | `playout` | [`Romp`], a random game on its way |
//! | `draw` | [`Draw`], a random number and what it chooses |
//! | `piles` | [`Piles`], counts for all tables at once |
//! | `answers` | random answers to markers |

mod answers;
mod draw;
mod piles;

use tabuleiro_game::{Rng, Rules};

use super::{CLAIM, CUPS, Oolong, TABLES_TO_WIN};
use crate::fast::{Cups, FULL, ONE};
use crate::{Chair, Compass, Markers, Phase, Tea};
use draw::{Draw, nth};
use piles::Piles;

/// A random game on its way: what the rules ask of a position, tables and seats by their numbers.
struct Romp {
    /// For each tea and table the bits of [`Cups`].
    cups: [[u16; 9]; 2],
    /// The seats of each table with a cup on them.
    taken: [u32; 9],
    /// The least bits of [`Cups`] that trigger the marker of each table, and in the lowest three which marker that is.
    needs: [u16; 9],
    claims: [u32; 2],
    /// How many cups of each tea stand at each table.
    counts: [Piles; 2],
    markers: Markers,
    /// How many markers have been answered.
    answers: u32,
    rules: Rules,
}

/// A chair by its numbers.
#[derive(Clone, Copy)]
struct Spot {
    table: usize,
    seat: usize,
}

/// The bit of each seat.
static BIT: [u16; 9] = [1, 2, 4, 8, 16, 32, 64, 128, 256];

impl Oolong {
    /// Whether Black is to put down a cup.
    pub(crate) fn is_blacks_cup(&self) -> bool {
        self.phase == Phase::Placing && self.placer() == Tea::Black
    }

    /// Random moves to the end, each the one that [`sample`](tabuleiro_game::Game::sample) would have drawn; how many.
    /// Black must be to put down a cup.
    pub(crate) fn romp(&mut self, rng: &mut impl Rng) -> u32 {
        let mut romp = Romp::from(self);
        let mut waiter = Spot { table: self.waiter.table.index(), seat: self.waiter.seat.index() };
        let before = u32::from(2 * CUPS - self.placed);
        let mut left = before;
        while left > 0
            && !romp.serve::<0>(&mut waiter, &mut left, rng)
            && !romp.serve::<1>(&mut waiter, &mut left, rng)
        {}
        *self = romp.end(waiter, left);
        before - left + romp.answers
    }
}

impl Romp {
    #[inline]
    fn from(at: &Oolong) -> Romp {
        let [black, green] = at.cups.map(|cups| cups.map(Cups::bits));
        Romp {
            cups: [black, green],
            taken: std::array::from_fn(|table| u32::from((black[table] | green[table]) & FULL)),
            needs: Compass::ALL.map(|table| at.markers.threshold(table)),
            claims: at.claims.map(u32::from),
            counts: at.cups.map(|cups| Piles::of(&cups)),
            markers: at.markers,
            answers: 0,
            rules: at.rules,
        }
    }

    /// The position at the end.
    #[inline]
    fn end(&self, waiter: Spot, left: u32) -> Oolong {
        let winner = Tea::ALL.into_iter().find(|tea| self.has_won(tea.index()));
        Oolong {
            cups: self.cups.map(|cups| cups.map(Cups::of_bits)),
            markers: self.markers,
            waiter: Chair::new(Compass::ALL[waiter.table], Compass::ALL[waiter.seat]),
            claims: self.claims.map(|claims| claims as u8),
            placed: 2 * CUPS - left as u8,
            phase: Phase::Over(winner),
            rules: self.rules,
        }
    }

    #[inline]
    const fn has_won(&self, tea: usize) -> bool {
        self.claims[tea] >= TABLES_TO_WIN as u32
    }

    /// A cup is put down, and a marker answered if it triggers one; whether somebody has won.
    #[inline]
    fn serve<const TEA: usize>(&mut self, waiter: &mut Spot, left: &mut u32, rng: &mut impl Rng) -> bool {
        let draw = Draw::from(rng);
        let mut table = waiter.table;
        let mut seat = draw.seat(self.taken[table], u32::from(BIT[waiter.seat]));
        if seat >= 9 {
            Spot { table, seat } = self.seek(*waiter, *left, draw, rng);
        }
        *left -= 1;
        *waiter = Spot { table: seat, seat: table };
        let cups = self.put(TEA, Spot { table, seat });
        if self.has_won(TEA) {
            return true;
        }
        let needs = self.needs[table];
        if cups < needs {
            return false;
        }
        self.use_up(table);
        *waiter = self.answer(needs, *waiter, rng);
        self.has_won(0) || self.has_won(1)
    }

    /// Puts a cup on an empty seat; the bits of that tea's [`Cups`] at the table.
    #[inline]
    fn put(&mut self, tea: usize, to: Spot) -> u16 {
        let bit = BIT[to.seat];
        self.taken[to.table] |= u32::from(bit);
        self.counts[tea].add(to.table);
        let cups = self.cups[tea][to.table] + (ONE | bit);
        self.cups[tea][to.table] = cups;
        self.claims[tea] += u32::from(u32::from(cups / ONE) == CLAIM);
        cups
    }

    /// The seat that a draw chooses, when it cannot be looked up.
    #[cold]
    #[inline(never)]
    fn seek(&self, waiter: Spot, left: u32, draw: Draw, rng: &mut impl Rng) -> Spot {
        let taken = self.taken[waiter.table] as u16;
        let free = FULL & !(taken | BIT[waiter.seat]);
        if free != 0 {
            return Spot { seat: nth(free, draw.below(free.count_ones(), rng)), ..waiter };
        }
        // One seat is never taken, and here it may be the one on which the waiter stands.
        let elsewhere = left + 1 - u32::from(taken != FULL);
        self.nth_empty(self.room().without(waiter.table), draw.below(elsewhere, rng))
    }

    /// How many seats are empty at each table.
    #[inline]
    fn room(&self) -> Piles {
        Piles::NINE.less(self.counts[0]).less(self.counts[1])
    }

    /// The `n`-th empty seat, where so many are empty at each table.
    #[inline]
    fn nth_empty(&self, room: Piles, n: u32) -> Spot {
        let (table, n) = room.seek(n);
        Spot { table, seat: nth(!self.taken[table] as u16, n) }
    }
}
