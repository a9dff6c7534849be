//! A rule in short steps.

use tabuleiro_game::{Lang, Speak};
use tabuleiro_table::{Kinds, Refusal, Setup, SetupError, Table};

use crate::say;

/// A text in every language.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Spoken {
    /// English.
    pub en: String,
    /// Portuguese.
    pub pt: String,
}

impl Spoken {
    /// The text in a language.
    pub fn said_in(&self, lang: Lang) -> &str {
        match lang {
            Lang::En => &self.en,
            Lang::Pt => &self.pt,
        }
    }

    /// Whether nothing is said, in neither language.
    pub fn is_empty(&self) -> bool {
        self.en.is_empty() && self.pt.is_empty()
    }
}

/// A rule in short steps.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Lesson {
    /// Its name: `oware-capture`.
    pub id: String,
    /// The game.
    pub game: String,
    /// Its title.
    pub title: Spoken,
    /// The steps.
    pub pages: Vec<Page>,
}

/// A step of a lesson.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Page {
    /// What is said.
    pub text: Spoken,
    /// The position that is shown.
    pub position: String,
    /// Moves that are shown from there.
    pub moves: Vec<String>,
    /// Something to try after the moves that are shown: any of these moves is right.
    pub tries: Vec<String>,
    /// Moves that the rule of this page forbids after the moves that are shown; whoever tries one hears the rule's sentence.
    pub refused: Vec<String>,
    /// What is said when it was tried rightly.
    pub done: Option<Spoken>,
}

impl Page {
    /// A table set at the page's position, before the moves that are shown.
    pub fn open(&self, game: &str, kinds: Kinds) -> Result<Box<dyn Table>, SetupError> {
        let unknown = || SetupError::Usage(say("learn-unknown-game").with("game", game));
        let setup = Setup { position: Some(self.position.clone()), ..Setup::default() };
        kinds.find(game).ok_or_else(unknown)?.open(&setup)
    }

    /// The same table after the moves that are shown.
    pub fn played(&self, game: &str, kinds: Kinds) -> Result<Box<dyn Table>, Refusal> {
        let mut table = self.open(game, kinds).map_err(|error| Refusal::new(error.message()))?;
        for text in &self.moves {
            table.accept(text)?;
        }
        Ok(table)
    }

    /// Whether a move is one of those to try, at a table after the moves that are shown. One that is not legal is refused with
    /// the rule's own sentence.
    pub fn is_right(&self, table: &mut dyn Table, text: &str) -> Result<bool, Refusal> {
        let played = table.accept(text)?;
        table.undo();
        Ok(self.tries.contains(&played.text))
    }
}
