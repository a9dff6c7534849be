//! Formatting, lints and all tests: what CI runs.

use crate::run::{cargo, is_there};

/// Stops at the first that fails.
pub(crate) fn run() -> Result<(), String> {
    cargo(&["fmt", "--all", "--check"])?;
    cargo(&["clippy", "--workspace", "--all-targets", "--", "--deny", "warnings"])?;
    if is_there("cargo", &["nextest", "--version"]) {
        cargo(&["nextest", "run", "--workspace", "--no-fail-fast"])?;
        cargo(&["test", "--workspace", "--doc"])
    } else {
        cargo(&["test", "--workspace", "--no-fail-fast"])
    }
}
