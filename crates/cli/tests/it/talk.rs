//! A conversation with the program: say something, hear the answer.

use std::io::{Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};
use tabuleiro_game::chance;
use tabuleiro_search::{Random, random};

use crate::program::Ran;

/// What has not come by then never will. Nothing takes nearly so long, however busy the machine is: a test waits for what it
/// needs, and only a failure is as slow as this.
const PATIENCE: Duration = Duration::from_mins(2);

/// What carries the words: pipes, or a terminal.
pub(crate) trait Wire {
    fn send(&mut self, bytes: &[u8]);
    /// What has arrived within a while, perhaps nothing; `None` when the other side has gone.
    fn receive(&mut self, wait: Duration) -> Option<Vec<u8>>;
}

/// The program at the other end of two pipes.
pub(crate) struct Pipes {
    child: Child,
    stdin: Option<ChildStdin>,
    arriving: Receiver<Vec<u8>>,
}

impl Pipes {
    fn start(mut command: Command) -> Pipes {
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("the program starts");
        let mut stdout = child.stdout.take().expect("a pipe");
        let (sender, arriving) = channel();
        thread::spawn(move || {
            let mut bytes = [0; 4_096];
            while let Ok(count @ 1..) = stdout.read(&mut bytes) {
                if sender.send(bytes[..count].to_vec()).is_err() {
                    return;
                }
            }
        });
        let stdin = child.stdin.take();
        Pipes { child, stdin, arriving }
    }
}

impl Wire for Pipes {
    fn send(&mut self, bytes: &[u8]) {
        self.stdin.as_mut().expect("still open").write_all(bytes).expect("the program listens");
    }

    fn receive(&mut self, wait: Duration) -> Option<Vec<u8>> {
        match self.arriving.recv_timeout(wait) {
            Ok(bytes) => Some(bytes),
            Err(RecvTimeoutError::Timeout) => Some(Vec::new()),
            Err(RecvTimeoutError::Disconnected) => None,
        }
    }
}

/// A conversation.
pub(crate) struct Talk<W: Wire> {
    pub(crate) wire: W,
    /// Everything heard so far, as it came.
    pub(crate) heard: Vec<u8>,
    read: usize,
    rng: Random,
}

impl Talk<Pipes> {
    pub(crate) fn start(command: Command) -> Talk<Pipes> {
        Talk::over(Pipes::start(command))
    }

    /// Ends the input and waits for the program to end.
    pub(crate) fn hang_up(mut self) -> Ran {
        self.wire.stdin = None;
        self.hear_the_end();
        let mut err = String::new();
        let mut stderr = self.wire.child.stderr.take().expect("a pipe");
        stderr.read_to_string(&mut err).expect("complaints are text");
        let code = self.wire.child.wait().expect("it ends").code();
        assert!(!err.contains("panicked"), "{err}");
        Ran { code, out: String::from_utf8(self.heard).expect("UTF-8"), err }
    }

    /// Sends it a signal, such as Ctrl-C does.
    pub(crate) fn signal(&self, signal: Signal) {
        let pid = Pid::from_child(&self.wire.child);
        kill_process(pid, signal).expect("it is running");
    }

    /// Ends the program as a power cut would.
    pub(crate) fn kill(mut self) {
        self.wire.child.kill().expect("it was running");
        self.wire.child.wait().expect("it has ended");
    }
}

impl<W: Wire> Talk<W> {
    pub(crate) fn over(wire: W) -> Talk<W> {
        Talk { wire, heard: Vec::new(), read: 0, rng: random::seeded(20) }
    }

    /// Types a line.
    pub(crate) fn say(&mut self, line: &str) {
        self.wire.send(format!("{line}\n").as_bytes());
    }

    /// The next whole line, without colours and line ends; `None` when the program has ended.
    pub(crate) fn line(&mut self) -> Option<String> {
        let begun = Instant::now();
        loop {
            if let Some(length) = self.heard[self.read..].iter().position(|&byte| byte == b'\n') {
                let line = &self.heard[self.read..self.read + length];
                self.read += length + 1;
                return Some(bare(&String::from_utf8_lossy(line)));
            }
            assert!(begun.elapsed() < PATIENCE, "no answer after:\n{}", self.text());
            self.heard.extend(self.wire.receive(Duration::from_millis(200))?);
        }
    }

    /// Reads on until a line has this in it; that line.
    pub(crate) fn hear(&mut self, words: &str) -> String {
        loop {
            match self.line() {
                Some(line) if line.contains(words) => return line,
                Some(_) => (),
                None => panic!("“{words}” was never said:\n{}", self.text()),
            }
        }
    }

    /// Waits for words that need not end a line, such as a question. Reading goes on behind them.
    pub(crate) fn hear_asking(&mut self, words: &str) {
        let begun = Instant::now();
        loop {
            let heard = &self.heard[self.read..];
            if let Some(place) = heard.windows(words.len()).position(|window| window == words.as_bytes()) {
                self.read += place + words.len();
                return;
            }
            assert!(begun.elapsed() < PATIENCE, "“{words}” was never asked:\n{}", self.text());
            match self.wire.receive(Duration::from_millis(200)) {
                Some(bytes) => self.heard.extend(bytes),
                None => panic!("“{words}” was never asked:\n{}", self.text()),
            }
        }
    }

    /// Reads on to the end.
    pub(crate) fn hear_the_end(&mut self) {
        let begun = Instant::now();
        while let Some(bytes) = self.wire.receive(Duration::from_millis(200)) {
            self.heard.extend(bytes);
            assert!(begun.elapsed() < PATIENCE, "it does not end:\n{}", self.text());
        }
    }

    /// Asks for the legal moves; `None` if the game is over and another one is offered.
    pub(crate) fn legal(&mut self) -> Option<Vec<String>> {
        self.say("moves");
        loop {
            let line = self.line().unwrap_or_else(|| panic!("it ended:\n{}", self.text()));
            if ["Please answer y or n.", "Responda s ou n, por favor."].iter().any(|told| line.contains(told))
            {
                return None;
            }
            if let Some(count) = listed(&line) {
                let mut moves: Vec<String> = Vec::new();
                while moves.len() < count {
                    let line = self.line().expect("the moves are listed");
                    // Moves that have spaces in them are listed with commas.
                    let has_commas = line.contains(", ") || line.trim_end().ends_with(',');
                    let apart: Vec<&str> = if has_commas {
                        line.split(", ").collect()
                    } else {
                        line.split_whitespace().collect()
                    };
                    let bare = apart.into_iter().map(|text| text.trim().trim_end_matches(',').to_owned());
                    moves.extend(bare.filter(|text| !text.is_empty()));
                }
                assert_eq!(moves.len(), count);
                return Some(moves);
            }
        }
    }

    /// Plays so many moves for the people, any legal ones; how many were played before the game ended.
    pub(crate) fn play(&mut self, most: usize) -> usize {
        for played in 0..most {
            let Some(moves) = self.legal() else { return played };
            let choice = chance::pick(&mut self.rng, &(0..moves.len()).collect::<Vec<_>>()).expect("a move");
            self.say(&moves[choice]);
        }
        most
    }

    /// Plays the game to its end.
    pub(crate) fn play_out(&mut self) {
        assert!(self.play(5_000) < 5_000, "games end");
    }

    /// Everything heard so far, as text without colours.
    pub(crate) fn text(&self) -> String {
        bare(&String::from_utf8_lossy(&self.heard))
    }
}

/// How many moves a line announces, if it is such a line.
fn listed(line: &str) -> Option<usize> {
    let is_list = line.ends_with("legal moves:") || line.ends_with("jogadas legais:");
    if line.ends_with("There is one legal move:") || line.ends_with("Há uma jogada legal:") {
        return Some(1);
    }
    let words: Vec<&str> = line.split_whitespace().collect();
    let count = words.get(words.len().checked_sub(3)?)?;
    is_list.then(|| count.parse().expect("a number of moves"))
}

/// The text without escape sequences and carriage returns.
pub(crate) fn bare(text: &str) -> String {
    let mut parts = text.split("\u{1b}[");
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let end = part.find(|c: char| c.is_ascii_alphabetic()).map_or(part.len(), |end| end + 1);
        plain += &part[end..];
    }
    plain.replace('\r', "")
}
