//! Reads the text of a record.

use std::str::FromStr;

use super::lexer::{Broken, Piece, pieces};
use super::variation::DEEPEST;
use super::{Archive, ArchiveError, GameResult, Variation};

/// A variation that has been opened and not yet closed.
struct Opened {
    /// The line of the text on which it begins.
    line: usize,
    /// How many moves of the game stand before it.
    before: usize,
    variation: Variation,
}

/// Reads piece by piece.
#[derive(Default)]
struct Reader {
    archive: Archive,
    tagged: Option<GameResult>,
    seen: Vec<String>,
    /// The variations around the place that is being read, the innermost last.
    opened: Vec<Opened>,
    result: Option<GameResult>,
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
                let at = self.current().moves.len();
                self.current().annotate(at, &text);
                Ok(())
            }
            Piece::Open => self.open(line),
            Piece::Close => self.close(line),
            Piece::Word(word) => self.word(word),
        }
    }

    /// The line that is being read.
    fn current(&mut self) -> &mut Variation {
        self.opened.last_mut().map_or(&mut self.archive.main, |opened| &mut opened.variation)
    }

    /// How many moves of the game stand before the next one.
    fn ply(&mut self) -> usize {
        self.opened.last().map_or(0, |opened| opened.before) + self.current().moves.len()
    }

    fn tag(&mut self, line: usize, name: String, value: String) -> Result<(), ArchiveError> {
        if !self.archive.main.moves.is_empty() {
            return Err(ArchiveError::Tag(line));
        }
        if self.seen.contains(&name) {
            return Err(ArchiveError::Twice(name));
        }
        self.tagged = self.archive.set(&name, value)?.or(self.tagged);
        self.seen.push(name);
        Ok(())
    }

    fn number(&mut self, line: usize, number: usize) -> Result<(), ArchiveError> {
        let wanted = self.ply() + 1;
        if number == wanted { Ok(()) } else { Err(ArchiveError::Number(line, number, wanted)) }
    }

    fn word(&mut self, word: String) -> Result<(), ArchiveError> {
        let Some(verdict) = GameResult::read(&word) else {
            self.current().moves.push(word);
            return Ok(());
        };
        self.check_closed()?;
        self.result = Some(verdict);
        Ok(())
    }

    fn open(&mut self, line: usize) -> Result<(), ArchiveError> {
        if self.current().moves.is_empty() {
            return Err(ArchiveError::ReplacesNothing(line));
        }
        if self.opened.len() == DEEPEST {
            return Err(ArchiveError::TooDeep(DEEPEST));
        }
        let before = self.ply() - 1;
        self.opened.push(Opened { line, before, variation: Variation::default() });
        Ok(())
    }

    fn close(&mut self, line: usize) -> Result<(), ArchiveError> {
        let Opened { variation, .. } = self.opened.pop().ok_or(ArchiveError::NotOpened(line))?;
        if variation.moves.is_empty() {
            return Err(ArchiveError::EmptyVariation(line));
        }
        let parent = self.current();
        parent.branches.entry(parent.moves.len() - 1).or_default().push(variation);
        Ok(())
    }

    fn check_closed(&self) -> Result<(), ArchiveError> {
        self.opened.last().map_or(Ok(()), |opened| Err(ArchiveError::NotClosed(opened.line)))
    }

    fn finish(mut self) -> Result<Archive, ArchiveError> {
        if self.archive.game.is_empty() {
            return Err(ArchiveError::NoGame);
        }
        self.check_closed()?;
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

/// Reads the form of a record; which game it is and whether its moves are legal is for [`Archive::replay`] to say.
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
