//! What is mutated, whose tests must notice, and how many of the mutants they must catch.

/// A part of the code that is judged by itself.
pub(crate) struct Plot {
    /// What it is called on the command line.
    pub(crate) name: &'static str,
    /// The folder under `crates/`.
    pub(crate) krate: &'static str,
    /// Only these files of its `src/`; none: all.
    pub(crate) files: &'static [&'static str],
    /// The other folders under `crates/` whose tests are shown what its own miss: what it promises is tested there, too.
    pub(crate) also: &'static [&'static str],
    /// Which of those others' tests, as nextest writes it; empty: all.
    pub(crate) of_theirs: &'static str,
    /// Features that its tests need.
    pub(crate) features: &'static str,
    /// How many of a hundred mutants must be caught.
    pub(crate) goal: u32,
}

const fn whole(krate: &'static str, also: &'static [&'static str], goal: u32) -> Plot {
    Plot { name: krate, krate, files: &[], also, of_theirs: "", features: "", goal }
}

const fn rules(name: &'static str, krate: &'static str, files: &'static [&'static str]) -> Plot {
    Plot { name, krate, files, also: &[], of_theirs: "", features: "", goal: 95 }
}

/// The crates that are left out: the tests of `cli` run whole programs and would take minutes for each mutant, and those of
/// `python` are Python's, which cargo does not run.
#[cfg(test)]
const LEFT_OUT: [&str; 2] = ["cli", "python"];

/// Every crate but two. The laws of the games run in
/// each game's own tests; the core has no game, so that its promises are kept by `testkit`, which has one.
pub(crate) const PLOTS: [Plot; 24] = [
    whole("table", &[], 95),
    whole("engine", &[], 95),
    rules("oolong-rules", "oolong", &["rules.rs", "check.rs", "moves.rs", "refusal.rs", "tea.rs"]),
    rules("quantik-rules", "quantik", &["rules.rs", "line.rs", "moves.rs", "refusal.rs"]),
    rules("oware-rules", "oware", &["rules.rs", "endings.rs", "moves.rs", "refusal.rs", "verdict.rs"]),
    rules("otrio-rules", "otrio", &["rules.rs", "lists.rs", "moves.rs", "refusal.rs"]),
    whole("oware-tables", &[], 95),
    whole("game", &["testkit"], 85),
    whole("search", &["testkit"], 85),
    whole("oolong", &[], 85),
    whole("quantik", &[], 85),
    whole("oware", &[], 85),
    whole("otrio", &[], 85),
    whole("games", &["table"], 85),
    whole("learn", &[], 85),
    Plot { features: "tabuleiro-wire/schema", ..whole("wire", &[], 85) },
    Plot {
        // Every move of the golden games has its board drawn.
        of_theirs: "test(playthroughs) | test(sketch) | test(seen)",
        ..whole("text", &["testkit", "oolong", "quantik", "oware", "otrio"], 85)
    },
    whole("thinkers", &[], 95),
    whole("visualiser", &[], 85),
    whole("home", &[], 85),
    whole("server", &[], 85),
    whole("tui", &[], 85),
    whole("wasm", &[], 85),
    // Not its laws: one that is weakened cannot be noticed by games that keep it.
    Plot { files: &["morris/*.rs"], ..whole("testkit", &[], 85) },
];

/// Those that are meant: all, or the one of that name.
pub(crate) fn meant(name: Option<&str>) -> Result<Vec<&'static Plot>, String> {
    let Some(name) = name else { return Ok(PLOTS.iter().collect()) };
    let plot = PLOTS.iter().find(|plot| plot.name == name);
    plot.map(|plot| vec![plot]).ok_or_else(|| {
        let names: Vec<&str> = PLOTS.iter().map(|plot| plot.name).collect();
        format!("nothing is called {name}; there are {}", names.join(", "))
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::run::root;

    #[test]
    fn every_crate_is_mutated_or_left_out_for_a_reason() {
        let folders = std::fs::read_dir(root().join("crates")).expect("the crates are there");
        let there: BTreeSet<String> = folders
            .map(|folder| folder.expect("it can be read").file_name().to_string_lossy().into_owned())
            .collect();
        let known = PLOTS.iter().map(|plot| plot.krate).chain(LEFT_OUT);
        assert_eq!(known.map(str::to_owned).collect::<BTreeSet<_>>(), there);
    }
}
