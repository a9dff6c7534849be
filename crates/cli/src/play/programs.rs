//! Outside programs on the command line: how one is written, and what is said of one that cannot be started.

use tabuleiro_engine::contest::Contender;
use tabuleiro_engine::{Failure, plain};
use tabuleiro_game::{Message, Speak};
use tabuleiro_table::{Kind, Player};

use crate::{levels, say};

/// How a program failed before any game: one that ends at once did not end in the middle of one.
pub(crate) fn not_begun(failure: &Failure) -> Message {
    match failure {
        Failure::Crashed(name) => say("cli-program-ended").with("name", plain(name)),
        other => other.message(),
    }
}

/// A player as it is written: `human`, a person's name behind an `@`, a bot of the game, or the command of a program; `None` if it is nobody.
pub(crate) fn player(text: &str, kind: &dyn Kind) -> Option<Player> {
    match Player::from(levels::typed(text, kind).as_str()) {
        Player::Level(name) if kind.has_bot(&name) => Some(Player::Level(name)),
        Player::Level(command) if Contender::is_command(&command) => {
            Some(Player::Program { name: plain(&command), command })
        }
        Player::Level(_) => None,
        player => Some(player),
    }
}
