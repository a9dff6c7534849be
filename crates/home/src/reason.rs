//! Why the system refused something, in the player's language where the reason is a common one.

use std::io::{Error, ErrorKind};

use tabuleiro_game::{Arg, Message, Words};

/// Why the system refuses something.
pub static WORDS: Words =
    Words { name: "home", en: include_str!("../words/en.ftl"), pt: include_str!("../words/pt.ftl") };

/// The reason of an error of the system; one that nobody has put into words keeps the system's own, with its number.
pub fn reason(error: &Error) -> Arg {
    let is_ours = error.raw_os_error().is_none();
    match key(error.kind(), is_ours).or_else(|| by_number(error.raw_os_error()?)) {
        Some(key) => Arg::Say(Message::new(&WORDS, key)),
        None => Arg::Text(error.to_string()),
    }
}

/// Why nothing can be kept where there is no [`Store`](crate::Store).
pub fn no_home() -> Arg {
    Arg::Say(Message::new(&WORDS, "home-reason-no-home"))
}

/// `is_ours` if this program has found the error, and not the system.
fn key(kind: ErrorKind, is_ours: bool) -> Option<&'static str> {
    of_file(kind).or_else(|| of_network(kind)).or_else(|| {
        Some(match kind {
            ErrorKind::InvalidInput if is_ours => "home-reason-no-file",
            ErrorKind::InvalidInput | ErrorKind::Unsupported => "home-reason-unsupported",
            ErrorKind::InvalidData => "home-reason-no-text",
            ErrorKind::UnexpectedEof => "home-reason-cut-short",
            ErrorKind::Interrupted => "home-reason-interrupted",
            ErrorKind::TimedOut | ErrorKind::WouldBlock => "home-reason-late",
            ErrorKind::BrokenPipe => "home-reason-nobody-reads",
            ErrorKind::OutOfMemory => "home-reason-memory",
            ErrorKind::ResourceBusy | ErrorKind::ExecutableFileBusy | ErrorKind::Deadlock => {
                "home-reason-busy"
            }
            _ => return None,
        })
    })
}

fn of_file(kind: ErrorKind) -> Option<&'static str> {
    Some(match kind {
        ErrorKind::NotFound => "home-reason-not-found",
        ErrorKind::PermissionDenied => "home-reason-not-allowed",
        ErrorKind::AlreadyExists => "home-reason-exists",
        ErrorKind::IsADirectory => "home-reason-folder",
        ErrorKind::NotADirectory => "home-reason-no-folder",
        ErrorKind::DirectoryNotEmpty => "home-reason-folder-full",
        ErrorKind::StorageFull | ErrorKind::WriteZero => "home-reason-full",
        ErrorKind::QuotaExceeded => "home-reason-quota",
        ErrorKind::ReadOnlyFilesystem => "home-reason-read-only",
        ErrorKind::FileTooLarge => "home-reason-too-large",
        ErrorKind::InvalidFilename => "home-reason-name",
        ErrorKind::CrossesDevices => "home-reason-other-disk",
        ErrorKind::NotSeekable => "home-reason-no-file",
        _ => return None,
    })
}

fn of_network(kind: ErrorKind) -> Option<&'static str> {
    Some(match kind {
        ErrorKind::AddrInUse => "home-reason-address-taken",
        ErrorKind::AddrNotAvailable => "home-reason-address-foreign",
        ErrorKind::ConnectionRefused => "home-reason-refused",
        ErrorKind::ConnectionReset | ErrorKind::ConnectionAborted | ErrorKind::NotConnected => {
            "home-reason-hung-up"
        }
        ErrorKind::HostUnreachable | ErrorKind::NetworkUnreachable | ErrorKind::NetworkDown => {
            "home-reason-unreachable"
        }
        _ => return None,
    })
}

/// Common errors for which the standard library has no kind: these numbers are the same on every Unix.
fn by_number(number: i32) -> Option<&'static str> {
    match number {
        5 if cfg!(unix) => Some("home-reason-disk"),
        23 | 24 if cfg!(unix) => Some("home-reason-many-files"),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use tabuleiro_testkit::words;
    use tabuleiro_text::{Lang, Speaker};

    use super::*;

    /// In English and in Portuguese.
    fn said(error: &Error) -> [String; 2] {
        Lang::ALL.map(|lang| match reason(error) {
            Arg::Say(message) => Speaker::new(lang).try_say(&message).expect("it can be said"),
            Arg::Text(text) => text,
            Arg::Number(number) => number.to_string(),
        })
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
        assert_eq!(said(&ErrorKind::UnexpectedEof.into())[1], "acaba antes do fim");
    }

    /// 22 is the system's own word for the same kind of error.
    #[test]
    #[cfg(unix)]
    fn what_is_no_file_for_this_program_is_something_else_for_the_system() {
        let [ours, theirs] = [Error::from(ErrorKind::InvalidInput), Error::from_raw_os_error(22)];
        assert_eq!(ours.kind(), theirs.kind());
        assert_ne!(said(&ours), said(&theirs));
        assert_eq!(said(&theirs), said(&ErrorKind::Unsupported.into()));
    }

    #[test]
    fn an_unknown_error_keeps_what_the_system_says_of_it() {
        assert_eq!(said(&Error::other("the moon is full")), ["the moon is full"; 2]);
    }

    #[test]
    fn both_languages_have_every_reason_and_each_is_given() {
        words::assert_agree(&WORDS);
        words::assert_used(&WORDS, concat!(include_str!("reason.rs"), include_str!("lasting.rs")));
    }
}
