//! What lasts on this machine: games kept in the user's directories, files written whole or not at all. Every face of the program
//! keeps its games here, in the same places and forms, so that one goes on where another was left.
//!
//! | file | what is in it |
//! |---|---|
//! | `store.rs` | [`Store`], the games of a user: unfinished ones, and records of finished ones |
//! | `slot.rs` | [`Slot`], where one unfinished game stands |
//! | `notes.rs` | small texts beside them |
//! | [`lasting`] | settings and the like as such a text, changed without losing what another program has written |
//! | [`progress`] | [`Progress`], what the player has learnt |
//! | `archives.rs` | records in files of any name, in any form that a game speaks |
//! | `kept.rs` | an unfinished game read from its file, to be played on |
//! | `aids.rs` | what a game's players may use here |
//! | `dates.rs` | moments and days as people write them |
//! | `reason.rs` | why the system refuses something, in words |
//! | [`files`], `lock.rs` | how every file is read, written and held |

mod aids;
mod archives;
mod dates;
pub mod files;
mod kept;
pub mod lasting;
mod lock;
mod notes;
pub mod progress;
mod reason;
#[cfg(test)]
mod scratch;
mod slot;
mod store;

pub use aids::aids;
pub use archives::{
    ReadError, SaveFile, WriteError, check_archive, read_archive, read_archive_from, write_archive,
};
pub use dates::{left, moment, now, today};
pub use kept::read_round;
pub use lock::Lock;
pub use progress::Progress;
pub use reason::{WORDS, no_home, reason};
pub use slot::Slot;
pub use store::{Store, is_of};
