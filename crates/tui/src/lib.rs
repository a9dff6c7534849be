//! The full-screen terminal: every game to play, study and learn, with keys and mouse.
//!
//! Names no game but in a skin (`skins/`). Everything that thinks does so beside the screen ([`bureau`]), so that nothing freezes;
//! while nothing happens, nothing runs.
//!
//! | file | noun |
//! |---|---|
//! | [`app`] | [`App`], the screens one upon another |
//! | [`screen`] | [`Screen`](screen::Screen), [`Context`](screen::Context), what a screen is and is given |
//! | [`screens`] | each screen: menu, seats, game, kept games, analysis, learning, settings, help |
//! | [`surround`] | what every screen has: title, sentence, help line |
//! | [`layout`] | where board, panel and sentence stand in a window |
//! | [`panel`] | who plays and what was played, beside the board |
//! | [`round`] | [`Round`](round::Round), a game being played here, and those after it |
//! | [`conduct`] | [`Conduct`](conduct::Conduct), what was asked for beyond the usual |
//! | [`scene`] | [`Scene`](scene::Scene), all that a board shows at one moment |
//! | [`skins`] | [`Skin`](skins::Skin), how each game is drawn |
//! | [`aim`] | [`Aim`](aim::Aim), where a person is in choosing a move |
//! | [`film`] | [`Film`](film::Film), a move shown step by step |
//! | [`bureau`] | [`Bureau`](bureau::Bureau), thinking beside the screen |
//! | [`lines`] | [`Lines`](lines::Lines), a line of moves with the lines that leave it |
//! | [`chart`] | how a game went, as a chart |
//! | [`canvas`] | [`Canvas`](canvas::Canvas), where things are drawn and what can be clicked |
//! | [`theme`] | [`Theme`](theme::Theme), colours and characters |
//! | [`settings`] | what the player has set |
//! | [`terminal`] | the terminal itself: taken, asked, given back |

pub mod aim;
pub mod app;
pub mod bureau;
pub mod canvas;
pub mod chart;
mod chooser;
pub mod conduct;
pub mod film;
pub mod layout;
pub mod lines;
pub mod panel;
pub mod round;
pub mod scene;
pub mod screen;
pub mod screens;
pub mod settings;
pub mod skins;
pub mod surround;
pub mod terminal;
pub mod theme;

pub use app::{App, Exit, Left};
use std::io;

use tabuleiro_game::{Arg, Message, Words};
use tabuleiro_table::Kinds;
pub use terminal::{Environment, Wishes};

/// The words that several screens share; each screen and each skin has its own beside these.
pub static WORDS: Words =
    Words { name: "tui", en: include_str!("../words/en.ftl"), pt: include_str!("../words/pt.ftl") };

/// Shows the program in the terminal until it is left, and gives the terminal back.
pub fn run(kinds: Kinds, wishes: Wishes) -> io::Result<Left> {
    terminal::run(kinds, wishes)
}

/// A sentence about whoever sits on a seat; about several, if that is a name of several.
pub(crate) fn about(sentence: Message, who: Arg) -> Message {
    match who {
        Arg::Say(name) => sentence.about("who", &name),
        other => sentence.with("who", other),
    }
}

/// One of the shared words.
pub(crate) const fn say(key: &'static str) -> Message {
    Message::new(&WORDS, key)
}
