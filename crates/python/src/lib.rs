//! The games for Python, as the module `tabuleiro._core`: what the package `tabuleiro` is made of.
//!
//! | file | noun |
//! |---|---|
//! | `position` | `Position`, which never changes |
//! | `game` | `Game`, a game being played, with its past |
//! | `subject` | a position or a game, where either may be given |
//! | `moves` | a move as text or number |
//! | `given` | arguments of a plain type |
//! | `options` | what is chosen before a game begins |
//! | `batch` | `Batch`, many games at once in NumPy's arrays |
//! | `bots` | `Bot`, a named player |
//! | `analysis` | exact and guessed values |
//! | `labels` | proven values for whole arrays of positions |
//! | `thinking` | work beside the interpreter, which heeds Ctrl-C |
//! | `puzzles` | positions with one right move |
//! | `html` | a board as a picture for a notebook |
//! | `facts` | the small classes that answers are made of; they stand in `python/tabuleiro/_facts.py` |
//! | `language` | in which language sentences are said |
//! | `errors` | sentences as exceptions |

#![allow(
    clippy::doc_markdown,
    clippy::doc_link_with_quotes,
    reason = "what stands before an item that Python sees is its docstring, with examples in Python"
)]
#![allow(clippy::needless_pass_by_value, reason = "arguments are taken as Python hands them over")]

mod analysis;
mod batch;
mod bots;
mod errors;
mod facts;
mod game;
mod given;
mod html;
mod labels;
mod language;
mod moves;
mod options;
mod position;
mod puzzles;
mod subject;
mod thinking;

use pyo3::pymodule;
use tabuleiro_game::{Message, Words};

/// The sentences of this crate.
static WORDS: Words =
    Words { name: "python", en: include_str!("../words/en.ftl"), pt: include_str!("../words/pt.ftl") };

/// A sentence of this crate.
fn say(key: &'static str) -> Message {
    Message::new(&WORDS, key)
}

/// The inside of the package `tabuleiro`.
#[pymodule]
mod _core {
    #[pymodule_export]
    #[expect(non_upper_case_globals, reason = "so it is called in Python")]
    const __version__: &str = env!("CARGO_PKG_VERSION");
    #[pymodule_export]
    use crate::analysis::{analyse, known, solve};
    #[pymodule_export]
    use crate::batch::{Batch, Tallies};
    #[pymodule_export]
    use crate::bots::{Bot, bot, bots};
    #[pymodule_export]
    use crate::game::Game;
    #[pymodule_export]
    use crate::labels::labels;
    #[pymodule_export]
    use crate::language::{language, say};
    #[pymodule_export]
    use crate::options::{games, options, rules};
    #[pymodule_export]
    use crate::position::Position;
    #[pymodule_export]
    use crate::puzzles::puzzles;
}
