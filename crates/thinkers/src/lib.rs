//! A few threads on which computer players think, fairly shared by everybody who asks.
//!
//! Whoever serves many games at once asks here: the queue is fair ([`fair`]), a question can be called off, and there are limits to
//! how many are thought about and how many wait. The pool knows tasks and no game, and no clock: how long somebody waits is theirs
//! to measure.
//!
//! ```
//! use std::sync::mpsc;
//! use tabuleiro_search::{Aids, Limit};
//! use tabuleiro_table::{Kind, Listing, Setup};
//! use tabuleiro_testkit::Morris;
//! use tabuleiro_thinkers::{Account, Limits, Question, Thinkers};
//!
//! static MORRIS: Listing<Morris> = Listing::new();
//! let thinkers = Thinkers::start("example", Limits { at_once: 1, waiting: 10 })?;
//! let table = MORRIS.open(&Setup::default()).expect("the usual game begins");
//! let question = Question {
//!     task: table.task(&Aids::none()),
//!     game: MORRIS.name().to_owned(),
//!     bot: "careful".to_owned(),
//!     seed: 1,
//!     limit: Limit::default(),
//! };
//! let (tell, told) = mpsc::channel();
//! let asked = thinkers.ask(Account::default(), question, move |answer| tell.send(answer).unwrap_or(()))?;
//! let answer = told.recv()?;
//! assert!(answer.found?.best.is_some_and(|text| table.choices().iter().any(|choice| choice.text == text)));
//! assert!(!asked.is_waiting());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! | file | noun |
//! |---|---|
//! | [`question`] | [`Question`], what a bot is asked, and [`Failure`], why it found nothing |
//! | [`fair`] | [`Fair`](fair::Fair), the queue of those who want to think, and [`Account`], what somebody has been given |
//! | [`limits`] | [`Limits`], how many think, and how many wait |
//! | [`thinkers`] | [`Thinkers`], the threads, and [`Pending`], a question on its way |

pub mod fair;
pub mod limits;
pub mod question;
pub mod thinkers;

pub use fair::{Account, Lane};
pub use limits::Limits;
pub use question::{Failure, Question};
pub use thinkers::{Answer, Declined, Pending, Thinkers};
