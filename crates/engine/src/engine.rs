//! Answers what a user interface says.

mod options;
mod thinking;

use std::io::{self, BufRead, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, mpsc};
use std::thread::{self, JoinHandle};
use std::time::Instant;

use tabuleiro_game::{Message, Seat, Speak};
use tabuleiro_search::{Aids, Leash, Limit, Memory, Stop};
use tabuleiro_table::{Kind, Refusal, Setup, Table, Thought};

use crate::heard::{Go, Heard, Query, say};
use crate::lines::{LineError, lines};
use crate::pace::{Pace, most_of};
use crate::quote::quote;
use crate::timer::Timer;
use options::MEMORY;
use thinking::{Thinking, exact, info, write};

/// An engine of one game. Hears lines, and writes its answers, also from the thread in which it thinks.
pub struct Engine<W: Write + Send + 'static> {
    kind: &'static dyn Kind,
    setup: Setup,
    aids: Aids,
    position: Option<String>,
    moves: Vec<String>,
    bot: String,
    seed: u64,
    /// Megabytes that are remembered from move to move.
    memory: usize,
    out: Arc<Mutex<W>>,
    thinking: Option<Thinking>,
    /// What the player has at hand is being unpacked: the first move should not have to wait for it.
    warming: Option<JoinHandle<()>>,
}

impl<W: Write + Send + 'static> Engine<W> {
    /// An engine that plays under these options, with the strongest player of the game until told otherwise, and
    /// these aids at hand.
    pub fn new(kind: &'static dyn Kind, setup: Setup, aids: Aids, seed: u64, out: W) -> Engine<W> {
        let strongest = kind.bots().last().map(|card| card.name.to_owned()).unwrap_or_default();
        let position = setup.position.clone();
        let out = Arc::new(Mutex::new(out));
        let aids = aids.with(Memory::new(MEMORY));
        let at_hand = aids.clone();
        let warming = thread::spawn(move || drop(kind.at_hand(&at_hand)));
        Engine {
            kind,
            setup,
            aids,
            position,
            moves: Vec::new(),
            bot: strongest,
            seed,
            memory: MEMORY,
            out,
            thinking: None,
            warming: Some(warming),
        }
    }

    /// Hears all lines of an input until it is told to quit or the input ends. A line that is too long or no text is refused
    /// whole; only an input that fails ends the talk with an error.
    pub fn talk(&mut self, input: impl BufRead) -> io::Result<()> {
        for line in lines(input) {
            match line {
                Ok(text) if self.hear(&text) => (),
                Ok(_) => return Ok(()),
                Err(LineError::Unreadable(error)) => return Err(error),
                Err(why) => self.complain(&why.message()),
            }
        }
        self.finish();
        Ok(())
    }

    /// Hears a line and answers it. False when it was told to quit.
    pub fn hear(&mut self, text: &str) -> bool {
        match Heard::read(text) {
            Ok(Heard::Quit) => {
                self.halt();
                return false;
            }
            Ok(line) => {
                if let Err(why) = self.obey(line) {
                    self.complain(&why);
                }
            }
            Err(why) => self.complain(&why),
        }
        true
    }

    /// The input has ended: a thought with an end of its own is finished, an endless one is stopped.
    pub fn finish(&mut self) {
        if let Some(thinking) = self.thinking.take() {
            if thinking.is_infinite {
                thinking.stop.pull();
            }
            thinking.join();
        }
    }

    fn obey(&mut self, line: Heard) -> Result<(), Message> {
        self.forget_finished();
        match line {
            Heard::Blank | Heard::Quit => (),
            Heard::Ugi => self.introduce(),
            Heard::IsReady => self.get_ready(),
            Heard::Stop => self.halt(),
            Heard::Query(query) => self.answer(query)?,
            _ if self.thinking.is_some() => return Err(say("engine-busy")),
            Heard::NewGame => self.begin()?,
            Heard::Position(position, moves) => self.set(position, moves)?,
            Heard::SetOption(name, value) => self.choose(&name, &value)?,
            Heard::Go(go) => self.go(go)?,
        }
        Ok(())
    }

    /// Waits until everything is at hand, and says so.
    fn get_ready(&mut self) {
        // What could not be unpacked is missing, and the engine goes on without it.
        let _ = self.warming.take().map(JoinHandle::join);
        self.say("readyok");
    }

    /// Begins anew, and forgets what was remembered of the game before.
    fn begin(&mut self) -> Result<(), Message> {
        if let Some(memory) = self.aids.find::<Memory>() {
            memory.renew();
        }
        self.set(self.setup.position.clone(), Vec::new())
    }

    /// Takes a position over if it and its moves hold; otherwise everything stays as it was.
    fn set(&mut self, position: Option<String>, moves: Vec<String>) -> Result<(), Message> {
        self.table(position.as_ref(), &moves)?;
        (self.position, self.moves) = (position, moves);
        Ok(())
    }

    fn table(&self, position: Option<&String>, moves: &[String]) -> Result<Box<dyn Table>, Message> {
        let setup = Setup { position: position.cloned(), ..self.setup.clone() };
        let mut table = self.kind.open(&setup).map_err(|error| error.message())?;
        for (index, text) in moves.iter().enumerate() {
            let illegal = |why: Refusal| {
                let illegal = say("engine-illegal").with("number", index + 1).with("move", quote(text));
                illegal.with("why", why.message)
            };
            table.accept(text).map_err(illegal)?;
        }
        Ok(table)
    }

    fn now(&self) -> Result<Box<dyn Table>, Message> {
        self.table(self.position.as_ref(), &self.moves)
    }

    fn answer(&self, query: Query) -> Result<(), Message> {
        let table = self.now()?;
        let state = table.state(usize::MAX);
        let seat = |seat: Seat| seat.to_string();
        let response = match query {
            Query::GameOver => state.outcome.is_some().to_string(),
            Query::FirstTurn => (state.turn == Some(Seat::FIRST)).to_string(),
            Query::Result => match state.outcome.map(|outcome| outcome.winner) {
                None => "none".to_owned(),
                Some(None) => "draw".to_owned(),
                Some(Some(winner)) => format!("p{winner}win"),
            },
            Query::Turn => state.turn.map_or("none".to_owned(), seat),
            Query::Seats => table.seats().to_string(),
            Query::Moves => state.moves.join(" "),
            Query::Position => state.position,
            Query::Value => table.task(&self.aids).known().map_or("unknown".to_owned(), exact),
        };
        self.say(&format!("response {response}"));
        Ok(())
    }

    fn go(&mut self, go: Go) -> Result<(), Message> {
        let table = self.now()?;
        // Whoever lets it think without an end wants to know what it thinks.
        let aids = if go.infinite { self.aids.clone().without_book() } else { self.aids.clone() };
        let (task, bot, seed) = (table.task(&aids), self.bot.clone(), self.seed);
        let stop = Stop::new();
        let (go_on, wait) = mpsc::channel::<()>();
        let mut pace = pace_for(&go, table.now().0);
        let time = go.time.map(most_of).or(pace.as_ref().map(Pace::most));
        let timer = time.map(|time| Timer::start(time, &stop));
        // Whoever is given time may use all of it; without any limit, a level thinks as much as it does in play.
        let is_timed = time.is_some() || go.infinite;
        let limit = Limit { nodes: go.nodes.or(is_timed.then_some(u64::MAX)), depth: go.depth };
        let has_answered = Arc::new(AtomicBool::new(false));
        let (cord, out, answered) = (stop.clone(), Arc::clone(&self.out), Arc::clone(&has_answered));
        let thread = thread::spawn(move || {
            let begun = Instant::now();
            let enough = cord.clone();
            let mut tell = |thought: &Thought| {
                info(&out, thought, begun);
                let best = thought.best.as_deref();
                if pace.as_mut().is_some_and(|pace| pace.is_enough(best, begun.elapsed())) {
                    enough.pull();
                }
            };
            let thought = task.think(&bot, seed, &mut Leash::new(limit, &cord, &mut tell)).ok();
            drop(timer); // whoever has finished sooner leaves nobody waiting
            if let Some(thought) = &thought {
                info(&out, thought, begun);
            }
            if go.infinite {
                let _ = wait.recv(); // an endless thought answers only when it is told to stop
            }
            let best = thought.and_then(|thought| thought.best).unwrap_or_else(|| "none".to_owned());
            answered.store(true, Ordering::SeqCst);
            write(&out, &format!("bestmove {best}"));
        });
        self.thinking = Some(Thinking { stop, go_on, is_infinite: go.infinite, has_answered, thread });
        Ok(())
    }

    /// Stops a thought and waits for its answer.
    fn halt(&mut self) {
        if let Some(thinking) = self.thinking.take() {
            thinking.stop.pull();
            thinking.join();
        }
    }

    fn forget_finished(&mut self) {
        if let Some(thinking) = self.thinking.take_if(|thinking| thinking.is_over()) {
            thinking.join();
        }
    }

    fn complain(&self, why: &Message) {
        self.say(&format!("info string {why}"));
    }

    fn say(&self, text: &str) {
        write(&self.out, text);
    }
}

impl<W: Write + Send + 'static> Drop for Engine<W> {
    fn drop(&mut self) {
        self.halt();
    }
}

/// How the time is spent if there is a clock and no time for this move alone.
fn pace_for(go: &Go, turn: Option<Seat>) -> Option<Pace> {
    let side = turn.map_or(0, |seat| seat.index() % 2);
    let clock = go.clocks[side].filter(|_| go.time.is_none())?;
    Some(Pace::new(clock, go.increments[side].unwrap_or_default()))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn each_side_has_its_own_clock_and_a_time_for_the_move_goes_before_it() {
        let mut go = Go { clocks: [Some(60 * SECOND), Some(30 * SECOND)], ..Go::default() };
        let [first, second, third] = [0, 1, 2].map(|index| Some(Seat::new(index)));
        assert_eq!(pace_for(&go, first), Some(Pace::new(60 * SECOND, Duration::ZERO)));
        assert_eq!(pace_for(&go, second), Some(Pace::new(30 * SECOND, Duration::ZERO)));
        assert_eq!(pace_for(&go, third), pace_for(&go, first), "there are two clocks, used in turn");
        go.increments = [None, Some(4 * SECOND)];
        assert_eq!(pace_for(&go, first), Some(Pace::new(60 * SECOND, Duration::ZERO)));
        assert_eq!(pace_for(&go, second), Some(Pace::new(30 * SECOND, 4 * SECOND)));
        go.time = Some(7 * SECOND);
        assert_eq!(pace_for(&go, second), None);
    }

    #[test]
    fn without_a_clock_of_its_own_a_seat_has_no_time_to_keep() {
        let go = Go { clocks: [None, Some(30 * SECOND)], increments: [Some(SECOND), None], ..Go::default() };
        assert_eq!(pace_for(&go, Some(Seat::FIRST)), None);
        assert_eq!(pace_for(&Go::default(), Some(Seat::FIRST)), None);
    }
}
