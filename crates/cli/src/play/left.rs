//! A game that was left in the middle, to be taken up again.

use tabuleiro_game::Speak;
use tabuleiro_table::{Kind, Setup, Table, Who, setup};

use crate::fault::Fault;
use crate::house::{House, fresh_seed, said, said_of};
use crate::place::Place;
use crate::play::{self, Plan};
use crate::record;
use crate::store::Store;

/// A game that was left, as it stood.
pub(crate) struct LeftGame {
    /// The game, at the move where it was left.
    pub(crate) table: Box<dyn Table>,
    /// Who sits where.
    pub(crate) players: Vec<Who>,
    /// How the games after it begin.
    pub(crate) setup: Setup,
    place: Place,
}

impl LeftGame {
    /// Whether there is one, of any kind.
    pub(crate) fn exists() -> bool {
        find(None).is_some()
    }

    /// The one that was left last, of that kind or of any. A damaged one is reported and left as it is.
    pub(crate) fn last(kind: Option<&Kind>) -> Result<LeftGame, Fault> {
        let place = find(kind).ok_or_else(|| Fault::Given(said("cli-nothing-to-resume")))?;
        let name = place.path().display().to_string();
        let archive = record::read(&name)?;
        let table = archive.replay().map_err(|error| {
            Fault::Given(said_of("cli-bad-record", "file", name.as_str()).with("why", error.message()))
        })?;
        let seated =
            |name: &String| if table.kind().has_bot(name) { Who::Bot(name.clone()) } else { Who::Human };
        let mut players: Vec<Who> = archive.seats.iter().map(seated).collect();
        players.resize(usize::from(table.seats()), Who::Human);
        let words = setup::split_words(&archive.options).unwrap_or_default();
        let setup = Setup { words, position: None, deal: Some(fresh_seed()) };
        Ok(LeftGame { table, players, setup, place })
    }

    /// Goes on with it, and with a series after it. True if the program should end with it.
    pub(crate) fn go_on(self, plan: Plan, house: &mut House) -> Result<bool, Fault> {
        play::resume(self.table, self.place, plan, house)
    }
}

fn find(kind: Option<&Kind>) -> Option<Place> {
    Store::of_user()?.last_unfinished(kind.map(|kind| kind.name))
}
