//! One file for each command.

mod analyse;
mod bench;
mod bots;
mod completions;
mod duel;
mod engine;
mod explore;
mod kept;
mod man;
pub(crate) mod menu;
mod perft;
pub(crate) mod play;
mod replay;
mod review;
pub(crate) mod rules;
mod serve;
mod solve;
mod tables;

use crate::arguments::Arguments;
use crate::console::Console;
use crate::error::CliError;
use crate::{full_screen, say};

/// Runs the command that was given; without one, the menu, in the full screen where there is one.
pub(crate) fn run(arguments: &Arguments<'_>, console: &mut Console) -> Result<(), CliError> {
    let Some((name, given)) = arguments.command() else {
        if full_screen::is_wanted(arguments, console) {
            return full_screen::menu(arguments, console);
        }
        return menu::run(arguments.kinds, arguments.seed(), console);
    };
    match name {
        "play" => play::run(&given, console),
        "kept" => kept::run(&given, console),
        "replay" => replay::run(&given, console),
        "perft" => perft::run(&given, console),
        "rules" => rules::run(&given, console),
        "bots" => bots::run(&given, console),
        "analyse" => analyse::run(&given, console),
        "explore" => explore::run(&given, console),
        "solve" => solve::run(&given, console),
        "tables" => tables::run(&given, console),
        "duel" => duel::run(&given, console),
        "engine" => engine::run(&given, console),
        "serve" => serve::run(&given, console),
        "bench" => bench::run(&given, console),
        "completions" => completions::run(&given, console),
        "man" => man::run(given.kinds, console),
        other => Err(CliError::Usage(say("cli-unknown-command").with("name", other), None)),
    }
}
