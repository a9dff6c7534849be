//! Measures every bot against its baseline, and compares with what the roster claims.

use crate::run::cargo;

/// Prints a line for each bot; fails if a claim does not hold to the letter.
pub(crate) fn run(games: u32) -> Result<(), String> {
    let games = games.to_string();
    let arguments = [
        "run",
        "--release",
        "--quiet",
        "--package",
        "tabuleiro-games",
        "--example",
        "strength",
        "--",
        &games,
    ];
    cargo(&arguments)
}
