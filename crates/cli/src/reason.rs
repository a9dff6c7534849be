//! Why the system refused something, in the player's language where the reason is a common one.

use std::io::{Error, ErrorKind};

use tabuleiro_game::{Arg, Message};

use crate::say;

/// The reason of an error of the system; one that nobody has put into words keeps the system's own, with its number.
pub(crate) fn reason(error: &Error) -> Arg {
    let is_ours = error.raw_os_error().is_none();
    match key(error.kind(), is_ours).or_else(|| by_number(error.raw_os_error()?)) {
        Some(key) => Arg::Say(say(key)),
        None => Arg::Text(error.to_string()),
    }
}

/// The reason as a message of its own.
pub(crate) fn told(key: &'static str, error: &Error) -> Message {
    say(key).with("error", reason(error))
}

/// `is_ours` if this program has found the error, and not the system.
fn key(kind: ErrorKind, is_ours: bool) -> Option<&'static str> {
    of_file(kind).or_else(|| of_network(kind)).or_else(|| {
        Some(match kind {
            ErrorKind::InvalidInput if is_ours => "cli-reason-no-file",
            ErrorKind::InvalidInput | ErrorKind::Unsupported => "cli-reason-unsupported",
            ErrorKind::InvalidData => "cli-reason-no-text",
            ErrorKind::UnexpectedEof => "cli-reason-cut-short",
            ErrorKind::Interrupted => "cli-reason-interrupted",
            ErrorKind::TimedOut | ErrorKind::WouldBlock => "cli-reason-late",
            ErrorKind::BrokenPipe => "cli-reason-nobody-reads",
            ErrorKind::OutOfMemory => "cli-reason-memory",
            ErrorKind::ResourceBusy | ErrorKind::ExecutableFileBusy | ErrorKind::Deadlock => {
                "cli-reason-busy"
            }
            _ => return None,
        })
    })
}

fn of_file(kind: ErrorKind) -> Option<&'static str> {
    Some(match kind {
        ErrorKind::NotFound => "cli-reason-not-found",
        ErrorKind::PermissionDenied => "cli-reason-not-allowed",
        ErrorKind::AlreadyExists => "cli-reason-exists",
        ErrorKind::IsADirectory => "cli-reason-folder",
        ErrorKind::NotADirectory => "cli-reason-no-folder",
        ErrorKind::DirectoryNotEmpty => "cli-reason-folder-full",
        ErrorKind::StorageFull | ErrorKind::WriteZero => "cli-reason-full",
        ErrorKind::QuotaExceeded => "cli-reason-quota",
        ErrorKind::ReadOnlyFilesystem => "cli-reason-read-only",
        ErrorKind::FileTooLarge => "cli-reason-too-large",
        ErrorKind::InvalidFilename => "cli-reason-name",
        ErrorKind::CrossesDevices => "cli-reason-other-disk",
        ErrorKind::NotSeekable => "cli-reason-no-file",
        _ => return None,
    })
}

fn of_network(kind: ErrorKind) -> Option<&'static str> {
    Some(match kind {
        ErrorKind::AddrInUse => "cli-reason-address-taken",
        ErrorKind::AddrNotAvailable => "cli-reason-address-foreign",
        ErrorKind::ConnectionRefused => "cli-reason-refused",
        ErrorKind::ConnectionReset | ErrorKind::ConnectionAborted | ErrorKind::NotConnected => {
            "cli-reason-hung-up"
        }
        ErrorKind::HostUnreachable | ErrorKind::NetworkUnreachable | ErrorKind::NetworkDown => {
            "cli-reason-unreachable"
        }
        _ => return None,
    })
}

/// Common errors for which the standard library has no kind: these numbers are the same on every Unix.
fn by_number(number: i32) -> Option<&'static str> {
    match number {
        5 if cfg!(unix) => Some("cli-reason-disk"),
        23 | 24 if cfg!(unix) => Some("cli-reason-many-files"),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use tabuleiro_text::{Lang, Speaker};

    use super::*;

    /// In English and in Portuguese.
    fn said(error: &Error) -> [String; 2] {
        Lang::ALL.map(|lang| Speaker::new(lang).try_say(&told("cli-output", error)).expect("it can be said"))
    }

    #[test]
    #[cfg(unix)]
    fn a_common_error_of_the_system_is_said_in_both_languages_without_its_number() {
        // Of Linux, in the order of the list of reasons; the first 34 are the same on every Unix.
        let numbers = [1, 2, 4, 5, 11, 12, 13, 16, 17, 18, 20, 21, 22, 23, 24, 26, 27, 28, 29, 30, 32];
        let linux = [35, 36, 39, 98, 99, 100, 101, 103, 104, 107, 110, 111, 113, 122];
        let all = numbers.into_iter().chain(linux.into_iter().filter(|_| cfg!(target_os = "linux")));
        for error in all.map(Error::from_raw_os_error) {
            let [en, pt] = said(&error);
            assert_ne!(en, pt);
            for told in [en, pt] {
                assert!(!told.contains("os error") && !told.contains(&error.to_string()), "{told}");
            }
        }
    }

    #[test]
    fn what_this_program_finds_is_said_as_well() {
        use ErrorKind::{FileTooLarge, InvalidData, InvalidInput, UnexpectedEof, Unsupported, WriteZero};
        for kind in [FileTooLarge, InvalidData, InvalidInput, UnexpectedEof, Unsupported, WriteZero] {
            let [en, pt] = said(&kind.into());
            assert_ne!(en, pt, "{kind:?}");
        }
        assert_eq!(
            said(&ErrorKind::UnexpectedEof.into())[1],
            "Não se consegue escrever a saída: acaba antes do fim."
        );
    }

    #[test]
    fn an_unknown_error_keeps_what_the_system_says_of_it() {
        let [en, pt] = said(&Error::other("the moon is full"));
        assert!(en.ends_with(": the moon is full.") && pt.ends_with(": the moon is full."), "{pt}");
    }
}
