//! The table that needs no files.

use std::sync::{Arc, OnceLock};

use tabuleiro_game::{Message, Speak};
use tabuleiro_oware::{Endings, Oware, Share};

use crate::{PackFault, Tables, unpack};

/// All boards with up to 12 seeds: the [`small`] table, unpacked once for the whole program when a board is first asked about.
#[derive(Clone, Copy, Debug, Default)]
pub struct Small;

impl Endings for Small {
    fn seeds(&self) -> u8 {
        Tables::SMALL
    }

    #[inline]
    fn share(&self, at: &Oware) -> Option<Share> {
        shipped().tables.share(at)
    }

    fn fault(&self) -> Option<Message> {
        small_fault().map(|fault| fault.message())
    }
}

/// The table of all boards with up to 12 seeds. The first call unpacks it, in less than a tenth of a second; all others share it.
pub fn small() -> Arc<Tables> {
    shipped().tables.clone()
}

/// Why the [`small`] table had to be built anew, if it had to: what is inside the program could not be trusted.
pub fn small_fault() -> Option<PackFault> {
    shipped().fault
}

/// What the example `ship` writes; 75 kB for 2.7 million boards.
static PACKED: &[u8] = include_bytes!("../small.table");

/// The small table, whence ever it came: the boards are worth the same.
struct Shipped {
    tables: Arc<Tables>,
    fault: Option<PackFault>,
}

fn shipped() -> &'static Shipped {
    // It never changes once it is there, and is the same in every program.
    static SMALL: OnceLock<Shipped> = OnceLock::new();
    SMALL.get_or_init(|| Shipped::of(PACKED))
}

impl Shipped {
    /// Unpacks the table; builds it, which takes some seconds, if it is damaged.
    fn of(packed: &[u8]) -> Shipped {
        let (tables, fault) = match unpack(packed) {
            Ok(tables) => (tables, None),
            Err(fault) => (Tables::in_memory(Tables::SMALL, threads()), Some(fault)),
        };
        Shipped { tables: Arc::new(tables), fault }
    }
}

#[cfg(feature = "files")]
fn threads() -> usize {
    std::thread::available_parallelism().map_or(1, |threads| threads.get().min(4))
}

#[cfg(not(feature = "files"))]
const fn threads() -> usize {
    1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_shipped_is_whole() {
        assert_eq!(small_fault(), None);
    }

    #[test]
    fn a_damaged_table_is_noticed_and_built_anew() {
        let mut damaged = PACKED.to_vec();
        damaged[40_000] ^= 1;
        let built = Shipped::of(&damaged);
        assert_eq!(built.fault, Some(PackFault::Altered));
        assert!(
            built.tables.codes() == small().codes(),
            "every board of every level is worth what is shipped"
        );
    }
}
