//! Lines of bounded length: one that is too long is refused whole, never cut and obeyed.

use std::fmt;
use std::io::{self, BufRead, Read};

use tabuleiro_game::{Message, Speak};

use crate::heard::say;

/// So many bytes may a line have that a user interface says, without its end. The longest game of all fits many times.
pub const LONGEST_LINE: usize = 1 << 20;

/// Why a line is not obeyed.
#[derive(Debug)]
pub enum LineError {
    /// It has more than [`LONGEST_LINE`] bytes. The next line is read as usual.
    TooLong,
    /// It is not UTF-8. The next line is read as usual.
    NotText,
    /// The input failed. No line comes after this.
    Unreadable(io::Error),
}

/// The lines of an input, without their ends and each within [`LONGEST_LINE`].
pub struct Lines<R> {
    input: R,
    bytes: Vec<u8>,
    is_over: bool,
}

/// The lines of an input.
pub fn lines<R: BufRead>(input: R) -> Lines<R> {
    Lines { input, bytes: Vec::new(), is_over: false }
}

impl<R: BufRead> Iterator for Lines<R> {
    type Item = Result<String, LineError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.is_over {
            return None;
        }
        match read_line(&mut self.input, LONGEST_LINE, &mut self.bytes) {
            // Whoever types may leave out the last line's end.
            Ok(Ending::Whole | Ending::Unfinished) => {
                let text =
                    std::str::from_utf8(&self.bytes).map(|text| text.trim_end_matches('\r').to_owned());
                Some(text.map_err(|_| LineError::NotText))
            }
            Ok(Ending::TooLong) => Some(Err(LineError::TooLong)),
            Ok(Ending::Nothing) => {
                self.is_over = true;
                None
            }
            Err(error) => {
                self.is_over = true;
                Some(Err(LineError::Unreadable(error)))
            }
        }
    }
}

/// How the reading of a line ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ending {
    /// With the end of the line.
    Whole,
    /// With the end of the input, in the middle of a line.
    Unfinished,
    /// The line had more bytes than it may have, and all of them have been dropped.
    TooLong,
    /// With the end of the input; there was no line any more.
    Nothing,
}

/// Reads the next line, without its end, into `bytes`, which never holds much more than `most`.
pub(crate) fn read_line(input: &mut impl BufRead, most: usize, bytes: &mut Vec<u8>) -> io::Result<Ending> {
    bytes.clear();
    Read::take(&mut *input, most as u64 + 1).read_until(b'\n', bytes)?;
    if bytes.last() == Some(&b'\n') {
        bytes.pop();
        return Ok(Ending::Whole);
    }
    if bytes.len() > most {
        bytes.clear();
        input.skip_until(b'\n')?;
        return Ok(Ending::TooLong);
    }
    Ok(if bytes.is_empty() { Ending::Nothing } else { Ending::Unfinished })
}

impl Speak for LineError {
    fn message(&self) -> Message {
        match self {
            LineError::TooLong => say("engine-line-too-long").with("most", LONGEST_LINE),
            LineError::NotText => say("engine-line-not-text"),
            LineError::Unreadable(error) => say("engine-unreadable").with("error", error.to_string()),
        }
    }
}

impl fmt::Display for LineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for LineError {}

impl<R> fmt::Debug for Lines<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Lines").field("is_over", &self.is_over).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use std::io::BufReader;

    use super::*;

    /// The lines of a text, with `None` for one that is refused.
    fn read(text: &[u8]) -> Vec<Option<String>> {
        lines(text).map(Result::ok).collect()
    }

    #[test]
    fn lines_come_without_their_ends() {
        let all = read(b"ugi\r\n\nisready\nquit");
        assert_eq!(all, ["ugi", "", "isready", "quit"].map(|line| Some(line.to_owned())));
        assert!(read(b"").is_empty());
    }

    #[test]
    fn a_line_of_the_greatest_length_is_read_and_one_byte_more_is_refused_whole() {
        let longest = "x".repeat(LONGEST_LINE);
        let text = format!("{longest}\n{longest}y\nstop\n{longest}y\n{longest}");
        let all = read(text.as_bytes());
        assert_eq!(all, [Some(longest.clone()), None, Some("stop".into()), None, Some(longest)]);
        assert!(matches!(lines(text.as_bytes()).nth(1), Some(Err(LineError::TooLong))));
    }

    #[test]
    fn what_is_no_text_is_refused_and_the_next_line_is_read() {
        assert_eq!(read(b"go \xff\nstop\n"), [None, Some("stop".into())]);
    }

    #[test]
    fn a_line_without_an_end_takes_no_more_room_than_a_line_may() {
        let mut endless = BufReader::new(io::repeat(b'x').take(1 << 28));
        let mut bytes = Vec::new();
        assert_eq!(read_line(&mut endless, 4_096, &mut bytes).expect("it can be read"), Ending::TooLong);
        assert!(bytes.capacity() <= 3 * 4_096, "{} bytes", bytes.capacity());
        assert_eq!(read_line(&mut endless, 4_096, &mut bytes).expect("it can be read"), Ending::Nothing);
    }

    #[test]
    fn an_input_that_fails_says_so_once() {
        struct Broken;
        impl Read for Broken {
            fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
                Err(io::Error::other("gone"))
            }
        }
        let mut lines = lines(BufReader::new(Broken));
        let failed = lines.next().and_then(Result::err).expect("it fails");
        assert!(failed.to_string().contains("gone"));
        assert!(lines.next().is_none());
    }
}
