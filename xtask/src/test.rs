//! Formatting, lints, all tests, a new game made from the template, the wire's schema, the Python package, the core in WebAssembly, and the page: what CI runs.

use crate::run::{cargo, is_there};
use crate::{core, new_game, page, python, schema, wasm};

/// Stops at the first that fails. Python, WebAssembly and the page come last and are left out, saying so, on a machine that lacks
/// something for them.
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
    new_game::trial::run_all()?;
    schema::check()?;
    python::check_sooner(true)?;
    wasm::run(true)?;
    page::check(true)
}
