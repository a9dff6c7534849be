//! Keeps a game on disk while it is played, so that nothing is lost whatever happens.

use std::io;
use std::path::PathBuf;

use tabuleiro_table::Session;

use crate::fault::Fault;
use crate::house::{House, said_of};
use crate::place::Place;
use crate::reason::reason;
use crate::record;
use crate::store::{self, Store};

/// Where one game is kept.
#[derive(Debug)]
pub(crate) struct Keeper {
    store: Option<Store>,
    /// Taken with the first move: a game without one is not worth keeping.
    place: Option<Place>,
    save: Option<PathBuf>,
    game: &'static str,
    has_failed: bool,
}

impl Keeper {
    /// A keeper for a new game, or for one that already has a place. What speaks against the file to save to is said
    /// before the game and not after it.
    pub(crate) fn new(
        session: &Session,
        place: Option<Place>,
        save: Option<PathBuf>,
    ) -> Result<Keeper, Fault> {
        if let Some(path) = &save {
            record::check(&session.archive(""), path)?;
        }
        let game = session.table().kind().name;
        Ok(Keeper { store: Store::of_user(), place, save, game, has_failed: false })
    }

    /// Writes the game as it stands.
    pub(crate) fn keep(&mut self, session: &Session, house: &mut House) -> Result<(), Fault> {
        if self.has_failed {
            return Ok(()); // said once, not at every move
        }
        let Err(error) = self.try_keep(session) else { return Ok(()) };
        self.has_failed = true;
        house.tell(&said_of("cli-not-kept", "error", reason(&error)))
    }

    fn try_keep(&mut self, session: &Session) -> io::Result<()> {
        let Some(store) = &self.store else { return Ok(()) };
        let place = self.place.take().map_or_else(|| store.begin(self.game), Ok)?;
        place.keep(&session.archive(&store::today()))?;
        self.place = Some(place);
        Ok(())
    }

    /// A game was left in the middle: says how to take it up again. One without a move is not worth keeping.
    pub(crate) fn leave(mut self, session: &Session, house: &mut House) -> Result<(), Fault> {
        if session.table().ply() == 0 {
            self.forget();
            return Ok(());
        }
        if self.place.is_some() {
            house.tell(&said_of("cli-left", "command", format!("tabuleiro play {} --resume", self.game)))?;
        }
        self.save(session, house)
    }

    /// A game is finished: writes it among the records, and where the player asked for.
    pub(crate) fn finish(mut self, session: &Session, house: &mut House) -> Result<(), Fault> {
        if let Some(store) = &self.store {
            match store.finish(&session.archive(&store::today())) {
                Ok(path) => {
                    self.forget();
                    house.tell(&said_of("cli-recorded", "file", path.display().to_string()))?;
                }
                Err(error) => house.tell(&said_of("cli-not-kept", "error", reason(&error)))?,
            }
        }
        self.save(session, house)
    }

    fn save(&self, session: &Session, house: &mut House) -> Result<(), Fault> {
        let Some(path) = &self.save else { return Ok(()) };
        record::write(&session.archive(&store::today()), path)?;
        house.tell(&said_of("cli-saved", "file", path.display().to_string()))
    }

    fn forget(&mut self) {
        if let Some(place) = self.place.take() {
            place.clear();
        }
    }
}
