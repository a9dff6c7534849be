//! The table that needs no files.

use std::sync::Arc;

use tabuleiro_game::{Message, Record, Speak};
use tabuleiro_oware::{Ending, Endings, Oware, Share};
use tabuleiro_search::{Lendable, Loan};

use crate::{PackError, Tables, unpack};

/// All boards with up to 12 seeds: the [`small`] table, unpacked once for the whole program when a board is first asked about.
#[derive(Clone, Copy, Debug, Default)]
pub struct Small;

impl Small {
    /// The table, for whoever can lend it.
    pub fn loan() -> &'static dyn Lendable {
        &SMALL
    }
}

impl Endings for Small {
    fn seeds(&self) -> u8 {
        if SMALL.is_here() { Tables::SMALL } else { 0 }
    }

    #[inline]
    fn share(&self, at: &Oware) -> Option<Share> {
        here().ok()?.tables.share(at)
    }

    fn ending(&self, record: &Record<Oware>) -> Option<Ending> {
        here().ok()?.tables.ending(record)
    }

    fn prepare(&self) {
        if let Ok(shipped) = here() {
            shipped.tables.prepare();
        }
    }

    fn fault(&self) -> Option<Message> {
        small_fault().map(|fault| fault.message())
    }
}

/// The table of all boards with up to 12 seeds. The first call unpacks it, in less than a tenth of a second; all others share it.
///
/// # Panics
/// If the program does not carry it and nobody has lent it.
pub fn small() -> Arc<Tables> {
    match here() {
        Ok(shipped) => shipped.tables.clone(),
        Err(fault) => panic!("{fault}"),
    }
}

/// Why the [`small`] table is not here, or had to be built anew: what is inside the program could not be trusted.
pub fn small_fault() -> Option<PackError> {
    here().map_or_else(|fault| Some(*fault), |shipped| shipped.fault)
}

/// It never changes once it is there, and is the same in every program.
static SMALL: Loan<Shipped, PackError> = Loan::new("oware.table", CARRIED, Shipped::read);

/// What the example `ship` writes; 75 kB for 2.7 million boards.
const CARRIED: Option<&[u8]> =
    if cfg!(feature = "carried") { Some(include_bytes!("../small.table")) } else { None };

fn here() -> Result<&'static Shipped, &'static PackError> {
    SMALL.get().unwrap_or(Err(&PackError::NotLent))
}

/// The small table, whence ever it came: the boards are worth the same.
struct Shipped {
    tables: Arc<Tables>,
    fault: Option<PackError>,
}

impl Shipped {
    /// Unpacks the table. If what the program carries is damaged, it is built, which takes some seconds; what was lent can be
    /// lent again.
    fn read(packed: &[u8]) -> Result<Shipped, PackError> {
        let (tables, fault) = match unpack(packed) {
            Ok(tables) => (tables, None),
            Err(fault) if cfg!(feature = "carried") => {
                (Tables::in_memory(Tables::SMALL, threads()), Some(fault))
            }
            Err(fault) => return Err(fault),
        };
        Ok(Shipped { tables: Arc::new(tables), fault })
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

#[cfg(all(test, feature = "carried"))]
mod tests {
    use super::*;

    #[test]
    fn what_is_shipped_is_whole() {
        assert_eq!(small_fault(), None);
    }

    #[test]
    fn a_damaged_table_is_noticed_and_built_anew() {
        let mut damaged = CARRIED.expect("it is carried").to_vec();
        damaged[40_000] ^= 1;
        let built = Shipped::read(&damaged).unwrap_or_else(|fault| panic!("{fault}"));
        assert_eq!(built.fault, Some(PackError::Altered));
        assert!(
            built.tables.codes() == small().codes(),
            "every board of every level is worth what is shipped"
        );
    }
}
