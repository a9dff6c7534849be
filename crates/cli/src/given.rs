//! What a command line gives: the game, how it begins, how long things take.

use std::time::Duration;

use clap::ArgMatches;
use tabuleiro_table::{KINDS, Kind, Setup, find};

use crate::fault::Fault;
use crate::house::{fresh_seed, said_of};
use crate::usage::OPTION_FLAGS;

/// A text option, if it was given.
pub(crate) fn text<'m>(matches: &'m ArgMatches, name: &str) -> Option<&'m str> {
    matches.get_one::<String>(name).map(String::as_str)
}

/// Whether a flag was given.
pub(crate) fn flag(matches: &ArgMatches, name: &str) -> bool {
    matches.get_flag(name)
}

/// The seed, if it was given.
pub(crate) fn seed(matches: &ArgMatches) -> Option<u64> {
    matches.get_one::<u64>("seed").copied()
}

/// The game named on the command line, if one was.
pub(crate) fn kind(matches: &ArgMatches) -> Result<Option<&'static Kind>, Fault> {
    text(matches, "game").map(kind_called).transpose()
}

/// The game of that name.
pub(crate) fn kind_called(name: &str) -> Result<&'static Kind, Fault> {
    find(name).ok_or_else(|| {
        let known: Vec<&str> = KINDS.iter().map(|kind| kind.name).collect();
        Fault::Usage(said_of("cli-unknown-game", "name", name).with("known", known.join(", ")), None)
    })
}

/// How the game begins, nothing dealt by chance unless a seed was given.
pub(crate) fn setup(matches: &ArgMatches) -> Setup {
    let word = |key: &&str| Some(((*key).to_owned(), text(matches, key)?.to_owned()));
    let words = OPTION_FLAGS.iter().filter_map(word).collect();
    Setup { words, position: text(matches, "position").map(str::to_owned), deal: seed(matches) }
}

/// How a game that is really played begins: chance deals.
pub(crate) fn dealt_setup(matches: &ArgMatches) -> Setup {
    Setup { deal: seed(matches).or_else(|| Some(fresh_seed())), ..setup(matches) }
}

/// A span of time such as `1s`, `250ms`, `2m`, or seconds without a unit.
pub(crate) fn duration(matches: &ArgMatches, name: &'static str) -> Result<Option<Duration>, Fault> {
    let read = |text: &str| parse_duration(text).ok_or_else(|| bad_duration(name, text));
    text(matches, name).map(read).transpose()
}

fn bad_duration(name: &'static str, text: &str) -> Fault {
    Fault::Usage(said_of("cli-bad-duration", "argument", format!("--{name}")).with("value", text), None)
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
