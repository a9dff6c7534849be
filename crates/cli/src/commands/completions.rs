//! `completions SHELL`: for packagers and for a shell's start-up file.

use clap::ArgMatches;
use clap_complete::Shell;

use crate::fault::Fault;
use crate::house::{House, said};
use crate::{given, usage};

/// Prints the completion script.
pub(crate) fn run(matches: &ArgMatches, house: &mut House) -> Result<(), Fault> {
    let name = given::text(matches, "shell").unwrap_or_default();
    let shell: Shell = name.parse().map_err(|_| Fault::Usage(said("cli-bad-usage"), None))?;
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut usage::command(house), "tabuleiro", &mut script);
    house.raw(&script)
}
