//! Puzzles and lessons as data, for any game, and the proof that they are right.
//!
//! Names no game: the files in `puzzles/` and `lessons/` do, and whoever shows them finds the game in a list of kinds.
//!
//! | file | noun |
//! |---|---|
//! | [`puzzle`] | [`Puzzle`], a position with one right first move |
//! | [`proof`] | [`prove`], the proof by the game's own solver |
//! | [`attempt`] | [`Attempt`], somebody at work on a puzzle |
//! | [`lesson`] | [`Lesson`], a rule in short steps |
//! | [`script`] | the text form of lessons |
//! | [`shelf`] | [`puzzles`] and [`lessons`], what there is |
//! | [`flaw`] | [`Flaw`], what is wrong with one |

pub mod attempt;
pub mod flaw;
pub mod lesson;
pub mod proof;
pub mod puzzle;
pub mod script;
pub mod shelf;

pub use attempt::{Answer, Attempt};
pub use flaw::Flaw;
pub use lesson::{Lesson, Page, Spoken};
pub use proof::prove;
pub use puzzle::{Goal, Puzzle, grade, read_puzzles, write_puzzles};
pub use shelf::{lessons, lessons_of, puzzles, puzzles_of};

use tabuleiro_game::{Message, Words};

/// The sentences of this crate.
pub static WORDS: Words =
    Words { name: "learn", en: include_str!("../words/en.ftl"), pt: include_str!("../words/pt.ftl") };

/// A sentence of this crate.
fn say(key: &'static str) -> Message {
    Message::new(&WORDS, key)
}
