//! Reads a contest from its text.

use std::time::Duration;

use super::escape::unescape;
use super::{ContestState, StateError, VERSION};
use crate::contest::{Contender, Game};
use crate::failure::Failure;
use crate::outside::Budget;

/// Reads the text of a contest's state, of this form or the one before it. Whatever is not exactly such a text is refused.
pub fn read(text: impl AsRef<[u8]>) -> Result<ContestState, StateError> {
    let text = std::str::from_utf8(text.as_ref()).map_err(|_| StateError::NotText)?;
    let first = text.lines().next().unwrap_or_default();
    if let Some(version) = first.strip_prefix("tabuleiro duel ") {
        return match version.parse() {
            Ok(VERSION) => read_lines(text),
            _ => Err(StateError::Version(version.to_owned())),
        };
    }
    if first.starts_with("duel ") { old(text) } else { Err(StateError::NoState) }
}

/// What has been read of the lines before the games.
#[derive(Default)]
struct Head {
    game: Option<String>,
    players: Vec<Contender>,
    seed: Option<u64>,
    budget: Option<Budget>,
    words: Vec<(String, String)>,
    position: Option<String>,
}

impl Head {
    /// Notes a line; `None` if it is not one that may stand here.
    fn note(&mut self, line: &str) -> Option<()> {
        let (key, value) = line.split_once(' ')?;
        let value = unescape(value)?;
        let is_first = match key {
            "game" => self.game.replace(value).is_none(),
            "player" => {
                self.players.push(player(&value)?);
                self.players.len() <= 2
            }
            "seed" => self.seed.replace(value.parse().ok()?).is_none(),
            "budget" => self.budget.replace(budget(&value)?).is_none(),
            "option" => {
                let (key, value) = value.split_once(' ')?;
                self.words.push((key.to_owned(), value.to_owned()));
                true
            }
            "position" => self.position.replace(value).is_none(),
            _ => false,
        };
        is_first.then_some(())
    }

    fn finish(self) -> Result<ContestState, StateError> {
        let Head { game, players, seed, budget, words, position } = self;
        let game = game.ok_or(StateError::Missing("game"))?;
        let players = players.try_into().map_err(|_| StateError::Missing("player"))?;
        let seed = seed.ok_or(StateError::Missing("seed"))?;
        Ok(ContestState { game, players, seed, budget, words, position, games: Vec::new() })
    }
}

fn read_lines(text: &str) -> Result<ContestState, StateError> {
    // Without its end the last line may have lost more than that.
    if !text.ends_with('\n') {
        return Err(StateError::Cut);
    }
    let bad = |index: usize, line: &str| StateError::Line(index + 1, line.to_owned());
    let mut lines = text.lines().enumerate().skip(1);
    let mut head = Head::default();
    loop {
        match lines.next() {
            Some((_, "games")) => break,
            Some((index, line)) => head.note(line).ok_or_else(|| bad(index, line))?,
            None => return Err(StateError::Missing("games")),
        }
    }
    let mut state = head.finish()?;
    for (index, line) in lines {
        state.games.push(game(line, &state.players).ok_or_else(|| bad(index, line))?);
    }
    Ok(state)
}

fn player(text: &str) -> Option<Contender> {
    match text.split_once(' ')? {
        ("bot", name) => Some(Contender::Bot(name.to_owned())),
        ("program", command) => Some(Contender::Program(command.to_owned())),
        _ => None,
    }
}

fn budget(text: &str) -> Option<Budget> {
    match text.split_once(' ')? {
        ("nodes", nodes) => nodes.parse().ok().map(Budget::Nodes),
        ("time", seconds) => {
            let (whole, part) = seconds.split_once('.').unwrap_or((seconds, "0"));
            let is_part = part.len() <= 9 && part.bytes().all(|digit| digit.is_ascii_digit());
            let nanos = is_part.then(|| format!("{part:0<9}").parse().ok())??;
            Some(Budget::Time(Duration::new(whole.parse().ok()?, nanos)))
        }
        _ => None,
    }
}

fn game(line: &str, players: &[Contender; 2]) -> Option<Game> {
    let (result, how) = line.split_once(' ').map_or((line, None), |(result, how)| (result, Some(how)));
    let winner = match result {
        "1" => Some(0),
        "2" => Some(1),
        "=" => None,
        _ => return None,
    };
    let failure = match how {
        // Whoever failed has lost.
        Some(how) => Some(Failure::read(players[1 - winner?].name(), &unescape(how)?)?),
        None => None,
    };
    Some(Game { winner, failure })
}

/// Reads the form before this one. It neither says the budget nor how anybody failed.
fn old(text: &str) -> Result<ContestState, StateError> {
    let (first, letters) = text.split_once('\n').unwrap_or((text, ""));
    let mut state = old_head(first).ok_or_else(|| StateError::Line(1, first.to_owned()))?;
    let letters = letters.trim_end();
    let games = letters.chars().map(|letter| game(letter.encode_utf8(&mut [0; 4]), &state.players));
    state.games = games.collect::<Option<_>>().ok_or_else(|| StateError::Line(2, letters.to_owned()))?;
    Ok(state)
}

fn old_head(line: &str) -> Option<ContestState> {
    let (game, rest) = line.strip_prefix("duel ")?.split_once(" [")?;
    let (names, rest) = rest.rsplit_once("] seed ")?;
    let (one, two) = names.split_once("] [")?;
    let (seed, mut rest) = rest.split_once(' ')?;
    let mut words = Vec::new();
    rest = rest.trim_start();
    // No position begins with an option; those at its end are its own.
    while let Some((word, after)) = rest.split_once(' ')
        && let Some((key, value)) = word.split_once('=')
    {
        words.push((key.to_owned(), value.to_owned()));
        rest = after;
    }
    let is_clear = !two.contains("] [") && !rest.is_empty();
    let position = (rest != "start").then(|| rest.to_owned());
    let players = [one, two].map(|name| {
        if Contender::is_command(name) {
            Contender::Program(name.to_owned())
        } else {
            Contender::Bot(name.to_owned())
        }
    });
    let seed = seed.parse().ok()?;
    let game = game.to_owned();
    is_clear.then_some(ContestState { game, players, seed, budget: None, words, position, games: Vec::new() })
}
