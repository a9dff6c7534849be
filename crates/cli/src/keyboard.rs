//! What is typed: line by line from a pipe, with editing and a history at a terminal.

use std::io::{self, BufRead, Read};
use std::time::Duration;

use rustyline::error::ReadlineError;
use rustyline::history::MemHistory;
use rustyline::{Config, Editor};

use crate::interrupt;

/// No line that a person types is longer; the rest of such a line is dropped.
const LONGEST_LINE: u64 = 4_096;

/// Where lines come from.
#[derive(Debug)]
pub(crate) enum Keyboard {
    /// A pipe, a file, or a terminal that cannot move its cursor.
    Lines,
    /// A terminal.
    Terminal(Box<Editor<(), MemHistory>>),
}

impl Keyboard {
    /// The keyboard of a terminal; a plain one if it cannot be edited at.
    pub(crate) fn of_terminal() -> Keyboard {
        let config = Config::builder().auto_add_history(true).bracketed_paste(false).build();
        let history = MemHistory::with_config(&config);
        let editor = Editor::with_history(config, history);
        editor.map_or(Keyboard::Lines, |editor| Keyboard::Terminal(Box::new(editor)))
    }

    /// Whether it shows the question itself, and what is typed after it.
    pub(crate) fn is_terminal(&self) -> bool {
        matches!(self, Keyboard::Terminal(_))
    }

    /// A line without its end; `None` at the end of input.
    pub(crate) fn line(&mut self, question: &str, farewell: &str) -> io::Result<Option<String>> {
        let Keyboard::Terminal(editor) = self else { return read_line(&mut io::stdin().lock()) };
        interrupt::wait_if_leaving();
        match editor.readline(question) {
            Ok(line) => {
                Ok(Some(line.chars().take(LONGEST_LINE as usize).collect::<String>().trim().to_owned()))
            }
            Err(ReadlineError::Eof) => Ok(None),
            // The terminal is as it was before the question by now, so this is Ctrl-C as anywhere else.
            Err(ReadlineError::Interrupted) => interrupt::leave(farewell),
            Err(ReadlineError::Io(error)) => Err(error),
            Err(error) => Err(io::Error::other(error)),
        }
    }
}

/// Whether a line is typed at the terminal within a while. It is left to be read.
#[cfg(unix)]
pub(crate) fn is_typed_within(wait: Duration) -> bool {
    use rustix::event::{PollFd, PollFlags, Timespec, poll};
    let stdin = io::stdin();
    let wait = Timespec { tv_sec: wait.as_secs() as i64, tv_nsec: i64::from(wait.subsec_nanos()) };
    poll(&mut [PollFd::new(&stdin, PollFlags::IN)], Some(&wait)).is_ok_and(|ready| ready > 0)
}

/// Elsewhere nobody can be asked without waiting for them: Ctrl-C is left.
#[cfg(not(unix))]
pub(crate) fn is_typed_within(wait: Duration) -> bool {
    std::thread::sleep(wait);
    false
}

/// A line without its end; `None` at the end of input. What is not UTF-8 is replaced, what is too long dropped.
fn read_line(from: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    from.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut bytes)?;
    if bytes.is_empty() {
        return Ok(None);
    }
    if bytes.len() as u64 == LONGEST_LINE && !bytes.ends_with(b"\n") {
        from.skip_until(b'\n')?;
    }
    Ok(Some(String::from_utf8_lossy(&bytes).trim().to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn overlong_lines_are_cut_and_bad_bytes_replaced() {
        let mut input = io::Cursor::new([vec![b'x'; 10_000], b"\n\xffhe\xfello\r\nend".to_vec()].concat());
        assert_eq!(read_line(&mut input).expect("a line").expect("not the end").len(), LONGEST_LINE as usize);
        assert_eq!(read_line(&mut input).expect("a line"), Some("\u{fffd}he\u{fffd}llo".to_owned()));
        assert_eq!(read_line(&mut input).expect("a line"), Some("end".to_owned()));
        assert_eq!(read_line(&mut input).expect("the end"), None);
    }
}
