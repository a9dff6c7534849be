//! A cup is moved to another table, at random.

use tabuleiro_game::Rules;

use super::answers::{Came, NO_MARKER};
use super::draw::{Draw, nth};
use super::piles::Piles;
use super::{Romp, Spot, bit};
use crate::fast::ONE;

/// In how many ways cups of a tea can be carried.
struct Carries {
    /// From the tables before each.
    before: [u32; 9],
    /// From all tables.
    all: u32,
    /// How many seats are empty at tables nobody has claimed, …
    empty: u32,
    /// … and how many at each of them.
    room: Piles,
}

impl Romp {
    #[inline(never)]
    pub(super) fn carry(&mut self, tea: usize, table: u32, waiter: Spot, draw: Draw) -> Spot {
        let Carries { before, all, empty, room } = self.carries(tea);
        if all == 0 {
            self.use_up(table);
            return self.so(Came::Nothing, waiter);
        }
        let Some(n) = self.choose(table, all, draw) else { return self.so(Came::Again, waiter) };
        if n >= all {
            return waiter;
        }
        let from = before[1..].iter().map(|before| usize::from(*before <= n)).sum::<usize>().min(8);
        let (ways, room) = match self.rules {
            Rules::Book => (empty - self.empty(from), room.without(from)),
            Rules::Report => (empty, room),
        };
        let (cup, seat) = ((n - before[from]) / ways.max(1), (n - before[from]) % ways.max(1));
        let to = self.nth_empty(room, seat);
        self.lift(tea, Spot { table: from as u32, seat: nth(self.cups[tea][from].into(), cup) });
        self.arrive(tea, to, waiter)
    }

    /// In how many ways cups of a tea can be carried.
    #[inline]
    fn carries(&self, tea: usize) -> Carries {
        let open = self.open();
        let is_open = open.first.0 * 0xFF;
        let room = Piles(self.room().0 & is_open);
        let cups = Piles(self.counts[tea].0 & is_open).with_ninth(self.count(tea, 8) * open.ninth);
        let rooms = room.with_ninth(self.empty(8) * open.ninth);
        let empty: u32 = rooms.iter().sum();
        let is_book = self.rules == Rules::Book;
        let (mut before, mut all) = ([0; 9], 0);
        for table in 0..9 {
            before[table] = all;
            all += cups[table] * if is_book { empty - rooms[table] } else { empty };
        }
        Carries { before, all, empty, room }
    }

    #[inline]
    fn lift(&mut self, tea: usize, from: Spot) {
        let (table, bit) = (from.table(), bit(from.seat));
        self.cups[tea][table] -= ONE | bit as u16;
        self.taken[table] -= bit;
        self.counts[tea].take(table);
    }

    /// A cup is put where it was carried to, and may win or trigger the marker there.
    #[inline]
    fn arrive(&mut self, tea: usize, to: Spot, waiter: Spot) -> Spot {
        let next = self.trigger(tea, to.table());
        self.put(tea, to, self.taken[to.table()]);
        if self.has_won(tea) {
            self.came = Came::Won;
        } else if next.code != NO_MARKER && self.rules == Rules::Book {
            self.came = Came::Triggered(next);
        }
        waiter
    }
}
