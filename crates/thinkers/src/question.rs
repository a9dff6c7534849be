//! What a bot is asked: which move to play.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

use tabuleiro_search::{Leash, Limit, Stop};
use tabuleiro_table::{Refusal, Task, Thought};

/// A game, and the bot that is to choose in it. It can be answered on any thread.
pub struct Question {
    /// The game as it stands.
    pub task: Box<dyn Task>,
    /// Which game it is: bots of the same name take longer in some than in others.
    pub game: String,
    /// The name of the bot.
    pub bot: String,
    /// From which its random choices follow.
    pub seed: u64,
    /// How much it may think, besides its own limits.
    pub limit: Limit,
}

/// Why a bot found nothing. What a player is told of it is the host's to say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Failure {
    /// The game is over, or has no bot of that name.
    Refused(Refusal),
    /// It broke down while it thought.
    BrokeDown,
}

impl Question {
    /// Lets the bot think, here and now, until the stop is pulled. One that breaks down takes nobody along.
    pub fn think(&self, stop: &Stop) -> Result<Thought, Failure> {
        let mut leash = Leash::silent(self.limit, stop);
        let think = || self.task.think(&self.bot, self.seed, &mut leash);
        match catch_unwind(AssertUnwindSafe(think)) {
            Ok(thought) => thought.map_err(Failure::Refused),
            Err(_) => Err(Failure::BrokeDown),
        }
    }

    /// Questions of one kind take about as long.
    pub(crate) fn kind(&self) -> String {
        format!("{} {}", self.game, self.bot)
    }
}

impl fmt::Debug for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut told = f.debug_struct("Question");
        told.field("game", &self.game).field("bot", &self.bot).field("seed", &self.seed);
        told.field("limit", &self.limit).finish_non_exhaustive()
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Refused(refusal) => refusal.fmt(f),
            Failure::BrokeDown => f.write_str("The player broke down while it thought."),
        }
    }
}

impl std::error::Error for Failure {}
