//! How a player failed, which loses it the game.

use std::fmt;
use std::io::{self, ErrorKind};

use tabuleiro_game::{Arg, Message, Speak};

use crate::heard::say;
use crate::quote::{plain, quote};

/// How a player failed. Every kind names the player first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Failure {
    /// It cannot be started.
    NoProgram(String, Hindrance),
    /// It ended in the middle of a game.
    Crashed(String),
    /// It did not answer in time (in seconds).
    Stalled(String, u64),
    /// It does not read what it is told.
    Deaf(String),
    /// It answered with something that is no legal move; of that, no more than stands in a sentence.
    Illegal(String, String),
    /// It found no move though there is one.
    NoMove(String),
}

/// Why a program cannot be started.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Hindrance {
    /// There is none of that name.
    NotFound,
    /// It is not a program, or not one that may be run.
    NotAllowed,
    /// Another reason, in the words of the system.
    Other(String),
}

impl Failure {
    /// An illegal move, of which only so much is kept as stands in a sentence.
    pub fn illegal(name: &str, text: &str) -> Failure {
        Failure::Illegal(name.to_owned(), quote(text))
    }

    /// The player that failed.
    pub fn name(&self) -> &str {
        match self {
            Failure::NoProgram(name, _)
            | Failure::Crashed(name)
            | Failure::Stalled(name, _)
            | Failure::Deaf(name)
            | Failure::Illegal(name, _)
            | Failure::NoMove(name) => name,
        }
    }

    /// How it failed in a word or two, without its name, for a file: `crashed`, `stalled 10`, `illegal A@z9`.
    pub fn how(&self) -> String {
        match self {
            Failure::NoProgram(_, Hindrance::NotFound) => "not-found".to_owned(),
            Failure::NoProgram(_, Hindrance::NotAllowed) => "not-allowed".to_owned(),
            Failure::NoProgram(_, Hindrance::Other(error)) => format!("no-program {error}"),
            Failure::Crashed(_) => "crashed".to_owned(),
            Failure::Stalled(_, seconds) => format!("stalled {seconds}"),
            Failure::Deaf(_) => "deaf".to_owned(),
            Failure::Illegal(_, text) => format!("illegal {text}"),
            Failure::NoMove(_) => "no-move".to_owned(),
        }
    }

    /// The failure of this player that [`Failure::how`] tells so; `None` if it tells none.
    pub fn read(name: &str, how: &str) -> Option<Failure> {
        let name = name.to_owned();
        let (word, rest) = how.split_once(' ').map_or((how, None), |(word, rest)| (word, Some(rest)));
        Some(match (word, rest) {
            ("not-found", None) => Failure::NoProgram(name, Hindrance::NotFound),
            ("not-allowed", None) => Failure::NoProgram(name, Hindrance::NotAllowed),
            ("no-program", Some(error)) => Failure::NoProgram(name, Hindrance::Other(error.to_owned())),
            ("crashed", None) => Failure::Crashed(name),
            ("stalled", Some(seconds)) => Failure::Stalled(name, seconds.parse().ok()?),
            ("deaf", None) => Failure::Deaf(name),
            ("illegal", Some(text)) => Failure::Illegal(name, text.to_owned()),
            ("no-move", None) => Failure::NoMove(name),
            _ => return None,
        })
    }
}

impl From<&io::Error> for Hindrance {
    fn from(error: &io::Error) -> Hindrance {
        match error.kind() {
            ErrorKind::NotFound | ErrorKind::NotADirectory => Hindrance::NotFound,
            ErrorKind::PermissionDenied => Hindrance::NotAllowed,
            // A file that may be run but is no program: the standard library has no kind for it.
            _ if cfg!(unix) && error.raw_os_error() == Some(8) => Hindrance::NotAllowed,
            _ => Hindrance::Other(error.to_string()),
        }
    }
}

impl Hindrance {
    fn reason(&self) -> Arg {
        match self {
            Hindrance::NotFound => say("engine-not-found").into(),
            Hindrance::NotAllowed => say("engine-not-allowed").into(),
            Hindrance::Other(error) => plain(error).into(),
        }
    }
}

impl Speak for Failure {
    fn message(&self) -> Message {
        // The name is the user's own command and stays whole; what the program said is not to be trusted.
        let say = |key| say(key).with("name", plain(self.name()));
        match self {
            Failure::NoProgram(_, hindrance) => say("engine-no-program").with("error", hindrance.reason()),
            Failure::Crashed(_) => say("engine-crashed"),
            Failure::Stalled(_, seconds) => say("engine-stalled").with("seconds", *seconds),
            Failure::Deaf(_) => say("engine-deaf"),
            Failure::Illegal(_, text) => say("engine-played-illegally").with("move", quote(text)),
            Failure::NoMove(_) => say("engine-gave-no-move"),
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for Failure {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(unix)]
    fn why_a_program_cannot_be_started_is_said_without_the_systems_words() {
        for (number, hindrance) in [
            (2, Hindrance::NotFound),
            (8, Hindrance::NotAllowed),
            (13, Hindrance::NotAllowed),
            (20, Hindrance::NotFound),
        ] {
            let found = Hindrance::from(&io::Error::from_raw_os_error(number));
            assert_eq!(found, hindrance, "{number}");
            assert!(!Failure::NoProgram("./x".to_owned(), found).to_string().contains("os error"));
        }
    }

    #[test]
    fn every_failure_comes_back_from_its_text() {
        let name = || "./rival --fast".to_owned();
        for failure in [
            Failure::NoProgram(name(), Hindrance::NotFound),
            Failure::NoProgram(name(), Hindrance::NotAllowed),
            Failure::NoProgram(name(), Hindrance::Other("Too many open files".into())),
            Failure::NoProgram(name(), Hindrance::Other(String::new())),
            Failure::Crashed(name()),
            Failure::Stalled(name(), 10),
            Failure::Deaf(name()),
            Failure::illegal(&name(), "A@z9 and more"),
            Failure::illegal(&name(), ""),
            Failure::NoMove(name()),
        ] {
            assert_eq!(Failure::read("./rival --fast", &failure.how()), Some(failure.clone()));
            assert!(
                failure.to_string().ends_with('.') && failure.to_string().contains("./rival"),
                "{failure}"
            );
        }
        for how in
            ["", "crashed x", "crashed ", "stalled", "stalled x", "stalled -1", "illegal", "lost", "Deaf"]
        {
            assert_eq!(Failure::read("x", how), None, "{how}");
        }
    }

    #[test]
    fn what_another_program_said_is_told_short_and_steers_no_terminal() {
        let rude = format!("\u{1b}[31m{}", "x".repeat(1_000));
        for failure in [
            Failure::illegal("./rival", &rude),
            Failure::Illegal("./rival".into(), rude),
            Failure::Crashed("./ri\u{1b}[2Jval\u{7}".into()),
            Failure::NoProgram("./rival".into(), Hindrance::Other("\u{9b}2J".into())),
        ] {
            let told = failure.to_string();
            assert!(told.len() < 100 && !told.contains(char::is_control), "{told:?}");
        }
    }
}
