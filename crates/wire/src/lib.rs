//! Everything that travels between a game and its faces, as JSON.
//!
//! The types here mirror those of the core, which knows no serde. TypeScript types and a JSON schema are made from them
//! (`cargo xtask schema`), and CI fails when those that are kept in `schema/` differ.
//!
//! | file | what travels |
//! |---|---|
//! | [`message`] | [`Message`], a sentence to be spoken where it arrives, in the reader's language |
//! | [`kind`] | [`Kind`], a game with its options and players |
//! | [`board`] | [`Board`], what never changes during a game |
//! | [`view`] | [`View`], what a position looks like |
//! | [`choice`] | [`Choice`] and [`Step`] |
//! | [`preview`] | [`Preview`], what a move that is looked at would do |
//! | [`session`] | [`Command`], [`Event`], clocks |
//! | [`thought`] | [`Thought`], [`Judgement`], [`Solved`] |
//! | [`record`] | [`Record`], a game with its variations |
//! | [`puzzle`] | [`Puzzle`] and [`Lesson`](puzzle::Lesson) |
//! | [`fault`] | [`Fault`], a stable code beside a sentence |
//! | [`ask`], [`answer`] | what can be asked and answered |
//! | [`frame`] | [`Request`] and [`Response`], versioned and bounded |
//! | [`desk`] | [`Desk`], who answers requests about one session |
//! | [`line`] | the lines of `--json`, promised in the documentation of the commands |

pub mod answer;
pub mod ask;
pub mod board;
pub mod choice;
pub mod desk;
pub mod fault;
pub mod frame;
pub mod kind;
pub mod line;
pub mod message;
pub mod preview;
pub mod puzzle;
pub mod record;
#[cfg(feature = "schema")]
pub mod schema;
pub mod session;
pub mod thought;
pub mod view;

pub use answer::Answer;
pub use ask::Ask;
pub use board::Board;
pub use choice::{Choice, Step};
pub use desk::Desk;
pub use fault::{Fault, WireError};
pub use frame::{Request, Response};
pub use kind::Kind;
pub use message::{Bundles, Message};
pub use preview::Preview;
pub use puzzle::Puzzle;
pub use record::Record;
pub use session::{Command, Event};
pub use thought::{Judgement, Solved, Thought};
pub use view::View;

use tabuleiro_game::Words;

/// The sentences of this crate.
pub static WORDS: Words =
    Words { name: "wire", en: include_str!("../words/en.ftl"), pt: include_str!("../words/pt.ftl") };
