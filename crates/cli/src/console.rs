//! Where the program reads and writes: what comes in, what goes out, in which language and ink.

use std::ffi::OsString;
use std::io::{self, IsTerminal, Write};
use std::thread;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use tabuleiro_game::Message;
use tabuleiro_table::time::{Moment, Span};
use tabuleiro_text::{Ink, Lang, Speaker};

use crate::environment::{self, asked_lang, given_command, ground, speaks_unicode, usual_lang};
use crate::error::CliError;
use crate::fold::{columns, fold, fold_row};
use crate::keyboard::{self, Keyboard};
use crate::{interrupt, say};

/// So many columns are left for an answer behind a question; else it is typed on a line of its own.
const ROOM_TO_TYPE: usize = 16;

/// How far a remark stands in from the row above it.
const REMARK: &str = "        ";

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
    /// Whether the terminal can move its cursor.
    is_nimble: bool,
    is_terminal: bool,
    /// Made at the first question.
    keyboard: Option<Keyboard>,
    begun: Instant,
    /// The same moment as sessions count.
    began: Moment,
    out: io::BufWriter<io::Stdout>,
}

impl Console {
    /// A console as the arguments and the environment describe it. The language must be known before the arguments
    /// are read, because what is wrong with them is said in it.
    pub(crate) fn new(arguments: &[OsString]) -> Console {
        let is_terminal = io::stdout().is_terminal();
        let is_plain = arguments.iter().any(|argument| argument == "--plain");
        let is_nimble = environment::is_nimble();
        let can_draw = is_terminal && is_nimble && !is_plain;
        // A pipe has no colours and no cursor, but the same letters: whoever wants others asks for --plain.
        let has_lines = speaks_unicode() && (can_draw || (!is_terminal && !is_plain));
        let ink = Ink::new(can_draw, has_lines).on(ground(arguments));
        let ink = if environment::is_dull() { ink.without_colour() } else { ink };
        let speaker = Speaker::new(asked_lang(arguments).unwrap_or_else(usual_lang));
        // In a pipe sentences are as they are written: whoever reads it has asked for nothing else.
        let is_ascii = is_plain || (is_terminal && !speaks_unicode());
        Console {
            speaker: if is_ascii { speaker.in_ascii() } else { speaker },
            ink,
            command: given_command(arguments),
            is_interactive: is_terminal && io::stdin().is_terminal(),
            is_nimble,
            is_terminal,
            keyboard: None,
            begun: Instant::now(),
            began: tabuleiro_home::now(),
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

    /// What time it is. Never goes back, whatever is done to the machine's clock.
    pub(crate) fn now(&self) -> Moment {
        self.began + Span(self.begun.elapsed().as_millis() as u64)
    }

    /// How many columns a line may have; `None` where nobody sees them.
    pub(crate) fn width(&self) -> Option<usize> {
        let seen = self.is_terminal.then(terminal_size::terminal_size).flatten();
        seen.map(|(width, _)| usize::from(width.0).max(20))
    }

    /// How many lines can be seen at once; `None` where nobody sees them.
    pub(crate) fn height(&self) -> Option<usize> {
        let seen = self.is_terminal.then(terminal_size::terminal_size).flatten();
        seen.map(|(_, height)| usize::from(height.0))
    }

    /// Whether a line can be drawn over and over, and somebody sees it who has not asked for plain text.
    pub(crate) fn can_draw_over(&self) -> bool {
        self.is_interactive && self.is_nimble && (self.ink.has_bold || self.ink.unicode)
    }

    /// Writes a line as it is.
    pub(crate) fn line(&mut self, text: &str) -> Result<(), CliError> {
        writeln!(self.out, "{text}")?;
        Ok(())
    }

    /// Writes lines, folded where they are wider than the terminal.
    pub(crate) fn block(&mut self, text: &str) -> Result<(), CliError> {
        let text = self.folded(text);
        self.line(&text)
    }

    /// Writes a row of a list; where it is wider than the terminal, it goes on under its last column.
    pub(crate) fn row(&mut self, text: &str) -> Result<(), CliError> {
        let text = self.width().map_or_else(|| text.to_owned(), |width| fold_row(text, width));
        self.line(&text)
    }

    /// Writes a row of a list with a remark, which stands on a line of its own where both do not fit the terminal.
    pub(crate) fn row_with(&mut self, text: &str, remark: &str) -> Result<(), CliError> {
        let whole = format!("{text} {remark}");
        if self.width().is_none_or(|width| columns(&whole) <= width) {
            return self.line(whole.trim_end());
        }
        self.row(text.trim_end())?;
        self.row(&format!("{REMARK}{remark}"))
    }

    /// Says a message on a line of its own, or on as many as it takes.
    pub(crate) fn tell(&mut self, message: &Message) -> Result<(), CliError> {
        let text = self.say(message);
        self.block(&text)
    }

    /// The text, folded where it is wider than the terminal.
    pub(crate) fn folded(&self, text: &str) -> String {
        self.width().map_or_else(|| text.to_owned(), |width| fold(text, width))
    }

    /// Writes bytes as they are.
    pub(crate) fn raw(&mut self, bytes: &[u8]) -> Result<(), CliError> {
        self.out.write_all(bytes)?;
        Ok(())
    }

    /// Sends out what has been written.
    pub(crate) fn flush(&mut self) -> Result<(), CliError> {
        self.out.flush()?;
        Ok(())
    }

    /// Asks for a line; `None` at the end of input.
    pub(crate) fn ask(&mut self, question: &str) -> Result<Option<String>, CliError> {
        let mut keyboard = self.keyboard.take().unwrap_or_else(|| {
            if self.is_interactive && self.is_nimble { Keyboard::of_terminal() } else { Keyboard::Lines }
        });
        let question = self.put_question(question)?;
        if !keyboard.is_terminal() {
            write!(self.out, "{question}")?;
        }
        self.flush()?;
        let line = keyboard.line(&question, &interrupt::farewell(self));
        let has_end = keyboard.is_terminal() || io::stdin().is_terminal();
        self.keyboard = Some(keyboard);
        let line = line?;
        if line.is_none() || !has_end {
            self.line("")?; // nobody pressed Enter, so the next text would stand on the same line
        }
        Ok(line)
    }

    /// Writes what of a question does not fit before the answer; the rest of it.
    fn put_question(&mut self, question: &str) -> Result<String, CliError> {
        let folded = self.folded(question);
        let (above, last) = folded.rsplit_once('\n').unwrap_or(("", &folded));
        let is_full = self.width().is_some_and(|width| columns(last) + ROOM_TO_TYPE > width);
        let (above, last) = if is_full { (folded.as_str(), ">") } else { (above, last) };
        for line in above.lines() {
            let bold = self.ink.bold(line);
            self.line(&bold)?;
        }
        Ok(format!("{} ", self.ink.bold(last)))
    }

    /// Waits; true at once if somebody at the terminal types a line meanwhile, which is left to be asked for.
    pub(crate) fn has_typed(&mut self, wait: Duration) -> bool {
        if self.is_interactive {
            return keyboard::is_typed_within(wait);
        }
        thread::sleep(wait);
        false
    }
}

/// A seed that differs from run to run.
pub(crate) fn fresh_seed() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_nanos() as u64)
}
