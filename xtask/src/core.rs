//! The crates of the core: they name no clock, thread, file, environment or socket but behind a feature, and build for WebAssembly.

use crate::run::cargo;

/// Their folders under `crates/`, in the order they build on each other.
pub(crate) const CORE: [&str; 12] = [
    "game",
    "search",
    "oolong",
    "quantik",
    "oware",
    "otrio",
    "oware-tables",
    "games",
    "table",
    "text",
    "wire",
    "learn",
];

/// The lints that are off elsewhere: what they forbid stands in `clippy.toml`.
const BANS: [&str; 4] = [
    "clippy::disallowed_methods",
    "clippy::disallowed_types",
    "clippy::print_stdout",
    "clippy::print_stderr",
];

/// The arguments that choose the crates for cargo. Features are off, so that what is behind one need not be excused.
pub(crate) fn chosen() -> Vec<String> {
    let packages = CORE.iter().flat_map(|name| ["--package".to_owned(), format!("tabuleiro-{name}")]);
    packages.chain(["--lib", "--no-default-features"].map(str::to_owned)).collect()
}

/// Fails if a library of the core uses what `clippy.toml` forbids. Tests and examples may.
pub(crate) fn lint() -> Result<(), String> {
    let chosen = chosen();
    let mut arguments = vec!["clippy"];
    arguments.extend(chosen.iter().map(String::as_str));
    arguments.extend(["--", "--deny", "warnings"]);
    arguments.extend(BANS.iter().flat_map(|lint| ["--deny", *lint]));
    cargo(&arguments)
}
