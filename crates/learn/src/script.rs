//! The text form of lessons, one file for each game.
//!
//! Every line is a word and what it says; lines that begin with spaces go on with the one before; empty lines and lines that begin
//! with `#` mean nothing.
//!
//! | word | what it says |
//! |---|---|
//! | `game` | the game that all lessons of the file are about |
//! | `lesson` | a new lesson, by its name |
//! | `title.en`, `title.pt` | its title |
//! | `at` | a new page, by the position that is shown on it |
//! | `en`, `pt` | what is said on the page |
//! | `show` | moves that are shown from there |
//! | `try` | moves of which any is right |
//! | `refused` | moves that the rule of the page forbids |
//! | `done.en`, `done.pt` | what is said when it was tried rightly |
//!
//! ```
//! let text = "
//! game oware
//! lesson oware-sow
//! title.en Sowing
//! title.pt Semear
//! at 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S
//! en Sow house D.
//! pt Semeie a casa D.
//! try D
//! done.en Four houses
//!   have one seed more.
//! done.pt Quatro casas têm mais uma semente.
//! ";
//! let lessons = tabuleiro_learn::script::read_lessons(text)?;
//! assert_eq!(lessons[0].pages[0].tries, ["D"]);
//! assert_eq!(lessons[0].pages[0].done.as_ref().unwrap().en, "Four houses have one seed more.");
//! # Ok::<(), tabuleiro_learn::Flaw>(())
//! ```

use crate::Flaw;
use crate::lesson::{Lesson, Page, Spoken};

/// Reads every lesson of a text.
pub fn read_lessons(text: &str) -> Result<Vec<Lesson>, Flaw> {
    let mut script = Script::default();
    for (line, entry) in entries(text) {
        script.take(&entry).ok_or(Flaw::Lesson(line, entry))?;
    }
    script.lessons.iter().try_for_each(check)?;
    Ok(script.lessons)
}

/// The lines that mean something, with those that go on with them, each with its number.
fn entries(text: &str) -> Vec<(usize, String)> {
    let mut entries: Vec<(usize, String)> = Vec::new();
    for (index, line) in text.lines().enumerate() {
        match entries.last_mut() {
            _ if line.trim().is_empty() || line.starts_with('#') => {}
            Some((_, entry)) if line.starts_with(' ') => {
                entry.push(' ');
                entry.push_str(line.trim());
            }
            _ => entries.push((index + 1, line.trim_end().to_owned())),
        }
    }
    entries
}

/// What has been read so far.
#[derive(Default)]
struct Script {
    game: String,
    lessons: Vec<Lesson>,
}

impl Script {
    /// Heeds an entry; `None` if it means nothing where it stands.
    fn take(&mut self, entry: &str) -> Option<()> {
        let (word, rest) = entry.split_once(' ')?;
        let rest = rest.trim();
        let words = || rest.split_whitespace().map(str::to_owned).collect();
        match word {
            "game" => rest.clone_into(&mut self.game),
            "lesson" => {
                let (id, game) = (rest.to_owned(), self.game.clone());
                self.lessons.push(Lesson { id, game, ..Lesson::default() });
            }
            "title.en" => rest.clone_into(&mut self.lessons.last_mut()?.title.en),
            "title.pt" => rest.clone_into(&mut self.lessons.last_mut()?.title.pt),
            "at" => {
                let page = Page { position: rest.to_owned(), ..Page::default() };
                self.lessons.last_mut()?.pages.push(page);
            }
            "en" => rest.clone_into(&mut self.page()?.text.en),
            "pt" => rest.clone_into(&mut self.page()?.text.pt),
            "show" => self.page()?.moves = words(),
            "try" => self.page()?.tries = words(),
            "refused" => self.page()?.refused = words(),
            "done.en" => rest.clone_into(&mut self.done()?.en),
            "done.pt" => rest.clone_into(&mut self.done()?.pt),
            _ => return None,
        }
        Some(())
    }

    /// The page that is being read.
    fn page(&mut self) -> Option<&mut Page> {
        self.lessons.last_mut()?.pages.last_mut()
    }

    fn done(&mut self) -> Option<&mut Spoken> {
        self.page().map(|page| page.done.get_or_insert_default())
    }
}

/// That everything stands in both languages.
fn check(lesson: &Lesson) -> Result<(), Flaw> {
    let is_whole = |spoken: &Spoken| !spoken.en.is_empty() && !spoken.pt.is_empty();
    let is_sound = |page: &Page| is_whole(&page.text) && page.done.as_ref().is_none_or(is_whole);
    let bad =
        if is_whole(&lesson.title) { lesson.pages.iter().position(|page| !is_sound(page)) } else { Some(0) };
    bad.map_or(Ok(()), |page| Err(Flaw::Languages(lesson.id.clone(), page + 1)))
}
