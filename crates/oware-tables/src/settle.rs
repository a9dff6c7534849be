//! Squeezing the bounds of a level until no move narrows them further.
//!
//! Every board begins with "anything from none to all". Over and over, a board's bounds become what its moves make of
//! the bounds of the boards they lead to; captures lead to smaller levels, which are done. The bounds only ever narrow,
//! and the last ones do not depend on the order of the work, so that threads may share one row of bytes and read what
//! another has just written. What is settled this way is won in a finite number of moves that never pass a
//! position twice; `docs/decisions/0006-oware-tables.md` says why that makes it true.

use std::sync::atomic::{AtomicU16, AtomicU32, AtomicU64, Ordering::Relaxed};

use tabuleiro_oware::Share;

use crate::code::{code, decode};
use crate::level::{Landing, Level, Way, ways};
use crate::rank::{Shape, Sides, rank, sides_with};
use crate::replies::{CAPTURE, Replies};
use crate::workers::{Row, Stopped, Workers};

/// The work on one level.
pub(crate) struct Settling<'a> {
    shape: Shape,
    sides: &'a Sides,
    replies: &'a Replies<u32>,
    below: &'a [Level],
    /// Whether all captures lead to boards whose share is exact.
    is_firm: bool,
    cells: Vec<Cell>,
    /// By the side that is not to move: in which round a board with it was last changed.
    changed: Marks,
    /// By the side to move: in which round its boards were last looked at.
    looked: Marks,
    settled: AtomicU64,
}

/// The bounds of a board while they are being squeezed, which any thread may read and write.
struct Cell(AtomicU16);

/// A mark for each side, by seeds and rank.
struct Marks(Vec<Vec<AtomicU32>>);

/// What one thread needs for a row, kept from row to row.
#[derive(Default)]
pub(crate) struct Scratch {
    /// The boards of the row that are not settled.
    open: Vec<u32>,
    /// For each of them the best reply found so far: the lowest bounds.
    best: Vec<Share>,
}

/// A move and where it leads.
#[derive(Clone, Copy, Default)]
struct Sowing<'r> {
    way: Way,
    own_rank: usize,
    landing: Landing,
    replies: &'r [u32],
}

impl<'a> Settling<'a> {
    /// Nothing known yet about the boards with so many seeds. The levels below must be there.
    pub(crate) fn new(
        seeds: u8,
        sides: &'a Sides,
        replies: &'a Replies<u32>,
        below: &'a [Level],
    ) -> Settling<'a> {
        let shape = Shape::of(seeds);
        Settling {
            shape,
            sides,
            replies,
            below,
            is_firm: below.iter().all(|level| level.exact == level.codes.len()),
            cells: (0..shape.len()).map(|_| Cell::new(Share::anything(seeds))).collect(),
            changed: Marks::new(seeds),
            looked: Marks::new(seeds),
            settled: AtomicU64::new(0),
        }
    }

    /// Works until nothing changes; `tell` hears now and then how many boards are settled.
    pub(crate) fn run(self, workers: &Workers, tell: &mut dyn FnMut(u64)) -> Result<Vec<u8>, Stopped> {
        let rows = Row::all(self.shape.seeds);
        let mut round = 0;
        loop {
            round += 1;
            let work = |row: Row, scratch: &mut Scratch| self.look_at(row, round, scratch);
            let changes = workers.share_out(&rows, work, &mut || tell(self.settled.load(Relaxed)))?;
            if changes == 0 {
                return Ok(self.cells.into_iter().map(|cell| code(cell.load())).collect());
            }
        }
    }

    /// Narrows the boards of a row; how many changed.
    fn look_at(&self, row: Row, round: u32, scratch: &mut Scratch) -> u64 {
        let mut sowings = [Sowing::default(); 6];
        let count = self.sowings(row, &mut sowings);
        let sowings = &sowings[..count];
        if sowings.is_empty() {
            return if round == 1 { self.settle_ends(row) } else { 0 };
        }
        let last = self.looked.at(row.own, row.rank).swap(round, Relaxed);
        let news = |sowing: &Sowing| self.changed.at(sowing.way.kept, sowing.own_rank).load(Relaxed) >= last;
        if round > 1 && !sowings.iter().any(news) {
            return 0;
        }
        let with_captures = round == 1 || !self.is_firm;
        self.find_open(row, with_captures, scratch);
        for sowing in sowings {
            self.try_sowing(row, sowing, with_captures, scratch);
        }
        self.narrow(row, round, scratch)
    }

    fn sowings(&self, row: Row, sowings: &mut [Sowing<'a>; 6]) -> usize {
        let mut count = 0;
        let their_seeds = self.shape.seeds - row.own;
        for way in ways(self.sides.with(row.own)[row.rank], row.own == self.shape.seeds) {
            let own_rank = rank(way.own);
            let landing = Landing::of(&self.shape, way.kept, own_rank);
            sowings[count] = Sowing { way, own_rank, landing, replies: self.replies.of(&way, their_seeds) };
            count += 1;
        }
        count
    }

    /// Without a move the game is over, and each side keeps its own.
    fn settle_ends(&self, row: Row) -> u64 {
        let width = self.width(row);
        let end = Share::exactly(row.own as u8);
        for (place, cell) in self.row(row).iter().enumerate() {
            cell.store(end);
            self.changed.at(self.shape.seeds - row.own, place).store(1, Relaxed);
        }
        self.settled.fetch_add(width as u64, Relaxed);
        width as u64
    }

    /// Finds the boards of a row that are not settled. What their captures are worth is in their lower bounds since the
    /// first round, so that nothing better than what those bounds say is expected of them later.
    fn find_open(&self, row: Row, with_captures: bool, scratch: &mut Scratch) {
        scratch.open.clear();
        scratch.best.clear();
        for (place, cell) in self.row(row).iter().enumerate() {
            let share = cell.load();
            if !share.is_exact() {
                scratch.open.push(place as u32);
                let so_far = if with_captures { u8::MAX } else { self.shape.seeds as u8 - share.least };
                scratch.best.push(Share::exactly(so_far));
            }
        }
    }

    /// What one move does on every open board of a row.
    #[inline]
    fn try_sowing(&self, row: Row, sowing: &Sowing, with_captures: bool, scratch: &mut Scratch) {
        for (&place, best) in scratch.open.iter().zip(&mut scratch.best) {
            let share = match sowing.replies[place as usize] {
                CAPTURE if with_captures => self.captured(row, sowing, place),
                CAPTURE => continue,
                reply => self.cells[sowing.landing.first + reply as usize * sowing.landing.step].load(),
            };
            *best = Share { least: best.least.min(share.least), most: best.most.min(share.most) };
        }
    }

    /// What a capture leads to, among the boards with fewer seeds.
    fn captured(&self, row: Row, sowing: &Sowing, place: u32) -> Share {
        let theirs = self.sides.with(self.shape.seeds - row.own);
        let (reply, captured) = sowing.way.reply(theirs[place as usize]);
        let level = &self.below[self.shape.seeds - captured];
        let index = Landing::of(&level.shape, sowing.way.kept, sowing.own_rank).index(reply);
        decode(level.codes[index], level.shape.seeds as u8)
    }

    fn narrow(&self, row: Row, round: u32, scratch: &Scratch) -> u64 {
        let (mut changes, mut settled) = (0, 0);
        let seeds = self.shape.seeds as u8;
        let cells = self.row(row);
        for (&place, best) in scratch.open.iter().zip(&scratch.best) {
            let cell = &cells[place as usize];
            let before = cell.load();
            let now = Share {
                least: before.least.max(seeds - best.most),
                most: before.most.min(seeds - best.least),
            };
            if now != before {
                cell.store(now);
                self.changed.at(self.shape.seeds - row.own, place as usize).store(round, Relaxed);
                changes += 1;
                settled += u64::from(now.is_exact());
            }
        }
        self.settled.fetch_add(settled, Relaxed);
        changes
    }

    fn row(&self, row: Row) -> &[Cell] {
        let width = self.width(row);
        let first = self.shape.first(row.own) + row.rank * width;
        &self.cells[first..first + width]
    }

    fn width(&self, row: Row) -> usize {
        sides_with(self.shape.seeds - row.own)
    }
}

impl Cell {
    fn new(share: Share) -> Cell {
        Cell(AtomicU16::new(u16::from_le_bytes([share.least, share.most])))
    }

    #[inline]
    fn load(&self) -> Share {
        let [least, most] = self.0.load(Relaxed).to_le_bytes();
        Share { least, most }
    }

    #[inline]
    fn store(&self, share: Share) {
        self.0.store(u16::from_le_bytes([share.least, share.most]), Relaxed);
    }
}

impl Marks {
    fn new(seeds: u8) -> Marks {
        let marks = |seeds| (0..sides_with(seeds)).map(|_| AtomicU32::new(0)).collect();
        Marks((0..=usize::from(seeds)).map(marks).collect())
    }

    #[inline]
    fn at(&self, seeds: usize, rank: usize) -> &AtomicU32 {
        &self.0[seeds][rank]
    }
}
