//! What a bot is asked: which house to sow.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

use tabuleiro_search::{Leash, Limit, Stop};
use tabuleiro_table::Task;

/// A game, and the bot that is to choose in it. It can be answered on any thread.
pub struct Question {
    /// The game as it stands.
    pub task: Box<dyn Task>,
    /// The name of the bot.
    pub bot: String,
    /// From which its random choices follow.
    pub seed: u64,
}

/// What a bot has found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Answer {
    /// Its choice; `None` if it failed to choose.
    pub best: Option<String>,
    /// How many moves it applied to find it.
    pub nodes: u64,
}

impl Question {
    /// Lets the bot think, until the stop is pulled. One that breaks down has failed to choose: it takes nobody along.
    pub fn think(&self, stop: &Stop) -> Answer {
        let mut leash = Leash::silent(Limit::default(), stop);
        let think = || self.task.think(&self.bot, self.seed, &mut leash);
        let thought = catch_unwind(AssertUnwindSafe(think)).ok().and_then(Result::ok).unwrap_or_default();
        Answer { best: thought.best, nodes: thought.nodes }
    }
}

impl fmt::Debug for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Question").field("bot", &self.bot).field("seed", &self.seed).finish_non_exhaustive()
    }
}
