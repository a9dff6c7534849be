//! What a board game is, for Tabuleiro: traits and small types, and nothing else.
//!
//! This crate knows no game, no file, no clock and no source of randomness of its own: time and chance
//! come in as arguments.
//!
//! | file | noun |
//! |---|---|
//! | [`game`] | [`Game`], the trait whose values are positions |
//! | [`seat`] | [`Seat`], who plays |
//! | [`outcome`] | [`Outcome`], the result by the rules |
//! | [`record`] | [`Record`], a game so far, with undo and the repetition rule |
//! | [`options`] | [`Options`], `key=value` words, and the two [`Rules`] |
//! | [`message`] | [`Message`], a sentence in English and Portuguese |
//! | [`reading`] | [`Reading`], what a person typed, part by part |
//! | [`scene`] | [`Scene`], what can be seen and touched |
//! | [`show`] | [`Show`], a game that can be seen |
//! | [`step`] | [`Step`], what happens on the board during a move |
//! | [`picker`] | [`Picker`], from touched spots to a move |
//! | [`perft`] | counting move sequences |
//! | [`chance`] | uniform numbers from a given source |

pub mod chance;
pub mod game;
pub mod message;
pub mod options;
pub mod outcome;
pub mod perft;
pub mod picker;
pub mod reading;
pub mod record;
pub mod scene;
pub mod seat;
pub mod show;
pub mod step;

pub use game::Game;
pub use message::{Arg, Message, Speak, TextError, Words};
pub use options::{OptionWord, Options, Rules};
pub use outcome::{Detail, Outcome};
pub use perft::{count_games, perft};
pub use picker::{Picker, Touch};
pub use rand_core::Rng;
pub use reading::{Misread, Reading};
pub use record::{PlayError, Record};
pub use scene::{Choice, Look, Mark, Paint, Scene, Spot, SpotId, SpotKind, Token};
pub use seat::Seat;
pub use show::Show;
pub use step::{Change, Step};
