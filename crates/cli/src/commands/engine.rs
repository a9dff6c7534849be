//! `engine GAME`: talks UGI on standard input and output.

use std::io;

use tabuleiro_engine::Engine;

use crate::arguments::Arguments;
use crate::console::Console;
use crate::error::CliError;
use crate::means;

/// Talks until it is told to quit or the input ends.
pub(crate) fn run(arguments: &Arguments<'_>, console: &Console) -> Result<(), CliError> {
    let (kind, setup) = (arguments.kind()?, arguments.setup());
    kind.open(&setup)?; // a position or option that does not hold is said before the talk begins
    means::warn_of_damage(kind, console);
    let seed = arguments.seed().unwrap_or(1);
    let mut engine = Engine::new(kind, setup, arguments.means().aids(kind), seed, io::stdout());
    Ok(engine.talk(io::stdin().lock())?)
}
