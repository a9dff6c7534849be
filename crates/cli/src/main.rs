//! `tabuleiro`: play, study and serve board games from a terminal.

use std::process::ExitCode;

fn main() -> ExitCode {
    tabuleiro_cli::run(tabuleiro_games::GAMES, tabuleiro_server::BUILT)
}
