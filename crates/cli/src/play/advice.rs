//! What a strong player thinks of a position: hints, values, what speaks against a move, answers to a draw.
//!
//! Every thought has a bounded number of nodes, so that an answer comes soon and is the same on every machine.

use tabuleiro_game::{Arg, Message};
use tabuleiro_search::{Leash, Limit, Stop, Value};
use tabuleiro_table::{Judgement, Kind, Task, Thought};

use crate::{numbers, say};

/// Nodes for one thought.
const NODES: u64 = 200_000;

/// The seed of the adviser's choices: the same position gets the same hint.
const SEED: u64 = 1;

/// Guesses nearer to each other than this, in hundredths of the game's unit, tell nothing apart.
const TELLING: i32 = 25;

/// Somebody strong who is asked about a position.
pub(crate) struct Adviser {
    task: Box<dyn Task>,
    /// The strongest player of the game.
    name: Option<&'static str>,
}

impl Adviser {
    /// An adviser on a position of this kind of game.
    pub(crate) fn new(kind: &dyn Kind, task: Box<dyn Task>) -> Adviser {
        let bots = kind.bots();
        let ours = bots.iter().rev().find(|card| !card.report).or(bots.last());
        Adviser { task, name: ours.map(|card| card.name) }
    }

    /// What the strongest player finds.
    pub(crate) fn thought(&self) -> Option<Thought> {
        self.thought_of(self.name?, SEED)
    }

    /// What a player of that name finds.
    fn thought_of(&self, name: &str, seed: u64) -> Option<Thought> {
        self.task.think(name, seed, &mut Leash::silent(Limit::nodes(NODES), &Stop::new())).ok()
    }

    /// What can be said against a legal move.
    pub(crate) fn why(&self, text: &str) -> Option<Message> {
        self.task.why(text)
    }

    /// A move that a short search finds clearly better than that one, and by how many hundredths of the game's unit.
    pub(crate) fn better_than(&self, text: &str) -> Option<(String, i32)> {
        let judged = self.task.analyse(&mut Leash::silent(Limit::nodes(NODES), &Stop::new()));
        let guess = |one: &Judgement| one.score.filter(|_| one.proven.is_none());
        let worth = judged.iter().find(|one| one.text == text).and_then(guess)?;
        let best = judged.first()?;
        let ahead = guess(best)? - worth;
        (ahead >= TELLING).then(|| (best.text.clone(), ahead))
    }

    /// Whether a bot agrees to a draw that the seat to move has offered: it does unless it stands better. Where it has no
    /// judgement of its own, the strongest player's is taken; where nobody has one, it plays on.
    pub(crate) fn agrees_to_draw(&self, bot: Option<&str>, seed: u64) -> bool {
        let worth = |thought: &Thought| worth_to_mover(thought);
        let own = bot.and_then(|bot| self.thought_of(bot, seed));
        let worth = own.as_ref().and_then(worth).or_else(|| worth(&self.thought()?));
        worth.is_some_and(|worth| worth >= 0)
    }
}

/// Above 0 where the seat to move stands better, below 0 where it stands worse.
fn worth_to_mover(thought: &Thought) -> Option<i32> {
    match thought.proven {
        Some(proven) => Some(match proven.value {
            Value::Win => i32::MAX,
            Value::Draw => 0,
            Value::Loss => i32::MIN,
        }),
        None => thought.score,
    }
}

/// An amount with the name of the game's unit, if that has one.
pub(crate) fn measured(kind: &dyn Kind, amount: Arg) -> Arg {
    kind.measured(amount.clone()).map_or(amount, Arg::Say)
}

/// What a position is worth to the seat to move, in a sentence.
pub(crate) fn told(thought: &Thought, who: Message, kind: &dyn Kind) -> Message {
    match (thought.proven, thought.score) {
        (Some(proven), _) => {
            let key = match (proven.value, proven.plies) {
                (Value::Win, Some(_)) => "cli-eval-win-in",
                (Value::Win, None) => "cli-eval-win",
                (Value::Loss, Some(_)) => "cli-eval-loss-in",
                (Value::Loss, None) => "cli-eval-loss",
                (Value::Draw, _) => "cli-eval-draw",
            };
            say(key).with("who", who).with("plies", proven.plies.unwrap_or(0))
        }
        (None, Some(score)) => {
            let key = match score.signum() {
                _ if score.abs() < TELLING => "cli-eval-even",
                1 => "cli-eval-ahead",
                _ => "cli-eval-behind",
            };
            say(key).with("who", who).with("by", measured(kind, numbers::hundredths(score.abs())))
        }
        (None, None) => say("cli-eval-unknown"),
    }
}
