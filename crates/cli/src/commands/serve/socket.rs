//! The socket of the Oware report's visualiser.

use tabuleiro_game::{Rules, Speak};
use tabuleiro_visualiser::{Config, Serving, Visualiser};

use super::door::{AddressOption, Door, cannot_listen};
use crate::arguments::Arguments;
use crate::console::{Console, fresh_seed};
use crate::error::CliError;
use crate::reason::reason;
use crate::say;

/// `--visualiser`: where the report's visualiser looks for us.
pub(super) const DOOR: AddressOption = AddressOption { name: "visualiser", usual: "127.0.0.1:60070" };

/// The only game that the visualiser plays.
const GAME: &str = "oware";

/// What is the same for all who connect.
pub(super) fn config(arguments: &Arguments<'_>) -> Result<Config, CliError> {
    let rules = arguments.text("rules").unwrap_or("report").parse::<Rules>();
    let rules = rules.map_err(|error| CliError::Usage(error.message(), None))?;
    let aids = arguments.kinds.find(GAME).map(tabuleiro_home::aids).unwrap_or_default();
    Ok(Config { rules, seed: arguments.seed().unwrap_or_else(fresh_seed), aids })
}

/// Listens from now on, and says where. If it is not all that is served and nobody has asked for this address, it can be left out.
pub(super) fn serve(
    door: Door<'_>,
    config: Config,
    is_extra: bool,
    console: &mut Console,
) -> Result<Option<Serving>, CliError> {
    let address = match door {
        Door::Shut => return Ok(None),
        Door::At(address) => address,
        Door::Usual => DOOR.usual,
    };
    match Visualiser::bind(address, config).and_then(Visualiser::start) {
        Ok(serving) => {
            console.tell(&say("cli-serve-listening").with("address", serving.address().to_string()))?;
            Ok(Some(serving))
        }
        Err(error) if is_extra && door == Door::Usual => {
            let without = say("cli-serve-no-socket").with("address", address).with("error", reason(&error));
            console.tell(&without)?;
            Ok(None)
        }
        Err(error) => Err(cannot_listen(address, &error)),
    }
}
