//! `tabuleiro`: play, study and serve four board games from a terminal.
//!
//! | folder | what is in it |
//! |---|---|
//! | `commands/` | one file for each command |
//! | `play/` | plain play: prompts, boards, games kept on disk |
//! | `usage.rs`, `complaint.rs` | the command line, and what is wrong with one |
//! | `house.rs` | the world around: input, output, language, ink |
//! | `bar.rs` | how far long work has come |
//! | `fault.rs` | what ends the program before its time |

mod bar;
mod commands;
mod complaint;
mod fault;
mod given;
mod house;
mod interrupt;
mod place;
mod play;
mod reason;
mod record;
mod store;
mod usage;

use std::process::ExitCode;

use tabuleiro_game::Words;

use crate::fault::Fault;
use crate::house::House;

/// The sentences of the program itself.
static WORDS: Words = Words { en: include_str!("../words/en.ftl"), pt: include_str!("../words/pt.ftl") };

fn main() -> ExitCode {
    let arguments: Vec<_> = std::env::args_os().collect();
    let mut house = House::new(&arguments);
    store::show_tables();
    let done = run(&arguments, &mut house);
    match done.and_then(|()| house.flush()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => fault.tell(&house),
    }
}

fn run(arguments: &[std::ffi::OsString], house: &mut House) -> Result<(), Fault> {
    match usage::command(house).try_get_matches_from(arguments) {
        Ok(matches) => commands::run(&matches, house),
        Err(error) => complaint::answer(&error, house),
    }
}
