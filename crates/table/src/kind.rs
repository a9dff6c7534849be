//! What can be asked of a game without a table.

use tabuleiro_game::{Message, Options, Words, perft};
use tabuleiro_search::{Strength, Tally, duel};

use crate::endings::Endings;
use crate::kinds::Listed;
use crate::works::Work;
use crate::{Archive, Setup, SetupError, Sitting, Table, WORDS};

/// Told each depth and its count; whether to count on.
pub type TellCount<'t> = &'t mut dyn FnMut(u32, u64) -> bool;

/// One kind of game: its name, its words, and how to begin it.
#[derive(Clone, Copy)]
pub struct Kind {
    /// The name by which it is called.
    pub name: &'static str,
    /// The game's sentences.
    pub words: fn() -> &'static Words,
    /// What the game is, in a line.
    pub about: fn() -> Message,
    /// The rule book in Markdown.
    pub rule_book: fn() -> &'static Words,
    /// The options it has, by key.
    pub option_keys: fn() -> Vec<&'static str>,
    /// Sets a table.
    pub open: fn(&Setup) -> Result<Box<dyn Table>, SetupError>,
    /// Splits a line of moves at spaces; where single letters are moves, they may also run together.
    pub split: fn(&str) -> Vec<String>,
    /// Counts move sequences to each depth from 1 on, telling each count as it is known.
    pub perft: fn(&Setup, u32, TellCount<'_>) -> Result<(), SetupError>,
    /// The named players, weakest first.
    pub bots: fn() -> Vec<BotCard>,
    /// The player to sit down against when nobody asked for another.
    pub usual: fn() -> &'static str,
    /// Measures every player against the one its strength is told by, in so many games, but no more than its strength was
    /// measured in.
    pub measure: fn(u32) -> Vec<(&'static str, Tally)>,
    /// Fixed work for benches.
    pub works: &'static [Work],
    /// Another program's text form of records, if we speak one.
    pub foreign: Option<Foreign>,
    /// Endgame tables, if the game has them.
    pub endings: Option<Endings>,
}

/// A named player, as it is listed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BotCard {
    /// The name by which it is called.
    pub name: &'static str,
    /// How it plays.
    pub about: Message,
    /// How strong it is, as measured.
    pub strength: Strength,
    /// Whether it comes from the student report.
    pub report: bool,
}

impl BotCard {
    /// The measured strength in a sentence.
    pub fn strength_told(&self) -> Message {
        match self.strength {
            Strength::Baseline => Message::new(&WORDS, "table-strength-baseline"),
            Strength::Against { name, games, won, drawn } => Message::new(&WORDS, "table-strength-against")
                .with("name", name)
                .with("games", games)
                .with("won", won)
                .with("drawn", drawn)
                .with("elo", format!("{:+.0}", self.strength.elo().unwrap_or(0.0))),
        }
    }
}

/// Another program's text form of records.
#[derive(Clone, Copy)]
pub struct Foreign {
    /// The ending of its files' names.
    pub extension: &'static str,
    /// Reads it.
    pub read: fn(&str) -> Result<Archive, Message>,
    /// Writes it.
    pub write: fn(&Archive) -> Result<String, Message>,
}

impl Kind {
    /// The kind of a game.
    pub const fn of<G: Listed>(works: &'static [Work]) -> Kind {
        Kind {
            name: G::NAME,
            words: G::words,
            about: G::about,
            rule_book: G::rule_book,
            option_keys: option_keys::<G>,
            open: open::<G>,
            split: split::<G>,
            perft: count::<G>,
            bots: bots::<G>,
            usual: G::usual,
            measure: measure::<G>,
            works,
            foreign: None,
            endings: None,
        }
    }

    /// The same kind, with another program's records.
    pub const fn with_foreign(self, foreign: Foreign) -> Kind {
        Kind { foreign: Some(foreign), ..self }
    }

    /// The same kind, with endgame tables.
    pub const fn with_endings(self, endings: Endings) -> Kind {
        Kind { endings: Some(endings), ..self }
    }

    /// The name as it is written in a sentence; the same in every language.
    pub fn title(&self) -> String {
        let (first, rest) = self.name.split_at(1);
        first.to_uppercase() + rest
    }

    /// Whether the game has a player of that name.
    pub fn has_bot(&self, name: &str) -> bool {
        (self.bots)().iter().any(|card| card.name == name)
    }
}

fn option_keys<G: Listed>() -> Vec<&'static str> {
    G::Options::default().words().iter().map(|word| word.key).collect()
}

fn open<G: Listed>(setup: &Setup) -> Result<Box<dyn Table>, SetupError> {
    Ok(Box::new(Sitting::new(setup.first::<G>()?)))
}

/// The word cut before every letter.
fn apart(word: &str) -> Vec<String> {
    let mut parts: Vec<String> = Vec::new();
    for letter in word.chars() {
        match parts.last_mut() {
            Some(part) if !letter.is_alphabetic() => part.push(letter),
            _ => parts.push(letter.to_string()),
        }
    }
    parts
}

fn split<G: Listed>(line: &str) -> Vec<String> {
    let is_move = |text: &str| text.parse::<G::Move>().is_ok();
    // A move may have what it captures behind it: `D+7`.
    let is_letter = |text: &String| is_move(text.split('+').next().unwrap_or_default());
    let each = |word: &str| {
        let letters = apart(word);
        if !is_move(word) && letters.iter().all(is_letter) { letters } else { vec![word.to_owned()] }
    };
    line.split_whitespace().flat_map(each).collect()
}

fn count<G: Listed>(setup: &Setup, depth: u32, tell: TellCount<'_>) -> Result<(), SetupError> {
    let start: G = setup.first()?;
    let _ = (1..=depth).all(|depth| tell(depth, perft(&start, depth)));
    Ok(())
}

fn bots<G: Listed>() -> Vec<BotCard> {
    let card = |entry: &tabuleiro_search::Entry<G>| BotCard {
        name: entry.name,
        about: (entry.about)(),
        strength: entry.strength,
        report: entry.report,
    };
    G::roster().iter().map(card).collect()
}

fn measure<G: Listed>(games: u32) -> Vec<(&'static str, Tally)> {
    let entries = G::roster().iter();
    let measured = entries.filter_map(|entry| match entry.strength {
        Strength::Baseline => None,
        Strength::Against { name, games: stated, .. } => {
            let rival = tabuleiro_search::roster::find::<G>(name)?;
            let games = games.min(stated);
            Some((entry.name, duel(entry.make, rival.make, G::Options::default(), games, 1)))
        }
    });
    measured.collect()
}
