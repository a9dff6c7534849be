//! The long checks, run by hand before a release.

use crate::run::cargo_with;
use crate::{oracle, strength};

/// Whole perft tables, everything that is proven about the games, the outside oracle, and the bots' strength.
pub(crate) fn run() -> Result<(), String> {
    let long = ["test", "--release", "--workspace", "--test", "it"];
    cargo_with(&[("TABULEIRO_PERFT", "all")], &[&long[..], &["perft"]].concat())?;
    // Tests named so do their long part only when they are asked to.
    cargo_with(&[("TABULEIRO_VERIFY", "all")], &[&long[..], &["verify_", "--", "--nocapture"]].concat())?;
    oracle::compare(2_500)?;
    strength::run(2_000)
}
