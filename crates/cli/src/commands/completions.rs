//! `completions SHELL`: for packagers and for a shell's start-up file.

use clap::builder::PossibleValuesParser;
use clap::{Arg, Command, ValueHint};
use clap_complete::Shell;
use tabuleiro_table::{Kind, Kinds};

use crate::arguments::Arguments;
use crate::console::Console;
use crate::error::CliError;
use crate::option_flags::OptionFlag;
use crate::{say, usage};

/// Prints the completion script.
pub(crate) fn run(arguments: &Arguments<'_>, console: &mut Console) -> Result<(), CliError> {
    let name = arguments.text("shell").unwrap_or_default();
    let shell: Shell = name.parse().map_err(|_| CliError::Usage(say("cli-bad-usage"), None))?;
    let mut script = Vec::new();
    let mut command = knowing(usage::command(arguments.kinds, console), arguments.kinds);
    clap_complete::generate(shell, &mut command, "tabuleiro", &mut script);
    console.raw(&script)
}

/// The command line with every value that can be known beforehand. It is for shells only: what is wrong on a command line that
/// was given is said by those who know why.
fn knowing(command: Command, kinds: Kinds) -> Command {
    let flags = OptionFlag::all(kinds);
    command.mut_subcommands(|sub| {
        let is_review = sub.get_name() == "analyse";
        sub.mut_args(|arg| known(arg, &flags, kinds, is_review))
    })
}

fn known(arg: Arg, flags: &[OptionFlag], kinds: Kinds, is_review: bool) -> Arg {
    let name = arg.get_id().as_str().to_owned();
    match name.as_str() {
        // A shell that is told the games offers no files beside them.
        "game" if is_review => arg.value_hint(ValueHint::FilePath),
        "game" => arg.value_parser(PossibleValuesParser::new(kinds.names())),
        "seat1" | "seat2" | "seat3" | "seat4" => {
            let names = ["human"].into_iter().chain(bots(kinds));
            arg.value_parser(PossibleValuesParser::new(names.collect::<Vec<_>>()))
        }
        "one" | "two" => arg.value_parser(PossibleValuesParser::new(bots(kinds))),
        "file" | "save" | "state" => arg.value_hint(ValueHint::FilePath),
        "dir" => arg.value_hint(ValueHint::DirPath),
        _ => match flags.iter().find(|flag| flag.key == name && !flag.values.is_empty()) {
            Some(flag) => arg.value_parser(PossibleValuesParser::new(flag.values.clone())),
            None => arg,
        },
    }
}

/// The players of all games, each once.
fn bots(kinds: Kinds) -> Vec<&'static str> {
    let mut names: Vec<&str> = kinds.iter().flat_map(Kind::bots).map(|card| card.name).collect();
    names.sort_unstable();
    names.dedup();
    names
}
