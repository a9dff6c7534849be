//! Moves, and their numbers.

use crate::{Chair, Compass};

/// A move: a cup put down, or the answer to a marker.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// `ne/s`: puts a cup on a seat.
    Place(Chair),
    /// `mp:nw/c>e/n`: moves one's cup from a seat to another.
    Carry {
        /// From where.
        from: Chair,
        /// To where.
        to: Chair,
    },
    /// `mw:se`: sends the waiter to the same seat of that table.
    Send(Compass),
    /// `ro:+3`: turns a table clockwise.
    Turn(Steps),
    /// `sw:n,e`: swaps what stands on two tables.
    Swap(Pair),
    /// `--`: leaves the marker unused for good.
    Decline,
}

/// Steps of 45° clockwise: 0 to 7.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Steps(u8);

impl Steps {
    /// That many steps; any whole number is taken modulo 8, negative ones turn the other way.
    ///
    /// ```
    /// use tabuleiro_oolong::Steps;
    /// assert_eq!(Steps::of(-1), Steps::of(7));
    /// assert_eq!(Steps::of(11).count(), 3);
    /// ```
    pub const fn of(steps: i32) -> Steps {
        Steps(steps.rem_euclid(8) as u8)
    }

    /// How many, 0 to 7.
    pub const fn count(self) -> u8 {
        self.0
    }

    /// The same in degrees.
    pub const fn degrees(self) -> i16 {
        self.0 as i16 * 45
    }

    /// As many the other way.
    pub const fn back(self) -> Steps {
        Steps((8 - self.0) % 8)
    }
}

/// Two different tables, in the order of the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pair {
    first: Compass,
    second: Compass,
}

impl Pair {
    /// How many there are.
    pub const COUNT: usize = 36;

    /// The pair of two tables named in either order; `None` if they are the same.
    pub fn of(one: Compass, other: Compass) -> Option<Pair> {
        (one != other).then(|| Pair { first: one.min(other), second: one.max(other) })
    }

    /// Both tables, in the order of the board.
    pub const fn tables(self) -> [Compass; 2] {
        [self.first, self.second]
    }

    /// Its number: those with the first table come first.
    fn index(self) -> usize {
        let (first, second) = (self.first.index(), self.second.index());
        first * (17 - first) / 2 + second - first - 1
    }

    fn numbered(index: usize) -> Option<Pair> {
        let all = Compass::ALL.into_iter().flat_map(|first| {
            Compass::ALL.into_iter().filter(move |second| first < *second).map(move |second| (first, second))
        });
        all.map(|(first, second)| Pair { first, second }).nth(index)
    }
}

/// Where the numbers of each kind of move begin.
const CARRY: usize = Chair::COUNT;
const SEND: usize = CARRY + Chair::COUNT * Chair::COUNT;
const TURN: usize = SEND + 9;
const SWAP: usize = TURN + 8;
const DECLINE: usize = SWAP + Pair::COUNT;

impl tabuleiro_game::Move for Move {
    const SPACE: u16 = DECLINE as u16 + 1;

    fn number(self) -> u16 {
        let number = match self {
            Move::Place(chair) => chair.index(),
            Move::Carry { from, to } => CARRY + from.index() * Chair::COUNT + to.index(),
            Move::Send(table) => SEND + table.index(),
            Move::Turn(steps) => TURN + usize::from(steps.0),
            Move::Swap(pair) => SWAP + pair.index(),
            Move::Decline => DECLINE,
        };
        number as u16
    }

    /// There is none beyond the last one, and none where a cup would be moved to its own seat.
    fn numbered(number: u16) -> Option<Move> {
        let number = usize::from(number);
        match number {
            0..CARRY => Chair::numbered(number).map(Move::Place),
            CARRY..SEND => {
                let from = Chair::numbered((number - CARRY) / Chair::COUNT)?;
                let to = Chair::numbered((number - CARRY) % Chair::COUNT)?;
                (from != to).then_some(Move::Carry { from, to })
            }
            SEND..TURN => Some(Move::Send(Compass::ALL[number - SEND])),
            TURN..SWAP => Some(Move::Turn(Steps((number - TURN) as u8))),
            SWAP..DECLINE => Pair::numbered(number - SWAP).map(Move::Swap),
            DECLINE => Some(Move::Decline),
            _ => None,
        }
    }
}
