//! How a game lasts: kept after everything that happens, taken up again, a record once it is over.

use std::io;
use std::path::Path;

use tabuleiro_game::Message;
use tabuleiro_home::{ReadError, Slot, read_round, reason, today};
use tabuleiro_table::Archive;
use tabuleiro_table::time::Moment;

use super::Round;
use crate::say;
use crate::screen::Context;

impl Round {
    /// Takes up a game that was left. Refused in a sentence if it cannot be read or another program holds it.
    pub fn resume(path: &Path, context: &mut Context) -> Result<Round, Message> {
        let slot = Slot::take(path.to_owned()).ok_or_else(|| say("tui-held"))?;
        let (seed, now) = (context.fresh_seed(), context.moment());
        let played = read_round(path, context.kinds, seed, now).map_err(|fault| match fault {
            ReadError::System(error) => say("tui-unreadable").with("error", reason(&error)),
            ReadError::Malformed(message) => message,
        })?;
        Ok(Round::new(played, Some(slot), context))
    }

    /// The game so far as a record, with what is known of its moves.
    pub fn archive(&self) -> Archive {
        self.session().archive(&today())
    }

    /// Writes the game as it stands; what speaks against it is said beside the game, which goes on.
    pub(super) fn keep(&mut self, now: Moment) {
        self.served = self.served.max(now);
        self.unkept = self.try_keep().err().map(|error| reason(&error));
    }

    fn try_keep(&mut self) -> io::Result<()> {
        let Some(store) = &self.store else { return Ok(()) };
        let slot = match self.slot.take() {
            Some(slot) => slot,
            None => store.begin(self.played.kind().name())?,
        };
        let kept = self.played.kept(self.served);
        self.slot.insert(slot).keep(&kept)
    }

    /// The game is left: a finished one becomes a record, one without a move is not worth keeping, and any other is kept with the
    /// time that its clocks have run.
    pub fn close(&mut self) {
        let is_worth_it = self.session().table().ply() > 0;
        let is_over = self.session().ended().is_some();
        if is_over && is_worth_it {
            let recorded = self.store.as_ref().map(|store| store.finish(&self.archive()));
            if !matches!(recorded, Some(Ok(_))) {
                return; // it stays among the unfinished ones, where nothing is lost
            }
        }
        if is_over || !is_worth_it {
            // A copy that cannot be removed does no harm.
            let _ = self.slot.take().map(Slot::clear);
        } else if self.slot.is_some() && self.session().clock().deadline().is_some() {
            self.keep(self.served);
        }
    }
}

impl Drop for Round {
    fn drop(&mut self) {
        self.close();
    }
}
