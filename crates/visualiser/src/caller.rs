//! The mind of one client's bots: one question at a time, answered when it is its turn.

use std::io;
use std::net::TcpStream;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::{Duration, Instant};

use tabuleiro_thinkers::{Account, Question, Thinkers};

use crate::error::MessageError;
use crate::mind::{Mind, Tell};
use crate::room::Place;

/// How often a client whose bot thinks is looked at: whether it is still there.
const GLANCE: Duration = Duration::from_millis(250);

/// Asks for one client, and looks after it meanwhile.
pub(crate) struct Caller<'c> {
    /// Who answers.
    pub(crate) thinkers: &'c Thinkers,
    /// Where the client sits.
    pub(crate) place: &'c Place<'c>,
    /// By which the client is seen to be gone.
    pub(crate) stream: &'c TcpStream,
    /// After how long the client is told that its question still waits.
    pub(crate) patience: Duration,
    /// What it has been given so far.
    pub(crate) account: Account,
}

impl Mind for Caller<'_> {
    fn think(&mut self, question: Question, tell: Tell<'_>) -> io::Result<Option<String>> {
        let account = Account { neighbours: self.place.neighbours(), ..self.account };
        let (found, answers) = mpsc::sync_channel(1);
        let told = move |answer| found.send(answer).unwrap_or_default();
        // There is a place in the queue for every client, so that only a server that closes declines.
        let pending = self.thinkers.ask(account, question, told).map_err(|_| called_off())?;
        let mut asked = Instant::now();
        loop {
            match answers.recv_timeout(GLANCE.min(self.patience)) {
                Ok(answer) => {
                    self.account = answer.account;
                    return Ok(answer.found.ok().and_then(|thought| thought.best));
                }
                Err(RecvTimeoutError::Disconnected) => return Err(called_off()),
                Err(RecvTimeoutError::Timeout) => self.look_up()?,
            }
            if asked.elapsed() >= self.patience && pending.is_waiting() {
                tell(MessageError::Busy)?;
                asked = Instant::now();
            }
        }
    }
}

impl Caller<'_> {
    /// Fails if the client is gone. One that has only stopped sending may still read, so that the end of what it sends is not
    /// looked for.
    fn look_up(&self) -> io::Result<()> {
        self.stream.take_error()?.map_or(Ok(()), Err)
    }
}

/// The server is about to close.
fn called_off() -> io::Error {
    io::ErrorKind::Interrupted.into()
}
