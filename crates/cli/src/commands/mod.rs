//! One file for each command.

mod analyse;
mod bench;
mod bots;
mod completions;
mod duel;
mod engine;
mod man;
mod menu;
mod perft;
mod play;
mod replay;
pub(crate) mod rules;
mod serve;
mod solve;
mod tables;

use clap::ArgMatches;

use crate::fault::Fault;
use crate::house::House;

/// Runs the command that was given; without one, the menu.
pub(crate) fn run(matches: &ArgMatches, house: &mut House) -> Result<(), Fault> {
    match matches.subcommand() {
        None => menu::run(house),
        Some(("play", matches)) => play::run(matches, house),
        Some(("replay", matches)) => replay::run(matches, house),
        Some(("perft", matches)) => perft::run(matches, house),
        Some(("rules", matches)) => rules::run(matches, house),
        Some(("bots", matches)) => bots::run(matches, house),
        Some(("analyse", matches)) => analyse::run(matches, house),
        Some(("solve", matches)) => solve::run(matches, house),
        Some(("tables", matches)) => tables::run(matches, house),
        Some(("duel", matches)) => duel::run(matches, house),
        Some(("engine", matches)) => engine::run(matches, house),
        Some(("serve", matches)) => serve::run(matches, house),
        Some(("bench", matches)) => bench::run(matches, house),
        Some(("completions", matches)) => completions::run(matches, house),
        Some(("man", _)) => man::run(house),
        Some((other, _)) => unreachable!("the command line knows no command {other}"),
    }
}
