//! Random answers to markers. What declines an answer, or changes nothing, is done like all others rather than asked for.

use tabuleiro_game::{Rng, Rules};

use super::draw::{Draw, nth};
use super::piles::{ONES, Piles};
use super::{BIT, Romp, Spot};
use crate::fast::{FULL, ONE, turned};
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
struct Open {
    /// One at each of the first eight that is.
    first: Piles,
    /// One if the ninth is.
    ninth: u32,
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

impl Romp {
    #[inline]
    pub(super) fn use_up(&mut self, table: usize) {
        self.needs[table] = u16::MAX;
        self.markers.use_up(Compass::ALL[table]);
    }

    /// Answers the marker that needs this; where the waiter stands then.
    #[inline]
    pub(super) fn answer(&mut self, needs: u16, waiter: Spot, rng: &mut impl Rng) -> Spot {
        match needs & 7 {
            0 => self.carry(0, waiter, rng),
            1 => self.carry(1, waiter, rng),
            2 | 3 => self.send(waiter, rng),
            4 => self.turn(waiter, rng),
            5 => self.swap_unclaimed(waiter, rng),
            _ => self.swap_claimed(waiter, rng),
        }
    }

    /// Which of so many answers is given. In the rules of the book there is one more: to decline.
    #[inline]
    fn choose(&mut self, answers: u32, rng: &mut impl Rng) -> u32 {
        self.answers += 1;
        Draw::from(rng).below(answers + u32::from(self.rules == Rules::Book), rng)
    }

    /// The table that a marker takes as the waiter's.
    #[inline]
    fn here(&self, waiter: Spot) -> usize {
        match self.rules {
            Rules::Book => waiter.table,
            Rules::Report => waiter.seat,
        }
    }

    #[cold]
    #[inline(never)]
    fn send(&mut self, waiter: Spot, rng: &mut impl Rng) -> Spot {
        let n = self.choose(8, rng) as usize;
        let to = n + usize::from(n >= self.here(waiter));
        Spot { table: if n < 8 { to } else { waiter.table }, ..waiter }
    }

    #[cold]
    #[inline(never)]
    fn turn(&mut self, waiter: Spot, rng: &mut impl Rng) -> Spot {
        // In the rules of the book it is turned by one step at least; eight are none.
        let least = u32::from(self.rules == Rules::Book);
        let steps = Steps::of((least + self.choose(8 - least, rng)) as i32);
        let here = self.here(waiter);
        for cups in &mut self.cups {
            cups[here] = cups[here] & !FULL | turned(cups[here], steps);
        }
        self.taken[here] = turned(self.taken[here] as u16, steps).into();
        let seat =
            if waiter.table == here { Compass::ALL[waiter.seat].turned(steps).index() } else { waiter.seat };
        Spot { seat, ..waiter }
    }

    #[cold]
    #[inline(never)]
    fn swap_unclaimed(&mut self, waiter: Spot, rng: &mut impl Rng) -> Spot {
        let open = self.open();
        let count = open.count();
        if count < 2 {
            return waiter;
        }
        let n = self.choose(count * (count - 1) / 2, rng);
        let (one, other) = PAIRS[count as usize][n as usize];
        self.swap(nth(open.set(), one.into()), nth(open.set(), other.into()), waiter)
    }

    #[cold]
    #[inline(never)]
    fn swap_claimed(&mut self, waiter: Spot, rng: &mut impl Rng) -> Spot {
        let open = self.open();
        let count = open.count();
        // There are such pairs: the table that triggers this is claimed, and if all were, somebody would have won.
        let all = count * (9 - count);
        let n = self.choose(all, rng);
        // For each of the first eight, how many partners come after it: eight, seven, … do altogether.
        let open_after = u64::from(count) * ONES - open.first.0.wrapping_mul(ONES);
        let claimed_after = 0x0102_0304_0506_0708 - open_after;
        let is_open = open.first.0 * 0xFF;
        let (first, rest) = Piles(is_open & claimed_after | !is_open & open_after).seek(n);
        let partners = if open.set() >> first & 1 == 0 { open.set() } else { !open.set() };
        let second = nth(partners & FULL << first, rest);
        self.swap(first, if n < all { second } else { first }, waiter)
    }

    #[inline]
    fn open(&self) -> Open {
        // Whoever has five has, with as many more as are missing to 128, the highest bit of the byte.
        let [black, green] = self.counts.map(|counts| counts.0 + (128 - u64::from(CLAIM)) * ONES);
        let most = self.count(0, 8).max(self.count(1, 8));
        Open { first: Piles(!(black | green) >> 7 & ONES), ninth: u32::from(most < CLAIM) }
    }

    #[inline]
    fn swap(&mut self, one: usize, other: usize, waiter: Spot) -> Spot {
        for (cups, counts) in self.cups.iter_mut().zip(&mut self.counts) {
            cups.swap(one, other);
            counts.set(one, cups[one] / ONE);
            counts.set(other, cups[other] / ONE);
        }
        self.taken.swap(one, other);
        let table = match waiter.table {
            table if table == one => other,
            table if table == other => one,
            table => table,
        };
        Spot { table, ..waiter }
    }

    #[cold]
    #[inline(never)]
    fn carry(&mut self, tea: usize, waiter: Spot, rng: &mut impl Rng) -> Spot {
        let open = self.open();
        let is_open = open.first.0 * 0xFF;
        let room = Piles(self.room().0 & is_open);
        let cups = Piles(self.counts[tea].0 & is_open).with_ninth(self.count(tea, 8) * open.ninth);
        let (sums, empty) = self.carries(room.with_ninth(self.empty(8) * open.ninth), cups);
        let all = sums[9];
        if all == 0 {
            return waiter;
        }
        let n = self.choose(all, rng);
        if n >= all {
            return waiter;
        }
        let from = sums[1..9].iter().map(|sum| usize::from(*sum <= n)).sum();
        let (ways, room) = match self.rules {
            Rules::Book => (empty - self.empty(from), room.without(from)),
            Rules::Report => (empty, room),
        };
        let n = n - sums[from];
        let to = self.nth_empty(room, n % ways);
        self.lift(tea, Spot { table: from, seat: nth(self.cups[tea][from], n / ways) });
        self.arrive(tea, to, waiter, rng)
    }

    /// In how many ways cups can be carried from the tables before each, where so many seats are empty and so many cups stand
    /// at each; and how many seats are empty altogether.
    #[inline]
    fn carries(&self, room: [u32; 9], cups: [u32; 9]) -> ([u32; 10], u32) {
        let empty: u32 = room.iter().sum();
        let is_book = self.rules == Rules::Book;
        let mut sums = [0; 10];
        for table in 0..9 {
            let ways = if is_book { empty - room[table] } else { empty };
            sums[table + 1] = sums[table] + cups[table] * ways;
        }
        (sums, empty)
    }

    #[inline]
    fn lift(&mut self, tea: usize, from: Spot) {
        let bit = BIT[from.seat];
        self.cups[tea][from.table] -= ONE | bit;
        self.taken[from.table] -= u32::from(bit);
        self.counts[tea].take(from.table);
    }

    /// A cup is put where it was carried to, and may trigger the marker there.
    #[inline]
    fn arrive(&mut self, tea: usize, to: Spot, waiter: Spot, rng: &mut impl Rng) -> Spot {
        let cups = self.put(tea, to);
        let needs = self.needs[to.table];
        if self.rules == Rules::Report || self.has_won(tea) || cups < needs {
            return waiter;
        }
        self.use_up(to.table);
        self.answer(needs, waiter, rng)
    }

    #[inline]
    fn count(&self, tea: usize, table: usize) -> u32 {
        u32::from(self.cups[tea][table] / ONE)
    }

    /// How many seats of a table are empty.
    #[inline]
    fn empty(&self, table: usize) -> u32 {
        9 - self.count(0, table) - self.count(1, table)
    }
}
