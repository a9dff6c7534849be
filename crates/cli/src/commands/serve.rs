//! `serve`: the socket of the Oware report's visualiser.

use clap::ArgMatches;
use tabuleiro_game::{Rules, Speak};
use tabuleiro_server::visualiser::{Config, Visualiser};

use crate::fault::Fault;
use crate::given;
use crate::house::{House, fresh_seed, said, said_of};
use crate::reason::reason;

/// Where the report's visualiser looks for us.
const USUAL: &str = "127.0.0.1:60070";

/// Serves until it is stopped.
pub(crate) fn run(matches: &ArgMatches, house: &mut House) -> Result<(), Fault> {
    let address = given::text(matches, "visualiser").unwrap_or(USUAL);
    let rules = given::text(matches, "rules").unwrap_or("report").parse::<Rules>();
    let rules = rules.map_err(|error| Fault::Usage(error.message(), None))?;
    if address == "off" {
        return Err(Fault::Usage(said("cli-serve-nothing"), None));
    }
    if address.rsplit_once(':').is_none_or(|(host, port)| host.is_empty() || port.parse::<u16>().is_err()) {
        return Err(Fault::Usage(said_of("cli-serve-address", "address", address), None));
    }
    let seed = given::seed(matches).unwrap_or_else(fresh_seed);
    let bound = Visualiser::bind(address, Config { rules, seed });
    let visualiser = bound.map_err(|error| {
        Fault::Given(said_of("cli-serve-bind", "address", address).with("error", reason(&error)))
    })?;
    house.tell(&said_of("cli-serve-listening", "address", visualiser.address().to_string()))?;
    house.flush()?;
    visualiser.run();
    Ok(())
}
