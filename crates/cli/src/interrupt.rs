//! Ctrl-C: the terminal is left as it was, the game is on disk already, and the program says so.

use std::io::{Write, stderr};

use crate::house::House;

/// What a shell expects of a program that ended by Ctrl-C.
const INTERRUPTED: i32 = 130;

/// From now on Ctrl-C ends the program with a word of farewell.
pub(crate) fn handle(house: &House) {
    let farewell = house.word("cli-interrupted");
    let reset = if house.ink.colour { "\u{1b}[0m" } else { "" };
    // A second call, from the menu into a game, changes nothing: the first handler stays.
    let _ = ctrlc::set_handler(move || {
        let _ = writeln!(stderr(), "{reset}\n{farewell}");
        std::process::exit(INTERRUPTED);
    });
}
