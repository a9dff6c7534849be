//! The best tables at hand, for whoever searches.

use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use tabuleiro_search::Stop;

use super::file;
use super::probe::{Tables, open, small_unless};
use super::rank::MOST;

static FOLDER: OnceLock<PathBuf> = OnceLock::new();

/// Says where this program keeps its tables. To be called once, before anybody asks for the [`best`]; only the first
/// call counts. Whoever says nothing gets the small table, whatever stands on the disk.
pub fn keep_in(folder: PathBuf) {
    let _ = FOLDER.set(folder);
}

/// The largest tables at hand: those in the folder of [`keep_in`] if they know more than the [small](super::small) one, else
/// the small one, which is built at the first call.
///
/// They are opened once and stay open. What is in the files is trusted block by block, each after its checksum: a board in a
/// block that was altered is not known to them. How strong a player is that asks here depends on what the user has
/// built; levels that must play alike on every machine ask the small table.
pub fn best() -> &'static Tables {
    best_unless(&Stop::new()).expect("nobody stops it")
}

/// The same, unless the stop is pulled before the small table is there.
pub fn best_unless(stop: &Stop) -> Option<&'static Tables> {
    static KEPT: OnceLock<Option<Tables>> = OnceLock::new();
    let kept = || FOLDER.get().and_then(|folder| largest(folder)).filter(|kept| kept.seeds() > Tables::SMALL);
    KEPT.get_or_init(kept).as_ref().or_else(|| small_unless(stop))
}

/// The largest tables of a folder: up to the first level that is missing or whose file is not what it should be. `None` if not
/// even the smallest is there.
pub fn largest(dir: &Path) -> Option<Tables> {
    let levels = (0..=MOST).take_while(|&seeds| file::open(dir, seeds).is_ok()).count();
    open(dir, (levels as u8).checked_sub(1)?).ok()
}
