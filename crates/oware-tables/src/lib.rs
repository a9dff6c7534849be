//! Endgame tables of Oware: what every board with few seeds is worth, exactly, for the rules of the book.
//!
//! For each board the tables hold the [`Share`] of the side to move: how many of the seeds on the board it ends with
//! when both sides play as well as can be *in a game that begins there*. That is what counts when a capture has just led
//! to the board; in the middle of a game, boards that have been seen may change it (the rule about repeated positions), and
//! then no value is claimed. How they are made, and why they are true, is told in `docs/decisions/0006-oware-tables.md`.
//!
//! [`Small`] needs no files: boards with up to 12 seeds, which are shipped inside, packed, and known about a tenth of a second
//! after the first question, in a browser as well. With the feature `files`, larger tables are built on the user's machine,
//! a file for each number of seeds, in ascending order. `unsafe` is forbidden here, and with it memory mapping; instead,
//! files are read in blocks of 64 kB when a block is first asked for, each checked against its own checksum: opening takes no time, and only what is used takes memory.
//!
//! ```
//! use tabuleiro_game::Record;
//! use tabuleiro_oware::Oware;
//! use tabuleiro_search::{Study, Value};
//! let record = Record::new("1-0-0-0-0-0-1-0-0-0-0-0-23-23-S".parse::<Oware>()?);
//! let endings = tabuleiro_oware_tables::Tables::in_memory(4, 1);
//! let aids = tabuleiro_oware_tables::aids(std::sync::Arc::new(endings));
//! assert_eq!(Oware::known(&record, &aids).map(|proven| proven.value), Some(Value::Draw));
//! # Ok::<(), tabuleiro_game::TextError>(())
//! ```
//!
//! | file | noun |
//! |---|---|
//! | `tables` | [`Tables`], which can be asked |
//! | `small` | [`Small`], the table that needs no files |
//! | `packed` | the small table as a few bytes |
//! | `value` | valuing a level: all boards with so many seeds |
//! | `level` | a level, and the moves on its boards |
//! | `rank` | numbering boards without gaps |
//! | `code` | a share as a byte |
//! | `checksum` | the checksum of tables |
//! | `replies` | where the other side goes when it is sown upon |
//! | `settle` | what can be forced without passing a board twice |
//! | `cyclic` | boards on which the rule about repeated positions decides |
//! | `distance` | how far it is until a share is made sure of |
//! | `past` | what an ending is worth in the middle of a game |
//! | `workers` | sharing work out to threads |
//! | `check` | working tables out anew, apart from all of the above but `checksum` (feature `files`) |
//! | `files` | tables on the disk: building, opening, checking (feature `files`) |

#[cfg(feature = "files")]
mod check;
mod checksum;
mod code;
mod cyclic;
mod distance;
#[cfg(feature = "files")]
mod files;
mod level;
mod packed;
mod past;
mod rank;
mod replies;
mod settle;
mod small;
mod tables;
mod value;
mod workers;

use std::sync::Arc;

use tabuleiro_game::Words;
use tabuleiro_search::Aids;

#[cfg(feature = "files")]
pub use files::{OwareTables, TableError, best, build, complete, describe, largest, needs, open, verify};
pub use packed::{PackError, pack, unpack};
pub use rank::{MOST, boards_up_to, boards_with};
pub use small::{Small, small, small_fault};
pub use tables::Tables;
pub use tabuleiro_oware::{Ending, Endings, Share};

/// The sentences about tables.
pub static WORDS: Words =
    Words { name: "oware-tables", en: include_str!("../words/en.ftl"), pt: include_str!("../words/pt.ftl") };

/// The sentence with that key.
pub(crate) const fn say(key: &'static str) -> tabuleiro_game::Message {
    tabuleiro_game::Message::new(&WORDS, key)
}

/// Aids for a thinker who may ask these endings.
pub fn aids(endings: Arc<dyn Endings>) -> Aids {
    Aids::none().with(endings)
}
