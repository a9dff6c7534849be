//! A game that was left in the middle, to be taken up again.

use std::path::PathBuf;
use std::time::SystemTime;

use tabuleiro_engine::plain;
use tabuleiro_game::{Arg, Message};
use tabuleiro_home::{Slot, Store, is_of};
use tabuleiro_table::plan::called;
use tabuleiro_table::{Kind, Kinds, Player, Round, Session};

use crate::console::{Console, fresh_seed};
use crate::error::CliError;
use crate::play::{self, Conduct, FirstRound};
use crate::{record, say};

/// A game that was left, as it stood.
pub(crate) struct Unfinished {
    /// The game, with the clocks it had.
    pub(crate) round: Round,
    /// Which game it is, against whom, and when it was left.
    told: Message,
    slot: Slot,
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
    ) -> Result<Unfinished, CliError> {
        let mut damaged = Vec::new();
        for slot in kept(kind).into_iter().filter_map(|(_, path)| Slot::take(path)) {
            match Unfinished::open(slot, kinds, console) {
                Ok(game) => {
                    damaged.iter().try_for_each(|why| console.tell(why))?;
                    return Ok(game);
                }
                Err(CliError::Given(why)) => damaged.push(say("cli-resume-skipped").with("why", why)),
                Err(fault) => return Err(fault),
            }
        }
        let nothing = || say("cli-nothing-to-resume");
        Err(CliError::Given(damaged.into_iter().next().unwrap_or_else(nothing)))
    }

    /// The one of that number in the list of all that are kept, counted from 1.
    pub(crate) fn numbered(
        kind: Option<&dyn Kind>,
        kinds: Kinds,
        number: usize,
        console: &Console,
    ) -> Result<Unfinished, CliError> {
        Unfinished::open(slot(kind, number)?, kinds, console)
    }

    fn open(slot: Slot, kinds: Kinds, console: &Console) -> Result<Unfinished, CliError> {
        let path = slot.path();
        let round = tabuleiro_home::read_round(path, kinds, fresh_seed(), console.now())
            .map_err(|fault| record::unread(&path.display().to_string(), fault))?;
        let told = told(round.session(), tabuleiro_home::left(path));
        Ok(Unfinished { round, told, slot })
    }

    /// Where it is kept.
    pub(crate) fn path(&self) -> PathBuf {
        self.slot.path().to_owned()
    }

    /// Goes on with it by these players, in the order in which they first sat down, and with a series after it. True if the
    /// program should end with it.
    pub(crate) fn go_on(
        self,
        players: Vec<Player>,
        conduct: Conduct,
        console: &mut Console,
    ) -> Result<bool, CliError> {
        let opening = FirstRound::left(self.round, players, self.slot, &conduct)?;
        console.tell(&say("cli-resumed").with("game", self.told))?;
        play::series(opening, conduct, console)
    }
}

/// Which game it is, against whom, how far it has come, and when it was left.
pub(crate) fn told(session: &Session, left: Option<SystemTime>) -> Message {
    let kind = session.table().kind();
    let players: Vec<Player> = session.players().iter().cloned().map(in_print).collect();
    let who = opposed((0..players.len()).map(|player| called(kind, &players, player)).collect());
    let told = say("cli-game-told").with("game", kind.title()).with("who", who);
    let told = told.with("moves", session.table().ply());
    match left.and_then(tabuleiro_home::moment) {
        Some(moment) => say("cli-game-left").with("game", told).with("when", moment),
        None => told,
    }
}

/// A player whose name can be printed, whoever wrote it.
fn in_print(player: Player) -> Player {
    match player {
        Player::Person(name) => Player::Person(plain(&name)),
        Player::Level(name) => Player::Level(plain(&name)),
        Player::Program { name, command } => Player::Program { name: plain(&name), command },
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
pub(crate) fn slot(kind: Option<&dyn Kind>, number: usize) -> Result<Slot, CliError> {
    let all = kept(None);
    let found = all.iter().find(|(at, _)| *at == number).map(|(_, path)| path.clone());
    let path = found.ok_or_else(|| {
        CliError::Given(say("cli-kept-number").with("number", number).with("count", all.len()))
    })?;
    if let Some(kind) = kind.filter(|kind| !is_of(&path, kind.name())) {
        let other = say("cli-kept-other").with("number", number).with("game", kind.title());
        return Err(CliError::Given(other.with("command", format!("tabuleiro kept {}", kind.name()))));
    }
    let held = say("cli-kept-held").with("number", number);
    Slot::take(path).ok_or(CliError::Given(held))
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
