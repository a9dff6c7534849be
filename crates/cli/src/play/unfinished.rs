//! A game that was left in the middle, to be taken up again.

use std::path::PathBuf;
use std::time::SystemTime;

use tabuleiro_engine::plain;
use tabuleiro_game::{Arg, Message, Speak};
use tabuleiro_home::{Slot, Store, is_of};
use tabuleiro_table::{Archive, Kind, Kinds, Player, Setup, Table, setup};

use crate::console::{Console, fresh_seed};
use crate::fault::Fault;
use crate::play::{self, Opening, Plan, programs};
use crate::{record, say};

/// A game that was left, as it stood.
pub(crate) struct Unfinished {
    /// Who sits where.
    pub(crate) players: Vec<Player>,
    /// How the games after it begin.
    pub(crate) setup: Setup,
    /// Which game it is, against whom, and when it was left.
    pub(crate) told: Message,
    opening: Opening,
}

impl Unfinished {
    /// Whether there is one, of any kind.
    pub(crate) fn exists() -> bool {
        kept(None).into_iter().any(|(_, path)| Slot::take(path).is_some())
    }

    /// The one that was left last, of that kind or of any, unless it is being played elsewhere. Damaged ones are told, left as
    /// they are, and do not stand in the way of those before them.
    pub(crate) fn last(
        kind: Option<&dyn Kind>,
        kinds: Kinds,
        console: &mut Console,
    ) -> Result<Unfinished, Fault> {
        let mut damaged = Vec::new();
        for slot in kept(kind).into_iter().filter_map(|(_, path)| Slot::take(path)) {
            match Unfinished::open(slot, kinds) {
                Ok(game) => {
                    damaged.iter().try_for_each(|why| console.tell(why))?;
                    return Ok(game);
                }
                Err(Fault::Given(why)) => damaged.push(say("cli-resume-skipped").with("why", why)),
                Err(fault) => return Err(fault),
            }
        }
        let nothing = || say("cli-nothing-to-resume");
        Err(Fault::Given(damaged.into_iter().next().unwrap_or_else(nothing)))
    }

    /// The one of that number in the list of all that are kept, counted from 1.
    pub(crate) fn numbered(
        kind: Option<&dyn Kind>,
        kinds: Kinds,
        number: usize,
    ) -> Result<Unfinished, Fault> {
        Unfinished::open(slot(kind, number)?, kinds)
    }

    fn open(slot: Slot, kinds: Kinds) -> Result<Unfinished, Fault> {
        let name = slot.path().display().to_string();
        let archive = record::read(&name, kinds)?;
        let replayed = archive.replay(kinds).map_err(|error| {
            Fault::Given(say("cli-bad-record").with("file", name.as_str()).with("why", error.message()))
        })?;
        let players = players(&archive, replayed.table.as_ref());
        let words = setup::split_words(&archive.options).unwrap_or_default();
        let setup = Setup { words, position: None, deal: Some(fresh_seed()) };
        let told = told(&archive, Some(replayed.table.kind()), tabuleiro_home::left(slot.path()));
        let opening =
            Opening { table: replayed.table, end: replayed.end, out: archive.out, slot: Some(slot) };
        Ok(Unfinished { players, setup, told, opening })
    }

    /// The game, at the move where it was left.
    pub(crate) fn table(&self) -> &dyn Table {
        self.opening.table.as_ref()
    }

    /// Where it is kept.
    pub(crate) fn path(&self) -> Option<PathBuf> {
        self.opening.slot.as_ref().map(|slot| slot.path().to_owned())
    }

    /// Goes on with it, and with a series after it. True if the program should end with it.
    pub(crate) fn go_on(self, plan: Plan, console: &mut Console) -> Result<bool, Fault> {
        console.tell(&say("cli-resumed").with("game", self.told))?;
        play::series(self.opening, plan, console)
    }
}

/// A program is one again, whoever has the name of a bot is one, and all others are people.
fn players(archive: &Archive, table: &dyn Table) -> Vec<Player> {
    let seated = |(seat, name): (usize, &String)| match programs::noted(seat, archive) {
        Some(command) => Player::Program { name: plain(name), command: command.to_owned() },
        None if table.kind().has_bot(name) => Player::Bot(name.clone()),
        None => Player::Person(name.clone()),
    };
    let mut players: Vec<Player> = (1..).zip(&archive.seats).map(seated).collect();
    players.resize(usize::from(table.seats()), Player::human());
    players
}

/// Which game it is, against whom, how far it has come, and when it was left.
pub(crate) fn told(archive: &Archive, kind: Option<&dyn Kind>, left: Option<SystemTime>) -> Message {
    let name = |name: &String| match Player::from(name.as_str()) {
        Player::Person(_) if *name == Player::human().name() => Arg::Say(say("cli-you")),
        player => {
            let name = plain(player.name());
            kind.map_or_else(|| name.as_str().into(), |kind| kind.shown(&name))
        }
    };
    let players = opposed(archive.seats.iter().map(name).collect());
    let told = say("cli-game-told")
        .with("game", kind.map_or_else(|| archive.game.as_str().into(), |kind| Arg::Say(kind.title())))
        .with("who", players);
    let told = told.with("moves", archive.moves().len());
    match left.and_then(tabuleiro_home::moment) {
        Some(moment) => say("cli-game-left").with("game", told).with("when", moment),
        None => told,
    }
}

/// The first against all the others: “you against casual, keen and casual”.
fn opposed(names: Vec<Arg>) -> Arg {
    let mut names = names.into_iter();
    let Some(first) = names.next() else { return Arg::Text(String::new()) };
    let mut others: Vec<Arg> = names.collect();
    let Some(last) = others.pop() else { return first };
    let listed = |some: Arg, more: Arg| Arg::Say(say("cli-listed").with("some", some).with("more", more));
    let others = match others.into_iter().reduce(listed) {
        Some(some) => Arg::Say(say("cli-and").with("some", some).with("last", last)),
        None => last,
    };
    Arg::Say(say("cli-against").with("one", first).with("two", others))
}

/// The games that are kept, of that kind or of any, the one that was left last first. Each has its number among all that are
/// kept, whatever else is left out: a number means the same game everywhere.
pub(crate) fn kept(kind: Option<&dyn Kind>) -> Vec<(usize, PathBuf)> {
    let paths = Store::of_user().map(|store| store.unfinished()).unwrap_or_default();
    let is_wanted = |path: &PathBuf| kind.is_none_or(|kind| is_of(path, kind.name()));
    (1..).zip(paths).filter(|(_, path)| is_wanted(path)).collect()
}

/// Takes the one of that number among all that are kept, unless it is being played elsewhere or is not of that kind.
pub(crate) fn slot(kind: Option<&dyn Kind>, number: usize) -> Result<Slot, Fault> {
    let all = kept(None);
    let found = all.iter().find(|(at, _)| *at == number).map(|(_, path)| path.clone());
    let path = found.ok_or_else(|| {
        Fault::Given(say("cli-kept-number").with("number", number).with("count", all.len()))
    })?;
    if let Some(kind) = kind.filter(|kind| !is_of(&path, kind.name())) {
        let other = say("cli-kept-other").with("number", number).with("game", kind.title());
        return Err(Fault::Given(other.with("command", format!("tabuleiro kept {}", kind.name()))));
    }
    let held = say("cli-kept-held").with("number", number);
    Slot::take(path).ok_or(Fault::Given(held))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_plays_against_all_the_others() {
        let told = |names: &[&str]| opposed(names.iter().map(|name| Arg::from(*name)).collect()).to_string();
        assert_eq!(told(&["you", "keen"]), "you against keen");
        assert_eq!(told(&["you", "keen", "casual"]), "you against keen and casual");
        assert_eq!(told(&["you", "keen", "casual", "keen"]), "you against keen, casual and keen");
    }
}
