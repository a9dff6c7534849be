//! What ends the program before its time, with the sentence that says why and the exit code.

use std::io::{self, Write};
use std::process::ExitCode;

use tabuleiro_game::Message;
use tabuleiro_table::SetupError;

use crate::house::House;

/// Why the program ends.
#[derive(Debug)]
pub(crate) enum Fault {
    /// What was given does not hold: exit code 1.
    Given(Message),
    /// Wrong usage: exit code 2, with a hint.
    Usage(Message, Option<Message>),
    /// Whoever reads our output has gone: nothing to say.
    Gone,
}

impl Fault {
    /// Says it on standard error; the exit code.
    pub(crate) fn tell(self, house: &House) -> ExitCode {
        let (code, message, hint) = match self {
            Fault::Gone => return ExitCode::SUCCESS,
            Fault::Given(message) => (1, message, None),
            Fault::Usage(message, hint) => (2, message, hint),
        };
        let mut out = io::stderr().lock();
        // Nobody may be listening on standard error either; the exit code still tells.
        let _ = writeln!(out, "tabuleiro: {}", house.say(&message));
        if let Some(hint) = hint {
            let _ = writeln!(out, "{}", house.say(&hint));
        }
        ExitCode::from(code)
    }
}

impl From<SetupError> for Fault {
    fn from(error: SetupError) -> Fault {
        match error {
            SetupError::Usage(message) => Fault::Usage(message, None),
            SetupError::Position(message) => Fault::Given(message),
        }
    }
}

impl From<io::Error> for Fault {
    fn from(error: io::Error) -> Fault {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Fault::Gone,
            _ => Fault::Given(Message::new(&crate::WORDS, "cli-output").with("error", error.to_string())),
        }
    }
}
