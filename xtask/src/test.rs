//! Formatting, lints, all tests, the wire's schema, and the core in WebAssembly: what CI runs.

use crate::run::{cargo, is_there};
use crate::{core, schema, wasm};

/// Stops at the first that fails. WebAssembly comes last and is left out, saying so, on a machine that lacks something for it.
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
    schema::check()?;
    wasm::run(true)
}
