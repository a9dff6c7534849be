//! The long checks, run by hand before a release.

use crate::oracle;
use crate::run::cargo_with;

/// Whole perft tables, everything that is proven about the games, the players' strength to the game (but for those of
/// Oolong that search longest: `cargo xtask strength`), and the outside oracle.
pub(crate) fn run() -> Result<(), String> {
    let long = ["test", "--release", "--workspace", "--test", "it"];
    cargo_with(&[("TABULEIRO_PERFT", "all")], &[&long[..], &["perft"]].concat())?;
    // Tests named so do their long part only when they are asked to.
    cargo_with(&[("TABULEIRO_VERIFY", "all")], &[&long[..], &["verify_", "--", "--nocapture"]].concat())?;
    oracle::compare(2_500)
}
