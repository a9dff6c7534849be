//! How a game lasts: kept after every move, taken up again, a record once it is over.

use std::io;
use std::path::Path;

use tabuleiro_game::{Message, Speak};
use tabuleiro_home::{ReadFault, Slot, read_archive, today};
use tabuleiro_table::{Archive, Kind, Player, Series, Session, Setup, Terms, setup::split_words};

use super::{Plan, Round};
use crate::say;
use crate::screen::Context;

impl Round {
    /// Takes up a game that was left. Refused in a sentence if it cannot be read or another program holds it.
    pub fn resume(path: &Path, context: &mut Context) -> Result<Round, Message> {
        let slot = Slot::take(path.to_owned()).ok_or_else(|| say("tui-held"))?;
        let archive = read_archive(path, context.kinds).map_err(|fault| match fault {
            ReadFault::System(error) => say("tui-unreadable").with("error", error.to_string()),
            ReadFault::Malformed(message) => message,
        })?;
        let replayed = archive.replay(context.kinds).map_err(|error| error.message())?;
        context.seed = context.seed.wrapping_add(1);
        let kind = replayed.table.kind();
        let words = split_words(&archive.options)?;
        let players: Vec<Player> = archive.seats.iter().map(|name| player(kind, name)).collect();
        let setup = Setup { words, position: archive.position.clone(), deal: None };
        let plan = Plan { kind, setup, players: players.clone() };
        let terms = Terms { seed: context.seed, is_friendly: true, ..Terms::default() };
        let session = Session::new(replayed.table, players, terms, 0).map_err(|refusal| refusal.message)?;
        let session = session.resumed(replayed.end, archive.out.clone());
        let series = Series::new(plan.players.len() as u8);
        let mut round = Round::new(plan, session, series, context);
        round.slot = Some(slot);
        round.values = archive.main.values;
        Ok(round)
    }

    /// The game so far as a record, with what is known of its moves.
    pub fn archive(&self) -> Archive {
        let mut archive = self.session.archive(&today());
        let played = archive.main.moves.len();
        archive.main.values = self
            .values
            .iter()
            .filter(|(ply, _)| **ply <= played)
            .map(|(ply, worth)| (*ply, *worth))
            .collect();
        archive
    }

    /// Writes the game as it stands; what speaks against it is said beside the game, which goes on.
    pub(super) fn keep(&mut self) {
        self.unkept = self.try_keep().err().map(|error| error.to_string());
    }

    fn try_keep(&mut self) -> io::Result<()> {
        let Some(store) = &self.store else { return Ok(()) };
        let slot = match self.slot.take() {
            Some(slot) => slot,
            None => store.begin(self.plan.kind.name())?,
        };
        let archive = self.archive();
        self.slot.insert(slot).keep(&archive)
    }

    /// The game is left: a finished one becomes a record, one without a move is not worth keeping.
    pub fn close(&mut self) {
        let is_worth_it = self.session.table().ply() > 0;
        let is_over = self.session.ended().is_some();
        if is_over && is_worth_it {
            let recorded = self.store.as_ref().map(|store| store.finish(&self.archive()));
            if !matches!(recorded, Some(Ok(_))) {
                return; // it stays among the unfinished ones, where nothing is lost
            }
        }
        if let Some(slot) = self.slot.take().filter(|_| is_over || !is_worth_it) {
            let _ = slot.clear(); // a copy that cannot be removed does no harm
        }
    }
}

impl Drop for Round {
    fn drop(&mut self) {
        self.close();
    }
}

/// Who a record names: a player of the game, else a person.
fn player(kind: &dyn Kind, name: &str) -> Player {
    if kind.has_bot(name) { Player::from(name) } else { Player::Person(name.to_owned()) }
}
