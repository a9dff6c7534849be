//! How a game lasts: kept after everything that happens, taken up again, a record once it is over.

use std::io;
use std::path::Path;

use tabuleiro_game::{Arg, Message, Speak};
use tabuleiro_home::{ReadError, Slot, Store, WriteError, no_home, read_round, reason, today};
use tabuleiro_table::Archive;
use tabuleiro_table::time::Moment;

use super::Round;
use crate::conduct::Conduct;
use crate::say;
use crate::screen::Context;

impl Round {
    /// Takes up a game that was left. Refused in a sentence if it cannot be read or another program holds it.
    pub fn resume(path: &Path, conduct: Conduct, context: &mut Context) -> Result<Round, Message> {
        let slot = Slot::take(path.to_owned()).ok_or_else(|| say("tui-held"))?;
        let (seed, now) = (context.fresh_seed(), context.moment());
        let played = read_round(path, context.kinds, seed, now).map_err(|fault| match fault {
            ReadError::System(error) => say("tui-unreadable").with("error", reason(&error)),
            ReadError::Malformed(message) => message,
        })?;
        let others = conduct.players.as_ref().filter(|players| **players != played.plan().players);
        let played = match others {
            Some(players) => played.with_players(players, context.kinds).map_err(|error| error.message())?,
            None => played,
        };
        Ok(Round::new(played, Some(slot), conduct, context))
    }

    /// The game so far as a record, with what is known of its moves.
    pub fn archive(&self) -> Archive {
        self.session().archive(&today())
    }

    /// Writes the game as it stands; what speaks against it is said beside the game, which goes on.
    pub(super) fn keep(&mut self, now: Moment) {
        self.served = self.served.max(now);
        let kept = self.try_keep();
        // Whoever has it in a file of their own has lost nothing; whoever wanted it there and has not is told.
        self.unkept = match self.save_record() {
            Some(saved) => saved.err(),
            None => kept.err(),
        };
    }

    /// Writes the record where somebody wants it as well; `None` if nobody does.
    fn save_record(&mut self) -> Option<Result<(), Arg>> {
        let archive = self.archive();
        let file = self.save.as_mut().filter(|_| !archive.moves().is_empty())?;
        Some(file.write(&archive).map_err(|error| match error {
            WriteError::Unfit(why) => Arg::Say(why),
            WriteError::System(error) => {
                let named = say("tui-unsaved").with("file", file.path().display().to_string());
                Arg::Say(named.with("error", reason(&error)))
            }
        }))
    }

    /// Why the game would be lost if it were left now; it is tried once more to keep it.
    pub fn would_be_lost(&mut self, now: Moment) -> Option<Arg> {
        if self.unkept.is_some() {
            self.keep(now);
        }
        self.unkept.clone().filter(|_| self.session().table().ply() > 0)
    }

    fn try_keep(&mut self) -> Result<(), Arg> {
        let store = self.store.as_ref().ok_or_else(no_home)?;
        self.keep_in(&store.clone()).map_err(|error| reason(&error))
    }

    fn keep_in(&mut self, store: &Store) -> io::Result<()> {
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
