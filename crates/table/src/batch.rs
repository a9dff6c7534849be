//! Many games of one kind stepped at once into arrays of numbers, without saying which kind: for whoever learns.
//!
//! | file | noun |
//! |---|---|
//! | `batch` | [`Batch`], the erased door |
//! | [`arrays`] | [`Arrays`], where everything is written, and [`Sizes`], how much room that takes |
//! | `many` | the one implementation |
//! | `starts` | where its games begin |
//! | `saved` | all of it as text |

pub mod arrays;
mod many;
mod saved;
mod starts;

use std::fmt;

use tabuleiro_game::{Message, Speak};
use tabuleiro_search::{Random, random};

pub use arrays::{Arrays, BROKEN_OFF, ENDED, Sizes};
pub(crate) use many::{begin, begin_at, resume};
pub use tabuleiro_game::Tallies;

use crate::position::LengthError;
use crate::{Kind, Position, Refusal, WORDS};

/// Many games of one kind, each going on by itself: one that ends begins anew at once. Every game has its own source of randomness,
/// made from the batch's seed and its index, so that nothing depends on how many threads do the work.
///
/// A game is over as it would be at a table: by its rules, by a position that has come back, or broken off as a draw at its
/// limit of moves.
pub trait Batch: Send {
    /// Which game it is.
    fn kind(&self) -> &'static dyn Kind;

    /// How many games there are: at least one.
    fn games(&self) -> usize;

    /// How many numbers each game takes in the arrays.
    fn sizes(&self) -> Sizes;

    /// The position of a game; `None` if there is no such game.
    fn position(&self, game: usize) -> Option<Box<dyn Position>>;

    /// How many threads do the work; as many as are worth it if that is 0, which is how a batch begins. Without the feature
    /// `threads` everything is done on the caller's own.
    fn set_threads(&mut self, threads: usize);

    /// Begins every game anew; with a seed, the sources of randomness as well.
    fn reset(&mut self, seed: Option<u64>);

    /// Begins one game anew, and writes how it stands; nothing happens if there is no such game.
    fn restart(&mut self, game: usize, out: &mut Arrays<'_>) -> Result<(), BatchError>;

    /// All of it as text, from which it can go on ([`Kind::resume`]).
    fn saved(&self) -> String;

    /// The same games once more, with the same chance: what is played in the one is not played in the other.
    fn clone_box(&self) -> Box<dyn Batch>;

    /// Writes how the games stand. Nobody has just won anything, so there are no rewards and nothing is done.
    fn fill(&self, out: &mut Arrays<'_>) -> Result<(), BatchError>;

    /// Makes a move in every game, given by its number, and writes what came of it. Of a game that has ended, the rewards and that it
    /// is done are written; everything else is of the game that has begun in its place. If any move is refused, nothing changes
    /// in any game, and nothing is written.
    fn step(&mut self, moves: &[u16], out: &mut Arrays<'_>) -> Result<(), BatchError>;

    /// The same with a random legal move in every game. Which it was is written to [`Arrays::moves`].
    fn random_step(&mut self, out: &mut Arrays<'_>) -> Result<(), BatchError>;

    /// Makes so many random legal moves in every game and writes nothing; what came of the games that ended.
    fn random_steps(&mut self, steps: u32) -> Tallies;

    /// Plays so many other games from the first move to the end, with random legal moves; the games of the batch stay as they are.
    /// The same number of games with the same seed always ends alike, and the first of them are those of a smaller number.
    fn playouts(&self, games: u64, seed: u64) -> Tallies;
}

/// Why nothing was done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BatchError {
    /// An array has another length than the batch needs.
    Length(LengthError),
    /// A move is refused. It is that of the first game with one that is.
    Refused {
        /// The index of the game.
        game: usize,
        /// The rule's sentence, and what to point at.
        refusal: Refusal,
    },
}

impl From<LengthError> for BatchError {
    fn from(wrong: LengthError) -> BatchError {
        BatchError::Length(wrong)
    }
}

impl Speak for BatchError {
    fn message(&self) -> Message {
        match self {
            BatchError::Length(wrong) => wrong.message(),
            BatchError::Refused { game, refusal } => Message::new(&WORDS, "table-batch-refused")
                .with("game", *game)
                .with("why", refusal.message.clone()),
        }
    }
}

impl fmt::Display for BatchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for BatchError {}

impl Clone for Box<dyn Batch> {
    fn clone(&self) -> Box<dyn Batch> {
        self.clone_box()
    }
}

/// The source of randomness of the game of that number under a seed.
pub fn source(seed: u64, number: u64) -> Random {
    random::seeded(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(number))
}
