//! Another program that speaks UGI, as a player. Its crash, its stall, its deafness and its illegal move are noticed.
//!
//! Two threads serve a program: one reads what it says ([`Mailbox`]), one writes what it is told, so that neither a flood nor a
//! program that never reads can hold up whoever waits. Both end with the program.

use std::io::Write;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, SyncSender, TrySendError};
use std::thread;
use std::time::{Duration, Instant};

use crate::awaited::AwaitedMove;
use crate::failure::{Failure, Hindrance};
use crate::group;
use crate::mailbox::{Mailbox, Missing};
use crate::quote::shortened;

/// How long a program may take to come up, and how much longer than told it may think.
const PATIENCE: Duration = Duration::from_secs(10);

/// How long a program that has done nothing wrong may take to end when it is told to.
const FAREWELL: Duration = Duration::from_millis(500);

/// So many lines may wait until a program reads them. Whoever answers has read all, and no question takes more than two.
const UNREAD: usize = 8;
/// So many letters of what a program calls itself are repeated.
const LONGEST_TITLE: usize = 40;
/// How long there may be no room for a further line before a program is judged not to read.
const MOMENT: Duration = Duration::from_secs(2);

/// Another program. It is ended, and all that it has started with it, when this is dropped.
#[derive(Debug)]
pub struct Outside {
    name: String,
    child: Child,
    /// What it is told; dropped so that its input ends.
    told: Option<SyncSender<String>>,
    pub(crate) heard: Arc<Mailbox>,
    pub(crate) patience: Duration,
    has_failed: bool,
}

/// How long an outside program may think about a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So many moves applied.
    Nodes(u64),
    /// So long.
    Time(Duration),
}

impl Outside {
    /// Starts a program, given as a path with arguments behind it, and waits until it has introduced itself.
    pub fn start(command: &str) -> Result<Outside, Failure> {
        Outside::start_with(command, PATIENCE)
    }

    /// The same, with another patience.
    pub fn start_with(command: &str, patience: Duration) -> Result<Outside, Failure> {
        let mut outside = Outside::spawn(command, patience)
            .map_err(|hindrance| Failure::NoProgram(command.to_owned(), hindrance))?;
        outside.ask(&["ugi"], "ugiok", patience)?;
        Ok(outside)
    }

    fn spawn(command: &str, patience: Duration) -> Result<Outside, Hindrance> {
        let mut words = command.split_whitespace();
        let program = words.next().ok_or(Hindrance::NotFound)?;
        let mut command_line = Command::new(program);
        command_line.args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        group::apart(&mut command_line);
        let mut child = command_line.spawn().map_err(|error| Hindrance::from(&error))?;
        group::note(&child);
        let (input, output) = (child.stdin.take(), child.stdout.take());
        let (told, lines) = mpsc::sync_channel(UNREAD);
        let heard = Arc::new(Mailbox::default());
        let name = command.to_owned();
        let outside =
            Outside { name, child, told: Some(told), heard: Arc::clone(&heard), patience, has_failed: false };
        if let (Some(input), Some(output)) = (input, output) {
            thread::spawn(move || write_all(input, &lines));
            thread::spawn(move || heard.read_all(output));
        }
        Ok(outside)
    }

    /// Its name: the command that started it.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What it calls itself, if it does: short, on one line, and without anything that a terminal would obey.
    pub fn title(&self) -> Option<String> {
        self.heard.title().map(|title| shortened(title.trim(), LONGEST_TITLE))
    }

    /// Tells it that a new game begins, and waits until it is ready.
    pub fn new_game(&mut self) -> Result<(), Failure> {
        self.ask(&["uginewgame", "isready"], "readyok", self.patience).map(|_| ())
    }

    /// Asks for its move after these moves from this position, and waits for it.
    pub fn best_move(&mut self, position: &str, moves: &[String], budget: Budget) -> Result<String, Failure> {
        self.think(position, moves, budget)?.wait_long()
    }

    /// Asks for its move after these moves from this position.
    pub fn think(
        &mut self,
        position: &str,
        moves: &[String],
        budget: Budget,
    ) -> Result<AwaitedMove<'_>, Failure> {
        let tail = if moves.is_empty() { String::new() } else { format!(" moves {}", moves.join(" ")) };
        let (go, allowed) = match budget {
            Budget::Nodes(nodes) => (format!("go nodes {nodes}"), self.patience),
            Budget::Time(time) => {
                (format!("go movetime {}", time.as_millis().max(1)), time.saturating_add(self.patience))
            }
        };
        let until = Instant::now().checked_add(allowed);
        self.begin(&[&format!("position fen {position}{tail}"), &go], "bestmove")?;
        Ok(AwaitedMove { outside: self, until, allowed })
    }

    /// The move in its answer.
    pub(crate) fn move_in(&self, answer: &str) -> Result<String, Failure> {
        match answer.split_whitespace().nth(1) {
            Some(text) if text != "none" && text != "0000" => Ok(text.to_owned()),
            _ => Err(Failure::NoMove(self.name.clone())),
        }
    }

    /// Says these lines and waits for the one that begins with a word; others before it are passed over.
    fn ask(&mut self, lines: &[&str], word: &'static str, allowed: Duration) -> Result<String, Failure> {
        let until = Instant::now().checked_add(allowed);
        self.begin(lines, word)?;
        self.heard.wait(until).map_err(|missing| self.fail(missing, allowed))
    }

    /// Says these lines, to be answered by one that begins with a word.
    fn begin(&mut self, lines: &[&str], word: &'static str) -> Result<(), Failure> {
        self.heard.want(word);
        lines.iter().try_for_each(|line| self.say(line))
    }

    /// Its failure to answer within the time allowed.
    pub(crate) fn fail(&mut self, missing: Missing, allowed: Duration) -> Failure {
        self.has_failed = true;
        match missing {
            Missing::Late => Failure::Stalled(self.name.clone(), allowed.as_secs().max(1)),
            Missing::Over => Failure::Crashed(self.name.clone()),
        }
    }

    /// Hands a line to it; one that cannot be told anything has failed.
    pub(crate) fn say(&mut self, line: &str) -> Result<(), Failure> {
        let said = self.try_say(line);
        self.has_failed |= said.is_err();
        said
    }

    /// Hands a line to the writing thread. One that has no room left for it is given a moment, for it may only not have had its
    /// turn yet: a program that answers before it is asked is asked very fast.
    fn try_say(&self, line: &str) -> Result<(), Failure> {
        let Some(told) = &self.told else { return Err(Failure::Crashed(self.name.clone())) };
        let begun = Instant::now();
        let mut text = format!("{line}\n");
        loop {
            text = match told.try_send(text) {
                Ok(()) => return Ok(()),
                Err(TrySendError::Disconnected(_)) => return Err(Failure::Crashed(self.name.clone())),
                Err(TrySendError::Full(_)) if begun.elapsed() > MOMENT => {
                    return Err(Failure::Deaf(self.name.clone()));
                }
                Err(TrySendError::Full(text)) => text,
            };
            thread::sleep(Duration::from_millis(1));
        }
    }
}

impl Drop for Outside {
    fn drop(&mut self) {
        if !self.has_failed {
            // It may have ended already, and then hears nothing.
            let _ = self.say("quit");
        }
        self.told = None;
        if !self.has_failed {
            self.heard.wait_for_end(FAREWELL);
        }
        group::end(&mut self.child);
        self.heard.close();
    }
}

/// Writes what a program is told until it hears no more; then its input ends.
fn write_all(mut input: ChildStdin, lines: &Receiver<String>) {
    while let Ok(line) = lines.recv() {
        if input.write_all(line.as_bytes()).and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    /// Starts a script that gives no answer, drops it, and waits until its threads have ended too.
    fn leaves_no_thread(script: &str) {
        let path = std::env::temp_dir().join(format!("tabuleiro-outside-{}.sh", std::process::id()));
        std::fs::write(&path, script).expect("a fresh file");
        let command = format!("/bin/sh {}", path.display());
        let mut outside = Outside::spawn(&command, Duration::from_millis(200)).expect("the shell is there");
        let answer = outside.ask(&["ugi"], "ugiok", Duration::from_millis(200));
        assert!(answer.is_err(), "{answer:?}");
        // The reading thread holds the mailbox, the writing one the other end of what is told.
        let (heard, told) =
            (Arc::downgrade(&outside.heard), outside.told.clone().expect("it is told things"));
        let is_writing = || !matches!(told.try_send("quit\n".to_owned()), Err(TrySendError::Disconnected(_)));
        drop(outside);
        let begun = Instant::now();
        while heard.strong_count() > 0 || is_writing() {
            assert!(begun.elapsed() < Duration::from_secs(20), "a thread is left of: {script}");
            thread::sleep(Duration::from_millis(5));
        }
        std::fs::remove_file(path).expect("it is there");
    }

    #[test]
    fn no_thread_is_left_when_a_program_has_ended() {
        leaves_no_thread("exit");
        leaves_no_thread("sleep 600");
        leaves_no_thread("sleep 600 & sleep 600");
        leaves_no_thread("exec cat /dev/zero");
        leaves_no_thread("yes | tr -d x");
    }
}
