//! Oware: twelve houses, forty-eight seeds, and the rules of Abapa.
//!
//! South owns the houses `A` to `F`, North `a` to `f`; sowing runs `A…F`, `a…f` and on to `A`. The rule book is
//! `RULES.md`, whose worked positions run as tests.
//!
//! ```
//! use tabuleiro_game::{Game, Record, Seat};
//! use tabuleiro_oware::Oware;
//!
//! let at: Oware = "0-0-0-7-0-1-0-4-2-1-1-0-20-12-S".parse()?;
//! let mut record = Record::new(at);
//! record.play("D".parse()?).expect("D is South's and holds seeds");
//! assert_eq!(record.now().to_string(), "0-0-0-0-1-2-1-5-0-0-0-0-27-12-N");
//! assert_eq!(record.outcome().and_then(|outcome| outcome.winner), Some(Seat::FIRST));
//! # Ok::<(), tabuleiro_game::TextError>(())
//! ```
//!
//! | file | noun |
//! |---|---|
//! | [`position`] | [`Oware`], a position in sixteen bytes |
//! | [`moves`] | [`Move`], a house to sow |
//! | [`options`] | [`OwareOptions`], the rules, and what becomes of a [`Slam`] |
//! | [`refusal`] | [`Refusal`], which rule says no |
//! | `rules` | the rules as a `Game` |
//! | [`sides`] | sowing and capturing on whole machine words |
//! | `fast` | questions about all houses of a side at once |
//! | `abreast` | many random games side by side |
//! | [`playout`] | [`Playouts`], random games that heed the repetition rule |
//! | `notation` | positions as text, the report's rows included |
//! | `observe` | what is seen of a position by who learns from numbers |
//! | `read` | what a person types |
//! | `board` | houses and stores, what lies in them, and the numbers of their spots |
//! | `show` | what is seen of a position |
//! | `steps` | what happens during a move |
//! | `verdict` | how a game ended, in words |
//! | [`ogn`], `ogn_read` | [`Ogn`], the game files of the program Aualé |
//! | [`eval`] | [`eval::Guess`], what a position looks like to be worth |
//! | [`net`] | [`net::Net`], the weights behind that guess |
//! | `pairs` | the same weights, two features at a time |
//! | [`traits`] | [`traits::Traits`], four simple traits |
//! | [`book`] | [`Book`], openings that were worked out before |
//! | `key` | positions as numbers, for searches |
//! | [`endings`] | [`endings::Endings`], who knows what boards with few seeds are worth |
//! | `race` | how soon an ending is over |
//! | `study` | exact values, and what is bad about a move |
//! | [`bots`] | the report's players, and a ladder from beginner to grandmaster |

mod abreast;
mod board;
pub mod book;
pub mod bots;
pub mod endings;
pub mod eval;
mod fast;
mod key;
pub mod moves;
pub mod net;
mod notation;
mod observe;
pub mod ogn;
mod ogn_read;
pub mod options;
mod pairs;
pub mod playout;
pub mod position;
mod race;
mod read;
pub mod refusal;
mod remark;
mod rules;
mod show;
pub mod sides;
mod steps;
mod study;
pub mod traits;
mod verdict;

use tabuleiro_game::{Message, Words};

pub use book::{Book, BookError};
pub use endings::{Ending, Endings, Share};
pub use moves::Move;
pub use ogn::Ogn;
pub use options::{OwareOptions, Slam};
pub use playout::Playouts;
pub use position::Oware;
pub use refusal::Refusal;

/// The game's sentences.
pub static WORDS: Words =
    Words { name: "oware", en: include_str!("../words/en.ftl"), pt: include_str!("../words/pt.ftl") };

/// The sentence with that key.
pub(crate) const fn say(key: &'static str) -> Message {
    Message::new(&WORDS, key)
}
