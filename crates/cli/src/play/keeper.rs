//! Keeps a game on disk while it is played, so that nothing is lost whatever happens.

use std::path::{Path, PathBuf};

use tabuleiro_table::Session;

use crate::fault::Fault;
use crate::house::{House, said_of};
use crate::record;
use crate::store::{self, Store};

/// Where one game is kept.
#[derive(Debug)]
pub(crate) struct Keeper {
    store: Option<Store>,
    unfinished: Option<PathBuf>,
    save: Option<PathBuf>,
    game: &'static str,
}

impl Keeper {
    /// A keeper for a new game, or for one that already has a file. A file to save to must not exist yet: that is said
    /// before the game and not after it.
    pub(crate) fn new(
        game: &'static str,
        unfinished: Option<PathBuf>,
        save: Option<PathBuf>,
        house: &mut House,
    ) -> Result<Keeper, Fault> {
        if let Some(path) = save.as_deref().filter(|path| path.exists()) {
            return Err(record::unwritable(path, &std::io::ErrorKind::AlreadyExists.into()));
        }
        let store = Store::of_user();
        let mut keeper = Keeper { store, unfinished, save, game };
        if keeper.unfinished.is_none() {
            keeper.unfinished = keeper.begin(house)?;
        }
        Ok(keeper)
    }

    fn begin(&self, house: &mut House) -> Result<Option<PathBuf>, Fault> {
        let Some(store) = &self.store else { return Ok(None) };
        match store.begin(self.game) {
            Ok(path) => Ok(Some(path)),
            Err(error) => {
                house.tell(&said_of("cli-not-kept", "error", error.to_string()))?;
                Ok(None)
            }
        }
    }

    /// Writes the game as it stands.
    pub(crate) fn keep(&mut self, session: &Session, house: &mut House) -> Result<(), Fault> {
        let Some(path) = self.unfinished.clone() else { return Ok(()) };
        if let Err(error) = Store::keep(&path, &session.archive(&store::today())) {
            self.unfinished = None; // said once, not at every move
            house.tell(&said_of("cli-not-kept", "error", error.to_string()))?;
        }
        Ok(())
    }

    /// A game was left in the middle: says how to take it up again. One without a move is not worth keeping.
    pub(crate) fn leave(self, session: &Session, house: &mut House) -> Result<(), Fault> {
        if session.table().ply() == 0 {
            self.forget();
            return Ok(());
        }
        if self.unfinished.is_some() {
            house.tell(&said_of("cli-left", "command", format!("tabuleiro play {} --resume", self.game)))?;
        }
        self.save(session, house)
    }

    /// A game is finished: writes it among the records, and where the player asked for.
    pub(crate) fn finish(self, session: &Session, house: &mut House) -> Result<(), Fault> {
        if let Some(store) = &self.store {
            match store.finish(&session.archive(&store::today())) {
                Ok(path) => {
                    self.forget();
                    house.tell(&said_of("cli-recorded", "file", path.display().to_string()))?;
                }
                Err(error) => house.tell(&said_of("cli-not-kept", "error", error.to_string()))?,
            }
        }
        self.save(session, house)
    }

    fn save(&self, session: &Session, house: &mut House) -> Result<(), Fault> {
        let Some(path) = &self.save else { return Ok(()) };
        record::write(&session.archive(&store::today()), path)?;
        house.tell(&said_of("cli-saved", "file", display(path)))
    }

    fn forget(&self) {
        if let Some(path) = &self.unfinished {
            // It is kept among the records by now; a copy that cannot be removed does no harm.
            let _ = std::fs::remove_file(path);
        }
    }
}

fn display(path: &Path) -> String {
    path.display().to_string()
}
