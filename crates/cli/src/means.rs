//! What players may use here of the machine, and what is wrong with it.

use std::io::{self, Write};

use tabuleiro_game::Message;
use tabuleiro_home::Store;
use tabuleiro_search::Aids;
use tabuleiro_search::tablebase::{Described, TablebaseError};
use tabuleiro_table::Kind;

use crate::console::Console;
use crate::{reason, say};

/// What players may use of the machine and of what the program knows by heart, as it was asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Means {
    /// So many threads instead of one.
    pub(crate) threads: Option<usize>,
    /// Openings are worked out, not played from the book.
    pub(crate) is_book_closed: bool,
}

impl Means {
    /// What a game's players may use here.
    pub(crate) fn aids(self, kind: &dyn Kind) -> Aids {
        let aids = tabuleiro_home::aids(kind).with_threads(self.threads.unwrap_or(1));
        if self.is_book_closed { aids.without_book() } else { aids }
    }
}

/// What is wrong with the user's own tables of a game, so that its players go on without them.
pub(crate) fn damage(kind: &dyn Kind) -> Vec<Message> {
    let Some((tables, store)) = kind.tables().zip(Store::of_user()) else { return Vec::new() };
    let fault = |found: Result<Described, TablebaseError>| match found.err()? {
        TablebaseError::Refused(message) | TablebaseError::Stopped(message) => Some(message),
        TablebaseError::System(path, error) => {
            Some(reason::told("cli-tables-system", &error).with("file", path.display().to_string()))
        }
    };
    tables.describe(&store.tables()).into_iter().filter_map(fault).collect()
}

/// Says on standard error what is wrong with the user's own tables of a game: nobody is to lose strength without a word.
pub(crate) fn warn_of_damage(kind: &dyn Kind, console: &Console) {
    for fault in damage(kind) {
        let command = format!("tabuleiro tables {}", kind.name());
        let told = console.say(&say("cli-tables-left-out").with("why", fault).with("command", command));
        // Nobody may be listening there; the player goes on without the tables all the same.
        let _ = writeln!(io::stderr(), "tabuleiro: {told}");
    }
}
