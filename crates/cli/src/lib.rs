//! The program: play, study and serve board games from a terminal. It is given its list of games and names none of them, so
//! that a game appears in every command by standing in that list.
//!
//! | file | what is in it |
//! |---|---|
//! | `commands/` | one file for each command |
//! | `play/` | plain play: prompts, boards, games kept on disk |
//! | `full_screen.rs` | when the full screen is shown instead, and what it is told |
//! | `usage.rs`, `writer.rs`, `option_flags.rs` | the command line, how it is described, and the options of games on it |
//! | `shorthand.rs` | what may be left out of one |
//! | `arguments.rs`, `complaint.rs` | what was given on one, and what is wrong with it |
//! | `console.rs`, `keyboard.rs`, `fold.rs` | input, output, language, ink, lines that fit |
//! | `environment.rs` | what the terminal and the language are, before the command line is read |
//! | `record.rs` | records in files, and what is wrong with them; where games are kept is for `tabuleiro-home` to know |
//! | `means.rs` | what players may use of the machine |
//! | `progress_bar.rs` | how far long work has come |
//! | `numbers.rs`, `levels.rs` | numbers, and what players are called, for people |
//! | `interrupt.rs` | what Ctrl-C does |
//! | `nearest.rs` | what somebody probably meant |
//! | `error.rs`, `reason.rs` | what ends the program before its time |

mod arguments;
mod commands;
mod complaint;
mod console;
mod environment;
mod error;
mod fold;
mod full_screen;
mod interrupt;
mod keyboard;
mod levels;
mod means;
mod nearest;
mod numbers;
mod option_flags;
mod play;
mod progress_bar;
mod reason;
mod record;
mod shorthand;
mod usage;
mod writer;

use std::ffi::OsString;
use std::process::ExitCode;

use tabuleiro_game::{Message, Words};
use tabuleiro_server::Page;
use tabuleiro_table::Kinds;

use crate::arguments::Arguments;
use crate::console::Console;
use crate::error::CliError;

/// The sentences of the program itself.
pub static WORDS: Words =
    Words { name: "cli", en: include_str!("../words/en.ftl"), pt: include_str!("../words/pt.ftl") };

/// Does what the command line asks for, with these games, and with this page for browsers, which may be empty; the exit code.
pub fn run(kinds: Kinds, page: Page) -> ExitCode {
    let given: Vec<OsString> = std::env::args_os().collect();
    let mut console = Console::new(&given);
    let done = obey(&given, (kinds, page), &mut console);
    match done.and_then(|()| console.flush()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => fault.tell(&console),
    }
}

fn obey(given: &[OsString], (kinds, page): (Kinds, Page), console: &mut Console) -> Result<(), CliError> {
    let given = shorthand::written_out(given, kinds);
    match usage::command(kinds, console).try_get_matches_from(given) {
        Ok(matches) => commands::run(&Arguments::new(&matches, kinds, page), console),
        Err(error) => complaint::answer(&error, console),
    }
}

/// One of the program's own sentences.
pub(crate) const fn say(key: &'static str) -> Message {
    Message::new(&WORDS, key)
}
