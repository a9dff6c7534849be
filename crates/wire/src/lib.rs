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
//! | [`command`] | [`Command`], what a seat asks for |
//! | [`event`] | [`Event`], what happened, and [`Notice`] |
//! | [`terms`] | [`Player`], [`Terms`], clocks |
//! | [`standing`] | [`Standing`], how a session stands |
//! | [`series`] | [`Plan`], [`Score`] and [`Kept`]: games in a row |
//! | [`thought`] | [`Thought`], [`Judgement`], [`Solved`] |
//! | [`review`] | [`Reviewed`](review::Reviewed), a move of a game that is looked at again |
//! | [`record`] | [`Archive`], a game with its variations |
//! | [`puzzle`] | [`Puzzle`] and [`Lesson`](puzzle::Lesson) |
//! | [`fault`] | [`Fault`], a stable code beside a sentence |
//! | [`ask`], [`answer`] | what can be asked and answered |
//! | [`log`] | the text of a game that is kept |
//! | [`envelope`] | [`Request`] and [`Response`], versioned and bounded |
//! | [`desk`] | [`Desk`], who answers requests about one session |
//! | [`line`] | the lines of `--json`, promised in the documentation of the commands |

pub mod answer;
pub mod ask;
pub mod board;
pub mod choice;
pub mod command;
pub mod desk;
pub mod envelope;
pub mod event;
pub mod fault;
pub mod kind;
pub mod line;
pub mod log;
pub mod message;
pub mod preview;
pub mod puzzle;
pub mod record;
pub mod review;
#[cfg(feature = "schema")]
pub mod schema;
pub mod series;
pub mod standing;
mod tagged;
pub mod terms;
pub mod thought;
pub mod view;

pub use answer::Answer;
pub use ask::Ask;
pub use board::Board;
pub use choice::{Choice, Step};
pub use command::{Act, Command};
pub use desk::Desk;
pub use envelope::{Request, Response};
pub use event::{Event, Happening, Notice};
pub use fault::{Fault, WireError};
pub use kind::Kind;
pub use message::{Bundles, Message};
pub use preview::Preview;
pub use puzzle::Puzzle;
pub use record::Archive;
pub use series::{Kept, Plan, Score};
pub use standing::Standing;
pub use terms::{Player, Terms, TimeControl};
pub use thought::{Judgement, Solved, Thought};
pub use view::View;

use tabuleiro_game::Words;

/// The sentences of this crate.
pub static WORDS: Words =
    Words { name: "wire", en: include_str!("../words/en.ftl"), pt: include_str!("../words/pt.ftl") };
