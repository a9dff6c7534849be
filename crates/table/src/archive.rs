//! A game record as text: tags, numbered moves, comments, variations, the result.
//!
//! | file | noun |
//! |---|---|
//! | `variation` | [`Variation`], a line of moves with what is said about it and the lines that leave it |
//! | `worth` | [`Worth`], what a move is worth |
//! | `result` | [`GameResult`], a record's result |
//! | `lexer`, `reader` | from text |
//! | `writer` | to text |
//! | `file` | several records in one file |
//! | `replay` | [`Replayed`], a record whose moves have been checked |
//! | `taking_up` | a record as the session it tells of |
//! | `error` | [`ArchiveError`], why a record does not hold |
//!
//! ```
//! use tabuleiro_table::Archive;
//! let text = "[Game \"oware\"]\n[Result \"*\"]\n\n1. A 2. b {[%value -0.50]} (2. c 3. D {better}) 3. B *\n";
//! let archive: Archive = text.parse()?;
//! assert_eq!(archive.moves(), ["A", "b", "B"]);
//! assert_eq!(archive.main.branches[&1][0].moves, ["c", "D"]);
//! assert_eq!(archive.to_string(), text);
//! # Ok::<(), tabuleiro_table::ArchiveError>(())
//! ```

mod error;
mod file;
mod lexer;
mod reader;
mod replay;
mod result;
mod taking_up;
mod variation;
mod worth;
mod writer;

use tabuleiro_game::{Seat, few};

pub use error::ArchiveError;
pub(crate) use error::quote;
pub use file::split;
pub use replay::Replayed;
pub use result::GameResult;
pub use variation::{DEEPEST, Variation};
pub use worth::{UnknownWorth, Worth};

use crate::player::Sort;
use crate::{End, Ending, Kind, Player, Session, Table};

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
    /// What they are, in seat order, whatever they are called; empty if the record does not say.
    pub sorts: Vec<Sort>,
    /// Tags we give no meaning to, kept as they are.
    pub others: Vec<(String, String)>,
    /// The first position, when it is not the start under the options.
    pub position: Option<String>,
    /// Seats that left a game in which the others played on, each with how many moves had been played, in that order.
    pub out: Vec<(Seat, usize)>,
    /// Why it ended, when it was not by the rules.
    pub ending: Option<Ending>,
    /// The moves as they were played, and all that is said about them.
    pub main: Variation,
    /// The result.
    pub result: GameResult,
}

impl Archive {
    /// The record of a game as it stands: how it ended, and who left it while the others played on.
    pub fn of(
        table: &dyn Table,
        end: Option<End>,
        out: &[(Seat, usize)],
        players: &[String],
        date: &str,
    ) -> Archive {
        let setting = table.setting();
        let ending = end.map(|end| end.ending).filter(|&ending| ending != Ending::Rules);
        let mut archive = Archive {
            game: table.kind().name().to_owned(),
            options: setting.options,
            date: date.to_owned(),
            seats: players.to_vec(),
            position: (!setting.is_start).then_some(setting.position),
            out: out.to_vec(),
            ending,
            main: Variation::of(table.moves()),
            result: GameResult::of(end.and_then(|end| end.outcome)),
            ..Archive::default()
        };
        // Whoever ended the game by leaving it is named by the ending.
        archive.out.retain(|(seat, _)| leaver(ending) != Some(*seat));
        few::sort_by_key(&mut archive.out, |&(_, ply)| ply);
        archive
    }

    /// The record of a session as it stands, with what its levels thought of their moves.
    pub(crate) fn of_session(session: &Session, date: &str) -> Archive {
        let names: Vec<String> = session.players().iter().map(|player| player.name().to_owned()).collect();
        let out: Vec<(Seat, usize)> =
            session.leavers().iter().map(|leaver| (leaver.seat, leaver.ply)).collect();
        let mut archive = Archive::of(session.table(), session.ended(), &out, &names, date);
        archive.sorts = session.players().iter().map(Player::sort).collect();
        archive.main.values = session.values().clone();
        archive
    }

    /// Who played. Without a word about what they were, as in records of earlier releases, a level is known by its name.
    pub fn players(&self, kind: &dyn Kind) -> Vec<Player> {
        let player = |(index, name): (usize, &String)| match self.sorts.get(index) {
            Some(Sort::Level) if kind.has_bot(name) => Player::Level(name.clone()),
            // How a program was started is not told, and a level may be one of another release.
            Some(_) => Player::Person(name.clone()),
            None => Player::named(name, kind),
        };
        self.seats.iter().enumerate().map(player).collect()
    }

    /// The moves as they were played.
    pub fn moves(&self) -> &[String] {
        &self.main.moves
    }

    /// Whether a tag of that name says something about the game, and is not merely kept.
    pub fn has_meaning(tag: &str) -> bool {
        matches!(tag, "Game" | "Options" | "Date" | "Position" | "Players" | "Out" | "Ending" | "Result")
            || seat_number(tag).is_some()
    }

    /// Adds a tag that we give no meaning to, unless the record has it already.
    pub fn tag(&mut self, name: &str, value: String) -> Result<(), ArchiveError> {
        let is_name = !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
        if Archive::has_meaning(name) || !is_name {
            return Err(ArchiveError::Value(name.to_owned(), value));
        }
        if !self.others.iter().any(|(known, _)| known == name) {
            self.others.push((name.to_owned(), value));
        }
        Ok(())
    }

    /// Heeds a tag; the result, if it tells that.
    fn set(&mut self, name: &str, value: String) -> Result<Option<GameResult>, ArchiveError> {
        let bad = |value: &str| ArchiveError::Value(name.to_owned(), value.to_owned());
        match name {
            "Game" => self.game = value,
            "Options" => self.options = value,
            "Date" => self.date = value,
            "Position" => self.position = Some(value),
            "Players" => self.sorts = read_sorts(&value).ok_or_else(|| bad(&value))?,
            "Out" => self.out = read_out(&value).ok_or_else(|| bad(&value))?,
            "Ending" => self.ending = Some(value.parse().map_err(|_| bad(&value))?),
            "Result" => return GameResult::read(&value).map(Some).ok_or_else(|| bad(&value)),
            _ => match seat_number(name) {
                Some(number) if number == self.seats.len() + 1 => self.seats.push(value),
                Some(_) => return Err(bad(&value)),
                None => self.others.push((name.to_owned(), value)),
            },
        }
        Ok(None)
    }

    /// What the players are, as the tag has it: `person level`.
    fn sorts_text(&self) -> String {
        self.sorts.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }

    /// Who left, as the tag has it: `2@7 3@9`.
    fn out_text(&self) -> String {
        let each = self.out.iter().map(|(seat, ply)| format!("{seat}@{ply}"));
        each.collect::<Vec<_>>().join(" ")
    }
}

/// The seat whose leaving is the end of the game.
fn leaver(ending: Option<Ending>) -> Option<Seat> {
    ending.and_then(Ending::leaver)
}

fn seat_number(tag: &str) -> Option<usize> {
    tag.strip_prefix("Seat")?.parse().ok()
}

/// Reads `person level`: at least one.
fn read_sorts(text: &str) -> Option<Vec<Sort>> {
    let sorts: Option<Vec<Sort>> = text.split_whitespace().map(Sort::read).collect();
    sorts.filter(|sorts| !sorts.is_empty())
}

/// Reads `2@7 3@9`: at least one seat, none twice.
fn read_out(text: &str) -> Option<Vec<(Seat, usize)>> {
    let mut out: Vec<(Seat, usize)> = Vec::new();
    for word in text.split_whitespace() {
        let (seat, ply) = word.split_once('@')?;
        let seat = result::read_seat(seat)?;
        if out.iter().any(|(other, _)| *other == seat) {
            return None;
        }
        out.push((seat, ply.parse().ok()?));
    }
    few::sort_by_key(&mut out, |&(_, ply)| ply);
    if out.is_empty() { None } else { Some(out) }
}
