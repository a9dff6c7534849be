//! The long checks, run by hand before a release.

use crate::run::cargo_with;
use crate::{oracle, strength};

/// Whole perft tables, the outside oracle, and the bots' strength.
pub(crate) fn run() -> Result<(), String> {
    let perft = ["test", "--release", "--workspace", "--test", "it", "perft"];
    cargo_with(&[("TABULEIRO_PERFT", "all")], &perft)?;
    oracle::compare(2_500)?;
    strength::run(2_000)
}
