//! From one screen to another, for those from which many are reached.

use std::path::Path;

use tabuleiro_game::{Message, Speak};
use tabuleiro_table::{Archive, Kind, Setup};

use crate::screen::{Context, Go, Help};
use crate::screens::analysis::Analysis;
use crate::screens::game::GameScreen;
use crate::screens::help::HelpScreen;
use crate::screens::kept::Kept;
use crate::screens::learn::Learn;
use crate::screens::seating::{HUMAN, Seating};

/// To a new game.
pub fn play(seating: &Seating, context: &mut Context) -> Result<Go, Message> {
    // Where nothing can be kept, the game is played all the same.
    context.settings.change(context.store.as_ref(), |settings| seating.remember(settings));
    let plan = seating.plan();
    Ok(Go::To(Box::new(GameScreen::begin(plan, context)?)))
}

/// To a game that was left.
pub fn resume(path: &Path, context: &mut Context) -> Result<Go, Message> {
    Ok(Go::To(Box::new(GameScreen::resume(path, context)?)))
}

/// To the study of a game from its start.
pub fn analyse(kind: &'static dyn Kind, context: &mut Context) -> Result<Go, Message> {
    let table = kind.open(&Setup::default()).map_err(|error| error.message())?;
    let people = vec![HUMAN.to_owned(); usize::from(table.seats())];
    let archive = Archive::of(table.as_ref(), None, &[], &people, &tabuleiro_home::today());
    Ok(Go::To(Box::new(Analysis::open(archive, None, context)?)))
}

/// To the kept games.
pub fn kept(context: &mut Context) -> Go {
    Go::To(Box::new(Kept::new(context)))
}

/// To lessons and puzzles.
pub fn learn(context: &mut Context) -> Go {
    Go::To(Box::new(Learn::new(context)))
}

/// To the keys of a screen and the rules of a game.
pub fn help(kind: Option<&'static dyn Kind>, keys: Vec<Help>, context: &Context) -> Go {
    Go::To(Box::new(HelpScreen::new(kind, keys, context)))
}
