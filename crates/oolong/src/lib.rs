//! Oolong: nine tables of nine seats, two teas, one waiter and eight markers.
//!
//! ```
//! use tabuleiro_game::Game;
//! use tabuleiro_oolong::Oolong;
//! let mut game = Oolong::start("".parse()?);
//! for text in ["c/nw", "nw/e", "e/s"] {
//!     game.play(text.parse()?)?;
//! }
//! assert_eq!(game.waiter().to_string(), "s/e");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! | file | noun |
//! |---|---|
//! | `tea` | [`Tea`], what a player serves |
//! | `compass` | [`Compass`], the names of tables and seats, and [`Chair`], one of the 81 seats |
//! | `marker` | [`Marker`], what a marker does, and [`Markers`], how they lie |
//! | `phase` | [`Phase`], what is to be done next |
//! | `position` | [`Oolong`], the position; `playout`: whole random games, fast |
//! | `moves` | [`Move`] and its number |
//! | `options` | [`OolongOptions`] |
//! | `rules` | the game's rules; `check` says what is refused, `offer` counts and finds what is legal |
//! | `refusal` | [`Refusal`], which rule says no, and what to point at |
//! | `notation` | texts of positions and moves; `read`: what a person types |
//! | `observe` | what is seen of a position by who learns from numbers |
//! | `symmetry` | the eight symmetries of the square |
//! | `board` | the board: its spots with their numbers, looks and palette |
//! | `show` | what a position looks like; `steps`: what happens during a move |
//! | [`traits`] | what a guess goes by; `guess`: [`Guess`], who will win; `sums`: weights added up quickly |
//! | [`net`] | [`Net`], who will win and which moves are likely, learnt from games of its own |
//! | `solve` | exact values near the end; `prospect`: what can still be hoped for; `memo`: what a solver remembers |
//! | `study` | what is said of positions and moves |
//! | [`bots`] | the computer players |
//! | `fast` | sets of seats at a table, by lookup |

mod board;
pub mod bots;
mod check;
mod compass;
mod fast;
mod guess;
mod marker;
mod memo;
mod moves;
pub mod net;
mod notation;
mod observe;
mod offer;
mod options;
mod phase;
mod position;
mod prospect;
mod read;
mod refusal;
mod remark;
mod rules;
mod show;
mod solve;
mod steps;
mod study;
mod sums;
mod symmetry;
mod tea;
pub mod traits;

pub use compass::{Chair, Compass};
pub use guess::Guess;
pub use marker::{Marker, Markers};
pub use moves::{Move, Pair, Steps};
pub use net::{BrokenNet, Net};
pub use options::OolongOptions;
pub use phase::{Phase, Waiting};
pub use position::{CLAIM, CUPS, Oolong, TABLES_TO_WIN};
pub use refusal::Refusal;
pub use tea::Tea;

use tabuleiro_game::quote::shortened;
use tabuleiro_game::{Message, Words};

/// The game's sentences.
pub static WORDS: Words =
    Words { name: "oolong", en: include_str!("../words/en.ftl"), pt: include_str!("../words/pt.ftl") };

/// The sentence of that key.
fn say(key: &'static str) -> Message {
    Message::new(&WORDS, key)
}

/// So many characters of a text are repeated in a sentence: a table and what lies on it.
const MOST: usize = 40;

/// The sentence of that key about a text that somebody wrote.
fn wrong(key: &'static str, text: &str) -> Message {
    say(key).with("text", shortened(text, MOST))
}
