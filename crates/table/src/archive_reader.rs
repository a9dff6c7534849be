//! Reads the text of a record.

use std::str::FromStr;

use crate::archive::{Archive, Verdict};
use crate::lexer::{Broken, Piece, pieces};
use crate::{ArchiveError, find};

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
