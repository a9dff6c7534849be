//! Formatting, lints, all tests, a new game made from the template, the wire's schema, the Python package, the core in WebAssembly, and the page: what CI runs.

use crate::run::{cargo, is_there};
use crate::stages::Stages;
use crate::{core, new_game, page, python, schema, wasm};

/// Stops at the first that fails, and tells where the time went. Python, WebAssembly and the page come last and are left out, saying so,
/// on a machine that lacks something for them.
pub(crate) fn run() -> Result<(), String> {
    let mut stages = Stages::default();
    let done = run_all(&mut stages);
    eprintln!("{}", stages.table());
    done
}

fn run_all(stages: &mut Stages) -> Result<(), String> {
    stages.run("formatting", || cargo(&["fmt", "--all", "--check"]))?;
    stages.run("lints", lint)?;
    if is_there("cargo", &["nextest", "--version"]) {
        stages.run("tests, built", || cargo(&["nextest", "run", "--workspace", "--no-run"]))?;
        stages.run("tests, run", || cargo(&["nextest", "run", "--workspace", "--no-fail-fast"]))?;
        stages.run("examples in documentation", || cargo(&["test", "--workspace", "--doc"]))?;
    } else {
        stages.run("tests", || cargo(&["test", "--workspace", "--no-fail-fast"]))?;
    }
    stages.run("a new game", new_game::trial::run_all)?;
    stages.run("schema", schema::check)?;
    stages.run("Python", || python::check_sooner(true))?;
    stages.run("WebAssembly", || wasm::run(true))?;
    stages.run("the page", || page::check(true))
}

fn lint() -> Result<(), String> {
    cargo(&["clippy", "--workspace", "--all-targets", "--", "--deny", "warnings"])?;
    core::lint()
}
