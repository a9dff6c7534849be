//! Whole random games, fast: what the rules ask for is kept in the form in which they ask, and a random number finds its seat in a
//! table without anybody counting.
//!
//! | file | noun |
//! |---|---|
//! | `playout` | [`Romp`], a random game on its way |
//! | `draw` | [`Draw`], a random number and what it chooses |
//! | `piles` | [`Piles`], counts for all tables at once |
//! | `answers` | random answers to markers, and [`Came`], what comes of them |
//! | `carry` | the answer that moves a cup |

mod answers;
mod carry;
mod draw;
mod piles;

use tabuleiro_game::{Rng, Rules};

use super::{CLAIM, CUPS, Oolong, TABLES_TO_WIN};
use crate::fast::{Cups, FULL, ONE};
use crate::{Chair, Compass, Markers, Phase, Tea};
use answers::{Came, NO_MARKER, Waits};
use draw::{Draw, nth};
use piles::Piles;

/// A random game on its way: what the rules ask of a position, tables and seats by their numbers.
struct Romp {
    /// The seats of each table with a cup on them.
    taken: [u32; PLACES],
    /// For each tea and table the bits of [`Cups`].
    cups: [[u16; PLACES]; 2],
    /// The least bits of [`Cups`] at each table with which one more cup triggers its marker, and in the lowest three which marker
    /// that is. They disturb nothing: the seats of the cups already there are a greater number.
    needs: [u16; PLACES],
    /// How many cups of each tea stand at each table.
    counts: [Piles; 2],
    claims: [u32; 2],
    markers: Markers,
    /// How many cups are to be put down.
    left: u32,
    /// How many markers have been answered.
    answers: u32,
    /// What came of the last answer.
    came: Came,
    rules: Rules,
}

/// Nine, and as many more as let four bits name nothing else.
const PLACES: usize = 16;

/// A chair by its numbers.
#[derive(Clone, Copy)]
struct Spot {
    table: u32,
    seat: u32,
}

impl Spot {
    #[inline]
    const fn table(self) -> usize {
        self.table as usize
    }

    #[inline]
    const fn of(chair: Chair) -> Spot {
        Spot { table: chair.table as u32, seat: chair.seat as u32 }
    }

    #[inline]
    fn chair(self) -> Chair {
        Chair::new(Compass::ALL[self.table as usize], Compass::ALL[self.seat as usize])
    }

    /// Where the waiter goes after a cup has been put here.
    #[inline]
    const fn crossed(self) -> Spot {
        Spot { table: self.seat, seat: self.table }
    }
}

/// The bit of a seat.
#[inline]
const fn bit(seat: u32) -> u32 {
    1 << (seat & 31)
}

impl Oolong {
    /// Whether Black is to put down a cup.
    pub(crate) fn is_blacks_cup(&self) -> bool {
        self.phase == Phase::Placing && self.placer() == Tea::Black
    }

    /// Random moves to the end, each the one that [`sample`](tabuleiro_game::Game::sample) would have drawn; how many.
    /// Black must be to put down a cup.
    #[inline(never)]
    pub(crate) fn romp(&mut self, rng: &mut impl Rng) -> u32 {
        let mut romp = Romp::from(self);
        let before = u32::from(2 * CUPS - self.placed);
        let mut waiter = Spot::of(self.waiter);
        let mut draw = Draw::from(rng);
        while !romp.serve::<0>(&mut waiter, &mut draw, rng) && !romp.serve::<1>(&mut waiter, &mut draw, rng) {
        }
        romp.end(waiter, self);
        before - romp.left + romp.answers
    }
}

impl Romp {
    #[inline]
    fn from(at: &Oolong) -> Romp {
        let mut romp = Romp {
            taken: [0; PLACES],
            cups: [[0; PLACES]; 2],
            needs: [u16::MAX; PLACES],
            counts: [Piles::NONE; 2],
            claims: at.claims.map(u32::from),
            markers: at.markers,
            left: u32::from(2 * CUPS - at.placed),
            answers: 0,
            came: Came::Done,
            rules: at.rules,
        };
        for table in Compass::ALL {
            romp.needs[table.index()] = at.markers.threshold(table) - ONE;
        }
        if at.placed > 0 {
            romp.lay(&at.cups);
        }
        romp
    }

    /// Cups that stand there already.
    #[inline(never)]
    fn lay(&mut self, cups: &[[Cups; 9]; 2]) {
        for (tea, cups) in cups.iter().enumerate() {
            for (table, cups) in cups.iter().enumerate() {
                self.cups[tea][table] = cups.bits();
                self.taken[table] |= u32::from(cups.seats());
            }
            self.counts[tea] = Piles::of(cups);
        }
    }

    /// The position at the end.
    #[inline]
    fn end(&self, waiter: Spot, at: &mut Oolong) {
        for (cups, bits) in at.cups.iter_mut().zip(&self.cups) {
            *cups = std::array::from_fn(|table| Cups::of_bits(bits[table]));
        }
        at.markers = self.markers;
        at.waiter = waiter.chair();
        at.claims = self.claims.map(|claims| claims as u8);
        at.placed = 2 * CUPS - self.left as u8;
        at.phase = Phase::Over(Tea::ALL.into_iter().find(|tea| self.has_won(tea.index())));
    }

    #[inline]
    const fn has_won(&self, tea: usize) -> bool {
        self.claims[tea] >= TABLES_TO_WIN as u32
    }

    /// A cup is put down, and a marker answered if it triggers one; whether the game is over.
    #[inline]
    fn serve<const TEA: usize>(&mut self, waiter: &mut Spot, draw: &mut Draw, rng: &mut impl Rng) -> bool {
        let (to, taken) = self.choose_seat(*waiter, draw, rng);
        self.left -= 1;
        *waiter = to.crossed();
        let waits = self.trigger(TEA, to.table());
        self.put(TEA, to, taken);
        if self.has_won(TEA) {
            return true;
        }
        if TEA == 1 && self.left == 0 {
            *waiter = self.finish(waits, *waiter, rng);
            return true;
        }
        // Drawn before it is known what for: a processor that has guessed wrong what comes next need not draw again.
        *draw = Draw::from(rng);
        self.settle(waits, waiter, draw, rng)
    }

    /// Where the next cup goes, and which seats are taken there.
    #[inline]
    fn choose_seat(&self, waiter: Spot, draw: &mut Draw, rng: &mut impl Rng) -> (Spot, u32) {
        let taken = self.taken[waiter.table()];
        let seat = draw.seat(taken | bit(waiter.seat));
        if seat < 9 {
            return (Spot { seat, ..waiter }, taken);
        }
        loop {
            let to = self.seek(waiter, *draw);
            if to.seat < 9 {
                return (to, self.taken[to.table()]);
            }
            *draw = Draw::from(rng);
        }
    }

    /// What one more cup of a tea triggers at a table. It is asked before the cup is put: for the answer nobody has to know its seat.
    #[inline]
    fn trigger(&self, tea: usize, table: usize) -> Waits {
        let (cups, needs) = (u32::from(self.cups[tea][table]), u32::from(self.needs[table]));
        // Where a larger number is taken away all high bits are set, and no marker has this code. A branch for "none", and then
        // one for which, would be guessed wrong twice.
        let code = (needs | cups.wrapping_sub(needs) >> 29) & NO_MARKER;
        Waits { code, table: table as u32 }
    }

    /// Answers the marker that waits, if any does, and those that answers trigger; whether somebody has won.
    #[inline]
    fn settle(&mut self, mut waits: Waits, waiter: &mut Spot, draw: &mut Draw, rng: &mut impl Rng) -> bool {
        while let Some(after) = self.answer(waits, *waiter, *draw) {
            *waiter = after;
            match self.came_of() {
                Came::Done => waits = Waits::NONE,
                Came::Nothing => return false,
                Came::Again => (),
                Came::Won => return true,
                Came::Triggered(next) => waits = next,
            }
            *draw = Draw::from(rng);
        }
        false
    }

    /// Puts a cup on an empty seat of a table where so far these are taken.
    #[inline]
    fn put(&mut self, tea: usize, to: Spot, taken: u32) {
        let table = to.table();
        self.taken[table] = taken | bit(to.seat);
        self.counts[tea].add(table);
        let cups = (u32::from(self.cups[tea][table]) | bit(to.seat)) + u32::from(ONE);
        self.cups[tea][table] = cups as u16;
        self.claims[tea] += u32::from(cups / u32::from(ONE) == CLAIM);
    }

    /// The seat that a draw chooses, when it cannot be looked up.
    #[inline(never)]
    fn seek(&self, waiter: Spot, draw: Draw) -> Spot {
        let taken = self.taken[waiter.table() & 15];
        let free = u32::from(FULL) & !(taken | bit(waiter.seat));
        if free != 0 {
            let Some(n) = draw.below(free.count_ones()) else { return Spot { seat: 9, ..waiter } };
            return Spot { seat: nth(free, n), ..waiter };
        }
        // One seat is never taken, and here it may be the one on which the waiter stands.
        let elsewhere = self.left + 1 - u32::from(taken != u32::from(FULL));
        let Some(n) = draw.below(elsewhere) else { return Spot { seat: 9, ..waiter } };
        self.nth_empty(self.room().without(waiter.table() & 15), n)
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
        Spot { table, seat: nth(!self.taken[table as usize & 15], n) }
    }
}
