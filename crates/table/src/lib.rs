//! A game being played, whichever game it is. Names no game: the list of games is given to whoever needs it.
//!
//! | file | noun |
//! |---|---|
//! | [`facts`] | [`Facts`], what is known of a game once and for all |
//! | [`kind`] | [`Kind`], what can be asked of a game without a table, and [`Listing`], its one implementation |
//! | [`kinds`] | [`Kinds`], a list of games |
//! | [`level`] | what the levels are called |
//! | [`setup`] | [`Setup`], how a game begins: options, position, deal |
//! | [`table`] | [`Table`], the one erased door |
//! | [`sitting`] | [`Sitting`], the one implementation behind it |
//! | [`task`] | [`Task`], a game to think about anywhere |
//! | `position` | [`Position`], one position of any game; with the feature `learning` |
//! | `batch` | [`Batch`], many games stepped at once into arrays; with the feature `learning` |
//! | [`state`] | [`State`], a position in texts |
//! | [`refusal`] | [`Refusal`], why something asked for was not done |
//! | [`player`] | [`Player`], who sits on a seat |
//! | [`session`] | [`Session`], a table with its players: commands in, events out |
//! | [`event`] | [`Command`] and [`Event`] |
//! | [`offers`] | [`Offers`], what has not been answered yet |
//! | [`replay`] | from a log of events back to the session |
//! | [`clock`] | [`Clock`](clock::Clock), time as arithmetic |
//! | [`series`] | [`Series`], games in a row and their score |
//! | [`ending`] | [`Ending`], how a session ended |
//! | [`advice`] | [`Adviser`](advice::Adviser), what a strong player thinks of a position, in sentences |
//! | [`analysis`] | [`Judgement`], what a move is worth, and why |
//! | [`review`] | [`Reviewed`], a move of a whole game, and what it cost |
//! | [`thought`] | [`Thought`], what a bot has found, in text |
//! | [`archive`] | [`Archive`], a game record as text |
//! | [`works`] | fixed work for benches |

pub mod advice;
pub mod analysis;
pub mod archive;
#[cfg(feature = "learning")]
pub mod batch;
pub mod clock;
pub mod ending;
pub mod event;
pub mod facts;
pub mod kind;
pub mod kinds;
pub mod level;
pub mod offers;
pub mod player;
#[cfg(feature = "learning")]
pub mod position;
pub mod refusal;
pub mod replay;
pub mod review;
pub mod series;
pub mod session;
pub mod setup;
pub mod sitting;
pub mod state;
pub mod table;
pub mod task;
pub mod thought;
pub mod works;

pub use analysis::Judgement;
pub use archive::{Archive, ArchiveError, Replayed, Variation, Verdict, Worth};
#[cfg(feature = "learning")]
pub use batch::{Arrays, Batch, BatchFault, Sizes, Tallies};
pub use ending::{End, Ending};
pub use event::{Act, Command, Event, Happening};
pub use facts::Facts;
pub use kind::{BotCard, Foreign, Kind, Listed, Listing};
pub use kinds::Kinds;
pub use offers::Offers;
pub use player::Player;
#[cfg(feature = "learning")]
pub use position::{Position, WrongLength};
pub use refusal::Refusal;
pub use replay::ReplayError;
pub use review::{Cost, Reviewed};
pub use series::Series;
pub use session::{Session, Terms};
pub use setup::{Setup, SetupError};
pub use sitting::Sitting;
pub use state::State;
pub use table::{Played, Setting, Table};
pub use task::Task;
pub use thought::Thought;

use tabuleiro_game::Words;

/// The sentences of this crate.
pub static WORDS: Words =
    Words { name: "table", en: include_str!("../words/en.ftl"), pt: include_str!("../words/pt.ftl") };
