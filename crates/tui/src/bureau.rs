//! Thinking beside the screen: every piece of work has a thread of its own, tells what it finds, and stops when nobody waits for it
//! any more.

use std::sync::mpsc::Sender;
use std::thread;

use tabuleiro_game::Message;
use tabuleiro_search::{Leash, Limit, Stop};
use tabuleiro_table::{Judgement, Refusal, Reviewed, Task, Thought};

/// What comes back from work that goes on beside the screen.
#[derive(Clone, Debug)]
pub enum Finding {
    /// What a player has found so far.
    Progress(Thought),
    /// What a player has found.
    Thought(Result<Thought, Refusal>),
    /// How a player failed that is another program.
    Failed(Message),
    /// What one move is worth.
    Judged(Judgement),
    /// What every move is worth, best first.
    Analysed(Vec<Judgement>),
    /// The moves of a game that have been looked at again so far.
    Reviewed(Vec<Reviewed>),
    /// A puzzle's answer to a try.
    Answered(tabuleiro_learn::Answer),
    /// What a strong player says, with the move it speaks of, if it speaks of one.
    Advice(Message, Option<String>),
    /// Whether a player agrees to a draw.
    Agreed(bool),
    /// The work is done; nothing more comes of it.
    Done,
}

/// A finding with the work that it comes from.
#[derive(Clone, Debug)]
pub struct Note {
    /// The number of the work.
    pub job: u64,
    /// What was found.
    pub finding: Finding,
}

/// Something that is being worked on. It is stopped when this is let go of.
#[derive(Debug)]
pub struct Job {
    number: u64,
    stop: Stop,
}

impl Job {
    /// Whether a note comes from this work.
    pub fn is_of(&self, note: &Note) -> bool {
        self.number == note.job
    }

    /// Cuts the work short: what has been found so far comes back as its result.
    pub fn hurry(&self) {
        self.stop.pull();
    }
}

impl Drop for Job {
    fn drop(&mut self) {
        self.stop.pull();
    }
}

/// Who tells the screen what work has found, from its own thread.
#[derive(Clone)]
pub struct Teller {
    job: u64,
    stop: Stop,
    notes: Sender<Note>,
}

impl Teller {
    /// Tells the screen.
    pub fn tell(&self, finding: Finding) {
        // Nobody may be there any more: then nobody misses it.
        let _ = self.notes.send(Note { job: self.job, finding });
    }

    /// The cord by which the work is stopped.
    pub fn stop(&self) -> &Stop {
        &self.stop
    }
}

/// Where work is given out.
pub struct Bureau {
    notes: Sender<Note>,
    last: u64,
}

impl Bureau {
    /// One whose findings arrive at the other end of this channel.
    pub fn new(notes: Sender<Note>) -> Bureau {
        Bureau { notes, last: 0 }
    }

    /// Gives out a piece of work. When it is done, [`Finding::Done`] comes.
    pub fn run(&mut self, work: impl FnOnce(&Teller) + Send + 'static) -> Job {
        self.last += 1;
        let stop = Stop::new();
        let teller = Teller { job: self.last, stop: stop.clone(), notes: self.notes.clone() };
        thread::spawn(move || {
            work(&teller);
            teller.tell(Finding::Done);
        });
        Job { number: self.last, stop }
    }

    /// How many pieces of work have been given out. Of each, once it is done, [`Finding::Done`] comes.
    pub fn given_out(&self) -> u64 {
        self.last
    }

    /// Lets a player of that name think: progress, then one thought.
    pub fn think(&mut self, task: Box<dyn Task>, bot: &str, seed: u64, limit: Limit) -> Job {
        let bot = bot.to_owned();
        self.run(move |teller| {
            let mut tell = |thought: &Thought| teller.tell(Finding::Progress(thought.clone()));
            let thought = task.think(&bot, seed, &mut Leash::new(limit, teller.stop(), &mut tell));
            teller.tell(Finding::Thought(thought));
        })
    }

    /// Lets every legal move be judged within so many nodes: each as it is known, then all, best first.
    pub fn analyse(&mut self, task: Box<dyn Task>, nodes: u64) -> Job {
        self.run(move |teller| {
            let mut tell = |one: &Judgement| teller.tell(Finding::Judged(one.clone()));
            let mut leash = Leash::new(Limit::nodes(nodes), teller.stop(), &mut tell);
            let judged = task.analyse(&mut leash);
            teller.tell(Finding::Analysed(judged));
        })
    }
}
