//! What a board game is, for Tabuleiro: traits and small types, and nothing else.
//!
//! This crate knows no game, no file, no clock and no source of randomness of its own: time and chance
//! come in as arguments.
//!
//! | file | noun |
//! |---|---|
//! | [`game`] | [`Game`], the trait whose values are positions |
//! | [`moves`] | [`Move`], with its number |
//! | [`succession`] | [`Succession`], who begins the next game |
//! | [`symmetry`] | [`Symmetry`], positions that are alike |
//! | [`seat`] | [`Seat`], who plays, and [`Seats`], some of them |
//! | [`outcome`] | [`Outcome`], the result by the rules |
//! | [`observe`] | [`Observe`], what is seen by who learns from numbers |
//! | [`record`] | [`Record`], a game so far, with undo and the repetition rule |
//! | [`abreast`] | [`Abreast`], many such games at once |
//! | [`random_walk`] | [`RandomWalk`], games played on and on by chance |
//! | [`options`] | [`Options`], `key=value` words that describe themselves, and the two [`Rules`] |
//! | [`lang`] | [`Lang`], the languages we speak |
//! | [`message`] | [`Message`], a sentence in each of them |
//! | [`read`] | [`Read`], what a person types, part by part |
//! | [`board`] | [`Board`], what never changes during a game |
//! | [`palette`] | [`Paint`], what things are made of |
//! | [`view`] | [`View`], what a position looks like |
//! | [`choice`] | [`Choice`], a legal move as a path of spots |
//! | [`step`] | [`Step`], what happens on the board during a move |
//! | [`preview`] | [`Preview`], what a move that is looked at would do |
//! | [`show`] | [`Show`], a game that can be seen |
//! | [`picker`] | [`Picker`], from touched spots to a move |
//! | [`mod@quote`] | what somebody typed, fit to be repeated |
//! | [`perft`] | counting move sequences |
//! | [`few`] | putting a few things in order |
//! | [`chance`] | uniform numbers from a given source |

pub mod abreast;
pub mod board;
pub mod chance;
pub mod choice;
pub mod few;
pub mod game;
pub mod lang;
pub mod message;
pub mod moves;
pub mod observe;
pub mod options;
pub mod outcome;
pub mod palette;
pub mod perft;
pub mod picker;
pub mod preview;
pub mod quote;
pub mod random_walk;
pub mod read;
pub mod record;
pub mod seat;
pub mod show;
pub mod step;
pub mod succession;
pub mod symmetry;
pub mod view;

pub use abreast::Abreast;
pub use board::{
    Board, Coordinate, Edge, Extent, Look, LookIndex, Naming, Outline, Point, Side, Spot, SpotIndex,
    SpotKind, Stroke,
};
pub use choice::{Choice, Path};
pub use game::Game;
pub use lang::Lang;
pub use message::{Arg, Message, Speak, TextError, Words};
pub use moves::Move;
pub use observe::Observe;
pub use options::{NoOptions, OptionField, OptionValues, OptionWord, Options, Rules};
pub use outcome::{Detail, Outcome};
pub use palette::{Paint, Rgb};
pub use perft::{count_games, perft};
pub use picker::{Picker, Touch};
pub use preview::Preview;
pub use quote::quote;
pub use rand_core::Rng;
pub use random_walk::{Beginning, End, RandomWalk, Tallies};
pub use read::{Misread, Read, Reading};
pub use record::{PlayError, Record};
pub use seat::{Seat, Seats};
pub use show::{Pointer, Show};
pub use step::{Change, Motion, Step};
pub use succession::Succession;
pub use symmetry::Symmetry;
pub use view::{Mark, Token, View};
