//! The game that was left last.

use std::path::{Path, PathBuf};

use tabuleiro_table::{Archive, Kinds, Player, Table, setup};

use super::{say, word};
use crate::screen::Context;
use crate::screens::seating::{Seating, only_person, opponents, shown};

/// The game that was left last.
pub(super) struct Left {
    /// Where it is kept.
    pub(super) path: PathBuf,
    /// Who plays, in seat order.
    pub(super) players: Vec<Player>,
    /// As it stands.
    pub(super) table: Box<dyn Table>,
}

impl Left {
    /// Reads it; `None` if it cannot be played on.
    pub(super) fn read(path: &Path, kinds: Kinds) -> Option<Left> {
        let archive: Archive = tabuleiro_home::read_archive(path, kinds).ok()?;
        let table = archive.at(kinds, usize::MAX).ok()?;
        table.now().0?;
        let players = archive.players(table.kind());
        Some(Left { path: path.to_owned(), players, table })
    }

    /// Which game it is, and how far it has come.
    pub(super) fn stand(&self) -> (PathBuf, usize) {
        (self.path.clone(), self.table.ply())
    }

    /// Whether a person is to move, and no other person plays.
    pub(super) fn is_your_turn(&self) -> bool {
        self.turn().is_some_and(|player| only_person(&self.players) == Some(player))
    }

    fn turn(&self) -> Option<&Player> {
        self.players.get(self.table.now().0?.index())
    }

    /// Who sits where in it, and by which rules.
    pub(super) fn seating(&self) -> Seating {
        let setting = self.table.setting();
        let words = setup::split_words(&setting.options).unwrap_or_default();
        Seating::of(self.table.kind(), words, setting.seats, self.players.clone())
    }

    /// In a line: against whom, how far, whose turn.
    pub(super) fn told(&self, context: &Context) -> String {
        let setting = self.table.setting();
        let seat = self.table.now().0.and_then(|seat| setting.seats.get(seat.index()).cloned());
        let turn = match (self.turn(), seat) {
            _ if self.is_your_turn() => word("tui-menu-your-turn", context),
            (Some(player), _) if !player.is_person() || player.own_name().is_some() => {
                context.say(&say("tui-menu-to-move").with("who", shown(self.table.kind(), player, context)))
            }
            (_, Some(seat)) => context.say(&say("tui-menu-to-move").about("who", &seat)),
            (_, None) => String::new(),
        };
        let others = opponents(self.table.kind(), &self.players, context);
        let key = match (others.is_empty(), self.players.iter().any(Player::is_person)) {
            (true, _) => "tui-menu-left",
            (false, true) => "tui-menu-left-against",
            (false, false) => "tui-menu-left-watched",
        };
        let told = say(key);
        let told = told.with("game", self.table.kind().title()).with("who", others);
        context.say(&told.with("number", self.table.ply() + 1).with("turn", turn))
    }
}
