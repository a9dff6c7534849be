//! Random answers to markers. What declines an answer, or changes nothing, is done like all others rather than asked for.

use std::hint::select_unpredictable;
use std::mem;

use tabuleiro_game::{Rng, Rules};

use super::draw::{Draw, nth};
use super::piles::{ONES, Piles};
use super::{Romp, Spot};
use crate::fast::{FULL, ONE, turned, turned_seat};
use crate::position::CLAIM;
use crate::{Compass, Steps};

/// For so many tables, the pairs of their places among them in the order of the board, and at last a place with itself.
static PAIRS: [[(u8, u8); 37]; 10] = {
    let mut table = [[(0, 0); 37]; 10];
    let mut tables = 2;
    while tables <= 9 {
        let (mut first, mut second) = (0, 1);
        let mut n = 0;
        while first + 1 < tables {
            table[tables][n] = (first as u8, second as u8);
            n += 1;
            second += 1;
            if second == tables {
                first += 1;
                second = first + 1;
            }
        }
        tables += 1;
    }
    table
};

/// The tables nobody has claimed.
pub(super) struct Open {
    /// One at each of the first eight that is.
    pub(super) first: Piles,
    /// One if the ninth is.
    pub(super) ninth: u32,
}

impl Open {
    #[inline]
    const fn count(&self) -> u32 {
        self.first.sum() + self.ninth
    }

    #[inline]
    const fn set(&self) -> u16 {
        // The product has the lowest bits of all bytes side by side in its highest byte.
        (self.first.0.wrapping_mul(0x0102_0408_1020_4080) >> 56) as u16 | (self.ninth << 8) as u16
    }
}

/// What is no marker's code.
pub(super) const NO_MARKER: u32 = 7;

/// A marker that waits for its answer: its code, and at which table it lies.
#[derive(Clone, Copy)]
pub(super) struct Waits {
    pub(super) code: u32,
    pub(super) table: u32,
}

impl Waits {
    /// None does.
    pub(super) const NONE: Waits = Waits { code: NO_MARKER, table: 0 };
}

/// What came of an answer.
#[derive(Clone, Copy)]
pub(super) enum Came {
    /// It has been given.
    Done,
    /// There was none to give, and no number was needed.
    Nothing,
    /// Another number is needed: this one would have favoured some.
    Again,
    /// The cup that was moved has won.
    Won,
    /// The cup that was moved has triggered another marker.
    Triggered(Waits),
}

impl Romp {
    /// What is left to do after the last cup, when a number may be drawn only if there is something to choose; where the waiter
    /// stands then.
    #[cold]
    #[inline(never)]
    pub(super) fn finish(&mut self, mut waits: Waits, mut waiter: Spot, rng: &mut impl Rng) -> Spot {
        while self.has_answer(waits)
            && let Some(after) = self.answer(waits, waiter, Draw::from(rng))
        {
            waiter = after;
            match self.came_of() {
                Came::Done | Came::Nothing | Came::Won => return waiter,
                Came::Again => (),
                Came::Triggered(next) => waits = next,
            }
        }
        waiter
    }

    /// Whether a marker waits that has something to offer. If it has nothing, it is used up.
    fn has_answer(&mut self, waits: Waits) -> bool {
        let open = self.open();
        let has_answer = match waits.code {
            // A table nobody has claimed has an empty seat, and in the rules of the book it must be another's.
            tea @ 0..=1 => {
                let is_open_with_cup =
                    |table| open.set() >> table & 1 != 0 && self.count(tea as usize, table) > 0;
                (self.rules == Rules::Report || open.count() >= 2) && (0..9).any(is_open_with_cup)
            }
            5 => open.count() >= 2,
            code => return code != NO_MARKER,
        };
        if !has_answer {
            self.use_up(waits.table);
        }
        has_answer
    }

    /// What came of the answer just given.
    #[inline]
    pub(super) fn came_of(&mut self) -> Came {
        if matches!(self.came, Came::Done) { Came::Done } else { self.what_is_rare() }
    }

    /// Asked for out of line, so that most answers are followed by a single branch.
    #[cold]
    #[inline(never)]
    const fn what_is_rare(&mut self) -> Came {
        mem::replace(&mut self.came, Came::Done)
    }

    #[inline]
    pub(super) fn use_up(&mut self, table: u32) {
        let table = (table as usize).min(8);
        self.needs[table] = u16::MAX;
        self.markers.use_up(Compass::ALL[table]);
    }

    /// Answers the marker that waits, if any does; where the waiter stands then. What else came of it is left in `came`.
    ///
    /// Nothing of this draws a number or can panic: so the source of numbers can stay in registers.
    #[inline]
    pub(super) fn answer(&mut self, Waits { code, table }: Waits, waiter: Spot, draw: Draw) -> Option<Spot> {
        Some(match code & 7 {
            0 => self.carry(0, table, waiter, draw),
            1 => self.carry(1, table, waiter, draw),
            2 | 3 => self.send(table, waiter, draw),
            4 => self.turn(table, waiter, draw),
            5 => self.swap_unclaimed(table, waiter, draw),
            6 => self.swap_claimed(table, waiter, draw),
            _ => return None,
        })
    }

    #[inline]
    pub(super) const fn so(&mut self, came: Came, waiter: Spot) -> Spot {
        self.came = came;
        waiter
    }

    /// Which of so many answers is given. In the rules of the book there is one more: to decline.
    #[inline]
    pub(super) fn choose(&mut self, table: u32, answers: u32, draw: Draw) -> Option<u32> {
        let n = draw.below(answers + u32::from(self.rules == Rules::Book))?;
        self.answers += 1;
        self.use_up(table);
        Some(n)
    }

    /// The table that a marker takes as the waiter's.
    #[inline]
    fn here(&self, waiter: Spot) -> u32 {
        match self.rules {
            Rules::Book => waiter.table,
            Rules::Report => waiter.seat,
        }
    }

    #[inline(never)]
    fn send(&mut self, table: u32, waiter: Spot, draw: Draw) -> Spot {
        let Some(n) = self.choose(table, 8, draw) else { return self.so(Came::Again, waiter) };
        let to = n + u32::from(n >= self.here(waiter));
        Spot { table: select_unpredictable(n < 8, to, waiter.table), ..waiter }
    }

    #[inline(never)]
    fn turn(&mut self, table: u32, waiter: Spot, draw: Draw) -> Spot {
        // In the rules of the book it is turned by one step at least; eight are none.
        let least = u32::from(self.rules == Rules::Book);
        let Some(n) = self.choose(table, 8 - least, draw) else { return self.so(Came::Again, waiter) };
        let steps = Steps::of((least + n) as i32);
        let here = self.here(waiter);
        let table = here as usize & 15;
        for cups in &mut self.cups {
            cups[table] = cups[table] & !FULL | turned(cups[table], steps);
        }
        self.taken[table] = u32::from((self.cups[0][table] | self.cups[1][table]) & FULL);
        let seat = turned_seat(waiter.seat, steps);
        Spot { seat: select_unpredictable(waiter.table == here, seat, waiter.seat), ..waiter }
    }

    #[inline(never)]
    fn swap_unclaimed(&mut self, table: u32, waiter: Spot, draw: Draw) -> Spot {
        let open = self.open();
        let count = open.count();
        if count < 2 {
            self.use_up(table);
            return self.so(Came::Nothing, waiter);
        }
        let Some(n) = self.choose(table, count * (count - 1) / 2, draw) else {
            return self.so(Came::Again, waiter);
        };
        let (one, other) = PAIRS[count.min(9) as usize][n.min(36) as usize];
        self.swap(nth(open.set().into(), one.into()), nth(open.set().into(), other.into()), waiter)
    }

    #[inline(never)]
    fn swap_claimed(&mut self, table: u32, waiter: Spot, draw: Draw) -> Spot {
        let open = self.open();
        let count = open.count();
        // There are such pairs: the table that triggers this is claimed, and if all were, somebody would have won.
        let all = count * (9 - count);
        let Some(n) = self.choose(table, all, draw) else { return self.so(Came::Again, waiter) };
        // For each of the first eight, how many partners come after it: eight, seven, … do altogether.
        let open_after = u64::from(count) * ONES - open.first.0.wrapping_mul(ONES);
        let claimed_after = 0x0102_0304_0506_0708 - open_after;
        let is_open = open.first.0 * 0xFF;
        let (first, rest) = Piles(is_open & claimed_after | !is_open & open_after).seek(n);
        let set = u32::from(open.set());
        let partners = select_unpredictable(set >> (first & 31) & 1 == 0, set, !set);
        let second = nth(partners & u32::from(FULL) << (first & 31), rest);
        self.swap(first, if n < all { second } else { first }, waiter)
    }

    #[inline]
    pub(super) fn open(&self) -> Open {
        // Whoever has five has, with as many more as are missing to 128, the highest bit of the byte.
        let [black, green] = self.counts.map(|counts| counts.0 + (128 - u64::from(CLAIM)) * ONES);
        let most = self.count(0, 8).max(self.count(1, 8));
        Open { first: Piles(!(black | green) >> 7 & ONES), ninth: u32::from(most < CLAIM) }
    }

    #[inline]
    fn swap(&mut self, one: u32, other: u32, waiter: Spot) -> Spot {
        let (first, second) = (one as usize & 15, other as usize & 15);
        for (cups, counts) in self.cups.iter_mut().zip(&mut self.counts) {
            counts.swap(first, second, (cups[first] ^ cups[second]) / ONE);
            cups.swap(first, second);
        }
        self.taken.swap(first, second);
        let table = select_unpredictable(waiter.table == one, other, waiter.table);
        let table = select_unpredictable(waiter.table == other, one, table);
        Spot { table, ..waiter }
    }

    #[inline]
    pub(super) fn count(&self, tea: usize, table: usize) -> u32 {
        u32::from(self.cups[tea][table] / ONE)
    }

    /// How many seats of a table are empty.
    #[inline]
    pub(super) fn empty(&self, table: usize) -> u32 {
        9 - self.count(0, table) - self.count(1, table)
    }
}
