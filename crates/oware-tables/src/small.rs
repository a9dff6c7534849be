//! The table that needs no files.

use std::sync::{Arc, OnceLock};

use tabuleiro_oware::{Endings, Oware, Share};

use crate::Tables;

/// Boards with up to 12 seeds, known as soon as one of them is asked about: then the [`small`] table is built, once for the
/// whole program.
#[derive(Clone, Copy, Debug, Default)]
pub struct Small;

impl Endings for Small {
    fn seeds(&self) -> u8 {
        Tables::SMALL
    }

    #[inline]
    fn share(&self, at: &Oware) -> Option<Share> {
        table().share(at)
    }
}

/// The table of all boards with up to 12 seeds. The first call builds it, which takes about a second; all others share it.
pub fn small() -> Arc<Tables> {
    table().clone()
}

/// It never changes once it is built, and every program builds the same.
fn table() -> &'static Arc<Tables> {
    static SMALL: OnceLock<Arc<Tables>> = OnceLock::new();
    SMALL.get_or_init(|| Arc::new(Tables::in_memory(Tables::SMALL, threads())))
}

#[cfg(feature = "files")]
fn threads() -> usize {
    std::thread::available_parallelism().map_or(1, |threads| threads.get().min(4))
}

#[cfg(not(feature = "files"))]
const fn threads() -> usize {
    1
}
