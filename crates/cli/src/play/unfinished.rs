//! A game that was left in the middle, to be taken up again.

use tabuleiro_game::Speak;
use tabuleiro_table::{Archive, Kind, Kinds, Player, Setup, Table, setup};

use crate::console::{Console, fresh_seed};
use crate::fault::Fault;
use crate::play::{self, Opening, Plan};
use crate::slot::Slot;
use crate::store::Store;
use crate::{record, say};

/// A game that was left, as it stood.
pub(crate) struct Unfinished {
    /// Who sits where.
    pub(crate) players: Vec<Player>,
    /// How the games after it begin.
    pub(crate) setup: Setup,
    opening: Opening,
}

impl Unfinished {
    /// Whether there is one, of any kind.
    pub(crate) fn exists() -> bool {
        find(None).is_some()
    }

    /// The one that was left last, of that kind or of any. A damaged one is reported and left as it is.
    pub(crate) fn last(kind: Option<&dyn Kind>, kinds: Kinds) -> Result<Unfinished, Fault> {
        let slot = find(kind).ok_or_else(|| Fault::Given(say("cli-nothing-to-resume")))?;
        let name = slot.path().display().to_string();
        let archive = record::read(&name, kinds)?;
        let replayed = archive.replay(kinds).map_err(|error| {
            Fault::Given(say("cli-bad-record").with("file", name.as_str()).with("why", error.message()))
        })?;
        let players = players(&archive, replayed.table.as_ref());
        let words = setup::split_words(&archive.options).unwrap_or_default();
        let setup = Setup { words, position: None, deal: Some(fresh_seed()) };
        let opening =
            Opening { table: replayed.table, end: replayed.end, out: archive.out, slot: Some(slot) };
        Ok(Unfinished { players, setup, opening })
    }

    /// The game, at the move where it was left.
    pub(crate) fn table(&self) -> &dyn Table {
        self.opening.table.as_ref()
    }

    /// Goes on with it, and with a series after it. True if the program should end with it.
    pub(crate) fn go_on(self, plan: Plan, console: &mut Console) -> Result<bool, Fault> {
        play::series(self.opening, plan, console)
    }
}

/// Whoever has the name of a bot is one; all others are people.
fn players(archive: &Archive, table: &dyn Table) -> Vec<Player> {
    let seated = |name: &String| {
        if table.kind().has_bot(name) { Player::Bot(name.clone()) } else { Player::Person(name.clone()) }
    };
    let mut players: Vec<Player> = archive.seats.iter().map(seated).collect();
    players.resize(usize::from(table.seats()), Player::human());
    players
}

fn find(kind: Option<&dyn Kind>) -> Option<Slot> {
    Store::of_user()?.last_unfinished(kind.map(Kind::name))
}
