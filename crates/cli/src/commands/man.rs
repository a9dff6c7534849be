//! `man`: the manual page, with every command on it.

use clap::Command;
use clap_mangen::Man;
use tabuleiro_table::Kinds;

use crate::console::Console;
use crate::error::CliError;
use crate::usage;

/// Prints the manual page.
pub(crate) fn run(kinds: Kinds, console: &mut Console) -> Result<(), CliError> {
    let mut command = usage::command(kinds, console);
    command.build();
    let mut page = Vec::new();
    Man::new(command.clone()).render(&mut page)?;
    for sub in command.get_subcommands() {
        section(sub, &mut page)?;
    }
    let page = in_language(&String::from_utf8_lossy(&page), console);
    console.raw(page.as_bytes())
}

/// The headings in the player's language. There is one page, so that what others call pages are commands.
fn in_language(page: &str, console: &Console) -> String {
    let headings = [
        ("NAME", "cli-man-name"),
        ("SYNOPSIS", "cli-man-synopsis"),
        ("DESCRIPTION", "cli-man-description"),
        ("SUBCOMMANDS", "cli-man-commands"),
        ("EXTRA", "cli-man-extra"),
        ("VERSION", "cli-man-version"),
    ];
    let line = |line: &str| {
        let heading =
            line.strip_prefix(".SH ").and_then(|name| headings.iter().find(|(known, _)| *known == name));
        match heading {
            Some((_, key)) => format!(".SH {}", console.word(key)),
            None => line.replace("tabuleiro\\-", "tabuleiro ").replace("(1)", ""),
        }
    };
    page.lines().map(line).collect::<Vec<_>>().join("\n") + "\n"
}

/// A command's own section, so that one page holds all.
fn section(command: &Command, page: &mut Vec<u8>) -> Result<(), CliError> {
    page.extend_from_slice(format!(".SH TABULEIRO {}\n", command.get_name().to_uppercase()).as_bytes());
    let man = Man::new(command.clone());
    man.render_synopsis_section(page)?;
    man.render_description_section(page)?;
    man.render_options_section(page)?;
    Ok(())
}
