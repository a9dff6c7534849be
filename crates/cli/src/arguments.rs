//! What was given on the command line: the game, how it begins, how long things take.

use std::path::PathBuf;
use std::time::Duration;

use clap::ArgMatches;
use clap::parser::ValueSource;
use tabuleiro_server::Page;
use tabuleiro_table::{Kind, Kinds, Setup};

use crate::console::fresh_seed;
use crate::error::CliError;
use crate::means::Means;
use crate::option_flags::OptionFlag;
use crate::{nearest, say};

/// What was given to a command, and what there is inside the program.
#[derive(Clone, Copy)]
pub(crate) struct Arguments<'m> {
    matches: &'m ArgMatches,
    /// Every game there is.
    pub(crate) kinds: Kinds,
    /// The page that is inside the program.
    pub(crate) page: Page,
}

impl<'m> Arguments<'m> {
    /// What was given, and what there is inside the program.
    pub(crate) fn new(matches: &'m ArgMatches, kinds: Kinds, page: Page) -> Arguments<'m> {
        Arguments { matches, kinds, page }
    }

    /// The command, with what was given to it; `None` if there was none.
    pub(crate) fn command(&self) -> Option<(&'m str, Arguments<'m>)> {
        let (name, matches) = self.matches.subcommand()?;
        Some((name, Arguments { matches, ..*self }))
    }

    /// A text option, if it was given.
    pub(crate) fn text(&self, name: &str) -> Option<&'m str> {
        self.matches.get_one::<String>(name).map(String::as_str)
    }

    /// A path, if it was given.
    pub(crate) fn path(&self, name: &str) -> Option<PathBuf> {
        self.text(name).map(PathBuf::from)
    }

    /// Whether a flag was given.
    pub(crate) fn flag(&self, name: &str) -> bool {
        self.matches.get_flag(name)
    }

    /// Whether an option was given, with a value or without.
    pub(crate) fn is_given(&self, name: &str) -> bool {
        self.matches.value_source(name) == Some(ValueSource::CommandLine)
    }

    /// A number, if it was given.
    pub(crate) fn number<N: Copy + Send + Sync + 'static>(&self, name: &str) -> Option<N> {
        self.matches.get_one::<N>(name).copied()
    }

    /// The seed, if it was given.
    pub(crate) fn seed(&self) -> Option<u64> {
        self.number("seed")
    }

    /// What players may use, of a command that lets that be chosen.
    pub(crate) fn means(&self) -> Means {
        Means { threads: self.number("threads"), is_book_closed: self.flag("no-book") }
    }

    /// The game, which must have been named.
    pub(crate) fn kind(&self) -> Result<&'static dyn Kind, CliError> {
        self.kind_if_named()?
            .ok_or_else(|| CliError::Usage(say("cli-missing-argument").with("argument", "game"), None))
    }

    /// The game, if one was named.
    pub(crate) fn kind_if_named(&self) -> Result<Option<&'static dyn Kind>, CliError> {
        let find = |name: &str| {
            let unknown =
                || say("cli-unknown-game").with("name", name).with("known", self.kinds.names().join(", "));
            let meant = || nearest::hint(name, self.kinds.names());
            self.kinds.find(name).ok_or_else(|| CliError::Usage(unknown(), meant()))
        };
        self.text("game").map(find).transpose()
    }

    /// How the game begins, nothing dealt by chance unless a seed was given.
    pub(crate) fn setup(&self) -> Setup {
        let word = |flag: &OptionFlag| Some((flag.key.to_owned(), self.text(flag.key)?.to_owned()));
        let words = OptionFlag::all(self.kinds).iter().filter_map(word).collect();
        Setup { words, position: self.text("position").map(str::to_owned), deal: self.seed() }
    }

    /// How a game that is really played begins: chance deals.
    pub(crate) fn dealt_setup(&self) -> Setup {
        Setup { deal: self.seed().or_else(|| Some(fresh_seed())), ..self.setup() }
    }

    /// A span of time such as `1s`, `250ms`, `2m`, or seconds without a unit.
    pub(crate) fn duration(&self, name: &str) -> Result<Option<Duration>, CliError> {
        let bad = |text: &str| {
            let message = say("cli-bad-duration").with("argument", format!("--{name}")).with("value", text);
            CliError::Usage(message, None)
        };
        let read = |text: &str| parse_duration(text).ok_or_else(|| bad(text));
        self.text(name).map(read).transpose()
    }
}

fn parse_duration(text: &str) -> Option<Duration> {
    let split = text.find(|c: char| c.is_ascii_alphabetic()).unwrap_or(text.len());
    let (number, unit) = text.split_at(split);
    let scale = match unit {
        "ms" => 0.001,
        "s" | "" => 1.0,
        "m" | "min" => 60.0,
        _ => return None,
    };
    let seconds = number.parse::<f64>().ok()? * scale;
    // A day is longer than anybody waits for a move.
    (0.0..=86_400.0).contains(&seconds).then(|| Duration::from_secs_f64(seconds))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations_are_read_with_their_units() {
        assert_eq!(parse_duration("1s"), Some(Duration::from_secs(1)));
        assert_eq!(parse_duration("250ms"), Some(Duration::from_millis(250)));
        assert_eq!(parse_duration("2m"), Some(Duration::from_mins(2)));
        assert_eq!(parse_duration("0.5"), Some(Duration::from_millis(500)));
        for text in ["", "s", "-1s", "1h", "1e99s", "nan", "inf", "1 s", "é"] {
            assert_eq!(parse_duration(text), None, "{text}");
        }
    }
}
