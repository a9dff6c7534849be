//! Small games out of a hash, for tests: any number of seats, who decides is anybody's guess, and all of it can be
//! searched to the end.

use std::fmt;
use std::str::FromStr;

use tabuleiro_game::{
    Game, Message, Move, OptionField, OptionWord, Options, Outcome, Record, Seat, Speak, TextError, Words,
};

use crate::memo::Keyed;

/// A game in which every position is a number. If it `LOOPS`, there are few of them, and a position that comes back ends
/// the game; otherwise it ends after a few moves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Wood<const LOOPS: bool> {
    options: WoodOptions,
    at: u64,
    ply: u8,
}

/// Which game out of many, and for how many.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub(crate) struct WoodOptions {
    pub(crate) number: u64,
    /// Seats besides the two that every game has.
    pub(crate) more_seats: u8,
    /// Moves in a position besides the one that is always there, at most.
    pub(crate) more_moves: u16,
    /// How many moves longer than six a game that does not loop may last; at most as many again.
    pub(crate) more_plies: u8,
    /// Of a hundred positions of a game that does not loop, how many end it before its time.
    pub(crate) early: u8,
}

/// The `n`-th branch.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Branch(u16);

/// There is no such branch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NoBranch;

static WORDS: Words =
    Words { name: "toy", en: "toy = There is no such branch.", pt: "toy = Esse ramo não existe." };

const DEPTH: u8 = 6;
const LOOPED: u64 = 9;

impl<const LOOPS: bool> Wood<LOOPS> {
    /// A game begun.
    pub(crate) fn record(options: WoodOptions) -> Record<Self> {
        Record::new(Wood::start(options))
    }

    fn hash(&self, salt: u64) -> u64 {
        let mut bits = self.at ^ self.options.number.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ salt << 56;
        for _ in 0..2 {
            bits = (bits ^ bits >> 31).wrapping_mul(0xD6E8_FEB8_6659_FD93);
        }
        bits ^ bits >> 32
    }

    fn ends_here(&self) -> bool {
        let WoodOptions { more_plies, early, .. } = self.options;
        self.ply == DEPTH + more_plies || self.hash(7) % 100 < u64::from(early)
    }

    fn result(&self, salt: u64) -> Outcome {
        match self.hash(salt) % u64::from(self.seats() + 1) {
            0 => Outcome::DRAW,
            n => Outcome::won(Seat::new(n as u8 - 1)),
        }
    }
}

impl<const LOOPS: bool> Game for Wood<LOOPS> {
    type Move = Branch;
    type Options = WoodOptions;
    type Refusal = NoBranch;

    const NAME: &'static str = "wood";
    const LONGEST: Option<u32> = if LOOPS { None } else { Some(2 * DEPTH as u32) };
    const REPETITION: bool = LOOPS;

    fn start(options: WoodOptions) -> Self {
        Wood { options, at: 0, ply: 0 }
    }

    fn options(&self) -> WoodOptions {
        self.options
    }

    fn seats(&self) -> u8 {
        2 + self.options.more_seats
    }

    fn turn(&self) -> Seat {
        Seat::new((self.hash(1) % u64::from(self.seats())) as u8)
    }

    fn outcome(&self) -> Option<Outcome> {
        let is_over = if LOOPS { self.at % 4 == 3 } else { self.ends_here() };
        is_over.then(|| self.result(2))
    }

    fn moves(&self) -> impl Iterator<Item = Branch> {
        let count = 1 + self.hash(3) as u16 % (1 + self.options.more_moves);
        (0..if self.outcome().is_some() { 0 } else { count }).map(Branch)
    }

    fn check(&self, mv: Branch) -> Result<(), NoBranch> {
        if self.moves().any(|legal| legal == mv) { Ok(()) } else { Err(NoBranch) }
    }

    fn apply(&mut self, mv: Branch) {
        let next = self.hash(4 + u64::from(mv.0));
        self.at = if LOOPS { next % LOOPED } else { next };
        self.ply += u8::from(!LOOPS);
    }

    fn on_repeat(&self) -> Option<Outcome> {
        LOOPS.then(|| self.result(5))
    }
}

impl<const LOOPS: bool> Keyed for Wood<LOOPS> {
    fn key(&self) -> u64 {
        self.hash(6)
    }
}

impl Move for Branch {
    const SPACE: u16 = 512;

    fn number(self) -> u16 {
        self.0
    }

    fn numbered(number: u16) -> Option<Branch> {
        (number < Self::SPACE).then_some(Branch(number))
    }
}

impl Options for WoodOptions {
    const IN_POSITION: &'static [&'static str] = &[];

    fn fields() -> Vec<OptionField> {
        Vec::new()
    }

    fn words(&self) -> Vec<OptionWord> {
        Vec::new()
    }
}

impl Speak for NoBranch {
    fn message(&self) -> Message {
        Message::new(&WORDS, "toy")
    }
}

impl std::error::Error for NoBranch {}

impl<const LOOPS: bool> fmt::Display for Wood<LOOPS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl<const LOOPS: bool> FromStr for Wood<LOOPS> {
    type Err = TextError;

    fn from_str(_text: &str) -> Result<Self, TextError> {
        Err(NoBranch.message().into())
    }
}

macro_rules! has_text {
    ($($kind:ty),*) => {$(
        impl fmt::Display for $kind {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{self:?}")
            }
        }

        impl FromStr for $kind {
            type Err = TextError;

            fn from_str(_text: &str) -> Result<Self, TextError> {
                Err(NoBranch.message().into())
            }
        }
    )*};
}
has_text!(WoodOptions, Branch, NoBranch);
