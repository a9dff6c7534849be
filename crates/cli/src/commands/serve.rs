use crate::fault::Fault;
use crate::house::House;
use clap::ArgMatches;
pub(crate) fn run(_m: &ArgMatches, _h: &mut House) -> Result<(), Fault> {
    Ok(())
}
