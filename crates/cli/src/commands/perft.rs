//! `perft GAME DEPTH`: counts move sequences, one line for each depth.

use clap::ArgMatches;

use crate::fault::Fault;
use crate::given;
use crate::house::House;

/// Counts and prints, each depth as soon as it is known.
pub(crate) fn run(matches: &ArgMatches, house: &mut House) -> Result<(), Fault> {
    let Some(kind) = given::kind(matches)? else { unreachable!("the command line requires a game") };
    let depth = matches.get_one::<u32>("depth").copied().unwrap_or_default();
    let mut printed = Ok(());
    (kind.perft)(&given::setup(matches), depth, &mut |depth, count| {
        printed = house.line(&format!("{depth} {count}")).and_then(|()| house.flush());
        printed.is_ok()
    })?;
    printed
}
