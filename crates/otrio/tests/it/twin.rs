//! A second solver, which shares no code with the first: a plain search of every move, depth first.
//!
//! The first solver may say which move to look at first, so that this one need not find a way to win by itself. That can
//! only save time: whatever it says, nothing counts here but what has been searched to the end.

use tabuleiro_otrio::{Otrio, Solver};
use tabuleiro_search::Value;

use crate::solved::unleashed;

/// Who holds which places. The place of a size (0 for large) in a cell is 3 times the cell and the size; cells are
/// counted from a1, row by row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Sets {
    held: [u32; 4],
    pub(crate) turn: usize,
    /// How many colours act.
    colours: usize,
}

const ALL: u32 = (1 << 27) - 1;
/// The places of each size.
const SIZES: [u32; 3] = [0o111_111_111, 0o222_222_222, 0o444_444_444];

impl Sets {
    /// The empty board with so many colours.
    pub(crate) fn start(colours: usize) -> Sets {
        Sets { held: [0; 4], turn: 0, colours }
    }

    /// The position that a text for two players describes, if the colours act in the usual order.
    pub(crate) fn read(text: &str) -> Sets {
        let (board, turn) = text.split_once(' ').expect("a colour follows the board");
        let mut at = Sets { turn: "rgbp".find(turn).expect("a colour"), ..Sets::start(4) };
        let cells = board.split('/').rev().flat_map(|row| row.split(','));
        for (place, letter) in cells.flat_map(str::chars).enumerate() {
            if let Some(colour) = "rgbp".find(letter) {
                at.held[colour] |= 1 << place;
            }
        }
        at
    }

    fn empty(&self) -> u32 {
        ALL & !self.held.iter().fold(0, |all, held| all | held)
    }

    /// Where a colour has a piece that fits.
    fn fits(&self, colour: usize) -> u32 {
        let has_left = |size: &&u32| (self.held[colour] & **size).count_ones() < 3;
        self.empty() & SIZES.iter().filter(has_left).fold(0, |all, size| all | size)
    }

    /// The next colour that can act from the `first` on; `None` if none can.
    fn next(&self, first: usize) -> Option<usize> {
        let mut colours = (first..first + self.colours).map(|colour| colour % self.colours);
        colours.find(|colour| self.fits(*colour) != 0)
    }

    pub(crate) fn after(&self, place: usize) -> Sets {
        let mut after = *self;
        after.held[self.turn] |= 1 << place;
        after.turn = after.next(self.turn + 1).unwrap_or(self.turn);
        after
    }

    /// The same for two players.
    fn position(&self) -> Otrio {
        let owner = |place: usize| (0..4).find(|colour| self.held[*colour] >> place & 1 == 1);
        let letter = |colour: usize| ['r', 'g', 'b', 'p'][colour];
        let cell = |cell: usize| -> String {
            (0..3).map(|size| owner(3 * cell + size).map_or('.', letter)).collect()
        };
        let row = |row: usize| [0, 1, 2].map(|column| cell(3 * row + column)).join(",");
        let text = format!("{} {}", [2, 1, 0].map(row).join("/"), letter(self.turn));
        text.parse().unwrap_or_else(|error| panic!("“{text}”: {error}"))
    }
}

/// Searches whether a side can force a win.
pub(crate) struct Twin {
    lines: Vec<u32>,
    /// For each symmetry of the board, where every place goes.
    images: Vec<[usize; 27]>,
    /// Which colours want to win.
    wants: [bool; 4],
    /// Who says which move to look at first, and of which colours: those that are believed to succeed.
    adviser: Option<(Solver, [bool; 4])>,
    /// What has been found out, as far as there is room: the position with its answer in the uppermost bit.
    known: Vec<u128>,
}

/// Advice is asked for as long as so many places are empty; symmetries count for as long.
const EARLY: u32 = 12;
const YES: u128 = 1 << 127;
/// A bit that every position has, so that none looks like an empty entry.
const USED: u128 = 1 << 126;

/// The colours of one of two seats.
fn of_seat(seat: usize) -> [bool; 4] {
    [0, 1, 2, 3].map(|colour| colour % 2 == seat)
}

impl Twin {
    /// Whether one of two seats can force a win, for somebody who believes to know, and takes advice.
    pub(crate) fn of_two(seat: usize, is_believed: bool) -> Twin {
        let right = of_seat(if is_believed { seat } else { 1 - seat });
        Twin { adviser: Some((Solver::without_book(1 << 27), right)), ..Twin::new(of_seat(seat), 1 << 22) }
    }

    /// Whether one of two seats can force a win, for somebody who knows nothing.
    pub(crate) fn unadvised(seat: usize) -> Twin {
        Twin::new(of_seat(seat), 1 << 16)
    }

    /// Whether a colour can force a win against all the others.
    pub(crate) fn alone(colour: usize) -> Twin {
        Twin::new([0, 1, 2, 3].map(|other| other == colour), 1 << 16)
    }

    fn new(wants: [bool; 4], room: usize) -> Twin {
        Twin { lines: lines(), images: images(), wants, adviser: None, known: vec![0; room] }
    }

    /// Where a colour would win if it were to act.
    fn completing(&self, at: &Sets, colour: usize) -> u32 {
        let rests = self.lines.iter().map(|line| line & !at.held[colour]);
        rests.filter(|rest| rest.is_power_of_two()).fold(0, |all, rest| all | rest) & at.fits(colour)
    }

    /// Whether a colour could get a line if everybody else let it.
    fn has_hope(&self, at: &Sets, colour: usize) -> bool {
        let reach = at.held[colour] | at.fits(colour);
        self.lines.iter().any(|line| line & !reach == 0)
    }

    /// Whether those who want to win can force it.
    pub(crate) fn forces(&mut self, at: &Sets) -> bool {
        let (fits, is_own) = (at.fits(at.turn), self.wants[at.turn]);
        if fits == 0 || !(0..at.colours).any(|colour| self.wants[colour] && self.has_hope(at, colour)) {
            return false;
        }
        if self.completing(at, at.turn) != 0 {
            return is_own;
        }
        // If the next to act is of the other side and can win, this must be prevented now.
        let next = at.next(at.turn + 1).filter(|next| self.wants[*next] != is_own);
        let threats = next.map_or(0, |next| self.completing(at, next));
        match threats.count_ones() {
            0 => self.try_each(at, fits),
            1 if threats & fits != 0 => self.try_each(at, threats),
            _ => !is_own,
        }
    }

    fn try_each(&mut self, at: &Sets, moves: u32) -> bool {
        let key = self.key(at);
        let slot = (key % 0xFFFF_FFFB) as usize % self.known.len();
        if self.known[slot] & !YES == key {
            return self.known[slot] & YES != 0;
        }
        let is_own = self.wants[at.turn];
        let finds = self.in_order(at, moves).into_iter().any(|place| self.forces(&at.after(place)) == is_own);
        let is_forced = finds == is_own;
        self.known[slot] = key | if is_forced { YES } else { 0 };
        is_forced
    }

    /// The same for positions that are alike, as long as it is early.
    fn key(&self, at: &Sets) -> u128 {
        let image = |places: &[usize; 27]| {
            let bits = |colour: usize| (0..27).filter(move |place| at.held[colour] >> place & 1 == 1);
            let all = (0..4).flat_map(|colour| bits(colour).map(move |place| 27 * colour + places[place]));
            all.fold(0u128, |key, bit| key | 1 << bit)
        };
        let count = if at.empty().count_ones() >= EARLY { self.images.len() } else { 1 };
        let least = self.images[..count].iter().map(image).min().unwrap_or_default();
        least | (at.turn as u128) << 108 | USED
    }

    /// The advised place first, then those where the most is at stake.
    fn in_order(&mut self, at: &Sets, moves: u32) -> Vec<usize> {
        let mut places: Vec<usize> = (0..27).filter(|place| moves >> place & 1 == 1).collect();
        places.sort_by_cached_key(|place| -self.stakes(at, *place));
        if places.len() > 1 && at.empty().count_ones() >= EARLY {
            let advised = self.advice(at);
            places.sort_by_key(|place| Some(*place) != advised);
        }
        places
    }

    fn advice(&mut self, at: &Sets) -> Option<usize> {
        let (adviser, _) = self.adviser.as_mut().filter(|(_, right)| right[at.turn])?;
        let wanted = if self.wants[at.turn] { Value::Win } else { Value::Draw };
        let mv = unleashed(|leash| adviser.keeping(&at.position(), wanted, leash)).0?.to_string();
        let place = |letters: &str, n: usize| letters.find(mv.as_bytes()[n] as char);
        Some(9 * place("123", 4)? + 3 * place("abc", 3)? + place("LMS", 1)?)
    }

    /// How much the lines through a place mean to the colours: most to the one to act, less to those of the other side.
    fn stakes(&self, at: &Sets, place: usize) -> i32 {
        let through = || self.lines.iter().filter(move |line| *line >> place & 1 == 1);
        let worth = |colour: usize| -> i32 {
            let open = through().filter(|line| *line & !at.held[colour] & !at.empty() == 0);
            open.map(|line| [1, 8, 50][(line & at.held[colour]).count_ones() as usize]).sum()
        };
        let others = (0..at.colours).filter(|colour| self.wants[*colour] != self.wants[at.turn]);
        2 * worth(at.turn) + others.map(worth).sum::<i32>()
    }
}

fn lines() -> Vec<u32> {
    let rows = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
    let sizes = [[0, 0, 0], [1, 1, 1], [2, 2, 2], [0, 1, 2], [2, 1, 0]];
    let line = |row: [u32; 3], sizes: [u32; 3]| (0..3).fold(0, |all, n| all | 1 << (3 * row[n] + sizes[n]));
    let along = rows.iter().flat_map(|row| sizes.iter().map(|sizes| line(*row, *sizes)));
    along.chain((0..9).map(|cell| 7 << (3 * cell))).collect()
}

/// The board can be turned and turned over, and the sizes taken the other way round.
fn images() -> Vec<[usize; 27]> {
    let image = |symmetry: usize, place: usize| {
        let (row, column, size) = (place / 9, place / 3 % 3, place % 3);
        let turned = |is_turned: bool, n: usize| if is_turned { 2 - n } else { n };
        let (row, column) = (turned(symmetry & 1 != 0, row), turned(symmetry & 2 != 0, column));
        let (row, column) = if symmetry & 4 != 0 { (column, row) } else { (row, column) };
        9 * row + 3 * column + turned(symmetry & 8 != 0, size)
    };
    (0..16).map(|symmetry| std::array::from_fn(|place| image(symmetry, place))).collect()
}
