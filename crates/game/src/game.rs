//! The one trait that makes a game.

use std::error::Error;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use rand_core::Rng;

use crate::{Move, Options, Outcome, Seat, Seats, Speak, Succession, TextError, chance};

/// A board game of perfect information; a value of it is one position.
///
/// Positions are small and `Copy`: they are copied, never unmade, and hold no history (a game's history lives in
/// [`crate::Record`]). Each promise below is tested for every game by a law of the same name in the test kit.
///
/// There are two doors: [`Game::play`] checks, [`Game::apply`] trusts the caller.
pub trait Game:
    Copy + Eq + Ord + Hash + Debug + Display + FromStr<Err = TextError> + Send + Sync + 'static
{
    /// A move.
    type Move: Move;
    /// What can be chosen before the game begins.
    type Options: Options;
    /// Which rule says no: one variant for each rule, with what it needs to say so in a sentence.
    type Refusal: Error + Speak + Copy + Eq + Send + Sync + 'static;

    /// The name by which people and programs call the game: small letters.
    const NAME: &'static str;
    /// No game lasts longer than this many moves; `None` if the rules alone give no bound.
    const LONGEST: Option<u32>;
    /// Whether [`Game::on_repeat`] ever ends a game.
    const REPETITION: bool = false;
    /// Who begins the next of several games in a row, where the book says so.
    const SUCCESSION: Succession = Succession::SeatsMoveOn;

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

    /// Makes uniformly random moves to the end of the game, or `most` of them if it lasts longer; how many were made. Each is
    /// the one that [`Game::sample`] would have drawn from the same source.
    #[inline]
    fn play_out(&mut self, most: u32, rng: &mut impl Rng) -> u32 {
        for made in 0..most {
            match self.sample(rng) {
                Some(mv) => self.apply(mv),
                None => return made,
            }
        }
        most
    }

    /// Whether a rule refuses the move here, and which. Any move at all may be asked about.
    fn check(&self, mv: Self::Move) -> Result<(), Self::Refusal>;

    /// Makes the move. The caller vouches that it is legal; otherwise the position that results means nothing.
    fn apply(&mut self, mv: Self::Move);

    /// The position after a move. The caller vouches that it is legal.
    #[must_use]
    fn after(&self, mv: Self::Move) -> Self {
        let mut after = *self;
        after.apply(mv);
        after
    }

    /// Makes the move if no rule refuses it; otherwise nothing changes.
    fn play(&mut self, mv: Self::Move) -> Result<(), Self::Refusal> {
        self.check(mv)?;
        self.apply(mv);
        Ok(())
    }

    /// A number that never falls during a game, so that positions with different ones are never equal: whoever looks for a
    /// position that has come back need not look beyond where it last rose.
    #[inline]
    fn progress(&self) -> u32 {
        0
    }

    /// How the game ends when this position stands on the board for the second time.
    fn on_repeat(&self) -> Option<Outcome> {
        None
    }

    /// After how many moves a sitting is broken off as a draw, where the rules alone need not end a game.
    fn move_limit(&self) -> Option<u32> {
        None
    }

    /// The position with the turn passed on to the next seat that is still in the game, where `out` have left it; `None` if
    /// nobody who is left can move. Asked only of games with more than two seats, whose others play on.
    fn pass_over(&self, out: Seats) -> Option<Self> {
        let _ = out;
        None
    }
}
