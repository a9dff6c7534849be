//! What can be forced without passing a board twice, worked out backwards from captures and ends.
//!
//! The file says what each board is worth. A board is *held* when its side to move can force that much, and *capped* when
//! the opponent can keep it from more. Captures and ends hold and cap boards to begin with; from then on, a board becomes held when one of its moves
//! leads to a capped board that leaves enough, and capped when all its moves lead to held ones. Whatever becomes held or
//! capped therefore rests on boards that became so before: the play it stands for never comes back to a board. Boards that
//! only bear each other out in a circle never become either.
//!
//! Of boards that the file lists as cyclic nothing is taken from the file: their bounds begin at "none to all" and are narrowed.

use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU64, AtomicUsize, Ordering::Relaxed};

use super::board::{Board, Row, Sides, each_before, seeds_in, sow};
use super::threads::Threads;
use super::{Flaw, Level};

/// The lowest three bits count the moves that may yet give more than the board is said to be worth.
const MOVES: u8 = 0b111;
const HELD: u8 = 1 << 3;
const CAPPED: u8 = 1 << 4;
/// The boards before it have not been told that it is held, or capped.
const HELD_NEWS: u8 = 1 << 5;
const CAPPED_NEWS: u8 = 1 << 6;
const LISTED: u8 = 1 << 7;

/// A board that is listed as cyclic.
pub(super) struct Listed {
    pub(super) board: Board,
    /// What the side to move can force at least, and what the opponent leaves it at most.
    pub(super) least: u8,
    pub(super) most: u8,
    /// The best of its captures; nothing if it has none.
    captures: u8,
    /// The numbers of the boards that its other moves lead to.
    pub(super) moves: Vec<usize>,
}

/// The work on a level.
pub(super) struct Force<'a> {
    pub(super) level: &'a Level,
    below: &'a [Level],
    sides: &'a Sides,
    pub(super) seeds: u8,
    marks: Vec<AtomicU8>,
    /// How often a board was looked at or had news, for whoever waits.
    done: AtomicU64,
    pub(super) listed: Vec<Listed>,
}

impl<'a> Force<'a> {
    /// The level as the file has it, above others that have been checked.
    pub(super) fn new(level: &'a Level, below: &'a [Level], sides: &'a Sides) -> Force<'a> {
        let mut marks: Vec<AtomicU8> = (0..level.codes.len()).map(|_| AtomicU8::new(0)).collect();
        level.listed.iter().for_each(|&number| *marks[number as usize].get_mut() = LISTED);
        let seeds = level.numbering.seeds as u8;
        let mut force =
            Force { level, below, sides, seeds, marks, done: AtomicU64::new(0), listed: Vec::new() };
        force.listed = level.listed.iter().map(|&number| force.list(number as usize)).collect();
        force
    }

    fn list(&self, number: usize) -> Listed {
        let board = self.level.numbering.board(self.sides, number);
        let mut listed = Listed { board, least: 0, most: self.seeds, captures: 0, moves: Vec::new() };
        let mut is_over = true;
        for (next, captured) in (0..6).filter_map(|house| sow(&board, house)) {
            is_over = false;
            if captured == 0 {
                listed.moves.push(self.level.numbering.number(&next));
            } else {
                listed.captures = listed.captures.max(self.seeds - self.after_capture(&next, captured));
            }
        }
        if is_over {
            listed.captures = seeds_in(&board[..6]);
        }
        listed
    }

    /// What the opponent gets of the seeds on the board after a capture.
    #[inline]
    fn after_capture(&self, next: &Board, captured: u8) -> u8 {
        let level = &self.below[usize::from(self.seeds - captured)];
        level.codes[level.numbering.number(next)]
    }

    /// Works until nothing more can be forced; the first board that is not what the file says is the flaw. `tell` hears how
    /// much is done, in boards.
    pub(super) fn run(&mut self, threads: &Threads<'_>, tell: &mut dyn FnMut(u64)) -> Result<(), Flaw> {
        let rows: Vec<Row> = self.level.numbering.rows().collect();
        let wrong = AtomicUsize::new(usize::MAX);
        let begin = |row| {
            if let Some(number) = self.begin_row(row) {
                wrong.fetch_min(number, Relaxed);
            }
        };
        threads.share_out(&rows, begin, &mut || tell(self.boards_done()))?;
        self.level.refuse(Some(wrong.into_inner()).filter(|&number| number < usize::MAX), self.sides)?;
        loop {
            let has_news = AtomicBool::new(false);
            let pass_on = |row| {
                if self.pass_on(row) {
                    has_news.store(true, Relaxed);
                }
            };
            threads.share_out(&rows, pass_on, &mut || tell(self.boards_done()))?;
            if !self.narrow_listed() && !has_news.into_inner() {
                return self.judge();
            }
        }
    }

    /// Each board is looked at once and has news twice.
    fn boards_done(&self) -> u64 {
        self.done.load(Relaxed) / 3
    }

    /// Looks at the moves of the boards of a row; the first that is worth less than one of its moves.
    fn begin_row(&self, row: Row) -> Option<usize> {
        let mut wrong = None;
        for (number, board) in (row.first..).zip(row.boards(self.sides, self.level.numbering.seeds)) {
            if !self.begin(number, &board) {
                wrong = wrong.or(Some(number));
            }
        }
        self.done.fetch_add(row.width(self.level.numbering.seeds) as u64, Relaxed);
        wrong
    }

    /// Looks at the moves of a board that is not listed; whether what the file says can be true as far as they tell.
    fn begin(&self, number: usize, board: &Board) -> bool {
        let worth = self.level.codes[number];
        if self.marks[number].load(Relaxed) & LISTED != 0 {
            return true;
        }
        let (mut moves, mut best, mut is_over) = (0, 0, true);
        for (next, captured) in (0..6).filter_map(|house| sow(board, house)) {
            is_over = false;
            if captured > 0 {
                best = best.max(self.seeds - self.after_capture(&next, captured));
                continue;
            }
            moves += 1;
            let next = self.level.numbering.number(&next);
            let is_listed = self.marks[next].load(Relaxed) & LISTED != 0;
            if !is_listed && u16::from(self.level.codes[next]) + u16::from(worth) < u16::from(self.seeds) {
                return false;
            }
        }
        if is_over {
            best = seeds_in(&board[..6]);
        }
        let mut mark = 0;
        if best >= worth {
            mark |= HELD | HELD_NEWS;
        }
        if moves == 0 || worth == self.seeds {
            mark |= CAPPED | CAPPED_NEWS;
        } else {
            mark |= moves;
        }
        self.marks[number].store(mark, Relaxed);
        best <= worth && worth <= self.seeds && !(is_over && best != worth)
    }

    /// Tells the boards before those of a row what is new about them; whether anything was.
    fn pass_on(&self, row: Row) -> bool {
        let seeds = self.level.numbering.seeds;
        let marks = &self.marks[row.first..row.first + row.width(seeds)];
        let mut told = 0;
        for (place, mark) in marks.iter().enumerate() {
            if mark.load(Relaxed) & (HELD_NEWS | CAPPED_NEWS) == 0 {
                continue;
            }
            let news = mark.fetch_and(!(HELD_NEWS | CAPPED_NEWS), Relaxed);
            told += (news & (HELD_NEWS | CAPPED_NEWS)).count_ones();
            let worth = self.level.codes[row.first + place];
            each_before(&row.board(self.sides, seeds, place), |before| {
                let before = self.level.numbering.number(before);
                if news & HELD_NEWS != 0 {
                    self.less_one(before);
                }
                if news & CAPPED_NEWS != 0 && self.level.codes[before] <= self.seeds - worth {
                    self.hold(before);
                }
            });
        }
        self.done.fetch_add(u64::from(told), Relaxed);
        told > 0
    }

    /// One of the moves of a board has turned out not to be worth more than the board.
    #[inline]
    fn less_one(&self, number: usize) {
        let mark = &self.marks[number];
        if mark.load(Relaxed) & (LISTED | CAPPED) == 0 && mark.fetch_sub(1, Relaxed) & MOVES == 1 {
            mark.fetch_or(CAPPED | CAPPED_NEWS, Relaxed);
        }
    }

    /// One of the moves of a board has turned out to be worth what the board is.
    #[inline]
    fn hold(&self, number: usize) {
        let mark = &self.marks[number];
        if mark.load(Relaxed) & (LISTED | HELD) == 0 {
            mark.fetch_or(HELD | HELD_NEWS, Relaxed);
        }
    }

    /// Narrows the bounds of the listed boards by what is known of their moves; whether any became narrower.
    fn narrow_listed(&mut self) -> bool {
        let mut any = false;
        for place in 0..self.listed.len() {
            let listed = &self.listed[place];
            let (mut least, mut most) = (listed.captures, listed.captures);
            for &next in &listed.moves {
                let (next_least, next_most) = self.bounds(next);
                least = least.max(self.seeds - next_most);
                most = most.max(self.seeds - next_least);
            }
            if (least, most) != (listed.least, listed.most) {
                any = true;
                self.pass_on_listed(place, least, most);
            }
        }
        any
    }

    /// What is known so far of what the side to move gets on a board.
    pub(super) fn bounds(&self, number: usize) -> (u8, u8) {
        let mark = self.marks[number].load(Relaxed);
        if mark & LISTED != 0 {
            let place = self.level.place(number).expect("it is listed");
            return (self.listed[place].least, self.listed[place].most);
        }
        let worth = self.level.codes[number];
        (if mark & HELD != 0 { worth } else { 0 }, if mark & CAPPED != 0 { worth } else { self.seeds })
    }

    fn pass_on_listed(&mut self, place: usize, least: u8, most: u8) {
        let listed = &mut self.listed[place];
        let (least_before, board) = (listed.least, listed.board);
        (listed.least, listed.most) = (least, most);
        each_before(&board, |before| {
            let before = self.level.numbering.number(before);
            let worth = self.level.codes[before];
            // Before, this move could have given more than the board is said to be worth; now it cannot.
            if self.seeds - least <= worth && worth < self.seeds - least_before {
                self.less_one(before);
            }
            if worth <= self.seeds - most {
                self.hold(before);
            }
        });
    }

    /// What the file says of a listed board.
    pub(super) fn worth(&self, place: usize) -> u8 {
        self.level.codes[self.level.listed[place] as usize]
    }

    /// Refuses the level because of a listed board, if there is one.
    pub(super) fn refuse_listed(&self, place: Option<usize>) -> Result<(), Flaw> {
        self.level.refuse(place.map(|place| self.level.listed[place] as usize), self.sides)
    }

    /// Every board that is not listed must be held and capped, and none that is listed may be settled.
    fn judge(&self) -> Result<(), Flaw> {
        let is_settled = |mark: &AtomicU8| {
            let mark = mark.load(Relaxed);
            mark & LISTED != 0 || mark & HELD != 0 && mark & CAPPED != 0
        };
        let open = self.marks.iter().position(|mark| !is_settled(mark));
        let settled = self.listed.iter().find(|listed| listed.least == listed.most);
        let settled = settled.map(|listed| self.level.numbering.number(&listed.board));
        self.level.refuse(open.or(settled), self.sides)
    }
}
