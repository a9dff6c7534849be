//! The game that was left last.

use std::path::{Path, PathBuf};

use tabuleiro_table::{Archive, Kinds, Table, setup};

use super::{say, word};
use crate::screen::Context;
use crate::screens::seating::{HUMAN, Seating, opponents, shown};

/// The game that was left last.
pub(super) struct Left {
    /// Where it is kept.
    pub(super) path: PathBuf,
    /// Who plays, in seat order.
    pub(super) players: Vec<String>,
    /// As it stands.
    pub(super) table: Box<dyn Table>,
}

impl Left {
    /// Reads it; `None` if it cannot be played on.
    pub(super) fn read(path: &Path, kinds: Kinds) -> Option<Left> {
        let archive: Archive = tabuleiro_home::read_archive(path, kinds).ok()?;
        let table = archive.at(kinds, usize::MAX).ok()?;
        table.now().0?;
        Some(Left { path: path.to_owned(), players: archive.seats, table })
    }

    /// Whether a person is to move, and no other person plays.
    pub(super) fn is_your_turn(&self) -> bool {
        self.is_alone() && self.turn().is_some_and(|name| name == HUMAN)
    }

    fn is_alone(&self) -> bool {
        self.players.iter().filter(|name| *name == HUMAN).count() == 1
    }

    fn turn(&self) -> Option<&String> {
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
            (Some(name), _) if name == HUMAN && self.is_alone() => word("tui-menu-your-turn", context),
            (Some(name), _) if name != HUMAN => {
                context.say(&say("tui-menu-to-move").with("who", shown(self.table.kind(), name, context)))
            }
            (_, Some(seat)) => context.say(&say("tui-menu-to-move").with("who", seat)),
            (_, None) => String::new(),
        };
        let others = opponents(self.table.kind(), &self.players, context);
        let key = match (others.is_empty(), self.players.iter().any(|name| name == HUMAN)) {
            (true, _) => "tui-menu-left",
            (false, true) => "tui-menu-left-against",
            (false, false) => "tui-menu-left-watched",
        };
        let told = say(key);
        let told = told.with("game", self.table.kind().title()).with("who", others);
        context.say(&told.with("number", self.table.ply() + 1).with("turn", turn))
    }
}
