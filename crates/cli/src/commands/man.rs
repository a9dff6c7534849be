//! `man`: the manual page, with every command on it.

use clap::Command;
use clap_mangen::Man;

use crate::fault::Fault;
use crate::house::House;
use crate::usage;

/// Prints the manual page.
pub(crate) fn run(house: &mut House) -> Result<(), Fault> {
    let mut command = usage::command(house);
    command.build();
    let mut page = Vec::new();
    Man::new(command.clone()).render(&mut page)?;
    for sub in command.get_subcommands() {
        section(sub, &mut page)?;
    }
    house.raw(&page)
}

/// A command's own section, so that one page holds all.
fn section(command: &Command, page: &mut Vec<u8>) -> Result<(), Fault> {
    page.extend_from_slice(format!(".SH TABULEIRO {}\n", command.get_name().to_uppercase()).as_bytes());
    let man = Man::new(command.clone());
    man.render_synopsis_section(page)?;
    man.render_description_section(page)?;
    man.render_options_section(page)?;
    Ok(())
}
