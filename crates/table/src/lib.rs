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
//! | [`terms`] | [`Terms`], what was agreed before the first move |
//! | [`decide`] | [`Decided`], what comes of a command |
//! | [`course`] | how a session stands, and what every event changes |
//! | `log` | everything that has happened, and which command it came from |
//! | [`offers`] | [`Offers`], what has not been answered yet |
//! | [`fold`] | from a log of events back to the session |
//! | [`time`] | [`Moment`](time::Moment) and [`Span`](time::Span) |
//! | [`clock`] | [`Clock`](clock::Clock), time as arithmetic |
//! | [`plan`] | [`Plan`], how a game and those after it are to be played |
//! | [`round`] | [`Round`], a game at one screen and those after it |
//! | [`series`] | [`Series`], games in a row and their score |
//! | [`ending`] | [`Ending`], how a session ended |
//! | [`advice`] | [`Adviser`](advice::Adviser), what a strong player thinks of a position, in sentences |
//! | [`analysis`] | [`Judgement`], what a move is worth, and why |
//! | [`review`] | [`Reviewed`], a move of a whole game, what it kept and what it gave away; [`Grade`], how bad that was |
//! | [`thought`] | [`Thought`], what a bot has found, in text |
//! | [`archive`] | [`Archive`], a game record as text |
//! | [`works`] | fixed work for benches |

pub mod advice;
pub mod analysis;
pub mod archive;
#[cfg(feature = "learning")]
pub mod batch;
pub mod clock;
pub mod control;
pub mod course;
pub mod decide;
pub mod ending;
pub mod event;
pub mod facts;
pub mod fold;
pub mod kind;
pub mod kinds;
pub mod level;
mod log;
pub mod offers;
pub mod plan;
pub mod player;
#[cfg(feature = "learning")]
pub mod position;
pub mod refusal;
pub mod review;
pub mod round;
pub mod series;
pub mod session;
pub mod setup;
mod share;
pub mod sitting;
pub mod state;
pub mod table;
pub mod task;
pub mod terms;
pub mod thought;
pub mod time;
pub mod works;

pub use analysis::Judgement;
pub use archive::{Archive, ArchiveError, GameResult, Replayed, Variation, Worth};
#[cfg(feature = "learning")]
pub use batch::{Arrays, Batch, BatchError, Sizes, Tallies};
pub use course::Leaver;
pub use decide::{Decided, Told};
pub use ending::{End, Ending};
pub use event::{Act, Arrival, Cause, Command, CommandId, Event, Happening, Opened, Ruling};
pub use facts::Facts;
pub use fold::FoldError;
pub use kind::{BotCard, Foreign, Kind, Listed, Listing};
pub use kinds::Kinds;
pub use offers::{Offer, Offers};
pub use plan::Plan;
pub use player::{Player, Sort};
#[cfg(feature = "learning")]
pub use position::{LengthError, Position};
pub use refusal::Refusal;
pub use review::{Grade, Reviewed, Valued};
pub use round::{Kept, Round};
pub use series::{Rematch, Series, SeriesAct, SeriesEvent, SeriesHappening};
pub use session::Session;
pub use setup::{Setup, SetupError};
pub use sitting::Sitting;
pub use state::State;
pub use table::{Played, Setting, Table};
pub use task::Task;
pub use terms::Terms;
pub use thought::Thought;

use tabuleiro_game::Words;

/// The sentences of this crate.
pub static WORDS: Words =
    Words { name: "table", en: include_str!("../words/en.ftl"), pt: include_str!("../words/pt.ftl") };
