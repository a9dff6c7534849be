//! `completions SHELL`: for packagers and for a shell's start-up file.

use clap_complete::Shell;

use crate::arguments::Arguments;
use crate::console::Console;
use crate::fault::Fault;
use crate::{say, usage};

/// Prints the completion script.
pub(crate) fn run(arguments: &Arguments<'_>, console: &mut Console) -> Result<(), Fault> {
    let name = arguments.text("shell").unwrap_or_default();
    let shell: Shell = name.parse().map_err(|_| Fault::Usage(say("cli-bad-usage"), None))?;
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut usage::command(arguments.kinds, console), "tabuleiro", &mut script);
    console.raw(&script)
}
