//! Where the one line that is wanted of another program is found, however much the program says.
//!
//! There is no queue: of everything that a program writes, at most one line is kept, the first that begins with the word that
//! is waited for. A flood is read and dropped, so that it neither takes room nor postpones a deadline.

use std::io::{self, BufReader, Read};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::lines::{Ending, read_line};

/// So many bytes may a line have that is taken into account. No answer that is waited for needs more.
pub(crate) const LONGEST_ANSWER: usize = 1 << 12;

/// Shared between whoever waits for a line and the thread that reads.
#[derive(Debug, Default)]
pub(crate) struct Mailbox {
    inside: Mutex<Inside>,
    changed: Condvar,
    /// Nobody waits any more: the reading ends even if the program goes on.
    is_closed: AtomicBool,
}

#[derive(Debug, Default)]
struct Inside {
    wanted: Option<&'static str>,
    found: Option<String>,
    /// What the program calls itself, as it introduced itself.
    title: Option<String>,
    /// How many nodes it says that it has looked at since something is wanted.
    nodes: Option<u64>,
    is_over: bool,
}

/// Why no line was found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Missing {
    /// The time is up.
    Late,
    /// The program says nothing any more.
    Over,
}

impl Mailbox {
    /// From now on the first line that begins with this word is kept.
    pub(crate) fn want(&self, word: &'static str) {
        let mut inside = self.lock();
        (inside.wanted, inside.found, inside.nodes) = (Some(word), None, None);
    }

    /// What the program called itself before its first answer.
    pub(crate) fn title(&self) -> Option<String> {
        self.lock().title.clone()
    }

    /// How many nodes it says that it has looked at since something is wanted.
    pub(crate) fn nodes(&self) -> Option<u64> {
        self.lock().nodes
    }

    /// Waits for the line that is wanted, until then at most; without a time as long as the program lives.
    pub(crate) fn wait(&self, until: Option<Instant>) -> Result<String, Missing> {
        const A_WHILE: Duration = Duration::from_mins(1);
        let mut inside = self.lock();
        loop {
            if let Some(line) = inside.found.take() {
                return Ok(line);
            }
            if inside.is_over {
                return Err(Missing::Over);
            }
            let left = until.map_or(A_WHILE, |until| until.saturating_duration_since(Instant::now()));
            if left.is_zero() {
                return Err(Missing::Late);
            }
            let woken = self.changed.wait_timeout(inside, left);
            inside = woken.unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    /// Nothing is wanted any more: waits until the program has ended its output, for so long at most.
    pub(crate) fn wait_for_end(&self, time: Duration) {
        let mut inside = self.lock();
        (inside.wanted, inside.found) = (None, None);
        let gone = self.changed.wait_timeout_while(inside, time, |inside| !inside.is_over);
        drop(gone);
    }

    /// Lets the reading end, whatever the program does.
    pub(crate) fn close(&self) {
        self.is_closed.store(true, Ordering::SeqCst);
    }

    /// Reads all that a program says.
    pub(crate) fn read_all(&self, output: impl Read) {
        let mut output = BufReader::with_capacity(1 << 16, WhileOpen { output, mailbox: self });
        let mut bytes = Vec::new();
        loop {
            match read_line(&mut output, LONGEST_ANSWER, &mut bytes) {
                Ok(Ending::Whole) => self.offer(&String::from_utf8_lossy(&bytes)),
                Ok(Ending::TooLong) => (),
                // A line that its program did not finish is no answer.
                Ok(Ending::Unfinished | Ending::Nothing) | Err(_) => break,
            }
        }
        self.lock().is_over = true;
        self.changed.notify_all();
    }

    fn offer(&self, line: &str) {
        let Some(word) = line.split_whitespace().next() else { return };
        let mut inside = self.lock();
        if inside.wanted == Some(word) {
            inside.wanted = None;
            inside.found = Some(line.to_owned());
            self.changed.notify_all();
        } else if word == "info" && inside.wanted.is_some() {
            inside.nodes = nodes_in(line).or(inside.nodes);
        } else if word == "id" && inside.wanted == Some("ugiok") && inside.title.is_none() {
            inside.title = title_in(line);
        }
    }

    fn lock(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The nodes that a line `info … nodes N …` tells of.
fn nodes_in(line: &str) -> Option<u64> {
    line.split_whitespace().skip_while(|word| *word != "nodes").nth(1)?.parse().ok()
}

/// The name in `id name …`, if there is one.
fn title_in(line: &str) -> Option<String> {
    let mut words = line.split_whitespace().skip(1);
    let title = (words.next() == Some("name")).then(|| words.collect::<Vec<_>>().join(" "));
    title.filter(|title| !title.is_empty())
}

/// An output that ends when the mailbox is closed, also in the middle of a line that never ends.
struct WhileOpen<'m, R> {
    output: R,
    mailbox: &'m Mailbox,
}

impl<R: Read> Read for WhileOpen<'_, R> {
    fn read(&mut self, room: &mut [u8]) -> io::Result<usize> {
        if self.mailbox.is_closed.load(Ordering::SeqCst) { Ok(0) } else { self.output.read(room) }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::thread;

    use super::*;

    /// What is found in a text when this word is wanted.
    fn found(word: &'static str, text: &str) -> Result<String, Missing> {
        let mailbox = Mailbox::default();
        mailbox.want(word);
        mailbox.read_all(text.as_bytes());
        mailbox.wait(None)
    }

    #[test]
    fn the_first_line_that_is_wanted_is_found_among_others() {
        assert_eq!(found("bestmove", "info\n\n bestmove a\r\nbestmove b\n"), Ok(" bestmove a\r".into()));
        assert_eq!(found("bestmove", "bestmoves a\ninfo bestmove b\n"), Err(Missing::Over));
    }

    #[test]
    fn lines_that_are_too_long_or_unfinished_are_no_answers() {
        let long = format!("bestmove {}\n", "x".repeat(LONGEST_ANSWER));
        assert_eq!(found("bestmove", &long), Err(Missing::Over));
        assert_eq!(found("bestmove", &format!("{long}bestmove b\n")), Ok("bestmove b".into()));
        assert_eq!(found("bestmove", "bestmove D+"), Err(Missing::Over));
    }

    #[test]
    fn what_was_said_before_it_was_wanted_is_forgotten() {
        let mailbox = Mailbox::default();
        mailbox.offer("bestmove early");
        mailbox.want("bestmove");
        mailbox.offer("bestmove old");
        mailbox.want("bestmove");
        assert_eq!(mailbox.wait(Some(Instant::now())), Err(Missing::Late));
    }

    #[test]
    fn the_first_name_in_the_introduction_is_kept() {
        let title = |text: &str| {
            let mailbox = Mailbox::default();
            mailbox.want("ugiok");
            mailbox.read_all(text.as_bytes());
            mailbox.title()
        };
        assert_eq!(
            title("id author A\nid name  My  Engine 3\nid name B\nugiok\n"),
            Some("My Engine 3".into())
        );
        assert_eq!(title("id name\nid name \nid\nugiok\nid name late\n"), None);
    }

    #[test]
    fn nodes_are_told_of_what_is_wanted_now() {
        let mailbox = Mailbox::default();
        mailbox.offer("info nodes 7");
        assert_eq!(mailbox.nodes(), None);
        mailbox.want("bestmove");
        for (line, nodes) in [
            ("info nodes 8 time 3", 8),
            ("info string x", 8),
            ("info nodes", 8),
            ("info time 9 nodes 12", 12),
        ] {
            mailbox.offer(line);
            assert_eq!(mailbox.nodes(), Some(nodes), "{line}");
        }
        mailbox.want("bestmove");
        assert_eq!(mailbox.nodes(), None);
    }

    #[test]
    fn a_closed_mailbox_ends_the_reading_of_an_endless_line() {
        let mailbox = Arc::new(Mailbox::default());
        let reading = Arc::clone(&mailbox);
        let thread = thread::spawn(move || reading.read_all(io::repeat(b'x')));
        assert_eq!(mailbox.wait(Some(Instant::now() + Duration::from_millis(20))), Err(Missing::Late));
        mailbox.close();
        thread.join().expect("it ends");
        assert_eq!(mailbox.wait(None), Err(Missing::Over));
    }

    #[test]
    fn the_end_is_waited_for_and_no_longer_than_was_said() {
        let mailbox = Arc::new(Mailbox::default());
        mailbox.want("bestmove");
        mailbox.offer("bestmove a");
        let begun = Instant::now();
        mailbox.wait_for_end(Duration::from_millis(30));
        assert!(begun.elapsed() >= Duration::from_millis(30), "it had not ended");
        assert_eq!(mailbox.wait(Some(Instant::now())), Err(Missing::Late), "nothing is wanted any more");
        let reading = Arc::clone(&mailbox);
        let thread = thread::spawn(move || {
            thread::sleep(Duration::from_millis(20));
            reading.read_all(&b"bye\n"[..]);
        });
        mailbox.wait_for_end(Duration::from_mins(1));
        assert_eq!(mailbox.wait(None), Err(Missing::Over));
        assert!(begun.elapsed() < Duration::from_secs(50), "it had ended");
        thread.join().expect("it ends");
    }
}
