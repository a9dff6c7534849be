//! `rules GAME`: the rule book in the player's language.

use clap::ArgMatches;
use tabuleiro_table::Kind;
use tabuleiro_text::markdown;

use crate::fault::Fault;
use crate::given;
use crate::house::House;

/// Prints the rule book.
pub(crate) fn run(matches: &ArgMatches, house: &mut House) -> Result<(), Fault> {
    let Some(kind) = given::kind(matches)? else { unreachable!("the command line requires a game") };
    (kind.open)(&given::setup(matches))?; // options that the game does not have are wrong usage here too
    show(kind, house)
}

/// Shows the rule book of a game.
pub(crate) fn show(kind: &Kind, house: &mut House) -> Result<(), Fault> {
    let book = house.lang().of((kind.rule_book)());
    let shown = markdown::show(book, house.speaker(), house.ink);
    house.line(&shown)
}
