//! An address to listen at, as it is given on the command line.

use std::io;

use crate::arguments::Arguments;
use crate::error::CliError;
use crate::reason::reason;
use crate::say;

/// An option that takes an address.
pub(super) struct AddressOption {
    /// Its name.
    pub(super) name: &'static str,
    /// Where somebody listens if it is not given.
    pub(super) usual: &'static str,
}

/// Where somebody is to listen.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Door<'a> {
    /// Where it is usual.
    Usual,
    /// Exactly here.
    At(&'a str),
    /// Nowhere.
    Shut,
}

impl<'a> Door<'a> {
    /// What was given for the option.
    pub(super) fn read(arguments: &Arguments<'a>, option: &AddressOption) -> Result<Door<'a>, CliError> {
        match arguments.text(option.name) {
            None => Ok(Door::Usual),
            Some("off") => Ok(Door::Shut),
            Some(address) if is_address(address) => Ok(Door::At(address)),
            Some(other) => {
                let wrong = say("cli-serve-address").with("address", other).with("usual", option.usual);
                Err(CliError::Usage(wrong, None))
            }
        }
    }
}

fn is_address(text: &str) -> bool {
    text.rsplit_once(':').is_some_and(|(host, port)| !host.is_empty() && port.parse::<u16>().is_ok())
}

/// Nobody can listen there.
pub(super) fn cannot_listen(address: &str, error: &io::Error) -> CliError {
    CliError::Given(say("cli-serve-bind").with("address", address).with("error", reason(error)))
}
