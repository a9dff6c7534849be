//! Puzzles and lessons.

use serde::{Deserialize, Serialize};

use tabuleiro_learn as learn;

use crate::thought::Value;

/// A position with one right first move, which is proven.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Puzzle {
    /// Its name: `quantik-0001`.
    pub id: String,
    /// The game.
    pub game: String,
    /// The position.
    pub position: String,
    /// What the seat to move reaches: a win or a draw.
    pub goal: Value,
    /// The length of the win, where the game knows lengths; null for a draw.
    pub plies: Option<u32>,
    /// How hard it is, 1 to 3.
    pub grade: u8,
    /// A line that reaches the goal; only its first move does.
    pub solution: Vec<String>,
}

/// A rule in short steps.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Lesson {
    /// Its name: `oware-capture`.
    pub id: String,
    /// The game.
    pub game: String,
    /// Its title, in each language by code.
    pub title: Spoken,
    /// The steps.
    pub pages: Vec<Page>,
}

/// A step of a lesson.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Page {
    /// What is said.
    pub text: Spoken,
    /// The position that is shown.
    pub position: String,
    /// Moves that are shown from there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<String>,
    /// Something to try after the moves that are shown: any of these moves is right.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tries: Vec<String>,
    /// Moves that the rule of this page forbids there; whoever tries one hears the rule's sentence.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub refused: Vec<String>,
    /// What is said when it was tried rightly.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub done: Option<Spoken>,
}

/// A text in every language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Spoken {
    /// English.
    pub en: String,
    /// Portuguese.
    pub pt: String,
}

impl From<&learn::Puzzle> for Puzzle {
    fn from(puzzle: &learn::Puzzle) -> Puzzle {
        Puzzle {
            id: puzzle.id.clone(),
            game: puzzle.game.clone(),
            position: puzzle.position.clone(),
            goal: match puzzle.goal {
                learn::Goal::Win => Value::Win,
                learn::Goal::Draw => Value::Draw,
            },
            plies: puzzle.plies,
            grade: puzzle.grade,
            solution: puzzle.solution.moves.clone(),
        }
    }
}

impl From<&learn::Lesson> for Lesson {
    fn from(lesson: &learn::Lesson) -> Lesson {
        Lesson {
            id: lesson.id.clone(),
            game: lesson.game.clone(),
            title: Spoken::from(&lesson.title),
            pages: lesson.pages.iter().map(Page::from).collect(),
        }
    }
}

impl From<&learn::Page> for Page {
    fn from(page: &learn::Page) -> Page {
        Page {
            text: Spoken::from(&page.text),
            position: page.position.clone(),
            moves: page.moves.clone(),
            tries: page.tries.clone(),
            refused: page.refused.clone(),
            done: page.done.as_ref().map(Spoken::from),
        }
    }
}

impl From<&learn::Spoken> for Spoken {
    fn from(spoken: &learn::Spoken) -> Spoken {
        Spoken { en: spoken.en.clone(), pt: spoken.pt.clone() }
    }
}
