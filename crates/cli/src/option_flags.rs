//! The options of games as they stand on a command line: all that any game has.

use tabuleiro_game::{Message, OptionField};
use tabuleiro_table::{Kind, Kinds};

use crate::say;

/// An option that at least one game has.
pub(crate) struct OptionFlag {
    /// Its name.
    pub(crate) key: &'static str,
    /// What it decides, as the first game that has it says.
    label: Message,
    /// What it can be, in a few letters.
    pub(crate) hint: String,
    /// The games that have it.
    games: Vec<String>,
    is_in_all: bool,
}

impl OptionFlag {
    /// Every option, in the order in which the games bring them. Games that share one stand together.
    pub(crate) fn all(kinds: Kinds) -> Vec<OptionFlag> {
        let mut flags: Vec<OptionFlag> = Vec::new();
        for kind in kinds.iter() {
            for field in kind.options() {
                match flags.iter_mut().find(|flag| flag.key == field.key) {
                    Some(flag) => flag.share(kind, &field),
                    None => flags.push(OptionFlag::new(kind, field)),
                }
            }
        }
        let count = kinds.iter().count();
        flags.iter_mut().for_each(|flag| flag.is_in_all = flag.games.len() == count);
        flags
    }

    fn new(kind: &dyn Kind, field: OptionField) -> OptionFlag {
        let games = vec![kind.title()];
        OptionFlag { key: field.key, label: field.label, hint: field.values.hint(), games, is_in_all: false }
    }

    fn share(&mut self, kind: &dyn Kind, field: &OptionField) {
        self.games.push(kind.title());
        for part in field.values.hint().split('|') {
            if !self.hint.split('|').any(|known| known == part) {
                self.hint = format!("{}|{part}", self.hint);
            }
        }
    }

    /// What it decides, and in which games, if not in all.
    pub(crate) fn about(&self) -> Message {
        if self.is_in_all {
            return self.label.clone();
        }
        say("cli-arg-option").with("label", self.label.clone()).with("games", self.games.join(", "))
    }
}
