//! Command lines that leave out what goes without saying: `tabuleiro quantik`, `tabuleiro help duel`.

use std::ffi::{OsStr, OsString};
use std::path::Path;

use tabuleiro_table::Kinds;

use crate::usage::COMMANDS;

/// Options that take the next word as their value, and may stand before a command.
const WITH_VALUES: [&str; 3] = ["--lang", "--ground", SEED];

/// What belongs to those commands that leave something to chance, wherever it stands.
const SEED: &str = "--seed";

/// The command line written out: a game alone is played, `help` of a command is its help, `help` of a game its rules; and a seed
/// before a command is one behind it.
pub(crate) fn written_out(given: &[OsString], kinds: Kinds) -> Vec<OsString> {
    seed_behind(in_full(&in_small_letters(given, kinds), kinds))
}

/// The first words in small letters, where they are a game, a command or `help` so.
fn in_small_letters(given: &[OsString], kinds: Kinds) -> Vec<OsString> {
    let is_known = |word: &str| {
        kinds.find(word).is_some() || COMMANDS.contains(&word) || ["help", "ajuda"].contains(&word)
    };
    let small = |word: &OsString| {
        let small = word.to_str().map(str::to_lowercase).filter(|word| is_known(word));
        small.map_or_else(|| word.clone(), OsString::from)
    };
    let mut words = given.to_vec();
    for place in first_word(given).into_iter().flat_map(|first| first..=first + 1) {
        // A file may have the name of a game in other letters.
        if let Some(word) = words.get_mut(place).filter(|word| !Path::new(word).exists()) {
            *word = small(word);
        }
    }
    words
}

/// Puts a seed that stands before the command behind it, where the command takes or refuses it.
fn seed_behind(mut words: Vec<OsString>) -> Vec<OsString> {
    let Some(command) = first_word(&words) else { return words };
    let joined = format!("{SEED}=");
    let is_seed = |word: &OsString| word == SEED || word.to_string_lossy().starts_with(&joined);
    let Some(place) = words[..command].iter().position(is_seed) else { return words };
    let count = if words[place] == SEED { 2 } else { 1 };
    let seed: Vec<OsString> = words.drain(place..place + count).collect();
    let behind = command - count + 1;
    words.splice(behind..behind, seed);
    words
}

fn in_full(given: &[OsString], kinds: Kinds) -> Vec<OsString> {
    let Some(place) = first_word(given) else { return given.to_vec() };
    let is_game = |word: &OsStr| word.to_str().is_some_and(|word| kinds.find(word).is_some());
    let is_command = |word: &OsStr| word.to_str().is_some_and(|word| COMMANDS.contains(&word));
    let (before, rest) = given.split_at(place);
    let (word, after) = (rest[0].as_os_str(), &rest[1..]);
    let lead = |words: &[&OsStr], after: &[OsString]| {
        let words = words.iter().map(|word| (*word).to_owned());
        before.iter().cloned().chain(words).chain(after.iter().cloned()).collect()
    };
    let [help, rules] = ["--help", "rules"].map(OsStr::new);
    match after.first().map(OsString::as_os_str) {
        _ if is_game(word) => lead(&[OsStr::new("play"), word], after),
        _ if word != "help" && word != "ajuda" => given.to_vec(),
        Some(topic) if is_game(topic) => lead(&[rules, topic], &after[1..]),
        Some(topic) if is_command(topic) => lead(&[topic, help], &after[1..]),
        Some(topic) if topic.to_string_lossy().starts_with('-') => lead(&[help], after),
        Some(_) => lead(&[], after), // no command: that is said of the topic and not of the word “help”
        None => lead(&[help], &[]),
    }
}

/// Where the first word stands that is neither the program nor an option.
fn first_word(given: &[OsString]) -> Option<usize> {
    let mut place = 1;
    while let Some(word) = given.get(place) {
        match word.to_str() {
            Some(option) if WITH_VALUES.contains(&option) => place += 2,
            Some(option) if option.starts_with('-') => place += 1,
            _ => return Some(place),
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use tabuleiro_games::GAMES;

    use super::*;

    fn out(line: &str) -> String {
        let given: Vec<OsString> =
            ["tabuleiro"].into_iter().chain(line.split_whitespace()).map(OsString::from).collect();
        let words = written_out(&given, GAMES);
        let texts: Vec<&str> = words.iter().skip(1).filter_map(|word| word.to_str()).collect();
        texts.join(" ")
    }

    #[test]
    fn a_game_alone_is_played() {
        for name in GAMES.names() {
            assert_eq!(out(name), format!("play {name}"));
        }
        assert_eq!(out("--lang pt quantik --seat1 human"), "--lang pt play quantik --seat1 human");
        assert_eq!(out("--plain oware"), "--plain play oware");
    }

    #[test]
    fn help_is_given_of_what_stands_behind_it() {
        assert_eq!(out("help"), "--help");
        assert_eq!(out("help duel"), "duel --help");
        assert_eq!(out("help quantik --lang pt"), "rules quantik --lang pt");
        assert_eq!(out("help --lang pt"), "--help --lang pt");
        assert_eq!(out("ajuda solve"), "solve --help");
        assert_eq!(out("help nonsense"), "nonsense");
    }

    #[test]
    fn a_seed_may_stand_before_the_command() {
        assert_eq!(out("--seed 3 play oware"), "play --seed 3 oware");
        assert_eq!(out("--plain --seed=3 oware --pause 0"), "--plain play --seed=3 oware --pause 0");
        assert_eq!(
            out("--seed 3 --ground light duel quantik a b"),
            "--ground light duel --seed 3 quantik a b"
        );
        assert_eq!(out("--seed 3"), "--seed 3");
    }

    #[test]
    fn games_and_commands_are_known_in_any_letters() {
        assert_eq!(out("Oware --seed 1"), "play oware --seed 1");
        assert_eq!(out("PLAY Quantik --seat1 Human"), "play quantik --seat1 Human");
        assert_eq!(out("Help DUEL"), "duel --help");
        assert_eq!(out("--ground dark Oware"), "--ground dark play oware");
    }

    #[test]
    fn everything_else_stays_as_it_is() {
        for line in ["", "--help", "play quantik", "rules oware", "nonsense", "--lang", "-V", "replay help"] {
            assert_eq!(out(line), line);
        }
    }
}
