//! The threads on which bots think: few, however many ask.

use std::collections::HashMap;
use std::fmt;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};

use tabuleiro_search::Stop;
use tabuleiro_table::Thought;

use crate::fair::{Account, Fair, Lane, Taken, Ticket};
use crate::{Failure, Limits, Question};

/// Threads that answer questions. Dropped, they call off all that was asked, and come to their end before this does.
#[derive(Debug)]
pub struct Thinkers {
    hall: Arc<Hall>,
    threads: Vec<JoinHandle<()>>,
}

/// An answer, and what it leaves on the account of whoever asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// What the bot has found, or why it found nothing.
    pub found: Result<Thought, Failure>,
    /// The account to ask with next time.
    pub account: Account,
}

/// Why a question was not even put into the queue. What a player is told of it is the host's to say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Declined {
    /// As many wait as may.
    Full,
    /// Nobody answers any more.
    Closed,
}

/// A question on its way. Whoever drops it calls it off: it is answered no more, and thought about no longer.
#[derive(Debug)]
#[must_use = "whoever drops it calls the question off"]
pub struct Pending {
    hall: Arc<Hall>,
    ticket: Ticket,
    stop: Stop,
}

/// Where questions wait, and a bell for the threads that answer them.
#[derive(Debug)]
struct Hall {
    books: Mutex<Books>,
    bell: Condvar,
    most: usize,
}

#[derive(Debug, Default)]
struct Books {
    waiting: Fair<Asked>,
    /// What is being thought about, by which it can be called off.
    at_work: HashMap<Ticket, Stop>,
    is_closed: bool,
}

/// A question, and whom to tell the answer.
struct Asked {
    question: Question,
    stop: Stop,
    tell: Box<dyn FnOnce(Answer) + Send>,
}

impl Thinkers {
    /// Starts the threads, each named by this and its number. One of them thinks only briefly: what is short never waits for what is
    /// long.
    pub fn start(name: &str, limits: Limits) -> io::Result<Thinkers> {
        let hall = Hall { books: Mutex::default(), bell: Condvar::new(), most: limits.waiting };
        // From here on whatever has begun is ended, even if not all can begin.
        let mut thinkers = Thinkers { hall: Arc::new(hall), threads: Vec::new() };
        for number in 0..=limits.at_once.max(1) {
            let lane = if number == 0 { Lane::Short } else { Lane::Any };
            let hall = Arc::clone(&thinkers.hall);
            let thread = thread::Builder::new().name(format!("{name} {number}"));
            thinkers.threads.push(thread.spawn(move || hall.work(lane))?);
        }
        Ok(thinkers)
    }

    /// How many threads answer.
    pub fn threads(&self) -> usize {
        self.threads.iter().filter(|thread| !thread.is_finished()).count()
    }

    /// How many questions wait for a thread.
    pub fn waiting(&self) -> usize {
        self.hall.books().waiting.len()
    }

    /// Asks a question in the name of whoever has that account. `tell` hears the answer, on the thread that found it, and should
    /// be quick; it is dropped unheard if the question is called off.
    pub fn ask(
        &self,
        account: Account,
        question: Question,
        tell: impl FnOnce(Answer) + Send + 'static,
    ) -> Result<Pending, Declined> {
        let (stop, kind) = (Stop::new(), question.kind());
        let asked = Asked { question, stop: stop.clone(), tell: Box::new(tell) };
        let ticket = self.hall.join(account, &kind, asked)?;
        Ok(Pending { hall: Arc::clone(&self.hall), ticket, stop })
    }

    /// Calls off all that was asked, and lets the threads go. Nothing more is answered.
    pub fn close(&self) {
        let mut books = self.hall.books();
        books.is_closed = true;
        books.at_work.values().for_each(Stop::pull);
        let called_off = books.waiting.clear();
        drop(books);
        self.hall.bell.notify_all();
        drop(called_off);
    }
}

impl Drop for Thinkers {
    fn drop(&mut self) {
        self.close();
        let own = thread::current().id();
        // Whoever is told an answer may be the last to hold the thinkers, on one of their own threads.
        for thread in self.threads.drain(..).filter(|thread| thread.thread().id() != own) {
            let _ = thread.join();
        }
    }
}

impl Hall {
    fn join(&self, account: Account, kind: &str, asked: Asked) -> Result<Ticket, Declined> {
        let mut books = self.books();
        if books.is_closed {
            return Err(Declined::Closed);
        }
        if books.waiting.len() >= self.most {
            return Err(Declined::Full);
        }
        let ticket = books.waiting.join(account, kind, asked);
        // Not every thread takes every question, so one bell for all.
        self.bell.notify_all();
        Ok(ticket)
    }

    /// Answers questions of that lane until everything is closed: what a thread does.
    fn work(&self, lane: Lane) {
        while let Some(taken) = self.next(lane) {
            // A bot that breaks down is heard of as a failure; should whoever is told break down, they do so alone.
            let _ = catch_unwind(AssertUnwindSafe(|| self.answer(taken)));
        }
    }

    fn next(&self, lane: Lane) -> Option<Taken<Asked>> {
        let mut books = self.books();
        loop {
            if books.is_closed {
                return None;
            }
            if let Some(taken) = books.waiting.take(lane) {
                books.at_work.insert(taken.ticket, taken.work.stop.clone());
                return Some(taken);
            }
            books = self.bell.wait(books).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn answer(&self, taken: Taken<Asked>) {
        let Asked { question, stop, .. } = &taken.work;
        let found = question.think(stop);
        let mut books = self.books();
        books.at_work.remove(&taken.ticket);
        let is_called_off = stop.is_pulled();
        let account = match &found {
            Ok(thought) if !is_called_off => books.waiting.done(&taken, thought.nodes),
            _ => books.waiting.break_off(&taken),
        };
        drop(books);
        if !is_called_off {
            (taken.work.tell)(Answer { found, account });
        }
    }

    /// Nothing that is done with the books can break off half-way: what others made is dropped elsewhere.
    fn books(&self) -> MutexGuard<'_, Books> {
        self.books.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Pending {
    /// Whether nobody has begun to think about it yet.
    pub fn is_waiting(&self) -> bool {
        self.hall.books().waiting.is_waiting(self.ticket)
    }
}

impl Drop for Pending {
    fn drop(&mut self) {
        self.stop.pull();
        let left = self.hall.books().waiting.leave(self.ticket);
        drop(left);
    }
}

impl fmt::Debug for Asked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Asked").field("question", &self.question).finish_non_exhaustive()
    }
}

impl fmt::Display for Declined {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Declined::Full => "As many questions wait as may.",
            Declined::Closed => "Nobody answers questions any more.",
        })
    }
}

impl std::error::Error for Declined {}
