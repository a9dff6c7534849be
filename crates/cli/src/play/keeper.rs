//! Keeps a game on disk while it is played, so that nothing is lost whatever happens.

use std::io;
use std::path::PathBuf;

use tabuleiro_game::Arg;
use tabuleiro_home::{Slot, Store, no_home, today};
use tabuleiro_table::time::Moment;
use tabuleiro_table::{Kinds, Round, Session};

use crate::console::Console;
use crate::error::CliError;
use crate::interrupt::Standing;
use crate::play::unfinished;
use crate::reason::reason;
use crate::{interrupt, record, say};

/// Where one game is kept.
pub(crate) struct Keeper {
    store: Option<Store>,
    /// Taken with the first move: a game without one is not worth keeping.
    slot: Option<Slot>,
    save: Option<PathBuf>,
    kinds: Kinds,
    game: &'static str,
    has_failed: bool,
}

impl Keeper {
    /// A keeper for a new game, or for one that already has a slot. What speaks against the file to save to is said
    /// before the game and not after it.
    pub(crate) fn new(
        session: &Session,
        slot: Option<Slot>,
        save: Option<PathBuf>,
        kinds: Kinds,
    ) -> Result<Keeper, CliError> {
        if let Some(path) = &save {
            record::check(&session.archive(""), path, kinds)?;
        }
        let game = session.table().kind().name();
        let store = Store::of_user();
        store.iter().for_each(Store::tidy);
        interrupt::note(if slot.is_some() { Standing::Kept } else { Standing::NoGame });
        Ok(Keeper { store, slot, save, kinds, game, has_failed: false })
    }

    /// Writes the game as it stands. What speaks against it is said once and tried again with every move.
    pub(crate) fn keep(&mut self, round: &Round, console: &mut Console) -> Result<(), CliError> {
        match (self.try_keep(round, console.now()), self.has_failed) {
            (Ok(()), false) | (Err(_), true) => Ok(()),
            (Ok(()), true) => {
                self.has_failed = false;
                console.tell(&say("cli-kept-again"))
            }
            (Err(why), false) => {
                self.has_failed = true;
                console.tell(&say("cli-not-kept").with("error", why))
            }
        }
    }

    fn try_keep(&mut self, round: &Round, now: Moment) -> Result<(), Arg> {
        let kept = match self.store.clone() {
            Some(store) => self.keep_in(&store, round, now).map_err(|error| reason(&error)),
            None => Err(no_home()),
        };
        interrupt::note(if kept.is_ok() { Standing::Kept } else { Standing::Lost });
        kept
    }

    fn keep_in(&mut self, store: &Store, round: &Round, now: Moment) -> io::Result<()> {
        let slot = match self.slot.take() {
            Some(slot) => slot,
            None => store.begin(self.game)?,
        };
        self.slot.insert(slot).keep(&round.kept(now))
    }

    /// A game was left in the middle: says how to take it up again. One without a move is not worth keeping.
    pub(crate) fn leave(mut self, round: &Round, console: &mut Console) -> Result<(), CliError> {
        let session = round.session();
        if session.table().ply() == 0 {
            self.forget();
            return Ok(());
        }
        if self.slot.is_some() && session.clock().deadline().is_some() {
            self.keep(round, console)?; // with the time that the clock has run
        }
        if self.slot.is_some() && !self.has_failed {
            console
                .tell(&say("cli-left").with("command", format!("tabuleiro play {} --resume", self.game)))?;
            console.tell(&unfinished::told(session, None))?;
        }
        self.save(session, console)?;
        // Whoever has it elsewhere has lost nothing.
        if self.has_failed && self.save.is_none() { Err(CliError::Given(say("cli-lost"))) } else { Ok(()) }
    }

    /// A game is finished: writes it among the records, and where the player asked for.
    pub(crate) fn finish(mut self, session: &Session, console: &mut Console) -> Result<(), CliError> {
        if let Some(store) = &self.store {
            match store.finish(&session.archive(&today())) {
                Ok(path) => {
                    self.forget();
                    console.tell(&say("cli-recorded").with("file", path.display().to_string()))?;
                }
                Err(error) => console.tell(&say("cli-not-kept").with("error", reason(&error)))?,
            }
        }
        self.save(session, console)
    }

    fn save(&self, session: &Session, console: &mut Console) -> Result<(), CliError> {
        let Some(path) = &self.save else { return Ok(()) };
        record::write(&session.archive(&today()), path, self.kinds)?;
        console.tell(&say("cli-saved").with("file", path.display().to_string()))
    }

    fn forget(&mut self) {
        interrupt::note(Standing::NoGame);
        if let Some(slot) = self.slot.take() {
            let _ = slot.clear(); // a copy that cannot be removed does no harm
        }
    }
}

impl Drop for Keeper {
    fn drop(&mut self) {
        interrupt::note(Standing::NoGame); // whoever leaves has been told, and the menu is no game
    }
}
