//! What ends the program before its time, with the sentence that says why and the exit code.

use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;

use tabuleiro_game::Message;
use tabuleiro_table::SetupError;

use crate::console::Console;
use crate::say;
use crate::{interrupt, reason};

/// Why the program ends.
#[derive(Debug)]
pub(crate) enum CliError {
    /// What was given does not hold: exit code 1.
    Given(Message),
    /// Wrong usage: exit code 2, with a hint.
    Usage(Message, Option<Message>),
    /// Ctrl-C stopped the work: exit code 130.
    Stopped(Message),
    /// Whoever reads our output has gone: nothing to say.
    Gone,
}

impl CliError {
    /// Says it on standard error; the exit code.
    pub(crate) fn tell(self, console: &Console) -> ExitCode {
        let (code, message, hint) = match self {
            CliError::Gone => return ExitCode::SUCCESS,
            CliError::Given(message) => (1, message, None),
            CliError::Stopped(message) => (interrupt::INTERRUPTED as u8, message, None),
            CliError::Usage(message, hint) => {
                let help = || say("cli-hint-help").with("command", console.command_name());
                (2, message, Some(hint.unwrap_or_else(help)))
            }
        };
        let mut out = io::stderr().lock();
        let is_seen = out.is_terminal();
        let fitted = |text: String| if is_seen { console.folded(&text) } else { text };
        // Nobody may be listening on standard error either; the exit code still tells.
        let _ = writeln!(out, "{}", fitted(format!("tabuleiro: {}", on_a_line(&console.say(&message)))));
        if let Some(hint) = hint {
            let _ = writeln!(out, "{}", fitted(on_a_line(&console.say(&hint))));
        }
        ExitCode::from(code)
    }
}

/// The sentence on one line of bearable length, whatever it quotes.
fn on_a_line(sentence: &str) -> String {
    const ENDS: usize = 250;
    let letters: Vec<char> = sentence.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    if letters.len() <= 2 * ENDS {
        return letters.into_iter().collect();
    }
    let (head, tail) = (&letters[..ENDS], &letters[letters.len() - ENDS..]);
    head.iter().chain(&[' ', '…', ' ']).chain(tail).collect()
}

impl From<SetupError> for CliError {
    fn from(error: SetupError) -> CliError {
        match error {
            SetupError::Usage(message) => CliError::Usage(message, None),
            SetupError::Position(message) => CliError::Given(message),
        }
    }
}

impl From<io::Error> for CliError {
    fn from(error: io::Error) -> CliError {
        match error.kind() {
            io::ErrorKind::BrokenPipe => CliError::Gone,
            _ => CliError::Given(reason::told("cli-output", &error)),
        }
    }
}
