//! Puzzles and lessons as data, for any game, and the proof that they are right.
//!
//! Names no game: the files in `puzzles/` and `lessons/` do, and whoever shows them finds the game in a list of kinds.
//!
//! # Puzzles
//!
//! A puzzle is a position in which exactly one move reaches the goal: a win, or a draw where every other move loses. Nobody needs to
//! believe that: [`prove`] asks the game's own solver about every legal move. Puzzles are made by `cargo xtask puzzles` from games
//! between players of the ladder, one from a game at most, no two alike, and stand in `puzzles/` as records: the main line is the
//! solution, variations are tempting moves with what they are worth and the reply to them.
//!
//! How hard a puzzle is, is measured: every player of the ladder is asked three times, with 60 000 moves applied at most. By how many
//! answers were right the puzzles of a game are sorted and cut into three grades, see [`grade`]; the share stands in [`Puzzle::found`].
//!
//! # Lessons
//!
//! A lesson teaches a rule in a few pages: a position, a few sentences in each language, moves that are shown, or something to try.
//!
//! # Openings
//!
//! An explorer counts how often each move was played and how those games ended. Those of strong players are made by `cargo xtask
//! explorer` and stand in `explorer/`; one's own are added by whoever keeps them.
//!
//! # Files
//!
//! | file | noun |
//! |---|---|
//! | [`puzzle`] | [`Puzzle`], a position with one right first move |
//! | [`proof`] | [`prove`], the proof by the game's own solver |
//! | [`attempt`] | [`Attempt`], somebody at work on a puzzle |
//! | [`lesson`] | [`Lesson`], a rule in short steps |
//! | [`script`] | the text form of lessons |
//! | [`explorer`] | [`Explorer`], how often each move was played, and how those games ended |
//! | [`shelf`] | [`puzzles`] and [`lessons`], what there is |
//! | [`flaw`] | [`Flaw`], what is wrong with one |
//!
//! ```
//! use tabuleiro_games::GAMES;
//! use tabuleiro_learn::{Answer, Attempt, puzzles};
//! use tabuleiro_search::Leash;
//! let puzzle = &puzzles(GAMES)[0];
//! let mut attempt = Attempt::new(puzzle, GAMES)?;
//! let answer = attempt.try_move(puzzle.first(), &mut Leash::free())?;
//! assert!(matches!(answer, Answer::Solved | Answer::GoOn { .. }));
//! # Ok::<(), tabuleiro_learn::Flaw>(())
//! ```

pub mod attempt;
pub mod explorer;
pub mod flaw;
pub mod lesson;
pub mod proof;
pub mod puzzle;
pub mod script;
pub mod shelf;

pub use attempt::{Answer, Attempt};
pub use explorer::{Explored, Explorer, explore};
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
