//! Another program that speaks UGI, as a player. Its crash, its stall and its illegal move are noticed.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use tabuleiro_game::{Message, Speak};

use crate::heard::say;

/// How long a program may take to come up, and how much longer than told it may think.
const PATIENCE: Duration = Duration::from_secs(10);

/// Another program.
#[derive(Debug)]
pub struct Outside {
    name: String,
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
    patience: Duration,
}

/// How a player failed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Failure {
    /// It cannot be started.
    NoProgram(String, String),
    /// It ended in the middle of a game.
    Crashed(String),
    /// It did not answer in time (in seconds).
    Stalled(String, u64),
    /// It answered with something that is no legal move.
    Illegal(String, String),
    /// It found no move though there is one.
    NoMove(String),
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
        let failed =
            |error: &dyn std::fmt::Display| Failure::NoProgram(command.to_owned(), error.to_string());
        let mut words = command.split_whitespace();
        let program = words.next().ok_or_else(|| failed(&"no name"))?;
        let mut child = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| failed(&error))?;
        let (input, output) = (child.stdin.take(), child.stdout.take());
        let (Some(input), Some(output)) = (input, output) else { return Err(failed(&"no pipes")) };
        let (send, lines) = mpsc::channel();
        std::thread::spawn(move || {
            let mut reader = BufReader::new(output);
            let mut bytes = Vec::new();
            while reader.read_until(b'\n', &mut bytes).is_ok_and(|count| count > 0) {
                let line = String::from_utf8_lossy(&bytes).trim().to_owned();
                bytes.clear();
                if send.send(line).is_err() {
                    break;
                }
            }
        });
        let mut outside = Outside { name: command.to_owned(), child, input, lines, patience };
        outside.say("ugi")?;
        outside.wait_for("ugiok", patience)?;
        Ok(outside)
    }

    /// Its name: the command that started it.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Tells it that a new game begins, and waits until it is ready.
    pub fn new_game(&mut self) -> Result<(), Failure> {
        self.say("uginewgame")?;
        self.say("isready")?;
        self.wait_for("readyok", self.patience).map(|_| ())
    }

    /// Asks for its move after these moves from this position.
    pub fn best_move(&mut self, position: &str, moves: &[String], budget: Budget) -> Result<String, Failure> {
        let tail = if moves.is_empty() { String::new() } else { format!(" moves {}", moves.join(" ")) };
        self.say(&format!("position fen {position}{tail}"))?;
        let allowed = match budget {
            Budget::Nodes(nodes) => {
                self.say(&format!("go nodes {nodes}"))?;
                self.patience
            }
            Budget::Time(time) => {
                self.say(&format!("go movetime {}", time.as_millis()))?;
                time + self.patience
            }
        };
        let line = self.wait_for("bestmove", allowed)?;
        match line.split_whitespace().nth(1) {
            Some(text) if text != "none" && text != "0000" => Ok(text.to_owned()),
            _ => Err(Failure::NoMove(self.name.clone())),
        }
    }

    fn say(&mut self, line: &str) -> Result<(), Failure> {
        let written = writeln!(self.input, "{line}").and_then(|()| self.input.flush());
        written.map_err(|_| Failure::Crashed(self.name.clone()))
    }

    /// Waits for the line that begins with a word; others before it are passed over.
    fn wait_for(&mut self, word: &str, allowed: Duration) -> Result<String, Failure> {
        let until = Instant::now() + allowed;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            match self.lines.recv_timeout(left) {
                Ok(line) if line.split_whitespace().next() == Some(word) => return Ok(line),
                Ok(_) => (),
                Err(RecvTimeoutError::Timeout) => {
                    return Err(Failure::Stalled(self.name.clone(), allowed.as_secs()));
                }
                Err(RecvTimeoutError::Disconnected) => return Err(Failure::Crashed(self.name.clone())),
            }
        }
    }
}

impl Drop for Outside {
    fn drop(&mut self) {
        // It may have ended already; and one that does not want to end is ended.
        let _ = writeln!(self.input, "quit").and_then(|()| self.input.flush());
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Speak for Failure {
    fn message(&self) -> Message {
        match self {
            Failure::NoProgram(program, error) => {
                say("engine-no-program").with("program", program.as_str()).with("error", error.as_str())
            }
            Failure::Crashed(name) => say("engine-crashed").with("name", name.as_str()),
            Failure::Stalled(name, seconds) => {
                say("engine-stalled").with("name", name.as_str()).with("seconds", *seconds)
            }
            Failure::Illegal(name, text) => {
                say("engine-played-illegally").with("name", name.as_str()).with("move", text.as_str())
            }
            Failure::NoMove(name) => say("engine-gave-no-move").with("name", name.as_str()),
        }
    }
}

impl std::fmt::Display for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for Failure {}
