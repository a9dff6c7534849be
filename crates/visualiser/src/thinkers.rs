//! The threads on which bots think: few, however many clients there are.

use std::io;
use std::net::TcpStream;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tabuleiro_search::Stop;

use crate::fair::{Account, Fair, Lane, Taken, Ticket};
use crate::mind::{Mind, Tell};
use crate::problem::Problem;
use crate::question::Question;
use crate::room::Place;

/// How often a client whose bot thinks is looked at: whether it is still there.
const GLANCE: Duration = Duration::from_millis(250);

/// A fair queue of questions, and a bell for the threads that answer them.
#[derive(Debug, Default)]
pub struct Thinkers {
    desk: Mutex<Desk>,
    bell: Condvar,
}

#[derive(Debug, Default)]
struct Desk {
    waiting: Fair<Asked>,
    is_closed: bool,
}

/// A question, and whom to tell the answer.
#[derive(Debug)]
struct Asked {
    question: Question,
    stop: Stop,
    found: SyncSender<Found>,
}

/// An answer, and what it leaves on the account of whoever asked.
struct Found {
    best: Option<String>,
    account: Account,
}

/// A question on its way. Whoever drops it calls it off.
struct Pending<'p> {
    thinkers: &'p Thinkers,
    ticket: Ticket,
    stop: Stop,
    found: Receiver<Found>,
}

impl Thinkers {
    /// Nothing has been asked yet.
    pub fn new() -> Thinkers {
        Thinkers::default()
    }

    /// How many questions wait for a thread.
    pub fn waiting(&self) -> usize {
        self.desk().waiting.len()
    }

    /// Answers questions of that lane until everything is closed: what a thread does.
    pub fn work(&self, lane: Lane) {
        while let Some(taken) = self.next(lane) {
            let answer = taken.work.question.think(&taken.work.stop);
            if taken.work.stop.is_pulled() {
                self.desk().waiting.break_off(&taken);
                continue;
            }
            let account = self.desk().waiting.done(&taken, answer.nodes);
            // Whoever asked may be gone.
            let _ = taken.work.found.send(Found { best: answer.best, account });
        }
    }

    /// Calls off what waits, and lets the threads go.
    pub fn close(&self) {
        let mut desk = self.desk();
        desk.is_closed = true;
        desk.waiting.clear();
        self.bell.notify_all();
    }

    fn next(&self, lane: Lane) -> Option<Taken<Asked>> {
        let mut desk = self.desk();
        loop {
            if desk.is_closed {
                return None;
            }
            if let Some(taken) = desk.waiting.take(lane) {
                return Some(taken);
            }
            desk = self.bell.wait(desk).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn ask(&self, account: Account, question: Question) -> Pending<'_> {
        let (tell, found) = mpsc::sync_channel(1);
        let (stop, kind) = (Stop::new(), question.bot.clone());
        let asked = Asked { question, stop: stop.clone(), found: tell };
        let mut desk = self.desk();
        let ticket = desk.waiting.join(account, &kind, asked);
        if desk.is_closed {
            desk.waiting.clear();
        }
        // Not every thread takes every question, so one bell for all.
        self.bell.notify_all();
        Pending { thinkers: self, ticket, stop, found }
    }

    /// Nothing that is done at the desk can break off half-way.
    fn desk(&self) -> MutexGuard<'_, Desk> {
        self.desk.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Pending<'_> {
    fn is_waiting(&self) -> bool {
        self.thinkers.desk().waiting.is_waiting(self.ticket)
    }

    fn is_called_off(&self) -> bool {
        self.thinkers.desk().is_closed
    }
}

impl Drop for Pending<'_> {
    fn drop(&mut self) {
        self.stop.pull();
        self.thinkers.desk().waiting.leave(self.ticket);
    }
}

/// The mind of one client's bots: one question at a time, answered when it is its turn.
pub struct Caller<'c> {
    /// Who answers.
    pub thinkers: &'c Thinkers,
    /// Where the client sits.
    pub place: &'c Place<'c>,
    /// By which the client is seen to be gone.
    pub stream: &'c TcpStream,
    /// After how long the client is told that its question still waits.
    pub patience: Duration,
    /// What it has been given so far.
    pub account: Account,
}

impl Mind for Caller<'_> {
    fn think(&mut self, question: Question, tell: Tell<'_>) -> io::Result<Option<String>> {
        let account = Account { neighbours: self.place.neighbours(), ..self.account };
        let pending = self.thinkers.ask(account, question);
        let mut asked = Instant::now();
        loop {
            match pending.found.recv_timeout(GLANCE.min(self.patience)) {
                Ok(found) => {
                    self.account = found.account;
                    return Ok(found.best);
                }
                Err(RecvTimeoutError::Disconnected) => return Err(io::ErrorKind::Interrupted.into()),
                Err(RecvTimeoutError::Timeout) => self.look_up(&pending)?,
            }
            if asked.elapsed() >= self.patience && pending.is_waiting() {
                tell(Problem::Busy)?;
                asked = Instant::now();
            }
        }
    }
}

impl Caller<'_> {
    /// Fails if the client is gone or the server about to close. A client that has only stopped sending may still read, so that
    /// the end of what it sends is not looked for.
    fn look_up(&self, pending: &Pending<'_>) -> io::Result<()> {
        if pending.is_called_off() {
            return Err(io::ErrorKind::Interrupted.into());
        }
        self.stream.take_error()?.map_or(Ok(()), Err)
    }
}
