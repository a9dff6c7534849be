//! What there is, without any session: games, rules, puzzles, lessons, records.

use tabuleiro_game::{Speak, few};
use tabuleiro_learn::shelf;
use tabuleiro_table::{self as table, Refusal, archive, setup};

use super::Desk;
use crate::answer::Answer;
use crate::ask::{Catalogue, EditRecord, Lang};
use crate::kind::Kind;
use crate::puzzle::{Lesson, Puzzle};
use crate::record::Archive;
use crate::{Fault, WireError};

impl Desk {
    pub(super) fn catalogue(&self, ask: Catalogue) -> Result<Answer, Box<Fault>> {
        Ok(match ask {
            Catalogue::Kinds => Answer::Kinds { kinds: self.kinds.iter().map(Kind::from).collect() },
            Catalogue::Fits { game, options } => self.fits(&game, &options)?,
            Catalogue::Rules { game, lang } => Answer::Rules { book: self.rules(&game, lang)? },
            Catalogue::Puzzles { game } => Answer::Puzzles { puzzles: self.puzzles(&game)? },
            Catalogue::Lessons { game } => {
                let lessons = tabuleiro_learn::lessons_of(self.taught(&game)?);
                Answer::Lessons { lessons: lessons.iter().map(Lesson::from).collect() }
            }
            Catalogue::ReadRecord { text } => Answer::Record { record: Archive::from(&self.checked(&text)?) },
            Catalogue::EditRecord(edit) => Answer::Record { record: self.edited(edit)? },
            Catalogue::SplitRecords { text } => Answer::Records { texts: archive::split(&text) },
            Catalogue::ForeignRecord { text } => Answer::Foreign { text: self.foreign(&text)? },
        })
    }

    fn fits(&self, game: &str, options: &str) -> Result<Answer, Box<Fault>> {
        let words = setup::split_words(options).map_err(Refusal::new)?;
        self.kind(game)?.fits(&words).map_err(Refusal::new)?;
        Ok(Answer::Fits)
    }

    fn rules(&self, game: &str, lang: Lang) -> Result<String, Box<Fault>> {
        match tabuleiro_game::Lang::from(lang).of(self.kind(game)?.rule_book()) {
            "" => Err(WireError::NotTaught(game.to_owned()).into()),
            book => Ok(book.to_owned()),
        }
    }

    /// Takes the puzzles and lessons of a game as their files have them, where they are not part of the program. Nobody learns it
    /// before.
    pub fn teach(&self, game: &str, puzzles: &str, lessons: &str) -> Result<(), Box<Fault>> {
        let name = self.kind(game)?.name();
        let is_taken = shelf::lend(name, puzzles, lessons);
        if is_taken { Ok(()) } else { Err(WireError::BadLessons(game.to_owned()).into()) }
    }

    /// The name of a game whose puzzles and lessons are here.
    pub(super) fn taught(&self, game: &str) -> Result<&'static str, Box<Fault>> {
        let name = self.kind(game)?.name();
        if shelf::is_here(name) { Ok(name) } else { Err(WireError::NotTaught(game.to_owned()).into()) }
    }

    /// The puzzles of a game, easy ones first.
    fn puzzles(&self, game: &str) -> Result<Vec<Puzzle>, Box<Fault>> {
        let puzzles = tabuleiro_learn::puzzles_of(self.taught(game)?);
        let mut puzzles: Vec<Puzzle> = puzzles.iter().map(Puzzle::from).collect();
        few::sort_by_key(&mut puzzles, |puzzle| puzzle.grade);
        Ok(puzzles)
    }

    /// A record with every move of it checked.
    fn checked(&self, text: &str) -> Result<archive::Archive, Box<Fault>> {
        let archive = self.kinds.archive(text).map_err(Refusal::new)?;
        self.check(&archive)?;
        Ok(archive)
    }

    fn check(&self, archive: &archive::Archive) -> Result<(), Box<Fault>> {
        archive.replay(self.kinds).map(drop).map_err(|error| Refusal::new(error.message()).into())
    }

    fn edited(&self, edit: EditRecord) -> Result<Archive, Box<Fault>> {
        let mut archive = self.kinds.archive(&edit.text).map_err(Refusal::new)?;
        if let Some(main) = &edit.main {
            archive.main = main.read()?;
        }
        if let Some(result) = &edit.result {
            let claim = || table::ArchiveError::Value("Result".to_owned(), result.clone());
            archive.result = table::GameResult::read(result).ok_or_else(|| Fault::of(&claim()))?;
        }
        if archive.date.is_empty() {
            archive.date = edit.date.unwrap_or_default();
        }
        for (name, value) in edit.tags {
            archive.tag(&name, value).map_err(|error| Fault::of(&error))?;
        }
        // What is told is what the written record says when it is read.
        Ok(Archive::from(&self.checked(&archive.to_string())?))
    }

    fn foreign(&self, text: &str) -> Result<String, Box<Fault>> {
        let archive = self.kinds.archive(text).map_err(Refusal::new)?;
        let form = self.kind(&archive.game)?.foreign();
        let form = form.ok_or_else(|| WireError::NoForeignForm(archive.game.clone()))?;
        Ok((form.write)(&archive).map_err(Refusal::new)?)
    }
}
