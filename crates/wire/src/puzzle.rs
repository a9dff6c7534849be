//! Puzzles and lessons.

use serde::{Deserialize, Serialize};

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
    /// The length of the win; null for a draw.
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
    /// Something to try: any of these moves is right.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tries: Vec<String>,
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
