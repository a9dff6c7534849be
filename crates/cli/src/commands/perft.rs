//! `perft GAME DEPTH`: counts move sequences, one line for each depth.

use crate::arguments::Arguments;
use crate::console::Console;
use crate::error::CliError;

/// Counts and prints, each depth as soon as it is known.
pub(crate) fn run(arguments: &Arguments<'_>, console: &mut Console) -> Result<(), CliError> {
    let depth = arguments.number("depth").unwrap_or_default();
    let mut printed = Ok(());
    arguments.kind()?.perft(&arguments.setup(), depth, &mut |depth, count| {
        printed = console.line(&format!("{depth} {count}")).and_then(|()| console.flush());
        printed.is_ok()
    })?;
    printed
}
