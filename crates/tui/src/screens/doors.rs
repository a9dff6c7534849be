//! From one screen to another, for those from which many are reached.

use std::path::Path;

use tabuleiro_game::{Message, Speak};
use tabuleiro_table::{Archive, Kind, Setup};

use crate::screen::{Context, Go, Help};
use crate::screens::help::HelpScreen;
use crate::screens::seating::Seating;

/// To a new game.
pub fn play(seating: &Seating, context: &mut Context) -> Result<Go, Message> {
    seating.remember(&mut context.settings);
    context.settings.keep(context.store.as_ref()); // where nothing can be kept, the game is played all the same
    Ok(Go::Stay)
}

/// To a game that was left.
pub fn resume(_path: &Path, _context: &mut Context) -> Result<Go, Message> {
    Ok(Go::Stay)
}

/// To the study of a game from its start.
pub fn analyse(kind: &'static dyn Kind, _context: &mut Context) -> Result<Go, Message> {
    let table = kind.open(&Setup::default()).map_err(|error| error.message())?;
    let _archive = Archive::of(table.as_ref(), None, &[], &[], "");
    Ok(Go::Stay)
}

/// To the kept games.
pub fn kept(_context: &mut Context) -> Go {
    Go::Stay
}

/// To lessons and puzzles.
pub fn learn(_context: &mut Context) -> Go {
    Go::Stay
}

/// To the keys of a screen and the rules of a game.
pub fn help(kind: Option<&'static dyn Kind>, keys: Vec<Help>, context: &Context) -> Go {
    Go::To(Box::new(HelpScreen::new(kind, keys, context)))
}
