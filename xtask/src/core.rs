//! The crates of the core: they name no clock, thread, file, environment or socket but behind a feature, and build for WebAssembly.

use crate::games;
use crate::run::cargo;

/// The folders under `crates/` that hold what games are made of, and those that hold what is made of games.
const BELOW: [&str; 2] = ["game", "search"];
const ABOVE: [&str; 6] = ["oware-tables", "games", "table", "text", "wire", "learn"];

/// Their folders under `crates/`, in the order they build on each other.
fn folders() -> impl Iterator<Item = &'static str> {
    BELOW.into_iter().chain(games::names().iter().map(String::as_str)).chain(ABOVE)
}

/// The lints that are off elsewhere: what they forbid stands in `clippy.toml`.
const BANS: [&str; 4] = [
    "clippy::disallowed_methods",
    "clippy::disallowed_types",
    "clippy::print_stdout",
    "clippy::print_stderr",
];

/// The arguments that choose the crates for cargo. Features are off, so that what is behind one need not be excused.
pub(crate) fn chosen() -> Vec<String> {
    let packages = folders().flat_map(|name| ["--package".to_owned(), format!("tabuleiro-{name}")]);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_of_the_core() {
        let chosen = chosen();
        for name in ["tabuleiro-game", "tabuleiro-oolong", "tabuleiro-otrio", "tabuleiro-learn"] {
            assert!(chosen.iter().any(|word| word == name), "{name} is not among {chosen:?}");
        }
    }
}
