//! The one trait that makes a game.

use std::error::Error;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use rand_core::Rng;

use crate::{Misread, Options, Outcome, Reading, Seat, Speak, TextError, chance};

/// A board game of perfect information; a value of it is one position.
///
/// Positions are small and `Copy`: they are copied, never unmade, and hold no history (a game's history lives in
/// [`crate::Record`]). Each promise below is tested for every game by a law of the same name in the test kit.
///
/// There are two doors: [`Game::play`] checks, [`Game::apply`] trusts the caller.
pub trait Game:
    Copy + Eq + Ord + Hash + Debug + Display + FromStr<Err = TextError> + Send + Sync + 'static
{
    /// A move. Its text is the same in every position.
    type Move: Copy + Eq + Ord + Hash + Debug + Display + FromStr<Err = TextError> + Send + Sync + 'static;
    /// What can be chosen before the game begins.
    type Options: Options;
    /// Which rule says no: one variant for each rule, with what it needs to say so in a sentence.
    type Refusal: Error + Speak + Copy + Eq + Send + Sync + 'static;

    /// The name by which people and programs call the game: small letters.
    const NAME: &'static str;
    /// Moves are numbered `0..MOVE_SPACE`.
    const MOVE_SPACE: u16;
    /// No game lasts longer than this many moves; `None` if the rules alone give no bound.
    const LONGEST: Option<u32>;
    /// Whether [`Game::on_repeat`] ever ends a game.
    const REPETITION: bool = false;
    /// How many symmetries the game has, the identity (number 0) included.
    const SYMMETRIES: u16 = 1;

    /// The first position under these options.
    fn start(options: Self::Options) -> Self;

    /// The options with what chance decides before the game begins (Oolong's markers) decided.
    fn deal(options: Self::Options, rng: &mut impl Rng) -> Self::Options {
        let _ = rng;
        options
    }

    /// The options this position is played under.
    fn options(&self) -> Self::Options;

    /// How many seats play.
    fn seats(&self) -> u8 {
        2
    }

    /// Who must decide now. Meaningless when the game is over.
    fn turn(&self) -> Seat;

    /// The result by the rules of the position alone; `None` while the game goes on.
    fn outcome(&self) -> Option<Outcome>;

    /// The legal moves, each once, in ascending order of their numbers. None exactly when the game is over.
    fn moves(&self) -> impl Iterator<Item = Self::Move>;

    /// How many legal moves there are.
    fn count_moves(&self) -> u32 {
        self.moves().count() as u32
    }

    /// A uniformly random legal move, without listing them all.
    fn sample(&self, rng: &mut impl Rng) -> Option<Self::Move> {
        let count = self.count_moves();
        if count == 0 { None } else { self.moves().nth(chance::below(rng, count) as usize) }
    }

    /// Whether a rule refuses the move here, and which. Any move at all may be asked about.
    fn check(&self, mv: Self::Move) -> Result<(), Self::Refusal>;

    /// Makes the move. The caller vouches that it is legal; otherwise the position that results means nothing.
    fn apply(&mut self, mv: Self::Move);

    /// Makes the move if no rule refuses it; otherwise nothing changes.
    fn play(&mut self, mv: Self::Move) -> Result<(), Self::Refusal> {
        self.check(mv)?;
        self.apply(mv);
        Ok(())
    }

    /// The number of a move.
    fn number(mv: Self::Move) -> u16;

    /// The move with that number. Some numbers may be no move.
    fn numbered(number: u16) -> Option<Self::Move>;

    /// Reads what a person types where a move is wanted: the canonical text, shorter forms that the position makes
    /// clear, and the reports' own inputs; at once, or part by part.
    fn read(&self, text: &str) -> Result<Reading<Self::Move>, Misread<Self::Refusal>>;

    /// How the game ends when this position stands on the board for the second time.
    fn on_repeat(&self) -> Option<Outcome> {
        None
    }

    /// After how many moves a sitting is broken off as a draw, where the rules alone need not end a game.
    fn move_limit(&self) -> Option<u32> {
        None
    }

    /// The position as it looks under a symmetry. Commutes with play.
    fn image(&self, symmetry: u16) -> Self {
        debug_assert_eq!(symmetry, 0);
        *self
    }

    /// The move as it looks under a symmetry.
    fn image_move(mv: Self::Move, symmetry: u16) -> Self::Move {
        debug_assert_eq!(symmetry, 0);
        mv
    }

    /// The smallest of all images: the same for all positions that are alike.
    fn canonical(&self) -> Self {
        (0..Self::SYMMETRIES).map(|symmetry| self.image(symmetry)).min().unwrap_or(*self)
    }
}
