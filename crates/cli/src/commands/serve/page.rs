//! The page that is inside the program.

use std::net::{Ipv4Addr, SocketAddr};

use tabuleiro_server::{Page, Server, Serving};

use super::browser;
use super::door::{AddressOption, Door, cannot_listen};
use crate::console::Console;
use crate::error::CliError;
use crate::say;

/// `--page`.
pub(super) const DOOR: AddressOption = AddressOption { name: "page", usual: "127.0.0.1:60080" };

/// So many ports after the usual one are tried if another program has taken it.
const OTHERS: u16 = 9;

/// The usual address.
pub(super) fn usual() -> SocketAddr {
    SocketAddr::from((Ipv4Addr::LOCALHOST, 60_080))
}

/// Whether there is a page to serve. If it is wanted and the program was built without it, that is said.
pub(super) fn is_there(door: Door<'_>, page: Page, is_wanted: bool) -> Result<bool, CliError> {
    if is_wanted && page.is_empty() {
        return Err(CliError::Given(say("cli-serve-no-page")));
    }
    Ok(door != Door::Shut && !page.is_empty())
}

/// Serves it from now on, and says where.
pub(super) fn serve(door: Door<'_>, page: Page, console: &mut Console) -> Result<Serving, CliError> {
    let (address, bound) = match door {
        Door::At(address) => (address, Server::bind(address, page)),
        Door::Usual | Door::Shut => (DOOR.usual, Server::bind_near(usual(), OTHERS, page)),
    };
    let server = bound.map_err(|error| cannot_listen(address, &error))?;
    let serving = server.start().map_err(|error| cannot_listen(address, &error))?;
    if door == Door::Usual && serving.address() != usual() {
        console.tell(&say("cli-serve-other-port").with("usual", DOOR.usual))?;
    }
    console.tell(&say("cli-serve-page").with("address", browser::link(serving.address())))?;
    Ok(serving)
}

/// Another program of this kind serves it already: says where, and shows it.
pub(super) fn show_other(is_to_open: bool, console: &mut Console) -> Result<(), CliError> {
    console.tell(&say("cli-serve-page-already").with("address", browser::link(usual())))?;
    if is_to_open { browser::show(usual(), console) } else { Ok(()) }
}
