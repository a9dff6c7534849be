//! Why the system refused something, in the player's language where the reason is a common one.

use std::io::Error;

use tabuleiro_game::Message;
pub(crate) use tabuleiro_home::reason;

use crate::say;

/// The reason as a message of its own.
pub(crate) fn told(key: &'static str, error: &Error) -> Message {
    say(key).with("error", reason(error))
}
