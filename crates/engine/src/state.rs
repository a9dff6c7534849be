//! A contest on paper: how it is played and every game so far, as text that a person can read too.
//!
//! ```text
//! tabuleiro duel 1
//! game quantik
//! player bot level3
//! player program ./rival --fast
//! seed 5
//! budget nodes 100000
//! option rules report
//! games
//! 1
//! =
//! 1 stalled 10
//! ```
//!
//! A game is the player who won it, or `=` for a draw, and how the other one failed, if it did. Line ends and control
//! characters within a value are written as `\u{a}`, a backslash as `\\`.
//!
//! The form before this one is still read: a line `duel GAME [ONE] [TWO] seed N OPTIONS POSITION`, then a letter for each game.

mod error;
mod escape;
mod read;
mod write;

pub use error::StateError;
pub use read::read;
pub use write::write;

use tabuleiro_table::Setup;

use crate::contest::{Contender, Contest, Game, Results};
use crate::outside::Budget;

/// The version of the text that is written.
pub const VERSION: u32 = 1;

/// A contest and what has been played of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ContestState {
    /// The name of the game.
    pub game: String,
    /// The two players.
    pub players: [Contender; 2],
    /// The seed from which every random choice follows.
    pub seed: u64,
    /// How long outside programs may think; `None` in a text of the old form, which does not say.
    pub budget: Option<Budget>,
    /// The options as `(key, value)`, those that were given.
    pub words: Vec<(String, String)>,
    /// The position at which the games begin, if it is not the start.
    pub position: Option<String>,
    /// The games so far.
    pub games: Vec<Game>,
}

impl ContestState {
    /// A contest of which nothing has been played yet.
    pub fn new(contest: &Contest) -> ContestState {
        let Setup { words, position, .. } = contest.setup.clone();
        ContestState {
            game: contest.kind.name().to_owned(),
            players: contest.players.clone(),
            seed: contest.seed,
            budget: Some(contest.budget),
            words,
            position,
            games: Vec::new(),
        }
    }

    /// All results so far, failures included.
    pub fn results(&self) -> Results {
        let mut results = Results::default();
        self.games.iter().for_each(|game| results.note(game));
        results
    }

    /// Whether this is a state of that contest; if not, the first thing in which they differ. A text of the old form does not
    /// say its budget, and goes on with any.
    pub fn check(&self, contest: &Contest) -> Result<(), StateError> {
        let mut asked = ContestState::new(contest);
        asked.budget = self.budget.and(asked.budget);
        let mut pairs = self.traits().into_iter().zip(asked.traits());
        match pairs.find(|(kept, asked)| kept != asked) {
            None => Ok(()),
            Some(((what, kept), (_, asked))) => Err(StateError::Other(what, kept, asked)),
        }
    }

    /// What makes a contest this one, each under its word in the text.
    fn traits(&self) -> [(&'static str, String); 7] {
        let mut words = self.words.clone();
        words.sort();
        let words: Vec<String> = words.iter().map(|(key, value)| format!("{key}={value}")).collect();
        let [one, two] = self.players.each_ref().map(write::player);
        let budget = self.budget.map(write::budget).unwrap_or_default();
        let position = self.position.clone().unwrap_or_else(|| "start".to_owned());
        [
            ("game", self.game.clone()),
            ("player", one),
            ("player", two),
            ("seed", self.seed.to_string()),
            ("budget", budget),
            ("option", words.join(" ")),
            ("position", position),
        ]
    }
}
