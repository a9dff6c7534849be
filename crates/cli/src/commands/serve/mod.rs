//! `serve`: the page for browsers, and the socket of the Oware report's visualiser.

mod browser;
mod door;
mod page;
mod socket;

use tabuleiro_server::is_served;

use crate::arguments::Arguments;
use crate::console::Console;
use crate::error::CliError;
use crate::{interrupt, say};
use door::Door;

/// Serves until it is stopped.
pub(crate) fn run(arguments: &Arguments<'_>, console: &mut Console) -> Result<(), CliError> {
    let (page, socket) = (Door::read(arguments, &page::DOOR)?, Door::read(arguments, &socket::DOOR)?);
    let is_to_open = arguments.flag("open");
    match (page, socket) {
        (Door::Shut, _) if is_to_open => {
            let conflict = say("cli-conflict").with("argument", "--open").with("other", "--page off");
            return Err(CliError::Usage(conflict, None));
        }
        (Door::Shut, Door::Shut) => return Err(CliError::Usage(say("cli-serve-nothing"), None)),
        _ => (),
    }
    let is_page_wanted = is_to_open || matches!(page, Door::At(_)) || socket == Door::Shut;
    let config = socket::config(arguments)?;
    let has_page = page::is_there(page, arguments.page, is_page_wanted)?;
    let is_page_enough = is_page_wanted && !matches!(socket, Door::At(_));
    if has_page && is_page_enough && page == Door::Usual && is_served(page::usual()) {
        // Two would keep a browser's games apart.
        return page::show_other(is_to_open, console);
    }
    let wait = interrupt::awaited();
    let page = if has_page { Some(page::serve(page, arguments.page, console)?) } else { None };
    let socket = socket::serve(socket, config, page.is_some(), console)?;
    console.tell(&say("cli-serve-end"))?;
    console.flush()?;
    if let Some(page) = page.as_ref().filter(|_| is_to_open) {
        browser::show(page.address(), console)?;
    }
    wait();
    drop((page, socket));
    Err(CliError::Stopped(say("cli-interrupted-only")))
}
