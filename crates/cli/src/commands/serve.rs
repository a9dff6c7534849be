//! `serve`: the socket of the Oware report's visualiser.

use tabuleiro_game::{Rules, Speak};
use tabuleiro_visualiser::{Config, Visualiser};

use crate::arguments::Arguments;
use crate::console::{Console, fresh_seed};
use crate::fault::Fault;
use crate::reason::reason;
use crate::{say, store};

/// Where the report's visualiser looks for us.
const USUAL: &str = "127.0.0.1:60070";

/// The only game that the visualiser plays.
const GAME: &str = "oware";

/// Serves until it is stopped.
pub(crate) fn run(arguments: &Arguments<'_>, console: &mut Console) -> Result<(), Fault> {
    let address = arguments.text("visualiser").unwrap_or(USUAL);
    let rules = arguments.text("rules").unwrap_or("report").parse::<Rules>();
    let rules = rules.map_err(|error| Fault::Usage(error.message(), None))?;
    if address == "off" {
        return Err(Fault::Usage(say("cli-serve-nothing"), None));
    }
    if address.rsplit_once(':').is_none_or(|(host, port)| host.is_empty() || port.parse::<u16>().is_err()) {
        return Err(Fault::Usage(say("cli-serve-address").with("address", address), None));
    }
    let seed = arguments.seed().unwrap_or_else(fresh_seed);
    let aids = arguments.kinds.find(GAME).map(store::aids).unwrap_or_default();
    let bound = Visualiser::bind(address, Config { rules, seed, aids });
    let visualiser = bound.map_err(|error| {
        Fault::Given(say("cli-serve-bind").with("address", address).with("error", reason(&error)))
    })?;
    console.tell(&say("cli-serve-listening").with("address", visualiser.address().to_string()))?;
    console.flush()?;
    visualiser.run();
    Ok(())
}
