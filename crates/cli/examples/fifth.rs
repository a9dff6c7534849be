//! The program with one game more: Three Men's Morris appears in every command by its line in this list. Its page is a single file, whatever was
//! built.

use std::process::ExitCode;

use tabuleiro_games::GAMES;
use tabuleiro_server::{File, Page};
use tabuleiro_table::{Kind, Kinds, Listing};
use tabuleiro_testkit::Morris;

static MORRIS: Listing<Morris> = Listing::new();

static FIVE: [&dyn Kind; 5] = [GAMES.0[0], GAMES.0[1], GAMES.0[2], GAMES.0[3], &MORRIS];

static FILES: [File; 1] = [File { name: "index.html", bytes: b"<p>five games</p>", packed: None, tag: "5" }];

fn main() -> ExitCode {
    tabuleiro_cli::run(Kinds(&FIVE), Page { files: &FILES })
}
