//! Why the system refused something, in the player's language where the reason is a common one.

use std::io::{Error, ErrorKind};

use tabuleiro_game::{Arg, Message};

use crate::say;

/// The reason of an error of the system.
pub(crate) fn reason(error: &Error) -> Arg {
    match key(error.kind()) {
        Some(key) => Arg::Say(say(key)),
        None => Arg::Text(error.to_string()),
    }
}

/// The reason as a message of its own.
pub(crate) fn told(key: &'static str, error: &Error) -> Message {
    say(key).with("error", reason(error))
}

fn key(kind: ErrorKind) -> Option<&'static str> {
    Some(match kind {
        ErrorKind::NotFound => "cli-reason-not-found",
        ErrorKind::PermissionDenied => "cli-reason-not-allowed",
        ErrorKind::AlreadyExists => "cli-reason-exists",
        ErrorKind::IsADirectory => "cli-reason-folder",
        ErrorKind::NotADirectory => "cli-reason-no-folder",
        ErrorKind::StorageFull => "cli-reason-full",
        ErrorKind::ReadOnlyFilesystem => "cli-reason-read-only",
        ErrorKind::InvalidInput => "cli-reason-no-file",
        ErrorKind::FileTooLarge => "cli-reason-too-large",
        ErrorKind::AddrInUse => "cli-reason-address-taken",
        ErrorKind::AddrNotAvailable => "cli-reason-address-foreign",
        _ => return None,
    })
}
