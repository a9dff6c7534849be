//! Formatting, lints, all tests, and the core in WebAssembly: what CI runs.

use crate::run::{cargo, is_there};
use crate::{core, wasm};

/// Stops at the first that fails; says at the end what this machine could not do.
pub(crate) fn run() -> Result<(), String> {
    cargo(&["fmt", "--all", "--check"])?;
    cargo(&["clippy", "--workspace", "--all-targets", "--", "--deny", "warnings"])?;
    core::lint()?;
    if is_there("cargo", &["nextest", "--version"]) {
        cargo(&["nextest", "run", "--workspace", "--no-fail-fast"])?;
        cargo(&["test", "--workspace", "--doc"])?;
    } else {
        cargo(&["test", "--workspace", "--no-fail-fast"])?;
    }
    for part in wasm::run_if_possible()? {
        eprintln!("left out: {part}");
    }
    Ok(())
}
