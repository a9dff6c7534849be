//! The program with one game more: Three Men's Morris appears in every command by its line in this list.

use std::process::ExitCode;

use tabuleiro_games::GAMES;
use tabuleiro_table::{Kind, Kinds, Listing};
use tabuleiro_testkit::Morris;

static MORRIS: Listing<Morris> = Listing::new();

static FIVE: [&dyn Kind; 5] = [GAMES.0[0], GAMES.0[1], GAMES.0[2], GAMES.0[3], &MORRIS];

fn main() -> ExitCode {
    tabuleiro_cli::run(Kinds(&FIVE))
}
