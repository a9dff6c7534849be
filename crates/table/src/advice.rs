//! What a strong player thinks of a position: hints, values, what speaks against a move, answers to a draw.
//!
//! Every thought has a bounded number of nodes, so that an answer comes soon and is the same on every machine.

use crate::{Judgement, Kind, Table, Task, Thought, WORDS};
use tabuleiro_game::{Arg, Lang, Message, Seat, Seats};
use tabuleiro_search::{Leash, Limit, Proven, Stop, Value};

/// Nodes for one thought.
const NODES: u64 = 200_000;

/// The seed of the adviser's choices: the same position gets the same hint.
const SEED: u64 = 1;

/// Guesses nearer to each other than this, in hundredths of the game's unit, tell nothing apart.
pub const TELLING: i32 = 25;

/// Somebody strong who is asked about a position. Can be asked on any thread.
pub struct Adviser {
    task: Box<dyn Task>,
    /// The strongest player of the game.
    name: Option<&'static str>,
    stop: Stop,
}

impl Adviser {
    /// An adviser on a position of this kind of game.
    pub fn new(kind: &dyn Kind, task: Box<dyn Task>) -> Adviser {
        Adviser { task, name: strongest(kind), stop: Stop::new() }
    }

    /// The same, who can be cut short.
    pub fn stopped_by(self, stop: &Stop) -> Adviser {
        Adviser { stop: stop.clone(), ..self }
    }

    /// What the strongest player finds.
    pub fn thought(&self) -> Option<Thought> {
        self.thought_of(self.name?, SEED)
    }

    /// What a player of that name finds.
    fn thought_of(&self, name: &str, seed: u64) -> Option<Thought> {
        self.task.think(name, seed, &mut Leash::silent(Limit::nodes(NODES), &self.stop)).ok()
    }

    /// What can be said against a legal move.
    pub fn why(&self, text: &str) -> Option<Message> {
        self.task.why(text)
    }

    /// A move that a short search finds clearly better than that one, and by how many hundredths of the game's unit.
    pub fn better_than(&self, text: &str) -> Option<(String, i32)> {
        let judged = self.task.analyse(&mut Leash::silent(Limit::nodes(NODES), &self.stop));
        let guess = |one: &Judgement| one.score.filter(|_| one.proven.is_none());
        let worth = judged.iter().find(|one| one.text == text).and_then(guess)?;
        let best = judged.first()?;
        let ahead = guess(best)? - worth;
        (ahead >= TELLING).then(|| (best.text.clone(), ahead))
    }

    /// Whether a player who is no person agrees to a draw in the game this adviser was given: it does unless it stands better.
    /// Where it has no judgement of its own, the strongest player's is taken; where nobody has one, it plays on. Nobody agrees
    /// before all have moved a few times, nor gives away what is known to be won.
    pub fn agrees_to_draw(&self, offer: &DrawOffer<'_>) -> bool {
        let Some(turn) = offer.table.now().0.filter(|_| !offer.is_early()) else { return false };
        let stands_better = |worth: i32| if offer.to == turn { worth > 0 } else { worth < 0 };
        if self.task.known().is_some_and(|known| stands_better(worth(known))) {
            return false;
        }
        let own = offer.bot.and_then(|bot| self.thought_of(bot, offer.seed));
        let judged = own.as_ref().and_then(worth_to_mover).or_else(|| worth_to_mover(&self.thought()?));
        judged.is_some_and(|worth| !stands_better(worth))
    }
}

/// The strongest player of a game that is our own; that of its report, if there is no other.
pub fn strongest(kind: &dyn Kind) -> Option<&'static str> {
    let bots = kind.bots();
    bots.iter().rev().find(|card| !card.report).or(bots.last()).map(|card| card.name)
}

/// So many times everybody moves before a draw is worth talking about.
const FEW: usize = 3;

/// A draw that was offered to a player who is no person.
#[derive(Clone, Copy)]
pub struct DrawOffer<'o> {
    /// The game as it stands, whoever is to move.
    pub table: &'o dyn Table,
    /// Who has left it.
    pub out: Seats,
    /// The seat that is asked.
    pub to: Seat,
    /// The bot that sits there; `None` for another program, which cannot be asked.
    pub bot: Option<&'o str>,
    /// From which the bot's random choices follow.
    pub seed: u64,
}

impl DrawOffer<'_> {
    /// Whether somebody who is still there has moved less than a few times.
    fn is_early(&self) -> bool {
        let movers: Vec<Seat> = (0..self.table.ply()).filter_map(|ply| self.table.standing(ply).0).collect();
        let has_moved = |seat: Seat| movers.iter().filter(|mover| **mover == seat).count() >= FEW;
        Seat::all(self.table.seats()).any(|seat| !self.out.contains(seat) && !has_moved(seat))
    }
}

/// Above 0 where the seat to move stands better, below 0 where it stands worse.
fn worth_to_mover(thought: &Thought) -> Option<i32> {
    thought.proven.map(worth).or(thought.score)
}

/// What is proven, as a number beyond all guesses.
fn worth(proven: Proven) -> i32 {
    match proven.value {
        Value::Win => i32::MAX,
        Value::Draw => 0,
        Value::Loss => i32::MIN,
    }
}

/// An amount with the name of the game's unit, if that has one.
pub fn measured(kind: &dyn Kind, amount: Arg) -> Arg {
    kind.measured(amount.clone()).map_or(amount, Arg::Say)
}

/// What a position is worth to the seat to move, in a sentence.
pub fn told(thought: &Thought, who: &Message, kind: &dyn Kind) -> Message {
    match (thought.proven, thought.score) {
        (Some(proven), _) => {
            let key = match (proven.value, proven.plies) {
                (Value::Win, Some(_)) => "table-eval-win-in",
                (Value::Win, None) => "table-eval-win",
                (Value::Loss, Some(_)) => "table-eval-loss-in",
                (Value::Loss, None) => "table-eval-loss",
                (Value::Draw, _) => "table-eval-draw",
            };
            say(key).about("who", who).with("plies", proven.plies.unwrap_or(0))
        }
        (None, Some(score)) => {
            let key = match score.signum() {
                _ if score.abs() < TELLING => "table-eval-even",
                1 => "table-eval-ahead",
                _ => "table-eval-behind",
            };
            say(key).about("who", who).with("by", measured(kind, decimal(f64::from(score.abs()) / 100.0, 2)))
        }
        (None, None) => say("table-eval-unknown"),
    }
}

/// What speaks against a legal move: something that can be pointed at, or else what a short search finds.
pub fn objection(text: &str, table: &dyn Table, adviser: &Adviser, lang: Lang) -> Message {
    let shown = table.spell(text, lang);
    if let Some(why) = adviser.why(text) {
        return say("table-why").with("move", shown).with("why", why);
    }
    match adviser.better_than(text) {
        Some((best, by)) => {
            let told = say("table-why-search").with("move", shown).with("best", table.spell(&best, lang));
            told.with("by", measured(table.kind(), decimal(f64::from(by) / 100.0, 1)))
        }
        None => say("table-why-none").with("move", shown),
    }
}

/// A move that a strong player would make here, and what it does; nobody plays it.
pub fn hint(thought: Option<&Thought>, table: &dyn Table, lang: Lang) -> Message {
    let text = thought.and_then(|thought| thought.best.as_ref());
    let choice = text.and_then(|text| table.choices().into_iter().find(|choice| choice.text == *text));
    match choice {
        Some(choice) => {
            say("table-hint").with("move", table.spell(&choice.text, lang)).with("tell", choice.say)
        }
        None => say("table-hint-none"),
    }
}

/// What nobody can say.
pub fn unknown() -> Message {
    say("table-eval-unknown")
}

/// A number with so many digits behind the decimal sign, which is the language's own.
pub fn decimal(number: f64, digits: usize) -> Arg {
    with_sign(&format!("{number:.digits$}"))
}

/// A number as a program writes it, with the decimal sign of whoever says it.
pub fn with_sign(written: &str) -> Arg {
    match written.split_once('.') {
        Some((whole, part)) => say("table-decimal").with("whole", whole).with("part", part).into(),
        None => written.into(),
    }
}

fn say(key: &'static str) -> Message {
    Message::new(&WORDS, key)
}
