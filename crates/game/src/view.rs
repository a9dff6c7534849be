//! What a position looks like on its board.

use crate::{LookIndex, Message, Seat, SpotIndex};

/// A thing, or several alike, on a spot.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Token {
    /// Where.
    pub spot: SpotIndex,
    /// How it looks.
    pub look: LookIndex,
    /// How many of them lie there; 0 keeps the place of a piece that has been used up.
    pub count: u16,
}

/// Something to point out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Mark {
    /// The last move touched this spot. Several stand in the order in which it did.
    Last(SpotIndex),
    /// In the last move so many tokens of this look went from a spot to another; several stand in the order in which they
    /// began to. What went to a store was taken.
    Moved {
        /// What moved.
        look: LookIndex,
        /// How many.
        count: u16,
        /// From where.
        from: SpotIndex,
        /// To where.
        to: SpotIndex,
    },
    /// The question is about this spot: the marker that waits for an answer, the table that would be turned.
    Asked(SpotIndex),
    /// A winning line, its spots in order. One mark for each line.
    Line(Vec<SpotIndex>),
    /// Why the game is decided, in words: always where no line shows it.
    Reason(Message),
    /// That seat has claimed this spot.
    Claimed(SpotIndex, Seat),
    /// The last move turned this group clockwise, by so many degrees.
    Turned(SpotIndex, i16),
    /// The last move let these two groups change places.
    Swapped(SpotIndex, SpotIndex),
}

/// What a position looks like. Everything in it speaks of the game's [`crate::Board`].
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct View {
    /// Every token, those under others first.
    pub tokens: Vec<Token>,
    /// A number for each seat, if the game keeps scores; empty otherwise.
    pub scores: Vec<i32>,
    /// What to point out.
    pub marks: Vec<Mark>,
    /// Short facts beside the board: where the waiter stands, what may not be done.
    pub facts: Vec<Message>,
    /// Who must decide; `None` when the game is over.
    pub turn: Option<Seat>,
    /// The question to whoever must decide.
    pub question: Option<Message>,
    /// The result with its reason, when the game is over.
    pub verdict: Option<Message>,
}

impl View {
    /// The tokens on a spot, those under others first.
    pub fn on(&self, spot: SpotIndex) -> impl Iterator<Item = &Token> {
        self.tokens.iter().filter(move |token| token.spot == spot)
    }

    /// How many tokens lie on a spot.
    pub fn count(&self, spot: SpotIndex) -> u32 {
        self.on(spot).map(|token| u32::from(token.count)).sum()
    }
}
