//! The engine protocol UGI, in both directions, and contests between players of any origin.
//!
//! | file | noun |
//! |---|---|
//! | [`heard`] | [`Heard`](heard::Heard), what a user interface may say, one line each |
//! | [`engine`] | [`Engine`], which answers it |
//! | [`lines`] | [`Lines`](lines::Lines) of bounded length |
//! | [`timer`] | [`Timer`], which stops a thinker after a while |
//! | `pace.rs` | how a clock's time is spent |
//! | [`outside`] | [`Outside`], another program that speaks UGI |
//! | [`awaited`] | [`AwaitedMove`], a move that it has been asked for |
//! | [`programs`] | [`Programs`], those that sit at a table |
//! | [`group`] | what the system knows of it, and [`end_all`] |
//! | `mailbox.rs` | where the one line that is wanted of it is found |
//! | [`quote`] | [`plain`], somebody else's text without anything that steers a terminal |
//! | [`failure`] | [`Failure`], how a player failed |
//! | [`contest`] | [`Contest`](contest::Contest), many games between two players |
//! | [`state`] | [`ContestState`], a contest on paper, to go on with later |

pub mod awaited;
pub mod contest;
pub mod engine;
pub mod failure;
pub mod group;
pub mod heard;
pub mod lines;
mod mailbox;
pub mod outside;
mod pace;
pub mod programs;
pub mod quote;
pub mod state;
pub mod timer;

pub use awaited::AwaitedMove;
pub use engine::Engine;
pub use failure::Failure;
pub use group::end_all;
pub use outside::Outside;
pub use programs::Programs;
pub use quote::plain;
pub use state::ContestState;
pub use timer::Timer;

use tabuleiro_game::Words;

/// The sentences of this crate.
pub static WORDS: Words =
    Words { name: "engine", en: include_str!("../words/en.ftl"), pt: include_str!("../words/pt.ftl") };
