//! `rules GAME`: the rule book in the player's language.

use tabuleiro_table::Kind;
use tabuleiro_text::markdown;

use crate::arguments::Arguments;
use crate::console::Console;
use crate::fault::Fault;

/// Prints the rule book.
pub(crate) fn run(arguments: &Arguments<'_>, console: &mut Console) -> Result<(), Fault> {
    let kind = arguments.kind()?;
    kind.open(&arguments.setup())?; // options that the game does not have are wrong usage here too
    show(kind, console)
}

/// Shows the rule book of a game.
pub(crate) fn show(kind: &dyn Kind, console: &mut Console) -> Result<(), Fault> {
    let book = console.lang().of(kind.rule_book());
    let shown = markdown::show(book, console.speaker(), console.ink);
    console.line(&shown)
}
