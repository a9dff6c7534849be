//! Where the program reads and writes: what comes in, what goes out, in which language and ink.

use std::env;
use std::ffi::OsString;
use std::io::{self, BufRead, IsTerminal, Read, Write};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use tabuleiro_game::Message;
use tabuleiro_table::clock::Millis;
use tabuleiro_text::{Ink, Lang, Speaker};

use crate::fault::Fault;
use crate::say;

/// No line that a person types is longer; the rest of such a line is dropped.
const LONGEST_LINE: u64 = 4_096;

/// Where the program reads and writes.
#[derive(Debug)]
pub(crate) struct Console {
    speaker: Speaker,
    /// What the terminal can show.
    pub(crate) ink: Ink,
    /// The command that was given, for hints.
    command: Option<String>,
    /// Whether a person sits at both ends.
    pub(crate) is_interactive: bool,
    begun: Instant,
    out: io::BufWriter<io::Stdout>,
}

impl Console {
    /// A console as the arguments and the environment describe it. The language must be known before the arguments
    /// are read, because what is wrong with them is said in it.
    pub(crate) fn new(arguments: &[OsString]) -> Console {
        let to_terminal = io::stdout().is_terminal();
        let is_plain = arguments.iter().any(|argument| argument == "--plain");
        let is_dull = env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty())
            || env::var_os("TERM").is_some_and(|value| value == "dumb");
        let colour = to_terminal && !is_plain && !is_dull;
        let unicode = colour && speaks_unicode();
        Console {
            speaker: Speaker::new(asked_lang(arguments).unwrap_or_else(usual_lang)),
            ink: Ink::new(colour, unicode),
            command: given_command(arguments),
            is_interactive: to_terminal && io::stdin().is_terminal(),
            begun: Instant::now(),
            out: io::BufWriter::new(io::stdout()),
        }
    }

    /// The program's name with the command that was given.
    pub(crate) fn command_name(&self) -> String {
        self.command.as_ref().map_or("tabuleiro".to_owned(), |command| format!("tabuleiro {command}"))
    }

    /// The language spoken.
    pub(crate) fn lang(&self) -> Lang {
        self.speaker.lang()
    }

    /// Whoever says things in it.
    pub(crate) fn speaker(&self) -> &Speaker {
        &self.speaker
    }

    /// A message as a sentence.
    pub(crate) fn say(&self, message: &Message) -> String {
        self.speaker.say(message)
    }

    /// One of the program's own sentences that takes nothing.
    pub(crate) fn word(&self, key: &'static str) -> String {
        self.say(&say(key))
    }

    /// How long the program has been running.
    pub(crate) fn now(&self) -> Millis {
        self.begun.elapsed().as_millis() as Millis
    }

    /// Writes a line.
    pub(crate) fn line(&mut self, text: &str) -> Result<(), Fault> {
        writeln!(self.out, "{text}")?;
        Ok(())
    }

    /// Says a message on a line of its own.
    pub(crate) fn tell(&mut self, message: &Message) -> Result<(), Fault> {
        let text = self.say(message);
        self.line(&text)
    }

    /// Writes bytes as they are.
    pub(crate) fn raw(&mut self, bytes: &[u8]) -> Result<(), Fault> {
        self.out.write_all(bytes)?;
        Ok(())
    }

    /// Sends out what has been written.
    pub(crate) fn flush(&mut self) -> Result<(), Fault> {
        self.out.flush()?;
        Ok(())
    }

    /// Asks for a line; `None` at the end of input.
    pub(crate) fn ask(&mut self, question: &str) -> Result<Option<String>, Fault> {
        write!(self.out, "{question} ")?;
        self.flush()?;
        let line = read_line(&mut io::stdin().lock())?;
        if line.is_none() || !io::stdin().is_terminal() {
            self.line("")?; // nobody pressed Enter, so the next text would stand on the same line
        }
        Ok(line)
    }
}

/// The command among the arguments, before they are read properly.
fn given_command(arguments: &[OsString]) -> Option<String> {
    let texts = arguments.iter().skip(1).filter_map(|argument| argument.to_str());
    texts.into_iter().find(|text| crate::usage::COMMANDS.contains(text)).map(str::to_owned)
}

/// A seed that differs from run to run.
pub(crate) fn fresh_seed() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_nanos() as u64)
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

/// The language asked for by `--lang`, before the arguments are read properly.
fn asked_lang(arguments: &[OsString]) -> Option<Lang> {
    let texts: Vec<&str> = arguments.iter().filter_map(|argument| argument.to_str()).collect();
    let apart = texts.windows(2).find(|pair| pair[0] == "--lang").map(|pair| pair[1]);
    apart.or_else(|| texts.iter().find_map(|text| text.strip_prefix("--lang=")))?.parse().ok()
}

/// The locale of the environment, by the usual order of its variables.
fn locale() -> String {
    let set = |name: &&str| env::var(name).ok().filter(|value| !value.is_empty());
    ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(set).unwrap_or_default()
}

fn usual_lang() -> Lang {
    Lang::of_locale(&locale())
}

/// Whether the terminal is told to be one of Unicode.
fn speaks_unicode() -> bool {
    let set = |name: &&str| env::var(name).ok().filter(|value| !value.is_empty());
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].iter().find_map(set).unwrap_or_default().to_ascii_lowercase();
    locale.contains("utf-8") || locale.contains("utf8")
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

    #[test]
    fn the_language_is_found_before_the_arguments_are_read() {
        let arguments = |texts: &[&str]| texts.iter().map(OsString::from).collect::<Vec<_>>();
        assert_eq!(asked_lang(&arguments(&["tabuleiro", "play", "--lang", "pt"])), Some(Lang::Pt));
        assert_eq!(asked_lang(&arguments(&["tabuleiro", "--lang=en"])), Some(Lang::En));
        assert_eq!(asked_lang(&arguments(&["tabuleiro", "--lang"])), None);
        assert_eq!(asked_lang(&arguments(&["tabuleiro", "--lang", "xx"])), None);
    }
}
