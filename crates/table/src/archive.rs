//! A game record as text: tags, numbered moves, comments, the result.

use std::collections::BTreeMap;
use std::fmt;

use tabuleiro_game::{Outcome, Seat, Speak};

use crate::{ArchiveError, Ending, Setup, Table, find, setup};

/// A game record. Reading it checks its form; [`Archive::replay`] checks its moves.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Archive {
    /// The game's name.
    pub game: String,
    /// Its options in words.
    pub options: String,
    /// The day it was played, `2026.11.15`.
    pub date: String,
    /// Who played, in seat order.
    pub seats: Vec<String>,
    /// Tags we give no meaning to, kept as they are.
    pub others: Vec<(String, String)>,
    /// The first position, when it is not the start under the options.
    pub position: Option<String>,
    /// Why it ended, when it was not by the rules.
    pub ending: Option<Ending>,
    /// The moves.
    pub moves: Vec<String>,
    /// Comments, by how many moves stand before them.
    pub comments: BTreeMap<usize, Vec<String>>,
    /// The result.
    pub result: Verdict,
}

/// A record's result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Verdict {
    /// That seat won.
    Won(Seat),
    /// Nobody won.
    Draw,
    /// The game is not finished.
    #[default]
    Unfinished,
}

impl Archive {
    /// The record of a game as it stands.
    pub fn of(table: &dyn Table, players: &[String], date: &str) -> Archive {
        let (position, is_start) = table.beginning();
        let end = table.ended();
        let moves = (1..=table.ply()).filter_map(|ply| table.state(ply).mv).collect();
        Archive {
            game: table.kind().name.to_owned(),
            options: table.options(),
            date: date.to_owned(),
            seats: players.to_vec(),
            position: (!is_start).then_some(position),
            ending: end.map(|end| end.ending).filter(|&ending| ending != Ending::Rules),
            moves,
            result: Verdict::of(end.and_then(|end| end.outcome)),
            ..Archive::default()
        }
    }

    /// A table set as the record begins, before the first move.
    pub fn open(&self) -> Result<Box<dyn Table>, ArchiveError> {
        let kind = find(&self.game).ok_or_else(|| ArchiveError::UnknownGame(self.game.clone()))?;
        let words = setup::split_words(&self.options).map_err(ArchiveError::Setup)?;
        let setup = Setup { words, position: self.position.clone(), deal: None };
        (kind.open)(&setup).map_err(|error| ArchiveError::Setup(error.message()))
    }

    /// The table after all moves, each checked, and the result checked against what the moves come to.
    pub fn replay(&self) -> Result<Box<dyn Table>, ArchiveError> {
        let mut table = self.open()?;
        for (index, text) in self.moves.iter().enumerate() {
            table.accept(text).map_err(|why| ArchiveError::Illegal(index + 1, text.clone(), why))?;
        }
        self.check_result(table.as_mut())?;
        Ok(table)
    }

    /// Ends the table as the record says, if it says so, and checks that the record claims the right result.
    pub fn check_result(&self, table: &mut dyn Table) -> Result<(), ArchiveError> {
        if let Some(ending) = self.ending {
            if let Ending::Resigned(seat) | Ending::Flag(seat) = ending
                && seat.index() >= usize::from(table.seats())
            {
                return Err(ArchiveError::Value("Ending".to_owned(), ending.to_string()));
            }
            table.end(ending);
        }
        let found = Verdict::of(table.ended().and_then(|end| end.outcome));
        if found == self.result { Ok(()) } else { Err(ArchiveError::Claim(self.result, found)) }
    }

    /// Whether a tag of that name says something about the game, and is not merely kept.
    pub(crate) fn has_meaning(name: &str) -> bool {
        matches!(name, "Game" | "Options" | "Date" | "Position" | "Ending" | "Result")
            || seat_number(name).is_some()
    }

    pub(crate) fn set(&mut self, name: &str, value: String) -> Result<Option<Verdict>, ArchiveError> {
        let bad = |value: &str| ArchiveError::Value(name.to_owned(), value.to_owned());
        match name {
            "Game" => self.game = value,
            "Options" => self.options = value,
            "Date" => self.date = value,
            "Position" => self.position = Some(value),
            "Ending" => self.ending = Some(value.parse().map_err(|_| bad(&value))?),
            "Result" => return Verdict::read(&value).map(Some).ok_or_else(|| bad(&value)),
            _ => match seat_number(name) {
                Some(number) if number == self.seats.len() + 1 => self.seats.push(value),
                Some(_) => return Err(bad(&value)),
                None => self.others.push((name.to_owned(), value)),
            },
        }
        Ok(None)
    }
}

fn seat_number(tag: &str) -> Option<usize> {
    tag.strip_prefix("Seat")?.parse().ok()
}

impl Verdict {
    /// The verdict of a result by the rules, or of a game without one.
    pub fn of(outcome: Option<Outcome>) -> Verdict {
        match outcome.map(|outcome| outcome.winner) {
            None => Verdict::Unfinished,
            Some(None) => Verdict::Draw,
            Some(Some(seat)) => Verdict::Won(seat),
        }
    }

    /// Reads `1`, `draw` or `*`.
    pub(crate) fn read(text: &str) -> Option<Verdict> {
        match text {
            "*" => Some(Verdict::Unfinished),
            "draw" => Some(Verdict::Draw),
            "1" | "2" | "3" | "4" => Some(Verdict::Won(Seat::new(text.as_bytes()[0] - b'1'))),
            _ => None,
        }
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Verdict::Won(seat) => seat.fmt(f),
            Verdict::Draw => f.write_str("draw"),
            Verdict::Unfinished => f.write_str("*"),
        }
    }
}

impl fmt::Display for Archive {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut tag = |name: &str, value: &str| {
            writeln!(
                f,
                "[{name} \"{}\"]",
                value.replace('\\', "\\\\").replace('"', "\\\"").replace(['\n', '\r'], " ")
            )
        };
        tag("Game", &self.game)?;
        if !self.options.is_empty() {
            tag("Options", &self.options)?;
        }
        if !self.date.is_empty() {
            tag("Date", &self.date)?;
        }
        for (index, name) in self.seats.iter().enumerate() {
            tag(&format!("Seat{}", index + 1), name)?;
        }
        self.others.iter().try_for_each(|(name, value)| tag(name, value))?;
        if let Some(position) = &self.position {
            tag("Position", position)?;
        }
        if let Some(ending) = self.ending {
            tag("Ending", &ending.to_string())?;
        }
        tag("Result", &self.result.to_string())?;
        write!(f, "\n{}", self.movetext())
    }
}

impl Archive {
    /// The moves with their numbers and comments, and the result, in lines of at most 80 columns where that is possible.
    fn movetext(&self) -> String {
        let mut words = Vec::new();
        for ply in 0..=self.moves.len() {
            for comment in self.comments.get(&ply).into_iter().flatten() {
                words.extend(
                    format!("{{{}}}", comment.replace(['{', '}'], "|")).split(' ').map(str::to_owned),
                );
            }
            if let Some(text) = self.moves.get(ply) {
                words.push(format!("{}. {text}", ply + 1));
            }
        }
        words.push(self.result.to_string());
        let mut lines = vec![String::new()];
        for word in words {
            let line = lines.last_mut().expect("there is a line");
            if line.is_empty() {
                line.push_str(&word);
            } else if line.chars().count() + 1 + word.chars().count() <= 80 {
                *line = format!("{line} {word}");
            } else {
                lines.push(word);
            }
        }
        lines.join("\n") + "\n"
    }
}
