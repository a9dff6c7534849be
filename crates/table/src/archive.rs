//! A game record as text: tags, numbered moves, comments, the result.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use tabuleiro_game::{Message, Outcome, Seat, Speak};

use crate::lexer::{Broken, Piece, pieces};
use crate::{Ending, Setup, Table, WORDS, find, setup};

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

/// Why a text is no record, or a record does not hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ArchiveError {
    /// A tag on that line is not `[Name "value"]`.
    Tag(usize),
    /// The comment that begins on that line is not closed.
    Comment(usize),
    /// There is no `Game` tag.
    NoGame,
    /// No game has that name.
    UnknownGame(String),
    /// That tag stands twice.
    Twice(String),
    /// That tag has a value that means nothing there.
    Value(String, String),
    /// A move has the wrong number: the line, the number found, the number wanted.
    Number(usize, usize, usize),
    /// The text ends before the result.
    CutShort,
    /// Something stands after the result, on that line.
    AfterResult(usize),
    /// The `Result` tag and the result at the end differ.
    Results(Verdict, Verdict),
    /// The game cannot begin so.
    Setup(Message),
    /// A move cannot be played: which (from 1), its text, and why.
    Illegal(usize, String, Message),
    /// The moves come to another result than the record claims: claimed, found.
    Claim(Verdict, Verdict),
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

    fn set(&mut self, name: &str, value: String) -> Result<Option<Verdict>, ArchiveError> {
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
    fn read(text: &str) -> Option<Verdict> {
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

/// Reads the movetext after the tags.
#[derive(Default)]
struct Reader {
    archive: Archive,
    tagged: Option<Verdict>,
    seen: Vec<String>,
    result: Option<Verdict>,
}

impl Reader {
    fn take(&mut self, line: usize, piece: Piece) -> Result<(), ArchiveError> {
        if self.result.is_some() {
            return Err(ArchiveError::AfterResult(line));
        }
        match piece {
            Piece::Tag(name, value) => self.tag(line, name, value),
            Piece::Number(number) => self.number(line, number),
            Piece::Comment(text) => {
                self.archive.comments.entry(self.archive.moves.len()).or_default().push(text);
                Ok(())
            }
            Piece::Word(word) => {
                match Verdict::read(&word) {
                    Some(verdict) => self.result = Some(verdict),
                    None => self.archive.moves.push(word),
                }
                Ok(())
            }
        }
    }

    fn tag(&mut self, line: usize, name: String, value: String) -> Result<(), ArchiveError> {
        if !self.archive.moves.is_empty() {
            return Err(ArchiveError::Tag(line));
        }
        if self.seen.contains(&name) {
            return Err(ArchiveError::Twice(name));
        }
        self.tagged = self.archive.set(&name, value)?.or(self.tagged);
        self.seen.push(name);
        Ok(())
    }

    fn number(&self, line: usize, number: usize) -> Result<(), ArchiveError> {
        let wanted = self.archive.moves.len() + 1;
        if number == wanted { Ok(()) } else { Err(ArchiveError::Number(line, number, wanted)) }
    }

    fn finish(mut self) -> Result<Archive, ArchiveError> {
        if self.archive.game.is_empty() {
            return Err(ArchiveError::NoGame);
        }
        if find(&self.archive.game).is_none() {
            return Err(ArchiveError::UnknownGame(self.archive.game));
        }
        let result = self.result.ok_or(ArchiveError::CutShort)?;
        match self.tagged {
            Some(tagged) if tagged != result => Err(ArchiveError::Results(tagged, result)),
            _ => {
                self.archive.result = result;
                Ok(self.archive)
            }
        }
    }
}

impl FromStr for Archive {
    type Err = ArchiveError;

    fn from_str(text: &str) -> Result<Archive, ArchiveError> {
        let pieces = pieces(text).map_err(|(line, broken)| match broken {
            Broken::Tag => ArchiveError::Tag(line),
            Broken::Comment => ArchiveError::Comment(line),
        })?;
        let mut reader = Reader::default();
        pieces.into_iter().try_for_each(|(line, piece)| reader.take(line, piece))?;
        reader.finish()
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

impl Speak for ArchiveError {
    fn message(&self) -> Message {
        let said = |key| Message::new(&WORDS, key);
        match self {
            ArchiveError::Tag(line) => said("table-record-tag").with("line", *line),
            ArchiveError::Comment(line) => said("table-record-comment").with("line", *line),
            ArchiveError::NoGame => said("table-record-no-game"),
            ArchiveError::UnknownGame(name) => said("table-record-unknown-game").with("name", name.as_str()),
            ArchiveError::Twice(name) => said("table-record-twice").with("name", name.as_str()),
            ArchiveError::Value(name, value) => {
                said("table-record-value").with("name", name.as_str()).with("value", value.as_str())
            }
            ArchiveError::Number(line, found, wanted) => {
                said("table-record-number").with("line", *line).with("found", *found).with("wanted", *wanted)
            }
            ArchiveError::CutShort => said("table-record-cut-short"),
            ArchiveError::AfterResult(line) => said("table-record-after-result").with("line", *line),
            ArchiveError::Results(tag, end) => {
                said("table-record-results").with("tag", tag.to_string()).with("end", end.to_string())
            }
            ArchiveError::Setup(message) => message.clone(),
            ArchiveError::Illegal(ply, text, why) => said("table-record-illegal")
                .with("ply", *ply)
                .with("move", text.as_str())
                .with("why", why.clone()),
            ArchiveError::Claim(claimed, found) => said("table-record-claim")
                .with("claimed", claimed.to_string())
                .with("found", found.to_string()),
        }
    }
}

impl fmt::Display for ArchiveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for ArchiveError {}
